import { attributesOf, walkHtml } from './html-walk.ts';
import { isMicroformatRoot, itemNames, itemType } from './item-names.ts';
import { isBlock, isVoid, OpenTags } from './open-tags.ts';

/** A tag that declares a property, begins an item, or contains such tags. */
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
  /** By their ids, those that an item refers to. */
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
