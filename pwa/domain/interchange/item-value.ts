import { decodeEntities } from '../text/html-entities.ts';
import { IMPORT_LIMITS } from './import-result.ts';
import { ITEM_BREAK, type PageElement } from './page-items.ts';
import { plainLines } from './plain-text.ts';

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

/** The lines of an element's text. */
export function textOf({ from, to }: PageElement, pageText: string): string {
  return pageText.slice(from, Math.min(to, from + IMPORT_LIMITS.text));
}

/** Value of a property from an element that is not an item. */
export function textValue(element: PageElement, name: string, pageText: string): string {
  if (element.tag === 'img' || element.tag === 'iframe' || element.tag === 'source') {
    return sourceOf(element) || decodeEntities(element.attributes.get('content') ?? '');
  }
  const said = decodeEntities(stated(element, name));
  if (said !== '') return said;
  if (name === 'image') return element.children.map(sourceOf).find((address) => address !== '') ?? '';
  return plainLines(textOf(element, pageText)).join('\n');
}

const LISTS = new Set(['ul', 'ol', 'table', 'tbody']);
/** Elements that hold one entry in any layout. */
const ENTRIES = new Set(['li', 'span', 'tr', 'dd', 'dt', 'label', 'a']);

/**
 * Entries of a list property: one per element, or one per list item if a single element holds the whole list. A line
 * broken within an entry stays one entry.
 * @param isAlone whether one element holds the whole list, so that its lines are the entries
 */
export function entriesOf(element: PageElement, name: string, pageText: string, isAlone: boolean): string[] {
  const said = decodeEntities(stated(element, name));
  if (said !== '') return [said];
  const text = textOf(element, pageText);
  const items = text.split(ITEM_BREAK).map((item) => plainLines(item));
  const filled = items.filter((lines) => lines.length > 0);
  if (filled.length > 1) return filled.map((lines) => lines.join(' '));
  return (isAlone && !ENTRIES.has(element.tag)) || LISTS.has(element.tag)
    ? filled.flat()
    : filled.map((lines) => lines.join(' '));
}
