import { FIX_FOODS, type FixFood, findFixFood } from '../reference/fix-foods.ts';
import { foodKind } from '../reference/food-kind.ts';
import { findIngredient } from '../reference/ingredients.ts';
import { DOSE_FORMS } from '../reference/supplement-doses.ts';
import { findSupplement } from '../reference/supplements.ts';
import { type BatchPart, exactPart, isVague, LABELLED } from './batch-part.ts';
import type { Requirement } from './demands.ts';
import { isLiver, isTableSalt, LIVER_SHARES } from './food-shares.ts';
import type { RecipeNutrients } from './recipe-nutrients.ts';
import { slackOf } from './slack.ts';

/** One way to change a bowl, in whole steps: a new food, more or less of one, one instead of another, a supplement. */
export type Move = {
  key: string;
  kind: 'add' | 'more' | 'less' | 'swap' | 'dose';
  foodId: string;
  gramsPerStep: number;
  /** What one step adds to the bowl and takes from it. */
  brings: BatchPart | null;
  takes: BatchPart | null;
  /** Maximum number of steps. */
  most: number;
};

/** What a fix may use. */
export type Wishes = {
  /** Whether the animal may have a food or supplement; one it must not have is never added or increased. */
  mayUse?: (id: string) => boolean;
  /** Foods and supplements in the kitchen besides those of the bowl; without it everything can be bought. */
  atHand?: ReadonlySet<string>;
};

/** Change of a requirement's margin by one step, each unknown at its worst. */
export const effectOf = ({ brings, takes }: Move, one: Requirement) =>
  (brings === null ? 0 : slackOf([brings], one).least) - (takes === null ? 0 : slackOf([takes], one).least);

/** A food of the bowl may double, a little of one treble; more than that would be another recipe. */
const MOST_MORE = 1;
const MOST_MORE_OF_LITTLE = 2;
/** A food with at most this share of the energy may be left out, a main one halved. */
const SIDE_SHARE = 0.3;
const MOST_LESS = 0.5;
/** Foods below this weight change in steps of 5 g instead of 10 g. */
const SMALL_GRAMS = 60;
const EGG_GRAMS = 50;
const TEASPOON_OF_OIL_GRAMS = 4.5;

/** The smallest change of a food that people can measure. */
function stepGramsOf(id: string, grams: number): number {
  const form = DOSE_FORMS[id];
  if (form !== undefined && form.form !== 'piece') return form.unitGrams * form.step;
  const known = findFixFood(id)?.stepGrams;
  if (known !== undefined) return known;
  if (/^egg(?:-boiled)?$/.test(id)) return EGG_GRAMS;
  if (findIngredient(id)?.category === 'fat' && id.endsWith('-oil')) return TEASPOON_OF_OIL_GRAMS;
  return grams < SMALL_GRAMS ? 5 : 10;
}

const isPork = (id: string) => /\b(?:pork|boar|ham|gammon|bacon)\b/.test(id);
const isProduct = (id: string) => findSupplement(id) !== undefined;
/** Supplements are dosed; liver and oil are foods here. */
const isBottle = (id: string) => findFixFood(id) === undefined;

/** Exactly that many grams of a part; its content stays as uncertain as it is. */
const someOf = (part: BatchPart, grams: number): BatchPart => ({
  ...part,
  grams,
  leastGrams: grams,
  mostGrams: grams,
});

/** Parts whose line can be rewritten with another weight: weighed, named once, and without bone or an open strength. */
function changeable({ parts }: RecipeNutrients): (BatchPart & { id: string })[] {
  const count = (isMeant: (part: BatchPart) => boolean) => parts.filter(isMeant).length;
  return parts.filter((part): part is BatchPart & { id: string } => {
    const { id, name, grams } = part;
    if (id === null || id === LABELLED || id === 'water' || isTableSalt(id) || grams <= 0) return false;
    return (
      !isVague(part) && count((other) => other.id === id) === 1 && count((other) => other.name === name) === 1
    );
  });
}

