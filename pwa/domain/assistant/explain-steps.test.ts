import { describe, expect, it } from 'vitest';
import { SPECIES } from '../recipe/species.ts';
import { findUnsafeFoods } from '../safety/find-unsafe-foods.ts';
import { TOXIC_FOODS } from '../safety/toxic-foods.ts';
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

describe('the steps of a list of ingredients', () => {
  it('take each food in the order in which a kitchen does, to a safe temperature', () => {
    const told = steps(LINES);
    const at = (words: string) => told.findIndex((step) => step.includes(words));
    expect(told[at('brown rice')]).toContain('35 minutes');
    expect(told[at('Put the chicken thigh')]).toContain('74 °C (165 °F)');
    expect([
      at('Put the chicken thigh'),
      at('carrot to the pot'),
      at('Stir in the chicken liver'),
      at('Beat the egg'),
      at('lukewarm'),
      at('Stir in the sunflower oil'),
    ]).toEqual([2, 3, 4, 5, 6, 7]);
    expect(told.at(-1)).toBe(
      'Divide into portions. Keep them in the refrigerator for up to 3 days or in the freezer for up to 3 months, and change to a new food over 7-10 days.',
    );
  });

  it('bake what is a dough', () => {
    expect(steps(['200 g oat flour', '1 banana', '1 egg'], 'Banana biscuits').join(' ')).toContain(
      '180 °C (350 °F)',
    );
  });

  it('cook fish until it flakes and take out its bones', () => {
    expect(steps(['200 g cod'], 'Fish', 'cat').join(' ')).toContain(
      '63 °C (145 °F). Feel for bones, take every one out',
    );
  });

  it('leave a toxic ingredient out of every step, and say that one is missing', () => {
    const told = steps([...LINES, '1 onion, chopped']);
    expect(told[0]).toBe(
      'One ingredient is left out of these steps: the safety check says why dogs must not have it.',
    );
    expect(told.join(' ')).not.toMatch(/onion/i);
    expect(told.slice(1)).toEqual(steps(LINES));
  });

  it.each(SPECIES)(
    'never name a food that is toxic to a %s, whatever the list holds',
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

  it('ask for a food where nothing is left to cook', () => {
    expect(steps(['grapes'])).toEqual([
      'One ingredient is left out of these steps: the safety check says why dogs must not have it.',
      'Write down at least one food that can be cooked, and the steps follow from it.',
    ]);
  });
});
