import { lineCostGbp } from '../recipe/cost.ts';
import type { NutrientId } from '../reference/nutrient.ts';
import { DOSE_FORMS } from '../reference/supplement-doses.ts';
import { findSupplement } from '../reference/supplements.ts';
import { isNutrient, STANDARDS, type TargetId } from '../reference/targets.ts';
import { type BatchPart, LABELLED } from './batch-part.ts';
import {
  type CompletenessOptions,
  demandsFor,
  isProduct,
  NO_KNOWN_MAXIMUM,
  PILED_UP,
} from './completeness.ts';
import { DENSITY_BASE_KCAL, type Requirement, requirement } from './demands.ts';
import { effectOf, type Move, movesFor, type Wishes } from './fix-moves.ts';
import type { FixQuestion, SearchMove } from './fix-steps.ts';
import {
  FAT_CAUTION_GRAMS,
  isLiver,
  isOffal,
  isTableSalt,
  LIVER_SHARES,
  OFFAL_CAUTION,
  SALT_CAP_GRAMS_PER_1000_KCAL,
} from './food-shares.ts';
import type { RecipeNutrients } from './recipe-nutrients.ts';
import { slackOf } from './slack.ts';

/** Margin above a minimum and below a maximum, as a share of the limit, for what rounding changes. */
const MARGIN = 0.005;
/** A fix keeps the energy of the batch within these shares of what it was. */
const ENERGY = { least: 0.75, most: 1.4 } as const;
/** Other changes move a bound by up to this share of it; a supplement may fill that as well. */
const ROOM_FOR_OTHERS = 0.3;

/** Key of the bound on liver, kidney and the like. */
export const OFFAL_KEY = 'offal';

/** One limit on the changes: the sum of their effects is at least `least`; positive if the bowl breaks it now. */
type FixBound = {
  key: string;
  /** Row of the chosen standard that it belongs to; null for a cap or the other standard. */
  nutrient: TargetId | null;
  least: number;
  effect: (move: Move) => number;
};

/** The changes that may be made to a bowl, and what they must achieve and keep. */
export type FixProblem = { moves: readonly Move[]; bounds: readonly FixBound[] };

type Row = { nutrient: TargetId | null; key: string; one: Requirement; isWanted: boolean };

/** Magnitude of a requirement in this batch, so that grams and micrograms weigh the same in the solver. */
function wholeOf({ merged, energyKcal }: RecipeNutrients, { terms, perKcal }: Requirement): number {
  if (perKcal !== 0) return Math.abs(perKcal) * energyKcal;
  const over = { terms: terms.filter(([, weight]) => weight > 0), perKcal: 0 };
  const under = { terms: terms.filter(([, weight]) => weight < 0), perKcal: 0 };
  return Math.max(slackOf(merged, over).least, -slackOf(merged, under).least, Number.MIN_VALUE);
}

/**
 * A limit that must hold afterwards with a margin, as far as the bowl has that margin; one that the bowl breaks and
 * that isn't wanted must not get worse.
 */
function boundOf(nutrients: RecipeNutrients, { nutrient, key, one, isWanted }: Row): FixBound {
  const whole = wholeOf(nutrients, one);
  const now = slackOf(nutrients.merged, one).least / whole;
  // Seaweed may hold any amount of iodine: no change makes up for that.
  if (!Number.isFinite(now)) return { key, nutrient, least: isWanted ? Infinity : 0, effect: () => 0 };
  const target = now < 0 ? (isWanted ? MARGIN : now) : Math.min(MARGIN, now);
  return { key, nutrient, least: target - now, effect: (move) => effectOf(move, one) / whole };
}

/** Rows of the chosen standard, which must be met; of the other one, whatever it finds met must stay so. */
function standardRows(options: CompletenessOptions): Row[] {
  return STANDARDS.flatMap((standard) =>
    demandsFor({ ...options, standard }).flatMap(({ nutrient, demand }) => {
      const isWanted = standard === options.standard;
      const rows = (side: 'min' | 'max', limits: readonly Requirement[]) =>
        limits.map((one, at) => ({
          nutrient: isWanted ? nutrient : null,
          key: `${standard} ${nutrient} ${side} ${at}`,
          one,
          isWanted,
        }));
      return [...rows('min', demand.minimums), ...rows('max', demand.maximums)];
    }),
  );
}

