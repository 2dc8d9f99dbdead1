import { expect, it } from 'vitest';
import { premixNeeds, scaledPremix } from './step-needs.ts';

const step = (text: string) => ({ text, lines: [] });
const kelp = { id: 'kelp-tablet', grams: 1, dose: '2 tablets, 150 µg iodine each, crushed' };
const drops = { id: 'vitamin-d3-drops', grams: 0.1, dose: '1 drop of 400 IU' };

it('stirs a premix in before portioning, and leaves out the supplements that each step adds', () => {
  const { needs, leftOut } = premixNeeds({
    steps: [
      step('Simmer the beef with the crushed kelp tablets.'),
      step('Leave it until hand-warm.'),
      step('Stir in the vitamin D drop.'),
      step('Fold in the parsley.'),
      step('Weigh out into 7 portions.'),
    ],
    supplements: [kelp, drops],
  });
  expect(needs.map(({ supplements }) => supplements)).toEqual([[], [], [], [0], []]);
  expect(leftOut).toEqual([[0], [], [1], [], []]);
});

it('stirs a premix in with the last supplement if that comes after portioning', () => {
  const { needs } = premixNeeds({
    steps: [step('Cook.'), step('Weigh out into 7 portions.'), step('Add a vitamin D drop to each.')],
    supplements: [drops],
  });
  expect(needs.map(({ supplements }) => supplements)).toEqual([[], [], [0]]);
});

it('scales a premix in grams and scoops: twice 9 g is 18 g, 3 scoops of 6 g', () => {
  const premix = { name: 'Felini Complete', grams: 9, scoopGrams: 6 };
  expect(scaledPremix(premix, 2)).toMatchObject({ amount: '18 g', weight: '3 scoops', grams: 18 });
  expect(scaledPremix({ ...premix, scoopGrams: null }, 0.5)).toMatchObject({ amount: '4.5 g', weight: null });
});
