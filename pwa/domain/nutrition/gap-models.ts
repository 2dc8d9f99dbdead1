import type { Coefficients, Constraint, Model } from 'yalps';
import type { Candidate, GapProblem } from './gap-problem.ts';

/** One more supplement costs 1, its largest useful dose this much: fewest supplements first, then smallest doses. */
const DOSE_WEIGHT = 0.01;
/** Tiny cost of a step, so that one without effect on any minimum is not taken. */
const LEAST_WEIGHT = 1e-6;

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

/**
 * How close each minimum can be brought: every minimum gets a slack, and a remaining slack is a gap that cannot be
 * closed. Fractional steps find what is out of reach, whole steps the best measurable doses.
 */
export function slackModel(problem: GapProblem, isInWholeSteps: boolean): Model {
  const constraints = constraintsOf(problem);
  const dose: Entry[] = isInWholeSteps ? [['cost', LEAST_WEIGHT]] : [];
  const variables = problem.candidates.map((candidate): [string, Coefficients] => {
    constraints.push([`most ${candidate.id}`, { max: candidate.most }]);
    return [candidate.id, [...effects(problem, candidate), [`most ${candidate.id}`, 1], ...dose]];
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
  return minimise(constraints, variables, isInWholeSteps ? problem.candidates.map(({ id }) => id) : []);
}

/**
 * Selects the supplements: a 0/1 variable 'use …' counts each one used. With fractional steps it is solved quickly
 * and nearly always right; with whole steps it is the complete problem in one program.
 */
export function choiceModel(problem: GapProblem, isInWholeSteps: boolean): Model {
  const constraints = constraintsOf(problem);
  // Every gap needs at least one supplement that fills it: implied by the bounds, but it shortens the search.
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
    problem.candidates.flatMap(({ id }) => (isInWholeSteps ? [`use ${id}`, id] : [`use ${id}`])),
  );
}

/** Chooses the number of whole steps of each selected supplement. */
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
