import type { JsonRecord } from './json-record.ts';
import { IMPORT_LIMITS } from './read-source.ts';
import { isRecipeKey } from './recipe-like.ts';

const FENCE = /^\s*(---|\+\+\+)[ \t]*\r?\n([\s\S]{0,20000}?)\r?\n(?:\1|\.\.\.)[ \t]*(?:\r?\n|$)/;
/** 'key: value' of YAML, 'key = value' of TOML, '[table]' of TOML. */
const PAIR = /^([\w-][\w .-]{0,60})[:=](?:\s(.*))?$/;
const TABLE = /^\[([\w. -]{1,60})\]$/;
const ITEM = /^-\s(.*)$/;
const MOST_LINES = 500;

/**
 * The front matter before a text, YAML or TOML as far as recipes use them: pairs, lists and blocks. The keys of a group
 * follow the group's key: `prep: 10` indented below `time:` is 'time prep'.
 */
export function frontMatter(text: string): { values: JsonRecord; body: string } {
  const [whole, fence, head = ''] = FENCE.exec(text) ?? [];
  if (whole === undefined) return { values: {}, body: text };
  const values: JsonRecord = {};
  let group = '';
  let key = '';
  let block: { separator: string; indent: number } | null = null;
  let list: unknown[] | null = null;
  for (const raw of inOneLine(head).split(/\r?\n/, MOST_LINES)) {
    const line = raw.trim();
    const indent = raw.length - raw.trimStart().length;
    if (block !== null && (indent > block.indent || line === '')) {
      const above = String(values[key] ?? '');
      values[key] = above === '' ? line : `${above}${block.separator}${line}`;
      continue;
    }
    block = null;
    if (list !== null && !ITEM.test(line)) {
      // A list of TOML over several lines.
      if (fence === '+++' && !PAIR.test(line)) list.push(...entries(line.replace(/\]\s*$/, '')));
      if (fence === '+++' && line.endsWith(']')) list = null;
      if (fence === '+++') continue;
    }
    const table = TABLE.exec(line)?.[1];
    const item = ITEM.exec(line);
    const pair = PAIR.exec(line);
    if (table !== undefined) group = table;
    else if (item !== null) {
      const at = values[key];
      values[key] = [...(Array.isArray(at) ? at : []), unquoted(item[1] ?? '')];
    } else if (pair !== null) {
      const [name, value] = [pair[1]?.trim() ?? '', pair[2]?.trim() ?? ''];
      if (fence === '---' && indent === 0) group = '';
      key = isRecipeKey(group) || isRecipeKey(`${group} ${name}`) ? `${group} ${name}` : name;
      list = null;
      if (/^[|>][+-]?$/.test(value)) block = { separator: value.startsWith('|') ? '\n' : ' ', indent };
      else if (value === '' && fence === '---') group = indent === 0 ? name : key;
      else if (value.startsWith('[') && !value.endsWith(']')) {
        list = entries(value.slice(1));
        values[key] = list;
      } else values[key] = value.startsWith('[') ? entries(value.slice(1, -1)) : unquoted(value);
    }
  }
  return { values, body: text.slice(whole.length) };
}

/** Entries of a one-line list; commas within quotes do not separate. */
const entries = (text: string): unknown[] =>
  (text.match(/"[^"]*"|'[^']*'|[^,"'\s][^,]*/g) ?? [])
    .map((entry) => unquoted(entry))
    .filter((entry) => entry !== '');

const QUOTED = /^"((?:\\.|[^"\\])*)"|^'((?:''|[^'])*)'/;

