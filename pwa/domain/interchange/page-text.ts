import { decodeEntities } from '../text/html-entities.ts';
import { attributesOf, isBlock, isVoid, walkHtml } from './html-tags.ts';

/** Elements around a page's main text. */
const ROUND = new Set([
  'nav',
  'footer',
  'button',
  'select',
  'noscript',
  'aside',
  'dialog',
  'figcaption',
  'thead',
]);
const ROUND_ROLES = /^(?:navigation|search|contentinfo|complementary|dialog|menu)$/i;
const NO_TEXT = new Set(['title', 'script', 'style', 'svg', 'template']);
const HEADING = /^h[1-6]$/;
/** A line with at least this share of its characters within links is only a link. */
const LINKED_SHARE = 0.8;

type PageLine = {
  mark: string;
  text: string;
  /** Characters of it within links. */
  linked: number;
  list: number | null;
  row: number | null;
  cell: number;
};

/** A page's metadata, and its text as Markdown. */
export type PageText = {
  text: string;
  /** Its main heading, else the title it gives for sharing. */
  title: string | null;
  description: string | null;
  image: string | null;
  address: string | null;
};

/**
 * The text of a page as Markdown, one line per block, without its navigation: lists of links, and lines that are only a
 * link without an amount.
 */
export function pageText(html: string): PageText {
  const lines: PageLine[] = [];
  let line: PageLine = { mark: '', text: '', linked: 0, list: null, row: null, cell: 0 };
  const headings: string[] = [];
  const told = new Map<string, string>();
  /** The outermost element that is skipped, and how many of its kind are open in it. */
  let hidden: { tag: string; open: number } | null = null;
  let isNoText = false;
  let isLinked = false;
  let isPre = false;
  let isItem = false;
  const kinds: string[] = [];
  let list = 0;
  let rows = 0;
  let row: number | null = null;
  let cell = 0;

  const begin = (mark = '') => {
    lines.push(line);
    line = { mark, text: '', linked: 0, list: isItem ? list : null, row, cell };
  };

  walkHtml(html, {
    open(tag, source) {
      isNoText = NO_TEXT.has(tag);
      if (tag === 'meta' || tag === 'link') return takeTold(told, source);
      if (hidden !== null) {
        if (hidden.tag === tag) hidden.open += 1;
        return;
      }
      if (!isVoid(tag) && isLeftOut(tag, source)) {
        hidden = { tag, open: 1 };
        return;
      }
      if (tag === 'a') isLinked = true;
      if (tag === 'pre') isPre = true;
      if (tag === 'b' || tag === 'strong') line.text += '**';
      if (tag === 'ul' || tag === 'ol') {
        kinds.push(tag);
        list += 1;
        isItem = false;
        begin();
      } else if (tag === 'li') {
        isItem = true;
        begin(kinds.at(-1) === 'ol' ? '1. ' : '- ');
      } else if (HEADING.test(tag)) {
        isItem = false;
        begin(`${'#'.repeat(Number(tag[1]))} `);
      } else if (tag === 'tr') {
        rows += 1;
        row = rows;
        begin();
      } else if (tag === 'td' || tag === 'th') {
        cell += 1;
        begin();
      } else if (isItem && (isBlock(tag) || tag === 'br')) line.text += ' ';
      else if (isBlock(tag) || tag === 'br') begin();
    },
    close(tag) {
      isNoText = false;
      if (hidden !== null) {
        if (hidden.tag === tag) hidden.open -= 1;
        if (hidden.open === 0) hidden = null;
        return;
      }
      if (tag === 'a') isLinked = false;
      if (tag === 'pre') isPre = false;
      if (tag === 'b' || tag === 'strong') line.text += '**';
      if (tag === 'h1') headings.push(words(line.text));
      if (tag === 'ul' || tag === 'ol') {
        kinds.pop();
        list += 1;
      }
      if (tag === 'li' || tag === 'ul' || tag === 'ol') isItem = false;
      if (tag === 'tr' || tag === 'table') row = null;
      if (isItem && isBlock(tag)) line.text += ' ';
      else if (isBlock(tag)) begin();
    },
    text(text) {
      if (isNoText && !told.has('title')) told.set('title', words(text));
      if (isNoText || hidden !== null) return;
      const [first = '', ...others] = isPre ? text.split(/\r\n?|\n/) : [text.replace(/\s+/g, ' ')];
      line.text += first;
      if (isLinked) line.linked += first.trim().length;
      for (const other of others) {
        begin();
        line.text += other;
      }
    },
  });
  begin();
  return {
    text: withoutLinks(rowsJoined(lines))
      .map(({ mark, text }) => mark + text.trim())
      .join('\n'),
    title: titleOf(headings, told),
    description: told.get('og:description') ?? told.get('description') ?? null,
    image: told.get('og:image') ?? null,
    address: told.get('canonical') ?? told.get('og:url') ?? null,
  };
}

