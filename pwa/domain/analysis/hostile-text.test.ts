import { expect, it } from 'vitest';
import { fullAnalysis } from './full-analysis.ts';

const RECIPE = { species: 'dog', lifeStage: 'adult', servings: 4, ingredients: ['500 g chicken'] } as const;
/** Beside a run of them each line still reads as one with an amount, an option and a share. */
const RUNS = [
  ' ',
  '\t',
  '\u00a0',
  '\n',
  ' \n',
  '0',
  'a',
  '(',
  '()',
  ',',
  ', ',
  '.',
  '-',
  '½',
  '/',
  '1 ',
  '+ ',
  ':',
  ';',
];
const BODY_CHARACTERS = 16_000;
/** Several times what a quiet computer takes, and a tenth of what cubic patterns took. */
const MOST_MS = 2000;

const filled = (start: string, run: string, length: number, end: string) =>
  start + run.repeat(Math.ceil(length / run.length)).slice(0, length - start.length - end.length) + end;

it.each(RUNS)('reads lines and steps with runs of %j in time', (run) => {
  const line = filled('500 g chicken if half', run, 480, 'optio half');
  const step = filled('Simmer', run, 1990, 'onion');
  const began = performance.now();
  fullAnalysis({ ...RECIPE, ingredients: Array(BODY_CHARACTERS / 500).fill(line) });
  fullAnalysis({
    ...RECIPE,
    ingredients: ['500 g chicken'],
    instructions: Array(BODY_CHARACTERS / 2000).fill(step),
  });
  expect(performance.now() - began).toBeLessThan(MOST_MS);
});

it('reads a line as the same line without its runs of white space', () => {
  const [tidy] = fullAnalysis({ ...RECIPE, ingredients: ['200 g carrots (optional), use half'] }).lines;
  const [wide] = fullAnalysis({
    ...RECIPE,
    ingredients: ['200 g \t carrots   (optional),\u00a0\u00a0use  half'],
  }).lines;
  expect(wide).toMatchObject({ grams: 200, leastGrams: 0, questions: tidy?.questions, name: tidy?.name });
});
