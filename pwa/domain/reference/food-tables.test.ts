import { describe, expect, it } from 'vitest';
import { duplicates } from '../../testing/duplicates.ts';
import { FOOD_NUTRIENT_ROWS } from './food-nutrient-rows.ts';
import { FOOD_SOURCE_ROWS } from './food-source-rows.ts';
import { INGREDIENT_DETAIL_ROWS } from './ingredient-detail-rows.ts';
import { INGREDIENT_ROWS } from './ingredient-rows.ts';
import { MORE_NUTRIENT_ROWS } from './more-nutrient-rows.ts';
import { NUTRIENTS, type NutrientId } from './nutrient.ts';
import { SUPPLEMENT_NUTRIENTS } from './nutrient-table.ts';
import { tableColumns, tableRows } from './table-rows.ts';

const TABLES = {
  'ingredient-rows.ts': INGREDIENT_ROWS,
  'ingredient-detail-rows.ts': INGREDIENT_DETAIL_ROWS,
  'food-source-rows.ts': FOOD_SOURCE_ROWS,
  'food-nutrient-rows.ts': FOOD_NUTRIENT_ROWS,
  'more-nutrient-rows.ts': MORE_NUTRIENT_ROWS,
};
const UNITS = / (?:g|mg|µg|IU|g\/ml|kcal per 100 g|GBP per kg)$|^kcal per 100 g$|^price GBP per kg$/;

const idsOf = (...tables: string[]) =>
  tables.flatMap((table) => tableRows(table).map((row) => row.split('|')[0] ?? ''));

describe('the tables of foods', () => {
  it.each(Object.entries(TABLES))('%s has a cell for every column, and numbers under a unit', (_, table) => {
    const columns = tableColumns(table);
    const wrong = tableRows(table).flatMap((row) => {
      const cells = row.split('|');
      const [id] = cells;
      if (cells.length !== columns.length) return [`${id}: ${cells.length} cells, not ${columns.length}`];
      return columns.flatMap((column, at) =>
        UNITS.test(column) && !(Number(cells[at]) >= 0) ? [`${id}: ${column} is ‘${cells[at]}’`] : [],
      );
    });
    expect(wrong).toEqual([]);
  });

  it('contain the same foods, each once and in the same order', () => {
    const ids = idsOf(INGREDIENT_ROWS);
    expect(duplicates(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z][a-z0-9-]*$/.test(id))).toEqual([]);
    expect(idsOf(INGREDIENT_DETAIL_ROWS)).toEqual(ids);
    expect(idsOf(FOOD_SOURCE_ROWS)).toEqual(ids);
  });

  it('contain the nutrients of each food once', () => {
    const pure = Object.keys(SUPPLEMENT_NUTRIENTS);
    const rows = [...idsOf(FOOD_NUTRIENT_ROWS, MORE_NUTRIENT_ROWS), ...pure];
    expect(duplicates(rows)).toEqual([]);
    expect(idsOf(INGREDIENT_ROWS).filter((id) => !rows.includes(id))).toEqual([]);
    const foods = new Set(idsOf(INGREDIENT_ROWS));
    expect(rows.filter((id) => !foods.has(id) && !pure.includes(id))).toEqual([]);
  });

  it('use the same column names in both nutrient tables, in the units of the nutrients', () => {
    const columns = tableColumns(FOOD_NUTRIENT_ROWS).slice(1);
    expect(tableColumns(MORE_NUTRIENT_ROWS).slice(1)).toEqual(columns);
    // Retinol and vitamin E are stated in USDA's units and read in IU.
    const others = columns.filter((column) => !['retinol µg', 'vitamin-e mg'].includes(column));
    expect(others).toEqual(
      others.map((column) => {
        const [id = ''] = column.split(' ');
        return `${id} ${NUTRIENTS[id as NutrientId]?.unit}`;
      }),
    );
  });
});
