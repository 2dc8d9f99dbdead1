import { describe, expect, it } from 'vitest';
import '../reference/more-nutrients.ts';
import { findIngredient } from '../reference/ingredients.ts';
import { COMMON_FOODS } from './common-foods.fixture.ts';
import { findFood } from './find-food.ts';

const ROWS = COMMON_FOODS.trim()
  .split('\n')
  .map((row) => row.split('|') as [name: string, id: string]);

describe('300 common foods', () => {
  it('are known, at least 285 of them', () => {
    expect(ROWS).toHaveLength(300);
    expect(ROWS.filter(([, id]) => findIngredient(id) !== undefined).length).toBeGreaterThanOrEqual(285);
  });

  // The id is empty for a food that the tables lack.
  it.each(ROWS)('finds %s as "%s"', (name, id) => {
    expect(findFood(name)).toBe(id === '' ? null : id);
  });
});
