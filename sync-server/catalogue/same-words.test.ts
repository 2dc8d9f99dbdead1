import { describe, expect, it } from 'vitest';
import { scaledLine } from '#domain/cook/scaled-line';
import { shoppingList } from '#domain/plan/shopping-list';
import { amountAndName } from '#domain/recipe/ingredient-text';
import { boughtFor } from '#domain/reference/shop-items';
import { UNIT_SYSTEMS } from '#domain/units/unit-system';
import { BUILTIN_RECIPES } from './builtin-recipes.ts';

const UNIT = /\b(cup|tbsp|tsp|oz|lb|g|kg|ml|l)s?\b/;
const VOLUMES = ['cup', 'tbsp', 'tsp'];
const formOf = (amount: string) => {
  const unit = UNIT.exec(amount)?.[1] ?? '';
  return VOLUMES.includes(unit) ? 'volume' : ['oz', 'lb', 'g', 'kg'].includes(unit) ? 'mass' : unit;
};

describe.each(UNIT_SYSTEMS)('a catalogue line in %s units', (system) => {
  it('reads the same on its page and in cook mode', () => {
    for (const { ingredientLines } of BUILTIN_RECIPES) {
      for (const line of ingredientLines) {
        const written = amountAndName(line[system]);
        expect(scaledLine(line, 1, system)).toMatchObject({ ...written, amount: written.amount });
      }
    }
  });

  it('reads the same on a one-batch shopping list, if it is bought as it is cooked', () => {
    for (const recipe of BUILTIN_RECIPES) {
      const { ingredientLines, id } = recipe;
      const list = shoppingList([{ recipeId: id, batches: 1 }], new Map([[id, recipe]]), system);
      for (const line of ingredientLines) {
        const bought = line.ingredientId === 'water' ? undefined : boughtFor(line.ingredientId);
        if (bought?.factor !== 1 || bought.item.sold.kind === 'piece') continue;
        const sharing = ingredientLines.filter(
          (other) => boughtFor(other.ingredientId)?.item.id === bought.item.id,
        );
        if (sharing.length > 1) continue;
        const item = list.find((one) => one.id === bought.item.id);
        expect(item?.neededWords, `${id} ${line.metric}`).toBe(amountAndName(line[system]).amount);
      }
    }
  });

  it('keeps its units at any batch size: cups and spoons stay volumes, ounces and grams weights', () => {
    const other = BUILTIN_RECIPES.flatMap(({ id, ingredientLines }) =>
      ingredientLines.flatMap((line) =>
        [0.5, 0.62, 1.37, 2, 3].flatMap((scale) => {
          const before = formOf(amountAndName(line[system]).amount ?? '');
          const { amount, weight } = scaledLine(line, scale, system);
          // Kitchen scales show no less than a gram.
          const hasWeight = weight !== null || /\d (?:g|ml)\b/.test(amount) || line.grams * scale < 1;
          const isSmall = /\bpinch\b/.test(amount);
          return (formOf(amount) === before || isSmall) && hasWeight
            ? []
            : [`${id} × ${scale}: ${line[system]} is ${amount}`];
        }),
      ),
    );
    expect(other).toEqual([]);
  });
});
