import { decodeEntities } from '../text/html-entities.ts';
import type { JsonRecord } from './json-record.ts';
import { ITEM_BREAK, type PageElement, type PageItems, pageItems } from './page-items.ts';
import { plainLines } from './plain-text.ts';
import { IMPORT_LIMITS } from './read-source.ts';

/** Properties given by several elements, one entry each, or by one with all of them. */
const LISTS = new Set(['recipeIngredient', 'recipeInstructions', 'itemListElement']);
/** Up to this many elements may each hold a group of entries; more are the entries themselves. */
const FEW = 2;
const DEEPEST = 6;
/** A 'name' within these is not the recipe's, even if they begin no item of their own. */
const NAMED = new Set([
  'author',
  'recipeIngredient',
  'recipeInstructions',
  'itemListElement',
  'nutrition',
  'review',
  'video',
]);

type Property = { name: string; element: PageElement };

/**
 * Recipes of a page as schema.org nodes, from microdata, RDFa or microformats. Ingredients or steps outside any
 * recipe, as in badly nested pages, belong to the first one.
 */
export function microdataRecipes(html: string): JsonRecord[] {
  const isMarked = /itemprop|typeof|h-?recipe/i.test(html);
  if (!isMarked && !NAMED_BY_CLASS.test(html)) return [];
  const page = pageItems(isMarked ? html : classesAsProperties(html));
  const recipes: PageElement[] = [];
  findRecipes(page.root, recipes);
  const nodes = recipes.map((recipe) => nodeOf(recipe, page, 0));
  const strays = nodeOf(page.root, page, 0);
  const [first = { '@type': 'Recipe' }] = nodes;
  const hasStrays = 'recipeIngredient' in strays || 'recipeInstructions' in strays;
  if (!hasStrays) return nodes;
  return [{ ...strays, ...first, '@type': 'Recipe' }, ...nodes.slice(1)];
}

