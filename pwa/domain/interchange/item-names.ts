/** Names of microdata, RDFa and data-vocabulary in lower case, mapped to schema.org names. */
const NAMES: Readonly<Record<string, string>> = {
  name: 'name',
  fn: 'name',
  headline: 'headline',
  description: 'description',
  summary: 'description',
  recipeingredient: 'recipeIngredient',
  recipeingredients: 'recipeIngredient',
  ingredient: 'recipeIngredient',
  ingredients: 'recipeIngredient',
  recipeinstructions: 'recipeInstructions',
  recipeinstruction: 'recipeInstructions',
  instructions: 'recipeInstructions',
  instruction: 'recipeInstructions',
  recipedirections: 'recipeInstructions',
  directions: 'recipeInstructions',
  recipeyield: 'recipeYield',
  yield: 'recipeYield',
  servingsize: 'servingSize',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  totaltime: 'totalTime',
  duration: 'totalTime',
  image: 'image',
  photo: 'image',
  author: 'author',
  url: 'url',
  original_link: 'url',
  recipenote: 'recipeNotes',
  text: 'text',
  itemlistelement: 'itemListElement',
  step: 'itemListElement',
  steps: 'itemListElement',
  amount: 'amount',
  value: 'value',
  unittext: 'unitText',
  contenturl: 'contentUrl',
  tool: 'tool',
  video: 'video',
  nutrition: 'nutrition',
  aggregaterating: 'aggregateRating',
  review: 'review',
};

/** Class names of the microformats hRecipe and h-recipe, mapped to schema.org names. */
const CLASSES: Readonly<Record<string, string>> = {
  fn: 'name',
  'p-name': 'name',
  'entry-title': 'name',
  summary: 'description',
  'p-summary': 'description',
  ingredient: 'recipeIngredient',
  'p-ingredient': 'recipeIngredient',
  instruction: 'recipeInstructions',
  instructions: 'recipeInstructions',
  'e-instructions': 'recipeInstructions',
  yield: 'recipeYield',
  'p-yield': 'recipeYield',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  duration: 'totalTime',
  totaltime: 'totalTime',
  'dt-duration': 'totalTime',
  photo: 'image',
  'u-photo': 'image',
  author: 'author',
  'p-author': 'author',
};

const words = (text: string | undefined) => (text ?? '').split(/\s+/, 50).filter((word) => word !== '');

function named(names: Readonly<Record<string, string>>, texts: readonly string[]): string[] {
  const found = texts.map((text) => text.toLowerCase()).filter((text) => Object.hasOwn(names, text));
  return [...new Set(found.map((text) => names[text] as string))];
}

/**
 * The local name of RDFa's 'schema:name', 'v:name' and 'http://schema.org/name'; none for other vocabularies
 * ('og:title').
 */
function localName(text: string): string[] {
  const [, name] = /^(?:(?:schema|v):|https?:\/\/(?:www\.)?schema\.org\/)?([\w-]+)$/i.exec(text) ?? [];
  return name === undefined ? [] : [name];
}

/** schema.org names of the properties a tag declares. */
export function itemNames(attributes: ReadonlyMap<string, string>, isMicroformat: boolean): string[] {
  const told = [...words(attributes.get('itemprop')), ...words(attributes.get('property'))].flatMap(
    localName,
  );
  const classed = isMicroformat ? named(CLASSES, words(attributes.get('class'))) : [];
  // Some templates declare one property in both ways.
  return [...new Set([...named(NAMES, told), ...classed])];
}

const MICROFORMAT = /(?:^|\s)h-?recipe(?:\s|$)/i;

/** Type of the item a tag begins, by its last segment; '' if it is untyped; null if it begins no item. */
export function itemType(attributes: ReadonlyMap<string, string>): string | null {
  const type = attributes.get('itemtype') ?? attributes.get('typeof');
  if (type === undefined) {
    if (MICROFORMAT.test(attributes.get('class') ?? '')) return 'Recipe';
    return attributes.has('itemscope') ? '' : null;
  }
  const last = words(type).map((each) => /[^:/#]*$/.exec(each)?.[0] ?? '');
  return last.find((each) => each.toLowerCase() === 'recipe') ?? last[0] ?? '';
}

/** Whether a tag begins an item by its classes alone. */
export function isMicroformatRoot(attributes: ReadonlyMap<string, string>): boolean {
  return MICROFORMAT.test(attributes.get('class') ?? '');
}
