/** A JSON object of structured data. */
export type Node = { readonly [property: string]: unknown };

/** `if-known`: only if we have the fact, for example a rating that someone gave. */
type Need = 'required' | 'recommended' | 'if-known';

/** A field of a recipe's markup: whether it is present, and what is wrong with it. */
export type FieldState = {
  field: string;
  need: Need;
  state: 'valid' | 'missing' | 'invalid';
  problem?: string;
};

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** ISO 8601 as Google reads it: one exact duration, no range. */
const DURATION = /^P(?=.)(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/;
const DATE = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/;

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\/\S+$/.test(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const every = (value: unknown, holds: (item: unknown) => boolean) =>
  listOf(value).length > 0 && listOf(value).every(holds);

const isImage = (value: unknown) => isAddress(value) || (isNode(value) && isAddress(value['url']));
const isNamed = (value: unknown) => isText(value) || (isNode(value) && isText(value['name']));
const isStep = (value: unknown) =>
  isText(value) || (isNode(value) && (isText(value['text']) || Array.isArray(value['itemListElement'])));

const isPositive = (value: unknown) => Number.isFinite(Number(value)) && Number(value) > 0;

/** A rating needs a value and a count; a value off the scale is misleading. */
function isRating(value: unknown): boolean {
  if (!isNode(value) || !isPositive(value['ratingValue'])) return false;
  const best = value['bestRating'] === undefined ? 5 : Number(value['bestRating']);
  const isCounted = isPositive(value['ratingCount']) || isPositive(value['reviewCount']);
  return isCounted && Number(value['ratingValue']) <= best;
}

const isVideo = (value: unknown) =>
  isNode(value) && isText(value['name']) && isImage(value['thumbnailUrl']) && isText(value['uploadDate']);

type Rule = { field: string; need: Need; holds: (value: unknown) => boolean; asks: string };

const TIME = { need: 'recommended', asks: 'an exact duration such as PT25M' } as const;
const isDuration = (value: unknown) => typeof value === 'string' && DURATION.test(value);

const FIELDS: readonly Rule[] = [
  { field: 'name', need: 'required', holds: isText, asks: 'text' },
  {
    field: 'image',
    need: 'required',
    holds: (v) => every(v, isImage),
    asks: 'absolute image addresses',
  },
  { field: 'author', need: 'recommended', holds: (v) => every(v, isNamed), asks: 'a name' },
  {
    field: 'datePublished',
    need: 'recommended',
    holds: (v) => typeof v === 'string' && DATE.test(v),
    asks: 'a date in ISO 8601',
  },
  { field: 'description', need: 'recommended', holds: isText, asks: 'text' },
  { field: 'prepTime', holds: isDuration, ...TIME },
  { field: 'cookTime', holds: isDuration, ...TIME },
  { field: 'totalTime', holds: isDuration, ...TIME },
  {
    field: 'recipeYield',
    need: 'recommended',
    holds: (v) => every(v, (each) => isText(each) || isPositive(each)),
    asks: 'a number of servings',
  },
  { field: 'recipeCategory', need: 'recommended', holds: (v) => every(v, isText), asks: 'text' },
  {
    field: 'recipeIngredient',
    need: 'recommended',
    holds: (v) => every(v, isText),
    asks: 'a list of text lines',
  },
  {
    field: 'recipeInstructions',
    need: 'recommended',
    holds: (v) => every(v, isStep),
    asks: 'steps with text',
  },
  {
    field: 'nutrition',
    need: 'if-known',
    holds: (v) => isNode(v) && isText(v['calories']),
    asks: 'calories such as 270 calories',
  },
  { field: 'aggregateRating', need: 'if-known', holds: isRating, asks: 'a value on its scale and a count' },
  { field: 'recipeCuisine', need: 'if-known', holds: (v) => every(v, isText), asks: 'text' },
  { field: 'keywords', need: 'if-known', holds: (v) => every(v, isText), asks: 'text' },
  { field: 'video', need: 'if-known', holds: isVideo, asks: 'a name, a thumbnail and an upload date' },
];

function stateOf({ field, need, holds, asks }: Rule, recipe: Node): FieldState {
  const value = recipe[field];
  if (value === undefined || value === null || value === '') return { field, need, state: 'missing' };
  if (holds(value)) return { field, need, state: 'valid' };
  return { field, need, state: 'invalid', problem: `${field} needs ${asks}` };
}

/** Rules that involve two fields. */
function together(recipe: Node, states: readonly FieldState[]): FieldState[] {
  const isThere = (field: string) => states.some((each) => each.field === field && each.state !== 'missing');
  const invalid = (field: string, problem: string): FieldState => {
    return { field, need: 'recommended', state: 'invalid', problem };
  };
  const hasCalories = isNode(recipe['nutrition']) && isText(recipe['nutrition']['calories']);
  return [
    ...(isThere('prepTime') !== isThere('cookTime')
      ? [invalid(isThere('prepTime') ? 'cookTime' : 'prepTime', 'prepTime and cookTime go together')]
      : []),
    ...(hasCalories && !isThere('recipeYield')
      ? [invalid('recipeYield', 'calories are per serving, so they need recipeYield')]
      : []),
  ];
}

/** Checks every field of Google's recipe rules in one recipe's markup. */
export function recipeFields(recipe: Node): FieldState[] {
  const states = FIELDS.map((rule) => stateOf(rule, recipe));
  const joint = together(recipe, states);
  return states.map((state) => joint.find(({ field }) => field === state.field) ?? state);
}
