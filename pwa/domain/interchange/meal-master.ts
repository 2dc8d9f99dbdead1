import type { JsonRecord } from './json-record.ts';

const HEAD = /^(?:MMMMM|-----).*(?:Meal-Master|Rezkonv).*$/im;
const RULE = /^(?:MMMMM|-----)(.*)$/;
const RULED = /^[-\s]+|[-\s]+$/g;
const NAMED = /^(Title|Categories|Yield|Servings)\s*:(.*)$/i;
/** An amount in columns 1 to 7, a unit in 9 and 10, the food from 12 on. */
const ROW = /^(.{7}) (.{2}) (\S.*)$/;
const AMOUNT = /^\s*(?:\d[\d\s/.,-]*)?$/;
/** A second column begins at 41. */
const COLUMN = 41;
const UNITS: Readonly<Record<string, string>> = {
  T: 'tbsp',
  t: 'tsp',
  tb: 'tbsp',
  ts: 'tsp',
  c: 'cup',
  pn: 'pinch',
  ds: 'dash',
  dr: 'drop',
  pt: 'pint',
  qt: 'quart',
  ga: 'gallon',
  fl: 'fl oz',
  cn: 'can',
  pk: 'package',
  sl: 'slice',
  bn: 'bunch',
  cl: 'clove',
  sm: 'small',
  md: 'medium',
  lg: 'large',
  ea: '',
  x: '',
};
const MOST_LINES = 20_000;
const LONGEST_RULE = 200;

/** The recipes of a Meal-Master file, as records; empty if the text is not one. */
export function mealMasterRecipes(text: string): JsonRecord[] {
  if (!HEAD.test(text)) return [];
  const recipes: string[][] = [];
  for (const line of text.split(/\r?\n/, MOST_LINES)) {
    if (HEAD.test(line)) recipes.push([]);
    else recipes.at(-1)?.push(line);
  }
  return recipes.map(recipeOf);
}

function recipeOf(lines: readonly string[]): JsonRecord {
  const record: JsonRecord = {};
  const left: string[] = [];
  const right: string[] = [];
  const steps: string[] = [];
  let isNewStep = true;
  /** The columns of one list are read one after the other. */
  const closeColumns = () => left.push(...right.splice(0));
  for (const line of lines) {
    const [, name, value] = NAMED.exec(line.trim()) ?? [];
    const rule = line.length < LONGEST_RULE ? RULE.exec(line)?.[1]?.replace(RULED, '') : undefined;
    if (name !== undefined && steps.length === 0) record[name.toLowerCase()] = value?.trim();
    else if (rule !== undefined) {
      closeColumns();
      if (rule !== '') (steps.length > 0 ? steps : left).push(`${rule}:`);
    } else if (line.trim() === '') isNewStep = true;
    else if (steps.length === 0 && isRow(line)) {
      const second = line.slice(COLUMN);
      const isDouble = isRow(second);
      takeRow(left, isDouble ? line.slice(0, COLUMN) : line);
      if (isDouble) takeRow(right, second);
    } else {
      if (isNewStep) steps.push(line.trim());
      else steps[steps.length - 1] = `${steps.at(-1)} ${line.trim()}`;
      isNewStep = false;
    }
  }
  closeColumns();
  return { ...record, ingredients: left, steps };
}

function isRow(line: string): boolean {
  const [, amount = '-', unit = ''] = ROW.exec(line) ?? [];
  return AMOUNT.test(amount) && /^(?:[a-z]{1,2}\s?|\s{2})$/i.test(unit);
}

/** A food, or with '-' in its place the rest of the food above. */
function takeRow(foods: string[], line: string): void {
  const [, amount = '', unit = '', food = ''] = ROW.exec(line) ?? [];
  const above = foods.at(-1);
  if (food.startsWith('-') && above !== undefined) {
    foods[foods.length - 1] = `${above} ${food.replace(/^-+\s*/, '').trim()}`;
    return;
  }
  const measure = UNITS[unit.trim()] ?? UNITS[unit.trim().toLowerCase()] ?? unit.trim();
  foods.push([amount.trim(), measure, food.trim()].filter((part) => part !== '').join(' '));
}
