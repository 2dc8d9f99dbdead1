import { expect, it } from 'vitest';
import { stepNeeds } from './step-needs.ts';

const supplements = [
  { id: 'eggshell-powder', grams: 5, dose: '1 level tsp (5.5 g)' },
  { id: 'zinc-gluconate', grams: 0.1, dose: '1 tablet, 15 mg zinc, crushed' },
  { id: 'vitamin-e-oil', grams: 0.1, dose: '1 capsule, 100 IU, pricked and squeezed' },
];
const steps = (...texts: string[]) =>
  texts.map((text, index) => ({ text, lines: index === 1 ? [] : [0, 0] }));

it('gives a food to each of its steps once, with all the steps it is for', () => {
  const needs = stepNeeds({
    steps: steps('Warm half of the oil.', 'Wait.', 'Add the rest.'),
    supplements: [],
  });
  expect(needs.map(({ lines }) => lines)).toEqual([
    [{ index: 0, steps: [0, 2] }],
    [],
    [{ index: 0, steps: [0, 2] }],
  ]);
});

it('assigns supplements to the step that mentions them', () => {
  const needs = stepNeeds({
    steps: steps('Boil in unsalted water.', 'Fold in all the supplements.', 'Weigh into 7 portions.'),
    supplements,
  });
  expect(needs.map((need) => need.supplements)).toEqual([[], [0, 1, 2], []]);
});

it('omits what the step excludes: all but the vitamin E', () => {
  const needs = stepNeeds({
    steps: steps(
      'Mix all the supplements but the vitamin E into the oats.',
      'Bake.',
      'Squeeze the vitamin E over.',
    ),
    supplements,
  });
  expect(needs.map((need) => need.supplements)).toEqual([[0, 1], [], [2]]);
});

it('assigns unmentioned supplements to the last step before portioning', () => {
  const needs = stepNeeds({ steps: steps('Boil.', 'Cool.', 'Weigh into 7 portions of 90 g.'), supplements });
  expect(needs.map((need) => need.supplements)).toEqual([[], [0, 1, 2], []]);
});