/** CopyMeThat's page of recipes names the properties of each by classes and ids alone. */
const NAMED_BY_CLASS = /\bclass=["']recipeIngredient["']/i;

function classesAsProperties(html: string): string {
  return html.replace(/\b(?:id|class)=(["'])([\w-]{1,40})\1/gi, (_, quote, name) =>
    name === 'recipe' ? 'itemscope itemtype="Recipe"' : `itemprop=${quote}${name}${quote}`,
  );
}

function findRecipes(element: PageElement, found: PageElement[]): void {
  for (const child of element.children) {
    if (child.type?.toLowerCase() === 'recipe') found.push(child);
    else findRecipes(child, found);
  }
}

/** Properties of an item, including those it references elsewhere on the page. */
function propertiesOf(item: PageElement, { byId }: PageItems): Property[] {
  const found: Property[] = [];
  const gather = (element: PageElement, above: readonly string[]) => {
    for (const child of element.children) {
      const isRecipe = child.type?.toLowerCase() === 'recipe';
      for (const name of isRecipe ? [] : child.names) {
        if (name !== 'name' || !above.some((each) => NAMED.has(each))) found.push({ name, element: child });
      }
      if (child.type === null) gather(child, [...above, ...child.names]);
      // An item without a property name, such as a list around the steps, passes its properties through.
      else if (child.names.length === 0 && !isRecipe) gather(child, above);
    }
  };
  gather(item, []);
  for (const id of (item.attributes.get('itemref') ?? '').split(/\s+/, 20)) {
    const element = byId.get(id);
    if (element === undefined || element === item) continue;
    found.push(...element.names.map((name) => ({ name, element })));
    if (element.type === null) gather(element, []);
  }
  return found;
}

function nodeOf(item: PageElement, page: PageItems, depth: number): JsonRecord {
  const node: JsonRecord = { '@type': item.type || 'Thing' };
  const elementsByName = new Map<string, PageElement[]>();
  for (const { name, element } of propertiesOf(item, page)) {
    const elements = elementsByName.get(name);
    if (elements === undefined) elementsByName.set(name, [element]);
    else elements.push(element);
  }
  for (const [name, elements] of elementsByName) {
    // A wrapper around elements with the same property adds nothing.
    const inner = elements.filter(({ children }) => !children.some((child) => tells(child, name, 0)));
    const isAlone = inner.length <= FEW;
    const values = inner.flatMap((element) => valuesOf(element, name, page, isAlone, depth));
    if (values.length > 0) node[name] = values;
  }
  return node;
}

/** Whether an element or a descendant has a property; nested items are excluded. */
function tells(element: PageElement, name: string, depth: number): boolean {
  if (element.names.includes(name)) return true;
  return (
    depth < DEEPEST &&
    element.type === null &&
    element.children.some((child) => tells(child, name, depth + 1))
  );
}

function valuesOf(
  element: PageElement,
  name: string,
  page: PageItems,
  isAlone: boolean,
  depth: number,
): unknown[] {
  if (element.type !== null && depth < DEEPEST) return itemValues(element, name, page, depth);
  const texts = LISTS.has(name)
    ? entriesOf(element, name, page.text, isAlone)
    : [textValue(element, name, page.text)];
  return texts.filter((text) => text !== '');
}

/** Value of a nested item: a step or group as a node, an ingredient by its text, anything else by its properties. */
function itemValues(element: PageElement, name: string, page: PageItems, depth: number): unknown[] {
  const node = nodeOf(element, page, depth + 1);
  const words = plainLines(textOf(element, page.text)).join(' ');
  if (name === 'recipeIngredient' && words !== '') return [words];
  const isStep = name === 'recipeInstructions' || name === 'itemListElement';
  if (isStep && words !== '' && !('text' in node) && !('itemListElement' in node)) {
    return entriesOf(element, name, page.text, true).map((text) => ({ '@type': 'HowToStep', text }));
  }
  // A step's text is a string to its reader, not a list of one.
  const { text } = node;
  return [isStep && Array.isArray(text) ? { ...node, text: text.join(' ') } : node];
}

const ADDRESSES = new Set(['url', 'image', 'contentUrl']);

/** Attributes in which lazily loaded pictures keep their address. */
const SOURCES = [
  'src',
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-pin-media',
  'srcset',
  'data-srcset',
];

/** Source of an image or a frame, skipping placeholders of lazy loading. */
function sourceOf({ attributes }: PageElement): string {
  const addresses = SOURCES.map(
    (name) =>
      decodeEntities(attributes.get(name) ?? '')
        .trim()
        .split(/[\s,]/)[0] ?? '',
  );
  return addresses.find((address) => address !== '' && !address.startsWith('data:')) ?? '';
}

/** Value in an element's attributes: a date, a link, a picture, a machine-readable value. */
function stated({ tag, attributes }: PageElement, name: string): string {
  const content = attributes.get('content')?.trim() ?? '';
  if (content !== '' || tag === 'meta') return content;
  if (tag === 'link' || (tag === 'a' && ADDRESSES.has(name))) return attributes.get('href') ?? '';
  if (tag === 'time') return attributes.get('datetime') ?? '';
  if (tag === 'data' || tag === 'meter') return attributes.get('value') ?? '';
  return attributes.get('datetime') ?? '';
}

/** An element's text, cut at `IMPORT_LIMITS.text`. */
function textOf({ from, to }: PageElement, pageText: string): string {
  return pageText.slice(from, Math.min(to, from + IMPORT_LIMITS.text));
}

/** Value of a property from an element that is not an item. */
function textValue(element: PageElement, name: string, pageText: string): string {
  if (element.tag === 'img' || element.tag === 'iframe' || element.tag === 'source') {
    return sourceOf(element) || decodeEntities(element.attributes.get('content') ?? '');
  }
  const said = decodeEntities(stated(element, name));
  if (said !== '') return said;
  if (name === 'image') return element.children.map(sourceOf).find((address) => address !== '') ?? '';
  return plainLines(textOf(element, pageText)).join('\n');
}

const LIST_TAGS = new Set(['ul', 'ol', 'table', 'tbody']);
/** Elements that hold one entry in any layout. */
const ENTRIES = new Set(['li', 'span', 'tr', 'dd', 'dt', 'label', 'a']);

/**
 * Entries of a list property: one per element, or one per list item if a single element holds the whole list. A line
 * broken within an entry stays one entry.
 * @param isAlone whether one or two elements hold the whole list, so that the lines of each are entries
 */
function entriesOf(element: PageElement, name: string, pageText: string, isAlone: boolean): string[] {
  const said = decodeEntities(stated(element, name));
  if (said !== '') return [said];
  const text = textOf(element, pageText);
  const items = text.split(ITEM_BREAK).map((item) => plainLines(item));
  const filled = items.filter((lines) => lines.length > 0);
  if (filled.length > 1) return filled.map((lines) => lines.join(' '));
  return (isAlone && !ENTRIES.has(element.tag)) || LIST_TAGS.has(element.tag)
    ? filled.flat()
    : filled.map((lines) => lines.join(' '));
}
