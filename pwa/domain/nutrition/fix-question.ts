import { lineCostGbp } from '../recipe/cost.ts';
import type { Move } from './fix-moves.ts';
import type { FixProblem } from './fix-problem.ts';
import type { FixQuestion, SearchMove } from './fix-steps.ts';
import { isTableSalt } from './table-salt.ts';

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