function unquoted(text: string): string {
  const bare = text.trim();
  const [whole, double, single = ''] = QUOTED.exec(bare) ?? [];
  if (whole === undefined) return bare.replace(/\s#\s.*$/, '').trim();
  if (double === undefined) return single.replaceAll("''", "'");
  return double.replace(/\\(.)/g, (_, letter) => (letter === 'n' ? '\n' : letter));
}

/** A text of TOML over several lines, as one line with its breaks escaped. */
const inOneLine = (head: string): string =>
  head.replace(/("""|''')\r?\n?([\s\S]{0,20000}?)\1/g, (_, __, text: string) => JSON.stringify(text.trim()));

/** '@name{2%cups}', '@name{}', '@salt', with a note in brackets; '#pot{}'; '~{10%minutes}'. */
const MARK =
  /([@#~])(?:([^@#~{}\n.,;:!?()]{0,80})\{([^{}\n]{0,80})\}|([\p{L}\p{N}_-]{1,40}))(?:\(([^()\n]{0,120})\))?/gu;
const IS_COOKLANG = /@[^@#~{}\n]{1,80}\{[^{}\n]{0,80}\}/;
const COMMENT = /(?:^|\s)--(?!-).*$|\[-[\s\S]{0,2000}?-\]/gm;
const METADATA = /^>>([^:\n]{1,60}):(.*)$/;
const SECTION = /^=+([^=\n]+)=*$/;

/** Whether a text marks its ingredients as cooklang does. */
export const isCooklang = (text: string): boolean => IS_COOKLANG.test(text);

/**
 * A recipe in cooklang: by its specification a paragraph is a step that marks its ingredients, equipment and times.
 * Ingredients are listed in the order of the steps.
 */
export function cooklangRecipe(text: string): JsonRecord {
  const foods: string[] = [];
  const tools: string[] = [];
  const values: JsonRecord = {};
  const steps: string[] = [];
  const plain = (_: string, sign: string, name = '', amount = '', word = '', note = '') => {
    const said = (word || name).replace(/^[&?+-]+/, '').trim();
    const [count = '', unit = ''] = amount.replace(/^=/, '').replace('*', '').split('%');
    const measured = [count, unit]
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(' ');
    if (sign === '~') return measured || said;
    if (sign === '#') tools.push(said);
    else
      foods.push([measured, said].filter((part) => part !== '').join(' ') + (note === '' ? '' : `, ${note}`));
    return said;
  };
  for (const paragraph of text
    .slice(0, IMPORT_LIMITS.text)
    .replace(COMMENT, '')
    .split(/\n\s*\n|\n(?=>>|=)/)) {
    const lines: string[] = [];
    for (const line of paragraph.split('\n').map((each) => each.trim())) {
      const [, key, value] = METADATA.exec(line) ?? [];
      const section = SECTION.exec(line)?.[1]?.trim();
      if (key !== undefined) values[key.trim()] = value?.trim();
      else if (section !== undefined) steps.push(`${section}:`);
      // '> ' begins a note.
      else if (!line.startsWith('>')) lines.push(line.replace(MARK, plain));
    }
    const step = lines.join(' ').trim();
    if (step !== '') steps.push(step);
  }
  return { ...values, ingredients: foods, steps, ...(tools.length > 0 && { tools: [...new Set(tools)] }) };
}

const HEAD = /^(?:MMMMM|-----).*(?:Meal-Master|Rezkonv).*$/im;
const RULE = /^(?:MMMMM|-----)(.*)$/;
const RULED = /^[-\s]+|[-\s]+$/g;
const NAMED = /^(Title|Categories|Yield|Servings)\s*:(.*)$/i;
/** An amount in columns 1 to 7, a unit in 9 and 10, the food from 12 on. */
const ROW = /^(.{7}) (.{2}) (\S.*)$/;
const AMOUNT = /^\s*(?:\d[\d\s/.,-]*)?$/;
/** Where a second column begins, counted from 0. */
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
const MEAL_MASTER_LINES = 20_000;
const LONGEST_RULE = 200;

/** The recipes of a Meal-Master file, as records; empty if the text is not one. */
export function mealMasterRecipes(text: string): JsonRecord[] {
  if (!HEAD.test(text)) return [];
  const recipes: string[][] = [];
  for (const line of text.split(/\r?\n/, MEAL_MASTER_LINES)) {
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