const words = (text: string) => decodeEntities(text).replace(/\*\*/g, '').replace(/\s+/g, ' ').trim();

function isLeftOut(tag: string, source: string): boolean {
  if (ROUND.has(tag)) return true;
  if (tag === 'body' || !/hidden|role|display/i.test(source)) return false;
  const attributes = attributesOf(source);
  return (
    attributes.has('hidden') ||
    attributes.get('aria-hidden') === 'true' ||
    ROUND_ROLES.test(attributes.get('role') ?? '') ||
    /display\s*:\s*none/i.test(attributes.get('style') ?? '')
  );
}

/** The metadata in a page's head; the first of each name counts. */
function takeTold(told: Map<string, string>, source: string): void {
  const attributes = attributesOf(source);
  const name = (
    attributes.get('property') ??
    attributes.get('name') ??
    attributes.get('rel') ??
    ''
  ).toLowerCase();
  const value = words(attributes.get('content') ?? attributes.get('href') ?? '');
  if (value !== '' && !told.has(name)) told.set(name, value);
}

function titleOf(headings: readonly string[], told: ReadonlyMap<string, string>): string | null {
  const shared = told.get('og:title');
  const own = headings.filter((heading) => heading !== '' && heading !== told.get('og:site_name'));
  const agreed = own.find(
    (heading) => shared !== undefined && (shared.includes(heading) || heading.includes(shared)),
  );
  return agreed ?? own[0] ?? shared ?? told.get('title')?.split(/\s+[|–—»·-]\s+/)[0] ?? null;
}

/** Lines with words. A table row is one line if each of its cells is; otherwise the table is layout. */
function rowsJoined(lines: readonly PageLine[]): PageLine[] {
  const said = lines
    .map((line) => ({ ...line, text: decodeEntities(line.text) }))
    .filter(({ text }) => /[^\s*]/.test(text));
  const layout = new Set(
    said
      .filter(({ row, cell }, at) => row !== null && said[at - 1]?.cell === cell && said[at - 1]?.row === row)
      .map(({ row }) => row),
  );
  const joined: PageLine[] = [];
  for (const line of said) {
    const last = joined.at(-1);
    if (last === undefined || line.row === null || layout.has(line.row) || last.row !== line.row)
      joined.push({ ...line });
    else
      Object.assign(last, {
        text: `${last.text.trim()} ${line.text.trim()}`,
        linked: last.linked + line.linked,
      });
  }
  return joined;
}

/** Without lists that are mostly links, and without single lines that are links. */
function withoutLinks(lines: readonly PageLine[]): PageLine[] {
  // 'Filed under: dogs' is a link with its name before it.
  const isLink = ({ text, linked }: PageLine) =>
    linked >= text.replace(/\*\*|^[^:]{1,30}:/g, '').trim().length * LINKED_SHARE &&
    linked > 0 &&
    !/\p{N}/u.test(text);
  const counts = new Map<number, { all: number; links: number }>();
  for (const line of lines) {
    if (line.list === null) continue;
    const count = counts.get(line.list) ?? { all: 0, links: 0 };
    counts.set(line.list, { all: count.all + 1, links: count.links + Number(isLink(line)) });
  }
  return lines.filter((line) => {
    const count = line.list === null ? undefined : counts.get(line.list);
    return count === undefined ? !isLink(line) : count.links * 2 <= count.all;
  });
}
