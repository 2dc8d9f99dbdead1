import type { Coefficients, Constraint, Model } from 'yalps';
import type { Candidate, GapProblem } from './gap-problem.ts';

/** One more supplement weighs 1, the largest useful dose of it this: fewest first, then least. */
const DOSE_WEIGHT = 0.01;

type Entry = readonly [string, number];

function constraintsOf({ bounds }: GapProblem): [string, Constraint][] {
  return bounds.map(({ key, constraint }) => [key, constraint]);
}

function effects({ bounds }: GapProblem, candidate: Candidate): Entry[] {
  return bounds.map(({ key, perStep }) => [key, perStep(candidate)]);
}

const minimise = (
  constraints: [string, Constraint][],
  variables: [string, Coefficients][],
  integers: string[],
): Model => ({ direction: 'minimize', objective: 'cost', constraints, variables, integers });

/** Parts of steps allowed, and a slack for every minimum: a slack that stays is a gap nothing closes. */
export function slackModel(problem: GapProblem): Model {
  const constraints = constraintsOf(problem);
  const variables = problem.candidates.map((candidate): [string, Coefficients] => {
    constraints.push([`most ${candidate.id}`, { max: candidate.most }]);
    return [candidate.id, [...effects(problem, candidate), [`most ${candidate.id}`, 1]]];
  });
  for (const { key, constraint } of problem.bounds) {
    if (constraint.min !== undefined)
      variables.push([
        `slack ${key}`,
        [
          [key, 1],
          ['cost', 1],
        ],
      ]);
  }
  return minimise(constraints, variables, []);
}

/** Which supplements: a 0/1 variable 'use …' counts each one taken, in whatever part of a step. */
export function choiceModel(problem: GapProblem): Model {
  const constraints = constraintsOf(problem);
  // Every gap needs at least one of those that fill it: implied by the bounds, and what makes the search short.
  const gaps = problem.bounds.filter(({ constraint }) => (constraint.min ?? 0) > 0);
  for (const { key } of gaps) constraints.push([`any ${key}`, { min: 1 }]);
  const variables = problem.candidates.flatMap((candidate): [string, Coefficients][] => {
    const use = `use ${candidate.id}`;
    constraints.push([use, { max: 0 }], [`one ${candidate.id}`, { max: 1 }]);
    const fills = gaps.filter(({ perStep }) => perStep(candidate) > 0);
    return [
      [candidate.id, [...effects(problem, candidate), [use, 1], ['cost', DOSE_WEIGHT / candidate.most]]],
      [
        use,
        [
          [use, -candidate.most],
          [`one ${candidate.id}`, 1],
          ['cost', 1],
          ...fills.map(({ key }): Entry => [`any ${key}`, 1]),
        ],
      ],
    ];
  });
  return minimise(
    constraints,
    variables,
    problem.candidates.map(({ id }) => `use ${id}`),
  );
}

/** How much of each of the chosen ones, in whole steps. */
export function doseModel(problem: GapProblem): Model {
  const constraints = constraintsOf(problem);
  const variables = problem.candidates.map((candidate): [string, Coefficients] => {
    constraints.push([`most ${candidate.id}`, { max: candidate.most }]);
    return [
      candidate.id,
      [...effects(problem, candidate), [`most ${candidate.id}`, 1], ['cost', 1 / candidate.most]],
    ];
  });
  return minimise(
    constraints,
    variables,
    problem.candidates.map(({ id }) => id),
  );
}
