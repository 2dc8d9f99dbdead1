import { Parser } from 'htmlparser2';
import type { ParsedPage } from '#domain/seo/parsed-page';

/** A page as it is served. */
export type ServedPage = { path: string; status: number; html: string };

type Attributes = Record<string, string>;
/** Text that is being collected for an open element. */
type Open = { tag: string; text: string; end: (text: string) => void };

const HEADING = /^h([1-6])$/;
const JSON_LD = 'application/ld+json';
/** Elements whose content is not page text. */
const UNREAD = new Set(['script', 'style', 'template', 'noscript']);

/** Same wording as in `shop-frame.tsx` and the terms of service. */
const DISCLOSURE = /\bearns? (?:commissions? )?from qualifying purchases\b/i;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;

/** Reads what search engines look at from the HTML of a page. */
export function parsePage({ path, status, html }: ServedPage): ParsedPage {
  const found = {
    language: null as string | null,
    title: null as string | null,
    description: null as string | null,
    canonical: null as string | null,
    robots: '',
    openGraph: {} as Record<string, string>,
    headings: [] as { level: number; text: string }[],
    links: [] as { href: string; text: string }[],
    images: [] as { src: string; alt: string | null }[],
    ids: [] as string[],
    structuredData: [] as unknown[],
    brokenBlocks: 0,
    isForPhones: false,
    adSlots: 0,
  };
  const open: Open[] = [];
  let words = '';
  let mainDepth = 0;
  let unreadDepth = 0;

  const collect = (tag: string, end: Open['end'], text = '') => open.push({ tag, text, end });

  function readBlock(text: string): void {
    try {
      found.structuredData.push(JSON.parse(text));
    } catch {
      found.brokenBlocks += 1;
    }
  }

  function readMeta({ name, property, content = '' }: Attributes): void {
    if (name === 'description') found.description ??= plain(content);
    if (name === 'robots') found.robots ||= content;
    if (name === 'viewport') found.isForPhones ||= content.includes('width=device-width');
    if (property?.startsWith('og:')) found.openGraph[property] ??= content;
  }

  function readImage({ src = '', alt }: Attributes): void {
    found.images.push({ src, alt: alt ?? null });
    for (const each of open) each.text += ` ${alt ?? ''}`;
  }

  const READERS: Record<string, (attributes: Attributes) => void> = {
    html: ({ lang }) => {
      found.language ??= lang ?? null;
    },
    title: () =>
      collect('title', (text) => {
        // SVG drawings have titles too.
        found.title ??= plain(text);
      }),
    meta: readMeta,
    link: ({ rel, href }) => {
      if (rel === 'canonical') found.canonical ??= href ?? null;
    },
    img: readImage,
    a: ({ href, 'aria-label': label = '', title = '' }) => {
      if (href === undefined) return;
      collect('a', (text) => found.links.push({ href, text: plain(text) }), `${label} ${title} `);
    },
    script: ({ type }) => {
      if (type === JSON_LD) collect('script', readBlock);
    },
  };

  function readTag(tag: string, attributes: Attributes): void {
    const [, level] = HEADING.exec(tag) ?? [];
    if (attributes['id'] !== undefined) found.ids.push(attributes['id']);
    if (tag === 'main') mainDepth += 1;
    if (attributes['data-ad-slot'] !== undefined) found.adSlots += 1;
    READERS[tag]?.(attributes);
    if (level !== undefined) {
      collect(tag, (text) => found.headings.push({ level: Number(level), text: plain(text) }));
    }
  }

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (unreadDepth === 0) readTag(tag, attributes);
      if (UNREAD.has(tag)) unreadDepth += 1;
    },
    ontext(text) {
      const isBlock = open.at(-1)?.tag === 'script';
      if (unreadDepth > 0 && !isBlock) return;
      for (const each of open) each.text += text;
      if (mainDepth > 0 && !isBlock) words += text;
    },
    onclosetag(tag) {
      if (UNREAD.has(tag)) unreadDepth -= 1;
      if (unreadDepth > 0) return;
      if (tag === 'main') mainDepth -= 1;
      // Keep words of neighbouring elements apart.
      words += ' ';
      const at = open.findLastIndex((each) => each.tag === tag);
      if (at === -1) return;
      for (const { text, end } of open.splice(at)) end(text);
    },
  });
  parser.end(html);
  const text = plain(words);
  return {
    path,
    status,
    ...found,
    wordCount: wordsIn(words),
    characters: text.length,
    isDisclosing: DISCLOSURE.test(text),
  };
}
