import { describe, expect, it } from 'vitest';
import { amountAndName, shownDose } from './ingredient-text.ts';

describe('amountAndName', () => {
  it.each([
    ['400 g chicken breast, diced', '400 g', 'Chicken breast, diced'],
    ['1.5 kg of potatoes', '1.5 kg', 'Potatoes'],
    ['14 oz chicken breast', '14 oz', 'Chicken breast'],
    ['1 1/2 cups brown rice', '1 1/2 cups', 'Brown rice'],
    ['1½ cups (280 g) brown rice', '1½ cups (280 g)', 'Brown rice'],
    ['¼ tsp kelp', '¼ tsp', 'Kelp'],
    ['1 lb 14 oz lean lamb leg, diced', '1 lb 14 oz', 'Lean lamb leg, diced'],
    ['3 eggs (5 1/4 oz), beaten', '3 (5 1/4 oz)', 'Eggs, beaten'],
    ['10 eggs (1 lb 1 1/2 oz), beaten', '10 (1 lb 1 1/2 oz)', 'Eggs, beaten'],
    ['1 1/2 eggs (75 g), beaten', '1 1/2 (75 g)', 'Eggs, beaten'],
    ['90 g sardines, drained (1 small tin)', '90 g', 'Sardines, drained (1 small tin)'],
    ['2–3 tbsp water', '2–3 tbsp', 'Water'],
  ])('‘%s’ has the amount ‘%s’ and the name ‘%s’', (text, amount, name) => {
    expect(amountAndName(text)).toEqual({ amount, name });
  });

  it.each(['2 large eggs, beaten', 'A pinch of kelp', '3 green beans'])('keeps "%s" whole', (text) => {
    expect(amountAndName(text)).toEqual({ amount: null, name: text });
  });
});

describe('a dose', () => {
  it.each([
    ['1/4 level tsp (0.7 g)', '1/4 level tsp (700 mg)'],
    ['3/8 level tsp (2.25 g)', '3/8 level tsp (2.25 g)'],
    ['1 drop of 400 IU', '1 drop of 400 IU'],
  ])('%s is shown as %s', (dose, shown) => expect(shownDose(dose)).toBe(shown));
});
