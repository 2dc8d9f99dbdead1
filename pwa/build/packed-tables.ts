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
import { ALLIUM_NAMES } from '../domain/safety/lexicon/names/allium-names.ts';
import { CHOCOLATE_NAMES } from '../domain/safety/lexicon/names/chocolate-names.ts';
import { DISH_NAMES } from '../domain/safety/lexicon/names/dish-names.ts';
import { DRINK_NAMES } from '../domain/safety/lexicon/names/drink-names.ts';
import { FRUIT_NAMES } from '../domain/safety/lexicon/names/fruit-names.ts';
import { MEDICINE_NAMES } from '../domain/safety/lexicon/names/medicine-names.ts';
import { POISON_NAMES } from '../domain/safety/lexicon/names/poison-names.ts';
import { SAVOURY_NAMES } from '../domain/safety/lexicon/names/savoury-names.ts';
import { SWEETENER_NAMES } from '../domain/safety/lexicon/names/sweetener-names.ts';
import { TOXIC_FOOD_ROWS } from '../domain/safety/lexicon/toxic-food-rows.ts';
import { packRows } from './pack-rows.ts';

const at = (path: string) => fileURLToPath(new URL(`../domain/reference/${path}`, import.meta.url));

/** A table with one column empty. */
function withoutColumn(rows: string, column: number): string {
  const blank = (row: string) => row.split('|').with(column, '').join('|');
  return rows.trim().split('\n').map(blank).join('\n');
}

/** Rows of names with those of one beginning beside each other, which are the shorter when packed; their order says nothing. */
function byBeginning(rows: string): string {
  const lines = rows
    .trim()
    .split('\n')
    .map((row) => row.split('|'));
  return lines
    .map((cells) => cells.with(2, (cells[2] ?? '').split(',').sort().join(',')).join('|'))
    .join('\n');
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
  '../safety/lexicon/toxic-food-rows.ts': {
    TOXIC_FOOD_ROWS: withoutColumn(TOXIC_FOOD_ROWS, TOXIC_FOODS_SOURCE_COLUMN),
  },
  '../safety/lexicon/names/allium-names.ts': { ALLIUM_NAMES: byBeginning(ALLIUM_NAMES) },
  '../safety/lexicon/names/chocolate-names.ts': { CHOCOLATE_NAMES: byBeginning(CHOCOLATE_NAMES) },
  '../safety/lexicon/names/dish-names.ts': { DISH_NAMES: byBeginning(DISH_NAMES) },
  '../safety/lexicon/names/drink-names.ts': { DRINK_NAMES: byBeginning(DRINK_NAMES) },
  '../safety/lexicon/names/fruit-names.ts': { FRUIT_NAMES: byBeginning(FRUIT_NAMES) },
  '../safety/lexicon/names/medicine-names.ts': { MEDICINE_NAMES: byBeginning(MEDICINE_NAMES) },
  '../safety/lexicon/names/poison-names.ts': { POISON_NAMES: byBeginning(POISON_NAMES) },
  '../safety/lexicon/names/savoury-names.ts': { SAVOURY_NAMES: byBeginning(SAVOURY_NAMES) },
  '../safety/lexicon/names/sweetener-names.ts': { SWEETENER_NAMES: byBeginning(SWEETENER_NAMES) },
};

/**
 * The columns to which the later ones of a table are in proportion, from food to food of a kind: protein, and the first of the
 * amino acids.
 */
export const BASE_COLUMNS: Readonly<Record<string, number>> = { MORE_FOOD_ROWS: 12, FOOD_AMINO_ACID_ROWS: 1 };

/** Packing takes two seconds, and each bundle of a build asks for it. */
const packedRows = new Map<string, string>();

function packedOnce(name: string, rows: string): string {
  const packed = packedRows.get(rows) ?? packRows(rows, BASE_COLUMNS[name]);
  packedRows.set(rows, packed);
  return packed;
}

/** A module with each of these constants read from the packed table instead. */
export function withPackedTables(code: string, tables: Readonly<Record<string, string>>): string {
  let packed = `import { unpackRows } from ${JSON.stringify(at('unpack-rows.ts'))};\n${code}`;
  for (const [name, rows] of Object.entries(tables)) {
    const constant = new RegExp(`export const ${name} = (?:\`[^\`]*\`|[^;\`]+);`);
    if (!constant.test(code)) throw new Error(`No ${name} to pack`);
    packed = packed.replace(
      constant,
      () => `export const ${name} = /* @__PURE__ */ unpackRows(${JSON.stringify(packedOnce(name, rows))});`,
    );
  }
  return packed;
}

/** Ships the large tables packed: a quarter fewer bytes after compression, and the files stay readable. */
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
