import { type Model, solve } from 'yalps';

/** One program for the solver. Branches are counted, not timed, so that every device finds the same answer. */
export type Program = { model: Model; maxIterations: number; tolerance: number };

/** The variables of the best solution that are not zero; none if there is no solution. */
export type Solved = readonly [name: string, value: number][];

/** Solves one program; imports no tables, so that a worker can do it. */
export function solveProgram({ model, ...options }: Program): Solved {
  return solve<string, string>(model, options).variables;
}
