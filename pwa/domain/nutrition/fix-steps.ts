import { type Coefficients, type Constraint, solve } from 'yalps';

/** What a fix may have only so many of; a pinch of salt is in every kitchen and not counted. */
export type Limited = 'food' | 'supplement';

/** One change, in numbers only, so that a worker can search without the tables. */
export type SearchMove = {
  /** What it counts; together the fewest are wanted. */
  weight: number;
  /** What a step counts, far less: the smallest and cheapest of equally few changes are wanted. */
  stepCost: number;
  /** Maximum number of steps. */
  most: number;
  /** The limit that it counts towards, if any. */
  limited: Limited | null;
  /** Effect of a step on each bound. */
  effects: readonly number[];
};

/** The effects of the changes made must add up to at least these; positive for what the bowl breaks now. */
export type FixQuestion = { moves: readonly SearchMove[]; leasts: readonly number[] };

const STEP_BRANCHES = 100;
const TOLERANCE = 0.02;
const NOTHING = 1e-7;

export type Steps = ReadonlyMap<number, number>;
export type Weight = (move: number) => number;

/** Whether a solution has some of it, and not rounding noise. */
export const isUsed = (amount = 0) => amount > NOTHING;

const COST = -1;

type Kind = { isWhole?: boolean; isElastic?: boolean };

/**
 * Steps of some changes at the least cost; null if they can't reach every bound. `isElastic`: every bound broken now may stay
 * open at a cost, and the answer has how much under its own number, after those of the changes.
 */
export function stepsOf(
  { moves, leasts }: FixQuestion,
  some: readonly number[],
  stepCost: Weight,
  { isWhole = false, isElastic = false }: Kind = {},
): Steps | null {
  const known = some.flatMap((at) => {
    const move = moves[at];
    return move === undefined ? [] : [{ at, ...move }];
  });
  const slackAt = moves.length;
  const capAt = moves.length + leasts.length;
  const constraints: [number, Constraint][] = [];
  const variables: [number, [number, number][]][] = known.map(({ at, most }) => {
    constraints.push([capAt + at, { max: most }]);
    return [
      at,
      [
        [capAt + at, 1],
        [COST, stepCost(at)],
      ],
    ];
  });
  for (const [bound, least] of leasts.entries()) {
    let worst = 0;
    let best = 0;
    for (const { effects, most } of known) {
      const effect = (effects[bound] ?? 0) * most;
      if (effect < 0) worst += effect;
      else best += effect;
    }
    // No amount of these changes breaks it, or reaches it: either saves work.
    if (worst >= least) continue;
    if (best < least && !isElastic) return null;
    constraints.push([slackAt + bound, { min: least }]);
    known.forEach(({ effects }, index) => {
      const effect = effects[bound] ?? 0;
      if (effect !== 0) variables[index]?.[1].push([slackAt + bound, effect]);
    });
    if (isElastic && least > 0) {
      variables.push([
        slackAt + bound,
        [
          [slackAt + bound, 1],
          [COST, 1],
        ],
      ]);
    }
  }
  const model = {
    direction: 'minimize' as const,
    objective: COST,
    constraints,
    variables: variables as [number, Coefficients<number>][],
    ...(isWhole ? { integers: [...some] } : {}),
  };
  const { result, variables: solved } = solve(model, {
    maxIterations: STEP_BRANCHES,
    tolerance: isWhole ? TOLERANCE : 0,
  });
  return Number.isNaN(result) ? null : new Map(solved);
}
