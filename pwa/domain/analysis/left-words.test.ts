import { describe, expect, it } from 'vitest';
import { readLines } from './read-lines.ts';

const read = (text: string) => {
  const [line, ...others] = readLines([text]).lines;
  if (line === undefined || others.length > 0) throw new Error(`not one line in ${text}`);
  return line;
};
const foodOf = (text: string) => read(text).ingredientId;
const askedOf = (text: string) => read(text).questions.map(({ code }) => code);

describe('a word left over beside a known food', () => {
  it.each([
    ...['100 g black rice', '100 g rice, black', '100 g yogurt (strawberry)', '100 g chicken thighs, bbq'],
    ...['100 g spiced chicken breast', '100 g creamed corn', '100 g sprouted lentils', '100 g mixed rice'],
    ...['½ cup dried cranberries, unsweetened', '500 g lamb mince, 5% fat', '100 g red quinoa'],
  ])('%s is not certainly that food', (text) => {
    expect(foodOf(text)).toBeNull();
  });

  it.each([
    ['100 g black rice', '100 g rice'],
    ['100 g rice, black', '100 g rice'],
    ['500 g lamb mince, 5% fat', '500 g lamb mince'],
    ['100 g ling cod', '100 g cod'],
  ])('%s is offered as %s', (text, near) => {
    expect(read(text).questions).toMatchObject([
      { code: 'near-food', choices: [{ text: near, isRead: false }] },
    ]);
  });

  it.each(['100 g goat liver', '300 g chicken frames', '100 g chickpea pasta', '100 g salmon teriyaki'])(
    '%s is offered as no other food, not even as one without its noun',
    (text) => {
      expect(askedOf(text)).not.toContain('near-food');
    },
  );

  it.each([
    ['100 g red lentils, rinsed', 'lentils-red-dry'],
    ['100 g cooked red lentils', 'lentils-cooked'],
    ['500 g lamb mince, 20% fat', 'lamb-mince'],
    ['80 g frozen mixed vegetables (peas, carrots, beans)', 'mixed-vegetables-frozen'],
    ['2 cups old-fashioned rolled oats', 'oats'],
    ['1 tsp seaweed (kelp) powder', 'kelp-powder'],
  ])('%s has none left over', (text, id) => {
    expect(foodOf(text)).toBe(id);
  });
});

it('weighs ground psyllium by its own density, and shows the middle of a heaped spoon', () => {
  // 9.6 g to a tablespoon of powder, 0.35 g/ml of whole husk.
  expect(read('1 tbsp psyllium powder').grams).toBeCloseTo(9.6, 1);
  expect(read('1 tbsp psyllium husk').grams).toBeCloseTo(5.2, 1);
  const heaped = read('1 heaped tbsp peanut butter');
  expect(heaped.grams).toBeCloseTo((heaped.leastGrams + (heaped.mostGrams ?? 0)) / 2);
});

it.each(['1 cup basmati rice, boiled', '1 cup lentils, cooked', '200 g pasta, boiled'])(
  'asks whether %s was weighed dry or cooked',
  (text) => {
    expect(askedOf(text)).toEqual(['raw-or-cooked']);
  },
);

it.each(['400 g chook necks, minced', '1 pork trotter', "2 pig's trotters"])(
  'asks how much bone is in %s',
  (text) => {
    expect(askedOf(text)).toContain('bone-share');
  },
);

it('bounds stock by home-made and bought stock until the line says which', () => {
  const others = (text: string) => readLines([text]).foods[0]?.others?.map(({ id }) => id);
  expect(others('500 ml chicken stock')).toEqual(['stock-chicken-bought']);
  expect(others('500 ml home-made chicken stock')).toBeUndefined();
});

it('asks which food a yam is, since American ones are sweet potatoes', () => {
  expect(askedOf('1 medium yam, peeled')).toEqual(['which-food']);
});

it.each(['1 pilchard fillet', '200 g frozen white fish fillets'])(
  'asks which fish is meant by %s',
  (text) => {
    expect(askedOf(text)).toContain('which-food');
  },
);

it('does not take sardines that are fresh and whole for tinned ones', () => {
  expect(foodOf('250 g sardines, fresh, whole')).toBeNull();
});

it('bounds a tin by its label’s weight and its drained weight', () => {
  // 70% of a tin of tuna is fish.
  const { leastGrams, mostGrams } = read('1 tin tuna in water, 145 g, drained');
  expect([leastGrams, mostGrams]).toEqual([101.5, 145]);
});

it('weighs a cup of cooked cubes below a cup of mash', () => {
  expect(read('1 cup cubed sweet potato, boiled').grams).toBe(200);
  expect(read('1 cup mashed sweet potato').grams).toBe(328);
});

it.each([
  // Three fifths of a tin of pulses.
  ['1 tin (400 g) butter beans in water, drained', 240],
  ['1 tin (400 g) chickpeas, drained', 240],
])('weighs what is left of a tin by its usual share: %s', (text, grams) => {
  expect(read(text).grams).toBe(grams);
});

it('does not take tinned chicken for cooked breast', () => {
  expect(foodOf('2 cans (5 oz each) chicken breast in water')).toBeNull();
});
