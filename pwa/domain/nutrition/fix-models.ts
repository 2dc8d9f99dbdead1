import type { Coefficients, Constraint, Model } from 'yalps';
import { lineCostGbp } from '../recipe/cost.ts';
import type { Move } from './fix-moves.ts';
import type { FixBound, FixProblem } from './fix-problem.ts';
import { isTableSalt } from './table-salt.ts';

/** The most new foods and supplements of a fix; a pinch of salt is in every kitchen and not counted. */
export type Limits = { newFoods: number; supplements: number };

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

type Entry = readonly [string, number];

const use = (move: Move) => `use ${move.key}`;
const isBottle = ({ kind, foodId }: Move) => kind === 'dose' && !isTableSalt(foodId);
const isNew = ({ kind }: Move) => kind === 'add' || kind === 'swap';

const minimise = (
  constraints: [string, Constraint][],
  variables: [string, Coefficients][],
  kinds: Pick<Model, 'integers' | 'binaries'>,
): Model => ({ direction: 'minimize', objective: 'cost', constraints, variables, ...kinds });

const limits = (bounds: readonly FixBound[]) =>
  bounds.map(({ key, least }): [string, Constraint] => [key, { min: least }]);

const effects = (bounds: readonly FixBound[], move: Move): Entry[] =>
  bounds.map(({ key, effect }): Entry => [key, effect(move)]).filter(([, effect]) => effect !== 0);

const stepCost = ({ kind, foodId, gramsPerStep, most }: Move) =>
  SIZE_WEIGHT / most + (kind === 'less' ? 0 : POUND_WEIGHT * (lineCostGbp(foodId, gramsPerStep) ?? 0));

/** What one change costs at first. */
export const changeWeight = ({ kind }: Move) => CHANGE_WEIGHT[kind];

/**
 * Chooses the changes: a 0/1 variable 'use …' counts each one made, in fractional steps, which is quick and nearly always
 * right.
 * @param refused sets of changes whose whole steps did not fit; none of them is chosen again
 */
export function choiceModel(
  { moves, bounds }: FixProblem,
  { newFoods, supplements }: Limits,
  refused: readonly (readonly Move[])[],
): Model {
  const gaps = bounds.filter(({ least }) => least > 0);
  const constraints = [
    ...limits(bounds),
    // Every gap needs a change that fills it: implied by the bounds, but it shortens the search.
    ...gaps.map(({ key }): [string, Constraint] => [`any ${key}`, { min: 1 }]),
    ...refused.map((set, at): [string, Constraint] => [`not ${at}`, { max: set.length - 1 }]),
    ['new foods', { max: newFoods }] as [string, Constraint],
    ['supplements', { max: supplements }] as [string, Constraint],
  ];
  const variables = moves.flatMap((move): [string, Coefficients][] => {
    const counted: Entry[] = [
      ['cost', CHANGE_WEIGHT[move.kind]],
      ...gaps.filter(({ effect }) => effect(move) > 0).map(({ key }): Entry => [`any ${key}`, 1]),
      ...refused.map((set, at): Entry => [`not ${at}`, set.includes(move) ? 1 : -1]),
      ...(isNew(move) ? [['new foods', 1] as const] : []),
      ...(isBottle(move) ? [['supplements', 1] as const] : []),
    ];
    // One step at most: the amount is the choice itself.
    if (move.most === 1) return [[use(move), [...effects(bounds, move), ...counted]]];
    constraints.push([use(move), { max: 0 }]);
    return [
      [move.key, [...effects(bounds, move), [use(move), 1], ['cost', stepCost(move)]]],
      [use(move), [[use(move), -move.most], ...counted]],
    ];
  });
  return minimise(constraints, variables, { binaries: moves.map(use) });
}

/** The changes that a solution of `choiceModel` makes. */
export const chosenOf = (moves: readonly Move[], variables: ReadonlyMap<string, number>) =>
  moves.filter((move) => (variables.get(use(move)) ?? 0) > 0.5);

/** The number of whole steps of each chosen change: at least one, as few as the bounds allow. */
export function stepsModel({ moves, bounds }: FixProblem): Model {
  const constraints = limits(bounds);
  const variables = moves.map((move): [string, Coefficients] => {
    constraints.push([use(move), { min: 1, max: move.most }]);
    return [move.key, [...effects(bounds, move), [use(move), 1], ['cost', stepCost(move)]]];
  });
  return minimise(constraints, variables, { integers: moves.map(({ key }) => key) });
}

/**
 * All changes in fractional steps at a weighted cost. A solution with few changes follows from solving it again with
 * weights that spare what was used much (Candès, Wakin and Boyd 2008, 'Enhancing sparsity by reweighted l1').
 */
export function relaxedModel({ moves, bounds }: FixProblem, weightOf: (move: Move) => number): Model {
  const constraints = limits(bounds);
  const variables = moves.map((move): [string, Coefficients] => {
    constraints.push([use(move), { max: move.most }]);
    return [move.key, [...effects(bounds, move), [use(move), 1], ['cost', weightOf(move) / move.most]]];
  });
  return minimise(constraints, variables, {});
}

/** How far every wanted limit can be reached in fractional steps of all changes together: what stays open has a slack. */
export function reachModel({ moves, bounds }: FixProblem): Model {
  const constraints = limits(bounds);
  const variables = moves.map((move): [string, Coefficients] => {
    constraints.push([use(move), { max: move.most }]);
    return [move.key, [...effects(bounds, move), [use(move), 1]]];
  });
  for (const { key, nutrient, least } of bounds) {
    if (nutrient !== null && least > 0)
      variables.push([
        `slack ${key}`,
        [
          [key, 1],
          ['cost', 1],
        ],
      ]);
  }
  return minimise(constraints, variables, {});
}
