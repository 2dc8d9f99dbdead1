import { describe, expect, it } from 'vitest';
import { duplicates } from '../../testing/duplicates.ts';
import { INGREDIENTS } from '../reference/ingredients.ts';
import { SUPPLEMENTS } from '../reference/supplements.ts';
import { foodChoices, lineOfFood } from './food-choices.ts';
import { readLines } from './read-lines.ts';

describe('foodChoices', () => {
  it.each([
    ['zucchini', 'courgette'],
    ['brown rice cooked', 'rice-brown-cooked'],
    ['ground turkey', 'turkey-mince-lean'],
  ])('leads with what %s means', (query, id) => {
    expect(foodChoices(query)[0]?.id).toBe(id);
  });

  it('finds every food with the words, up to the limit', () => {
    const ids = foodChoices('rice', 20).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['rice-white-dry', 'rice-white-cooked', 'rice-brown-dry']));
    expect(duplicates(ids)).toEqual([]);
    expect(duplicates(foodChoices('egg').map(({ id }) => id))).toEqual([]);
    expect(foodChoices('e', 5)).toHaveLength(5);
    expect(foodChoices('  ')).toEqual([]);
    expect(foodChoices('starlight')).toEqual([]);
  });
});

describe('lineOfFood', () => {
  it('is read back as that food and weight, for every food and supplement', () => {
    const ids = [...INGREDIENTS, ...SUPPLEMENTS].map(({ id }) => id);
    const wrong = ids.flatMap((id) => {
      const text = lineOfFood(id, 123);
      const { lines } = readLines([text]);
      const [line] = lines;
      const isRight = line?.ingredientId === id && Math.abs((line.grams ?? 0) - 123) <= 1.3;
      const read = lines.map(({ ingredientId, grams }) => `${grams} g of ${ingredientId}`);
      return isRight && lines.length === 1 ? [] : [`${id}: ‘${text}’ is read as ${read.join(' and ')}`];
    });
    expect(ids.length).toBeGreaterThan(800);
    expect(wrong).toEqual([]);
  });

  it('raises no question: the chosen row states whether it is raw', () => {
    const asking = INGREDIENTS.map(({ id }) => lineOfFood(id, 123)).filter((line) =>
      readLines([line]).lines.some(({ questions }) => questions.length > 0),
    );
    expect(asking).toEqual([]);
    expect(lineOfFood('chicken-liver', 45)).toBe('45 g chicken liver, raw');
  });

  it('names the food as people do', () => {
    expect(lineOfFood('rice-brown-cooked', 200)).toMatch(/^200 g .*brown rice/);
  });
});
