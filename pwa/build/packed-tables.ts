import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { DOG_BREED_ROWS } from '../domain/reference/dog-breed-rows.ts';
import { FOOD_AMINO_ACID_ROWS } from '../domain/reference/food-amino-acid-rows.ts';
import { RICHEST_OF_KIND_ROWS } from '../domain/reference/food-kind-rows.ts';
import { FOOD_NUTRIENT_ROWS } from '../domain/reference/food-nutrient-rows.ts';
import { INGREDIENT_DETAIL_ROWS } from '../domain/reference/ingredient-detail-rows.ts';
import { INGREDIENT_PORTION_ROWS } from '../domain/reference/ingredient-portion-rows.ts';
import { INGREDIENT_ROWS } from '../domain/reference/ingredient-rows.ts';
import { MORE_FOOD_ROWS } from '../domain/reference/more-foods/more-food-rows.ts';
import { TARGET_ROWS } from '../domain/reference/target-rows.ts';
import { ALLIUM_NAMES } from '../domain/safety/names/allium-names.ts';
import { CHOCOLATE_NAMES } from '../domain/safety/names/chocolate-names.ts';
import { DISH_NAMES } from '../domain/safety/names/dish-names.ts';
import { DRINK_NAMES } from '../domain/safety/names/drink-names.ts';
import { FRUIT_NAMES } from '../domain/safety/names/fruit-names.ts';
import { MEDICINE_NAMES } from '../domain/safety/names/medicine-names.ts';
import { POISON_NAMES } from '../domain/safety/names/poison-names.ts';
import { SAVOURY_NAMES } from '../domain/safety/names/savoury-names.ts';
import { SWEETENER_NAMES } from '../domain/safety/names/sweetener-names.ts';
import { TOXIC_FOOD_ROWS } from '../domain/safety/toxic-food-rows.ts';
import { packRows } from './pack-rows.ts';

const at = (path: string) => fileURLToPath(new URL(`../domain/reference/${path}`, import.meta.url));

/** A table with one column empty. */
function withoutColumn(rows: string, column: number): string {
  const blank = (row: string) => row.split('|').with(column, '').join('|');
  return rows.trim().split('\n').map(blank).join('\n');
}

const reversed = (text: string) => [...text].reverse().join('');

/** Rows of names with those of one ending beside each other, which are the shorter after compression; their order says nothing. */
function byEnding(rows: string): string {
  const sorted = (names: string) =>
    names
      .split(',')
      .sort((one, other) => (reversed(one) < reversed(other) ? -1 : 1))
      .join(',');
  const lines = rows
    .trim()
    .split('\n')
    .map((row) => row.split('|'));
  return lines.map((cells) => cells.with(2, sorted(cells[2] ?? '')).join('|')).join('\n');
}

/** No screen shows the source of a single food: it stays in the repository. */
const DETAILS_SOURCE_COLUMN = 6;
const MORE_FOODS_NDB_COLUMN = 10;
const TOXIC_FOODS_SOURCE_COLUMN = 6;

/** Tables by the file that contains them. */
export const PACKED_TABLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'dog-breed-rows.ts': { DOG_BREED_ROWS },
  'food-amino-acid-rows.ts': { FOOD_AMINO_ACID_ROWS },
  'food-kind-rows.ts': { RICHEST_OF_KIND_ROWS },
  'food-nutrient-rows.ts': { FOOD_NUTRIENT_ROWS },
  'ingredient-detail-rows.ts': {
    INGREDIENT_DETAIL_ROWS: withoutColumn(INGREDIENT_DETAIL_ROWS, DETAILS_SOURCE_COLUMN),
  },
  'ingredient-rows.ts': { INGREDIENT_ROWS },
  'ingredient-portion-rows.ts': { INGREDIENT_PORTION_ROWS },
  'more-foods/more-food-rows.ts': { MORE_FOOD_ROWS: withoutColumn(MORE_FOOD_ROWS, MORE_FOODS_NDB_COLUMN) },
  'target-rows.ts': { TARGET_ROWS },
  '../safety/toxic-food-rows.ts': {
    TOXIC_FOOD_ROWS: withoutColumn(TOXIC_FOOD_ROWS, TOXIC_FOODS_SOURCE_COLUMN),
  },
  '../safety/names/allium-names.ts': { ALLIUM_NAMES: byEnding(ALLIUM_NAMES) },
  '../safety/names/chocolate-names.ts': { CHOCOLATE_NAMES: byEnding(CHOCOLATE_NAMES) },
  '../safety/names/dish-names.ts': { DISH_NAMES: byEnding(DISH_NAMES) },
  '../safety/names/drink-names.ts': { DRINK_NAMES: byEnding(DRINK_NAMES) },
  '../safety/names/fruit-names.ts': { FRUIT_NAMES: byEnding(FRUIT_NAMES) },
  '../safety/names/medicine-names.ts': { MEDICINE_NAMES: byEnding(MEDICINE_NAMES) },
  '../safety/names/poison-names.ts': { POISON_NAMES: byEnding(POISON_NAMES) },
  '../safety/names/savoury-names.ts': { SAVOURY_NAMES: byEnding(SAVOURY_NAMES) },
  '../safety/names/sweetener-names.ts': { SWEETENER_NAMES: byEnding(SWEETENER_NAMES) },
};

/** A module with each of these constants read from the packed table instead. */
export function withPackedTables(code: string, tables: Readonly<Record<string, string>>): string {
  let packed = `import { unpackRows } from ${JSON.stringify(at('unpack-rows.ts'))};\n${code}`;
  for (const [name, rows] of Object.entries(tables)) {
    const constant = new RegExp(`export const ${name} = (?:\`[^\`]*\`|[^;\`]+);`);
    if (!constant.test(code)) throw new Error(`No ${name} to pack`);
    packed = packed.replace(
      constant,
      () => `export const ${name} = /* @__PURE__ */ unpackRows(${JSON.stringify(packRows(rows))});`,
    );
  }
  return packed;
}

/** Ships the large tables packed: a seventh fewer bytes after compression, and the files stay readable. */
export function packTables(): Plugin {
  const tables = new Map(Object.entries(PACKED_TABLES).map(([file, each]) => [at(file), each]));
  return {
    name: 'bowlful:pack-tables',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const found = tables.get(id);
      return found === undefined ? null : { code: withPackedTables(code, found), map: null };
    },
  };
}
