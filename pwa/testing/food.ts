import { spawnSync } from 'node:child_process';
import { FOOD_NUTRIENT_ROWS } from '#domain/reference/food-nutrient-rows';
import { FOOD_SOURCE_ROWS } from '#domain/reference/food-source-rows';
import { INGREDIENT_DETAIL_ROWS } from '#domain/reference/ingredient-detail-rows';
import { AISLES, FOOD_FORMS } from '#domain/reference/ingredient-details';
import { INGREDIENT_PORTION_ROWS } from '#domain/reference/ingredient-portion-rows';
import { INGREDIENT_ROWS } from '#domain/reference/ingredient-rows';
import { INGREDIENT_CATEGORIES } from '#domain/reference/ingredients';
import { MORE_NUTRIENT_ROWS } from '#domain/reference/more-nutrient-rows';
import { PRICE_SOURCES } from '#domain/reference/price-sources';
import { tableColumns, tableRows } from '#domain/reference/table-rows';

/** The food tables by file; a new food's nutrients go into the last one with those columns. */
const TABLES: readonly (readonly [file: string, table: string])[] = [
  ['ingredient-rows.ts', INGREDIENT_ROWS],
  ['ingredient-detail-rows.ts', INGREDIENT_DETAIL_ROWS],
  ['food-source-rows.ts', FOOD_SOURCE_ROWS],
  ['food-nutrient-rows.ts', FOOD_NUTRIENT_ROWS],
  ['more-nutrient-rows.ts', MORE_NUTRIENT_ROWS],
  ['ingredient-portion-rows.ts', INGREDIENT_PORTION_ROWS],
];
const HINTS: Readonly<Record<string, string>> = {
  category: INGREDIENT_CATEGORIES.join(', '),
  form: FOOD_FORMS.join(', '),
  aisle: `if it does not follow from the category: ${AISLES.join(', ')}`,
  aliases: 'separated by commas, lower case',
  source: 'source of all its figures',
  'price GBP per kg': 'leave empty if unknown: sums leave the food out and name it',
  'price source': `where the price is estimated: ${Object.keys(PRICE_SOURCES).join(', ')}`,
};
const PROOFS = ['reference', 'safety/lexicon/food-names', 'ingredient-line/find-food'];

const print = (line: string) => process.stdout.write(`${line}\n`);
const rowsOf = (table: string, id: string) => tableRows(table).filter((row) => row.startsWith(`${id}|`));

function printRow(columns: readonly string[], cells: readonly string[]): void {
  const width = Math.max(...columns.map(({ length }) => length));
  columns.forEach((column, at) => {
    const cell = cells[at] || '–';
    const hint = cell === '–' && HINTS[column] !== undefined ? `  (${HINTS[column]})` : '';
    print(`  ${column.padEnd(width)}  ${cell}${hint}`);
  });
}

/** The given values by column: 'protein=1.1' sets 'protein g'. */
function valuesOf(given: readonly string[]): Map<string, string> {
  const columns = new Set(TABLES.flatMap(([, table]) => tableColumns(table)));
  return new Map(
    given.map((text) => {
      const [name = '', ...value] = text.split('=');
      const column = [...columns].find((one) => one === name || one.startsWith(`${name} `));
      if (column === undefined) throw new Error(`No table has a column ${name}`);
      return [column, value.join('=')];
    }),
  );
}

function printTemplate(id: string, given: readonly string[]): void {
  const values = valuesOf(given);
  for (const [file, table] of TABLES) {
    const columns = tableColumns(table);
    if (file === 'food-nutrient-rows.ts' || (columns.includes('measure') && !values.has('measure'))) continue;
    const cells = columns.map((column) => (column === 'id' ? id : (values.get(column) ?? '')));
    print(`\npwa/domain/reference/${file}, as the last row:`);
    printRow(columns, cells);
    print(`\n${cells.join('|')}`);
  }
  print('\nHousehold measures are optional: amount=1 measure="cup, chopped" grams=140, one row each.');
  print(`A value is given as column=value: npm run food -- ${id} name="Dragon fruit" protein=1.2`);
}

function printFood(id: string): void {
  for (const [file, table] of TABLES) {
    for (const row of rowsOf(table, id)) {
      print(`\npwa/domain/reference/${file}`);
      printRow(tableColumns(table), row.split('|'));
    }
  }
}

/** Prints a food's rows with column names and runs its tables' tests; for a new food, the rows to paste. */
function main([id, ...given]: readonly string[]): void {
  if (id === undefined || !/^[a-z][a-z0-9-]*$/.test(id)) {
    throw new Error('Usage: npm run food -- <id> [column=value …]; an id is lower case, with hyphens');
  }
  if (TABLES.every(([, table]) => rowsOf(table, id).length === 0)) {
    printTemplate(id, given);
    return;
  }
  printFood(id);
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'domain', ...PROOFS], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}

try {
  main(process.argv.slice(2));
} catch (error) {
  print((error as Error).message);
  process.exitCode = 1;
}
