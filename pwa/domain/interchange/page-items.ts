import { attributesOf, isBlock, isVoid, OpenTags, walkHtml } from './html-tags.ts';

/** A tag that declares a property or begins an item, a picture within an image property, or a tag with an id. */
export type PageElement = {
  tag: string;
  attributes: ReadonlyMap<string, string>;
  /** schema.org names of its properties. */
  names: readonly string[];
  /** Type of the item it begins; null if it begins none. */
  type: string | null;
  /** Range of its text within the page's. */
  from: number;
  to: number;
  children: PageElement[];
};

export type PageItems = {
  root: PageElement;
  /** The page's text, with line breaks for the tags that make them; entities as written. */
  text: string;
  /** Elements by id; empty if the page has no `itemref`. */
  byId: ReadonlyMap<string, PageElement>;
};

/** Separates list items, so that a line broken within one stays whole. */
export const ITEM_BREAK = '\u2028';
const MOST_ELEMENTS = 20_000;
const DEEPEST = 60;

const TELLS = /item(?:prop|scope|type)|property\s*=|typeof\s*=|h-?recipe/i;

const breakOf = (tag: string) => {
  if (tag === 'li') return ITEM_BREAK;
  if (tag === 'td' || tag === 'th') return ' ';
  return isBlock(tag) || tag === 'br' ? '\n' : '';
};

type Holder = { element: PageElement; depth: number; isMicroformat: boolean; isKept: boolean };

/** Reads the microdata, RDFa and microformats of a page as a tree, with the page's text. Linear in its length. */
export function pageItems(html: string): PageItems {
  const pieces: string[] = [];
  let length = 0;
  let count = 0;
  const write = (text: string) => {
    if (text === '') return;
    pieces.push(text);
    length += text.length;
  };
  const plain = { attributes: new Map<string, string>(), names: [], type: null, from: 0, to: 0 };
  const root: PageElement = { ...plain, tag: 'html', children: [] };
  const base: Holder = { element: root, depth: 0, isMicroformat: false, isKept: true };
  const byId = new Map<string, PageElement>();
  const refers = /itemref\s*=/i.test(html);

  const tags = new OpenTags<Holder & { tag: string }>(({ element, isKept, tag }) => {
    write(breakOf(tag));
    if (isKept) element.to = length;
  });

  const begin = (tag: string, source: string) => {
    const above: Holder = tags.innermost ?? base;
    write(breakOf(tag));
    const isPicture = tag === 'img' && above.element.names.includes('image');
    const mayTell =
      TELLS.test(source) || above.isMicroformat || isPicture || (refers && /\sid\s*=/i.test(source));
    const unkept = { ...above, tag, isKept: false };
    if (!mayTell || count >= MOST_ELEMENTS || above.depth >= DEEPEST) return unkept;
    const attributes = attributesOf(source);
    const type = itemType(attributes);
    const isMicroformat = above.isMicroformat || isMicroformatRoot(attributes);
    const names = itemNames(attributes, isMicroformat);
    const id = refers ? attributes.get('id') : undefined;
    if (names.length === 0 && type === null && !isPicture && id === undefined) return unkept;
    count += 1;
    const element: PageElement = { tag, attributes, names, type, from: length, to: length, children: [] };
    above.element.children.push(element);
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
    return { element, depth: above.depth + 1, isMicroformat, isKept: true, tag };
  };

  walkHtml(html, {
    open(tag, source) {
      tags.open(tag, () => begin(tag, source));
      // In HTML the slash does not close '<span />', but whoever writes it means it to.
      if (source.endsWith('/>') && !isVoid(tag) && !isBlock(tag)) tags.close(tag);
    },
    close: (tag) => tags.close(tag),
    text: write,
  });
  tags.closeAll();
  root.to = length;
  return { root, text: pieces.join(''), byId };
}

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
function itemNames(attributes: ReadonlyMap<string, string>, isMicroformat: boolean): string[] {
  const told = [...words(attributes.get('itemprop')), ...words(attributes.get('property'))].flatMap(
    localName,
  );
  const classed = isMicroformat ? named(CLASSES, words(attributes.get('class'))) : [];
  // Some templates declare one property in both ways.
  return [...new Set([...named(NAMES, told), ...classed])];
}

const MICROFORMAT = /(?:^|\s)h-?recipe(?:\s|$)/i;

/** Type of the item a tag begins, by its last segment; '' if it is untyped; null if it begins no item. */
function itemType(attributes: ReadonlyMap<string, string>): string | null {
  const type = attributes.get('itemtype') ?? attributes.get('typeof');
  if (type === undefined) {
    if (MICROFORMAT.test(attributes.get('class') ?? '')) return 'Recipe';
    return attributes.has('itemscope') ? '' : null;
  }
  const last = words(type).map((each) => /[^:/#]*$/.exec(each)?.[0] ?? '');
  return last.find((each) => each.toLowerCase() === 'recipe') ?? last[0] ?? '';
}

/** Whether a tag begins an item by its classes alone. */
function isMicroformatRoot(attributes: ReadonlyMap<string, string>): boolean {
  return MICROFORMAT.test(attributes.get('class') ?? '');
}
