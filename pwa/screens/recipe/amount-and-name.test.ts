import { describe, expect, it } from 'vitest';
import { amountAndName } from './amount-and-name.ts';

describe('amountAndName', () => {
  it.each([
    ['400 g chicken breast, diced', '400 g', 'Chicken breast, diced'],
    ['1.5 kg of potatoes', '1.5 kg', 'Potatoes'],
    ['14 oz chicken breast', '14 oz', 'Chicken breast'],
    ['1 1/2 cups brown rice', '1 1/2 cups', 'Brown rice'],
    ['1½ cups (280 g) brown rice', '1½ cups (280 g)', 'Brown rice'],
    ['¼ tsp kelp', '¼ tsp', 'Kelp'],
    ['2–3 tbsp water', '2–3 tbsp', 'Water'],
  ])('%s', (text, amount, name) => {
    expect(amountAndName(text)).toEqual({ amount, name });
  });

  it.each(['2 large eggs, beaten', 'A pinch of kelp', '3 green beans'])('keeps "%s" whole', (text) => {
    expect(amountAndName(text)).toEqual({ amount: null, name: text });
  });
});
