import { asList, isRecord, type JsonRecord, read } from './json-record.ts';
import { plainText } from './plain-text.ts';
import { IMPORT_LIMITS } from './read-source.ts';

/** Recipe managers' names for schema.org properties, letters only, in lower case. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  name: ['name', 'title', 'recipename'],
  description: ['description', 'summary', 'intro', 'introduction'],
  recipeIngredient: [
    'recipeingredient',
    'recipeingredients',
    'ingredients',
    'ingredientlist',
    'ingredientlines',
  ],
  recipeInstructions: ['recipeinstructions', 'instructions', 'directions', 'method', 'steps', 'preparation'],
  prepTime: ['preptime', 'preparationtime', 'preptimeminutes', 'workingtime', 'timeprep', 'prep'],
  cookTime: ['cooktime', 'cookingtime', 'performtime', 'cooktimeminutes', 'timecook', 'cook', 'waitingtime'],
  totalTime: ['totaltime', 'readyinminutes', 'time', 'timerequired', 'timetotal', 'duration'],
  image: ['imageurl', 'photourl', 'image', 'photo', 'picture'],
  url: ['orgurl', 'sourceurl', 'url', 'link', 'source'],
  author: ['author', 'source', 'sourceauthor', 'sourcename', 'createdby'],
  species: ['species'],
  nutrition: ['nutrition', 'nutritionalinfo'],
  tool: ['tools', 'tool', 'equipment'],
  notes: ['notes', 'note'],
  comment: ['comments', 'rating'],
};
/** Names of the yield: numbers of servings before yields in words, such as '2 loaves'. */
const YIELDS = ['recipeservings', 'servings', 'serves', 'portions', 'recipeyield', 'yield', 'yields'];

const plainKey = (key: string) => key.toLowerCase().replace(/[^a-z]/g, '');
const KEYS: ReadonlySet<string> = new Set([...Object.values(NAMES).flat(), ...YIELDS]);

/** Whether a key names a part of a recipe. */
export const isRecipeKey = (key: string): boolean => KEYS.has(plainKey(key));

const isSaid = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  value !== 0 &&
  !(Array.isArray(value) && value.length === 0);

/** Finds recipes among exported objects of recipe managers by their fields, as schema.org nodes. */
export function recipeLikes(json: unknown): JsonRecord[] {
  const found: JsonRecord[] = [];
  let level: unknown[] = [json];
  let seen = 0;
  for (let depth = 0; depth < IMPORT_LIMITS.depth && level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      seen += 1;
      if (seen > IMPORT_LIMITS.nodes) return found;
      const node = isRecord(value) ? recipeNode(value) : null;
      if (node !== null) found.push(node);
      else next.push(...Object.values(value).slice(0, IMPORT_LIMITS.nodes));
    }
    level = next;
  }
  return found;
}

/** A record's recipe fields, under schema.org's names. */
export function namedProperties(record: JsonRecord): JsonRecord {
  const byKey = new Map(Object.entries(record).map(([key, value]) => [plainKey(key), value]));
  const said = (keys: readonly string[]) => keys.map((key) => byKey.get(key)).find(isSaid);
  const node: JsonRecord = {};
  for (const [name, keys] of Object.entries(NAMES)) {
    const value = said(keys);
    if (value !== undefined) node[name] = value;
  }
  const yields = YIELDS.map((key) => byKey.get(key)).filter(isSaid);
  if (yields.length > 0) node['recipeYield'] = yields;
  const { recipeIngredient, recipeInstructions } = node;
  const foods = recipeIngredient ?? inSteps(recipeInstructions);
  if (foods !== undefined) node['recipeIngredient'] = lines(foods, 0);
  if (recipeInstructions !== undefined) node['recipeInstructions'] = steps(recipeInstructions);
  return node;
}

/** A recipe manager's object as a schema.org node; null if it contains no recipe. */
function recipeNode(record: JsonRecord): JsonRecord | null {
  const node = namedProperties(record);
  const isRecipe =
    typeof node['name'] === 'string' && isListed(node['recipeIngredient'] ?? node['recipeInstructions']);
  return isRecipe ? { '@type': 'Recipe', ...node } : null;
}

/** Tandoor keeps the ingredients with the step that takes them. */
function inSteps(value: unknown): unknown[] | undefined {
  const foods = asList(value).flatMap((step) => (isRecord(step) ? asList(read(step, 'ingredients')) : []));
  return foods.length > 0 ? foods : undefined;
}

const isListed = (value: unknown) => typeof value === 'string' || Array.isArray(value);

const keyed = (record: JsonRecord, ...names: readonly string[]) =>
  names.map((name) => plainText(read(record, name))).find((text) => text !== null && text !== '') ?? '';

/** The ingredient lines of a list of texts, of amounts with a unit and a food, or of groups of them. */
function lines(value: unknown, depth: number): unknown[] {
  return asList(value)
    .flatMap((entry): unknown[] => {
      if (!isRecord(entry)) return [entry];
      const inner = read(entry, 'ingredients') ?? read(entry, 'items');
      if (Array.isArray(inner)) return depth < 3 ? lines(inner, depth + 1) : [];
      return [lineOf(entry)];
    })
    .filter((line) => line !== '');
}

function lineOf(entry: JsonRecord): string {
  const whole = keyed(entry, 'display', 'originalText', 'original_text', 'original', 'raw', 'text');
  if (whole !== '') return whole;
  const food = keyed(entry, 'food', 'name', 'ingredient', 'item');
  const note = keyed(entry, 'note', 'notes', 'preparation', 'comment');
  const unit = keyed(entry, 'unit', 'unitText', 'measure');
  // Without a food the note is the line, and the amount is a default of the manager.
  if (food === '' && unit === '') return read(entry, 'is_header') === true ? `${note}:` : note;
  const stated = keyed(entry, 'quantity', 'amount', 'qty', 'value');
  // Tandoor writes '300.0000000000000000'.
  const amount = /^\d+\.\d+$/.test(stated) ? String(Number(stated)) : stated;
  const line = [amount === '0' ? '' : amount, unit, food].filter((part) => part !== '').join(' ');
  return note === '' ? line : `${line}, ${note}`;
}

/** The steps of a list of texts, or of objects with a text and the title of the section they begin. */
function steps(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.flatMap((entry): unknown[] => {
    if (!isRecord(entry) || read(entry, '@type') !== undefined) return [entry];
    const text = keyed(entry, 'text', 'instruction', 'description', 'step', 'content', 'directions');
    const title = keyed(entry, 'title', 'name');
    const inner = read(entry, 'steps') ?? read(entry, 'itemListElement');
    if (text === '' && Array.isArray(inner)) return [...label(title), ...(steps(inner) as unknown[])];
    return text === '' ? [entry] : [...label(title), text];
  });
}

const label = (title: string) => (title === '' ? [] : [`${title.replace(/\s*:$/, '').slice(0, 50)}:`]);