/** What supplements alone may bring of a nutrient without a maximum. */
function pileBounds(nutrients: RecipeNutrients, options: CompletenessOptions): FixBound[] {
  const products = nutrients.parts.filter(isProduct);
  return demandsFor(options).flatMap(({ nutrient, demand }): FixBound[] => {
    const [one] = demand.minimums;
    const isFree = !isNutrient(nutrient) || NO_KNOWN_MAXIMUM.has(nutrient);
    if (one === undefined || demand.maximums.length > 0 || isFree) return [];
    const whole = one.perKcal * nutrients.energyKcal;
    const brought = { terms: one.terms, perKcal: 0 };
    const now = slackOf(products, brought).most / whole;
    const isAlready = now > PILED_UP;
    return [
      {
        key: `${nutrient} piled up`,
        nutrient,
        least: isAlready ? 0 : now - PILED_UP * (1 - MARGIN),
        effect: ({ brings, takes }) => {
          const of = (part: Move['brings']) =>
            part !== null && isProduct(part) ? Math.min(slackOf([part], brought).most / whole, PILED_UP) : 0;
          return of(takes) - of(brings);
        },
      },
    ];
  });
}

const isFood = (id: string) => id !== 'water' && findSupplement(id) === undefined;
const isOffalPart = ({ id, name }: BatchPart) => id !== LABELLED && isOffal(id, name);

const gramsOf = ({ brings, takes }: Move, isMeant: (id: string) => boolean) =>
  (isMeant(brings?.id ?? 'water') ? (brings?.grams ?? 0) : 0) -
  (isMeant(takes?.id ?? 'water') ? (takes?.grams ?? 0) : 0);

/**
 * Liver, kidney and the like stay within the caution's share of the food; what is above it already may not grow. A bowl with
 * too much liver must come down to it, as no verdict allows more.
 */
function offalBound({ parts, solidGrams, liverGrams, mixedOffalGrams }: RecipeNutrients): FixBound {
  const grams = parts.reduce((sum, part) => (isOffalPart(part) ? sum + part.grams : sum), mixedOffalGrams);
  const room = OFFAL_CAUTION * (1 - MARGIN) - grams / solidGrams;
  const isTooMuch = liverGrams > LIVER_SHARES.tooMuch * solidGrams;
  return {
    key: OFFAL_KEY,
    nutrient: null,
    least: -(isTooMuch ? room : Math.max(0, room)),
    effect: (move) =>
      (OFFAL_CAUTION * gramsOf(move, isFood) - gramsOf(move, (id) => isOffal(id, ''))) / solidGrams,
  };
}

/** Caps on salt, liver and fat, and on how far the energy of the batch may move. */
function capBounds(nutrients: RecipeNutrients): FixBound[] {
  const { merged, energyKcal, saltGrams, solidGrams, liverGrams } = nutrients;
  const energy = requirement([], -1);
  const kcal = (move: Move) => effectOf(move, energy) / energyKcal;
  const lean = requirement([['fat', -1]], -FAT_CAUTION_GRAMS / DENSITY_BASE_KCAL);
  const salt = (SALT_CAP_GRAMS_PER_1000_KCAL * energyKcal) / DENSITY_BASE_KCAL;
  const cap = (key: string, room: number, taken: (move: Move) => number): FixBound => ({
    key,
    nutrient: null,
    least: -Math.max(0, room),
    effect: (move) => -taken(move),
  });
  return [
    cap(
      'salt',
      (saltGrams > salt ? 0 : salt - saltGrams) / salt,
      (move) => gramsOf(move, isTableSalt) / salt,
    ),
    cap(
      'liver',
      (LIVER_SHARES.dose * solidGrams - liverGrams) / solidGrams,
      (move) => (gramsOf(move, isLiver) - LIVER_SHARES.dose * gramsOf(move, isFood)) / solidGrams,
    ),
    offalBound(nutrients),
    boundOf(nutrients, { nutrient: null, key: 'lean', one: lean, isWanted: false }),
    cap('most energy', ENERGY.most - 1, kcal),
    cap('least energy', 1 - ENERGY.least, (move) => -kcal(move)),
  ].filter(({ key }) => key !== 'lean' || slackOf(merged, lean).least >= 0);
}

