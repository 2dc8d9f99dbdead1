import { describe, expect, it } from 'vitest';
import { SPECIES } from '../reference/species.ts';
import { findUnsafeFoods } from '../safety/audit/find-unsafe-foods.ts';
import { TOXIC_FOODS } from '../safety/lexicon/toxic-foods.ts';
import { areSafeSteps } from './audit-answer.ts';
import { explainSteps } from './explain-steps.ts';

const LINES = [
  '500 g chicken thighs',
  '50 g chicken liver',
  '150 g dry brown rice',
  '2 carrots',
  '2 eggs',
  '1 tbsp sunflower oil',
];
const steps = (lines: string[], title = 'Bowl', species: 'dog' | 'cat' = 'dog') =>
  explainSteps(lines, title, species).explanations;

const at = (told: readonly string[], words: string) => told.findIndex((step) => step.includes(words));

describe('the steps of a list of ingredients', () => {
  it('begin with the longest cooking, each food to a safe temperature, and oil last', () => {
    const told = steps(LINES);
    expect(told[at(told, 'brown rice')]).toContain('for 30 to 35 minutes');
    expect(told[at(told, 'Put the chicken thighs')]).toContain('74 °C (165 °F)');
    expect(told[at(told, 'chicken liver')]).toContain('for 8 to 10 minutes');
    expect(told[at(told, 'Beat the eggs')]).toContain('71 °C (160 °F)');
    const order = [
      'brown rice',
      'chicken thighs',
      'carrots',
      'chicken liver',
      'Beat the eggs',
      'lukewarm',
      'sunflower oil',
    ];
    expect(order.map((words) => at(told, words))).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(told.at(-1)).toBe(
      'Divide into portions. Keep them in the refrigerator for up to 3 days or in the freezer for up to 3 months, and change to a new food over 7-10 days.',
    );
  });

  it.each([
    ['1 kg pork shoulder', 'simmer gently for 1 1/2 to 2 hours', '71 °C (160 °F)'],
    ['500 g chicken wings', 'simmer for 40 to 45 minutes', 'throw away every bone'],
    ['1 whole chicken', 'for 75 to 90 minutes', 'throw away every bone'],
    ['200 g rice', 'for 12 to 15 minutes', 'Drain it'],
    ['2 potatoes', 'Peel the potatoes', 'for 15 to 20 minutes'],
    ['150 g red lentils', 'for 15 to 20 minutes', 'until soft right through'],
    ['150 g dried kidney beans', 'boil them hard for 10 minutes', 'fresh cold water'],
    ['100 g pasta', 'Boil the pasta', 'for 10 to 12 minutes'],
    ['300 g cod', '63 °C (145 °F)', 'Feel for bones, take every one out'],
    ['300 g gizzards', 'for 45 to 60 minutes', '74 °C (165 °F)'],
  ])('cook %s as it needs: %s, %s', (line, time, end) => {
    const told = steps([line]).join(' ');
    expect(told).toContain(time);
    expect(told).toContain(end);
  });

  it.each([
    ['200 g cooked rice', /Fold in the cooked rice/],
    ['1 tin chickpeas, drained', /Fold in the chickpeas/],
    ['2 boiled eggs', /Fold in the boiled eggs/],
  ])('only warm %s', (line, words) => {
    const told = steps([line]).join(' ');
    expect(told).toMatch(words);
    expect(told).not.toMatch(/simmer|\d minutes/);
  });

  it('cook each food of a line that names several', () => {
    const told = steps(['1 lb ground beef, 1 cup rice']).join(' ');
    expect(told).toContain('Rinse the rice in a sieve');
    expect(told).toContain('Put the ground beef');
  });

  it('leave the time of an unknown food to the cook', () => {
    expect(steps(['300 g moonbeans'])).toContain('Cook the moonbeans: say how and for how long.');
    expect(steps(['300 g moonbeans']).join(' ')).not.toMatch(/minutes/);
  });

  it('bake a dough', () => {
    expect(steps(['200 g oat flour', '1 banana', '1 egg'], 'Banana biscuits').join(' ')).toContain(
      '180 °C (350 °F)',
    );
  });

  it('cut what can be cut into a dough, and stir in the rest with the flour', () => {
    const told = steps(['200 g oat flour', '1 egg', '1 tsp baking powder', '1 tbsp coconut oil'], 'Biscuits');
    expect(told).toContain('Chop, grate, mash or beat the egg until fine.');
    expect(told.join(' ')).toContain('with the oat flour, baking powder and coconut oil and as much');
  });

  it('thin food that needs no pot with the broth of the list, once the food is in', () => {
    const told = steps(['2 cups bone broth', '300 g cooked turkey mince'], 'Bowl');
    expect(told.findIndex((step) => step.startsWith('Loosen'))).toBe(
      1 + told.findIndex((step) => step.startsWith('Fold in the cooked turkey mince')),
    );
  });

  it('leave a toxic ingredient out of every step, and say so in a note', () => {
    const told = explainSteps([...LINES, '1 onion, chopped'], 'Bowl', 'dog');
    expect(told.notes).toEqual([
      'One ingredient is left out of these steps: the safety check says why dogs must not have it.',
    ]);
    expect(told.explanations).toEqual(steps(LINES));
  });

  it.each(['0.5 g salt', 'a pinch of salt', 'salt to taste'])(
    'stir in salt that passes the safety check: %s',
    (salt) => {
      const told = explainSteps([...LINES, salt], 'Bowl', 'dog');
      expect(told.notes).toBeUndefined();
      expect(told.explanations.join(' ')).toMatch(/Stir the (?:supplements \([^)]*)?salt\b/);
      expect(areSafeSteps(told.explanations, 'dog', [...LINES, salt])).toBe(true);
    },
  );

  it('leave out salt in excess, and say so', () => {
    const told = explainSteps([...LINES, '2 tbsp salt'], 'Bowl', 'dog');
    expect(told.notes).toHaveLength(1);
    expect(told.explanations.join(' ')).not.toMatch(/\bsalt\b/);
  });

  it.each(SPECIES)(
    'never name a food that is toxic to a %s, whatever is on the list',
    (species) => {
      for (const { name, aliases } of TOXIC_FOODS) {
        const lines = [name, ...aliases].flatMap((food) => [food, `100 g ${food}`]);
        const told = steps(['200 g turkey mince', ...lines], name, species);
        expect(areSafeSteps(told, species), name).toBe(true);
        const flags = told.flatMap((step) => findUnsafeFoods(step, species));
        expect(
          flags.filter(({ severity }) => severity === 'toxic'),
          name,
        ).toEqual([]);
      }
    },
    60_000,
  );

  it('ask in a note for a food if nothing is left to cook', () => {
    expect(explainSteps(['grapes'], 'Bowl', 'dog')).toMatchObject({
      explanations: [],
      notes: [
        'One ingredient is left out of these steps: the safety check says why dogs must not have it.',
        'List at least one food that can be cooked, and we’ll write the steps.',
      ],
    });
  });
});
