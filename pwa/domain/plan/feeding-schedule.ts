import { recipeKcalOf } from '../pet/daily-energy.ts';
import { feeding } from '../pet/feeding.ts';
import { recipeEnergy } from '../recipe/energy-density.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { newFoodShare } from './change-over.ts';
import type { Plan, PlanRow } from './plan.ts';
import type { PlannedPet } from './planned-animal.ts';

/** One recipe fed to one animal over consecutive days. Grams are of the cooked food. */
export type Feed = {
  petId: string;
  recipeId: number;
  role: Recipe['role'];
  /** Counted from 0 at the start of the plan. */
  firstDay: number;
  days: number;
  /** Size of a meal on a day without treats. */
  portionGrams: number;
  /** Size of a meal on a day with a treat; null if there is none, or it takes nothing from the meals. */
  portionBesideTreatGrams: number | null;
  /** Grams eaten on each of the days. */
  gramsByDay: readonly number[];
  totalGrams: number;
  energyKcal: number;
};

export type PlanRecipes = ReadonlyMap<number, Recipe>;

function isFor(row: PlanRow, recipe: Recipe, pet: PlannedPet): boolean {
  return recipe.species === pet.species && (row.petIds === null || row.petIds.includes(pet.id));
}

type Turn = { recipe: Recipe; firstDay: number; days: number };

/** Schedules the recipes of one role back to back, in the order of the plan. */
function turnsOf(plan: Plan, recipes: PlanRecipes, pet: PlannedPet, role: Recipe['role']): Turn[] {
  const turns: Turn[] = [];
  let firstDay = 0;
  for (const row of plan.rows) {
    const recipe = recipes.get(row.recipeId);
    if (recipe === undefined || recipe.role !== role || !isFor(row, recipe, pet)) continue;
    turns.push({ recipe, firstDay, days: row.days });
    firstDay += row.days;
  }
  return turns;
}

const daysOf = (turns: readonly Turn[]) => turns.reduce((sum, { days }) => sum + days, 0);

/** Treats on a day that has some, as shares of the bowl's energy. */
type Treats = {
  share: number;
  /** What comes off the bowl: a treat takes the place of what the animal eats besides first. */
  fromBowl: number;
};

function treatsOf({ dailyKcal, besidesKcal = 0 }: PlannedPet): Treats {
  const treatKcal = recipeKcalOf('occasional', dailyKcal + besidesKcal);
  return { share: treatKcal / dailyKcal, fromBowl: Math.max(0, treatKcal - besidesKcal) / dailyKcal };
}

function feedOf(
  { recipe, firstDay, days }: Turn,
  pet: PlannedPet,
  shareOn: (day: number) => number,
  /** Comes off a meal on a day with a treat. */
  treatShare: number,
  /** Of each meal on a day without treats. */
  mealShare: number,
): Feed[] {
  const whole = feeding(
    { ...recipeEnergy(recipe), cookedWeightGrams: recipe.cookedWeightGrams },
    { dailyEnergyKcal: pet.dailyKcal, mealsPerDay: pet.mealsPerDay },
  );
  if (whole === null) return [];
  const shares = Array.from({ length: days }, (_, at) => shareOn(firstDay + at));
  const shareSum = shares.reduce((sum, share) => sum + share, 0);
  return [
    {
      petId: pet.id,
      recipeId: recipe.id,
      role: recipe.role,
      firstDay,
      days,
      portionGrams: whole.portionGrams * mealShare,
      portionBesideTreatGrams:
        treatShare > 0 ? whole.portionGrams * Math.max(0, mealShare - treatShare) : null,
      gramsByDay: shares.map((share) => share * whole.dailyGrams),
      totalGrams: shareSum * whole.dailyGrams,
      energyKcal: shareSum * pet.dailyKcal,
    },
  ];
}

/**
 * Feeding schedule of each animal: everyday recipes back to back; treats and toppers alongside at a tenth of the
 * whole day's energy, in place of what it eats besides. What they exceed that by is deducted from the everyday food, as is
 * bought complete food. During a transition an animal eats only the new food's
 * share. A recipe of unknown energy is not fed.
 */
export function feedingSchedule(plan: Plan, pets: readonly PlannedPet[], recipes: PlanRecipes): Feed[] {
  return pets.flatMap((pet) => {
    const treats = turnsOf(plan, recipes, pet, 'occasional');
    const treatDays = daysOf(treats);
    const { share, fromBowl } = treatsOf(pet);
    const takenOn = (day: number) => (day < treatDays ? fromBowl : 0);
    const boughtShare = pet.completeFoodShare ?? 0;
    const everydayOn = (day: number) =>
      newFoodShare(pet.changeOverDays, day) * Math.max(0, 1 - takenOn(day) - boughtShare);
    const meals = turnsOf(plan, recipes, pet, 'everyday');
    return [
      ...meals.flatMap((turn) => feedOf(turn, pet, everydayOn, takenOn(turn.firstDay), 1 - boughtShare)),
      ...treats.flatMap((turn) => feedOf(turn, pet, () => share, 0, share)),
    ];
  });
}

/** Days the plan has food for; for one animal if `petId` is given. */
export function planDays(feeds: readonly Feed[], petId?: string): number {
  const ends = feeds
    .filter((feed) => petId === undefined || feed.petId === petId)
    .map(({ firstDay, days }) => firstDay + days);
  return Math.max(0, ...ends);
}

/** Amount of one recipe to cook for all animals together; `leftGrams` are too little for another day. */
export type Batch = {
  recipeId: number;
  grams: number;
  batches: number;
  energyKcal: number;
  leftGrams: number;
};

/**
 * Batches of the plan in the order they are first eaten; 1.5 is a batch and a half.
 * @param rows of the plan; some may ask for whole batches
 */
export function planBatches(
  feeds: readonly Feed[],
  recipes: PlanRecipes,
  rows: readonly PlanRow[] = [],
): Batch[] {
  const ordered = [...feeds].sort((a, b) => a.firstDay - b.firstDay);
  const batches = new Map<number, Pick<Batch, 'grams' | 'energyKcal'>>();
  for (const { recipeId, totalGrams, energyKcal } of ordered) {
    if (!recipes.has(recipeId)) continue;
    const before = batches.get(recipeId) ?? { grams: 0, energyKcal: 0 };
    const grams = before.grams + totalGrams;
    batches.set(recipeId, { grams, energyKcal: before.energyKcal + energyKcal });
  }
  return [...batches].map(([recipeId, { grams: eatenGrams, energyKcal }]) => {
    const weight = recipes.get(recipeId)?.cookedWeightGrams ?? eatenGrams;
    const chosen = rows.find((row) => row.recipeId === recipeId)?.batches ?? 0;
    const grams = Math.max(eatenGrams, chosen * weight);
    return { recipeId, grams, batches: grams / weight, energyKcal, leftGrams: grams - eatenGrams };
  });
}
