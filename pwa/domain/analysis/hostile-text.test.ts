import { expect, it } from 'vitest';
import { fourfoldCost, PROPORTIONAL } from '../../testing/processor-time.ts';
import { fullAnalysis } from './full-analysis.ts';

const RECIPE = { species: 'dog', lifeStage: 'adult', servings: 4, ingredients: ['500 g chicken'] } as const;
/** Each fills the middle of a line and a step, between words that begin an amount, an option or a share. */
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

const filled = (start: string, run: string, length: number, end: string) =>
  start + run.repeat(Math.ceil(length / run.length)).slice(0, length - start.length - end.length) + end;

it.each(RUNS)('reads lines and steps with runs of %j in linear time', (run) => {
  const analyse = (lineLength: number, stepLength: number) => () => {
    fullAnalysis({
      ...RECIPE,
      ingredients: Array(4).fill(filled('500 g chicken if half', run, lineLength, 'optio half')),
      instructions: [filled('Simmer', run, stepLength, 'onion')],
    });
  };
  expect(fourfoldCost(analyse(120, 500), analyse(480, 2000))).toBeLessThan(PROPORTIONAL);
});

it('reads a line as the same line without its runs of white space', () => {
  const [tidy] = fullAnalysis({ ...RECIPE, ingredients: ['200 g carrots (optional), use half'] }).lines;
  const [wide] = fullAnalysis({
    ...RECIPE,
    ingredients: ['200 g \t carrots   (optional),\u00a0\u00a0use  half'],
  }).lines;
  expect(wide).toMatchObject({ grams: 200, leastGrams: 0, questions: tidy?.questions, name: tidy?.name });
});