function changesOf(
  part: BatchPart & { id: string },
  { solidGrams, energyKcal }: RecipeNutrients,
  mayUse: (id: string) => boolean,
): Move[] {
  const { id, grams, bounds } = part;
  const gramsPerStep = stepGramsOf(id, grams);
  const one = someOf(part, gramsPerStep);
  const share = isLiver(id) ? LIVER_SHARES.dose : (findFixFood(id)?.mostShare ?? 1);
  const mostMore = grams < SMALL_GRAMS ? MOST_MORE_OF_LITTLE : MOST_MORE;
  const isSide = bounds.leastKcal * grams <= 100 * SIDE_SHARE * energyKcal;
  const roomGrams = Math.min(grams * mostMore, share * solidGrams - grams);
  const steps = (amount: number) => Math.floor(amount / gramsPerStep + 1e-9);
  const mayGrow = mayUse(id) && !isPork(id);
  const move = { foodId: id, gramsPerStep };
  const moves: Move[] = [
    {
      ...move,
      key: `more ${id}`,
      kind: 'more',
      brings: one,
      takes: null,
      most: mayGrow ? steps(roomGrams) : 0,
    },
    {
      ...move,
      key: `less ${id}`,
      kind: 'less',
      brings: null,
      takes: one,
      most: steps(grams * (isProduct(id) || isSide ? 1 : MOST_LESS)),
    },
  ];
  return moves.filter(({ most }) => most > 0);
}

/** The food instead of one of the same kind, gram for gram in whole steps of its own. */
function swapsFor(food: FixFood, parts: readonly (BatchPart & { id: string })[]): Move[] {
  return parts.flatMap((part): Move[] => {
    if (food.replaces === null || foodKind(part.id) !== food.replaces) return [];
    const grams = Math.max(1, Math.round(part.grams / food.stepGrams)) * food.stepGrams;
    return [
      {
        key: `swap ${part.id} ${food.id}`,
        kind: 'swap',
        foodId: food.id,
        gramsPerStep: grams,
        brings: exactPart(food.id, food.words, grams),
        takes: part,
        most: 1,
      },
    ];
  });
}

function addOf(food: FixFood, solidGrams: number): Move {
  return {
    key: `add ${food.id}`,
    kind: 'add',
    foodId: food.id,
    gramsPerStep: food.stepGrams,
    brings: exactPart(food.id, food.words, food.stepGrams),
    takes: null,
    most: Math.floor((food.mostShare * solidGrams) / food.stepGrams),
  };
}

function doseOf(id: string): Move {
  const form = DOSE_FORMS[id];
  const gramsPerStep = (form?.unitGrams ?? 0) * (form?.step ?? 0);
  const brings = exactPart(id, id, gramsPerStep);
  // `fixProblem` lowers it to what the largest gap may need.
  return { key: `dose ${id}`, kind: 'dose', foodId: id, gramsPerStep, brings, takes: null, most: Infinity };
}

/**
 * All changes that a bowl may undergo. A food of the bowl may double (a little of one treble), a side may go, a main
 * food be halved. An added food stays within its share, a replacement weighs what it replaces. Pork never grows, and no
 * food is added beside one of its group.
 */
export function movesFor(
  nutrients: RecipeNutrients,
  { mayUse = () => true, atHand }: Wishes,
): readonly Move[] {
  const { solidGrams } = nutrients;
  const parts = changeable(nutrients);
  const here = new Set(nutrients.parts.map(({ id }) => id));
  const changed = new Set(parts.map(({ id }) => id));
  const groups = new Set(
    nutrients.parts.flatMap(({ id }) =>
      id === null ? [] : isLiver(id) ? 'liver' : (findFixFood(id)?.group ?? []),
    ),
  );
  const mayBring = (id: string) => mayUse(id) && (atHand === undefined || atHand.has(id));
  const foods = FIX_FOODS.filter(({ id }) => !here.has(id) && mayBring(id));
  return [
    ...parts.flatMap((part) => changesOf(part, nutrients, mayUse)),
    ...foods.flatMap((food) => swapsFor(food, parts)),
    ...foods.filter(({ group }) => !groups.has(group)).map((food) => addOf(food, solidGrams)),
    ...Object.keys(DOSE_FORMS)
      .filter((id) => isBottle(id) && !changed.has(id) && mayBring(id))
      .map(doseOf),
  ].filter(({ most }) => most > 0);
}