/** Nutrient that corrects a ratio. */
const FILLED_BY: Partial<Record<TargetId, NutrientId>> = {
  'ca-p-ratio': 'calcium',
  'n6-n3-ratio': 'epa-dha',
};

/** Steps of a supplement that the largest gap it is taken for may need. */
function dosedAtMost(move: Move, bounds: readonly FixBound[]): number {
  const fills = DOSE_FORMS[move.foodId]?.fills ?? [];
  let most = 0;
  for (const { nutrient, least, effect } of bounds) {
    const wanted = nutrient === null ? undefined : (FILLED_BY[nutrient] ?? nutrient);
    const step = fills.some((fill) => fill === wanted) ? effect(move) : 0;
    if (step > 0) most = Math.max(most, Math.ceil((least + ROOM_FOR_OTHERS) / step));
  }
  return most;
}

/** The bound with its effects computed; none if no changes could break it, which saves the solver a row. */
function bindingBound(bound: FixBound, moves: readonly Move[]): FixBound[] {
  const effects = new Map(moves.map((move) => [move.key, bound.effect(move)]));
  const worst = moves.reduce((sum, { key, most }) => sum + Math.min(0, (effects.get(key) ?? 0) * most), 0);
  return worst >= bound.least ? [] : [{ ...bound, effect: ({ key }) => effects.get(key) ?? 0 }];
}

/** No food is taken out twice: by another in its place, and by having less of it. */
function takenBounds({ parts }: RecipeNutrients, moves: readonly Move[]): FixBound[] {
  const taken = new Set(moves.flatMap(({ takes }) => takes?.id ?? []));
  return parts
    .filter(({ id }) => id !== null && taken.has(id))
    .map(({ id, grams }) => ({
      key: `left of ${id}`,
      nutrient: null,
      least: -1,
      effect: ({ takes }) => (takes?.id === id ? -takes.grams / grams : 0),
    }));
}

/** What a fix of this batch must achieve by the chosen standard and keep by both, and the changes it may make. */
export function fixProblem(
  nutrients: RecipeNutrients,
  options: CompletenessOptions,
  wishes: Wishes,
): FixProblem {
  const bounds = [
    ...standardRows(options).map((row) => boundOf(nutrients, row)),
    ...pileBounds(nutrients, options),
    ...capBounds(nutrients),
  ];
  const moves = movesFor(nutrients, wishes)
    .map((move) => (move.kind === 'dose' ? { ...move, most: dosedAtMost(move, bounds) } : move))
    .filter(({ most }) => most > 0);
  const all = [...bounds, ...takenBounds(nutrients, moves)];
  return { moves, bounds: all.flatMap((bound) => bindingBound(bound, moves)) };
}

/** Each change counts 1, one of a food already there a little less: a bottle is one more thing to buy and to get wrong. */
const CHANGE_WEIGHT: Readonly<Record<Move['kind'], number>> = {
  more: 0.9,
  less: 0.9,
  add: 1,
  swap: 1,
  dose: 1,
};
/** Then the smallest changes, then pounds: together they weigh less than one change. */
const SIZE_WEIGHT = 0.02;
const POUND_WEIGHT = 0.005;

function limitedAs({ kind, foodId }: Move): SearchMove['limited'] {
  if (kind === 'add' || kind === 'swap') return 'food';
  return kind === 'dose' && !isTableSalt(foodId) ? 'supplement' : null;
}

/** The problem in numbers only, for the search. */
export function fixQuestion({ moves, bounds }: FixProblem): FixQuestion {
  return {
    leasts: bounds.map(({ least }) => least),
    moves: moves.map((move) => {
      const { kind, foodId, gramsPerStep, most } = move;
      const pounds = kind === 'less' ? 0 : (lineCostGbp(foodId, gramsPerStep) ?? 0);
      return {
        weight: CHANGE_WEIGHT[kind],
        stepCost: SIZE_WEIGHT / most + POUND_WEIGHT * pounds,
        most,
        limited: limitedAs(move),
        effects: bounds.map(({ effect }) => effect(move)),
      };
    }),
  };
}
