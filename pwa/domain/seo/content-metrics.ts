import type { ParsedPage } from './parsed-page.ts';
import { recipeFields } from './recipe-fields.ts';
import { linkingPages } from './site-links.ts';
import { recipeMarkups } from './structured-data.ts';

export type ContentMetrics = {
  /** Average number of characters in a page's main content. */
  averageContentLength: number;
  /** Average number of internal pages that a page links to, with one decimal. */
  internalLinksPerPage: number;
  /** Percentage of images in the served pages with alt text; null if there are no images. */
  imagesOptimized: number | null;
  /** Percentage of recipe pages whose markup has every required field valid; null without recipes. */
  structuredDataCoverage: number | null;
};

const percent = (part: number, whole: number) => (whole === 0 ? null : Math.floor((part / whole) * 100));

/** Metrics of the pages as served. @param origin without trailing slash */
export function contentMetrics(pages: readonly ParsedPage[], origin: string): ContentMetrics {
  const count = Math.max(1, pages.length);
  const links = [...linkingPages(pages, origin).values()].reduce((sum, each) => sum + each, 0);
  const images = pages.flatMap((page) => page.images);
  const markups = [...recipeMarkups(pages).values()].map(recipeFields);
  const isSound = (fields: ReturnType<typeof recipeFields>) =>
    fields.every(({ need, state }) => need !== 'required' || state === 'valid');
  return {
    averageContentLength: Math.round(pages.reduce((sum, { characters }) => sum + characters, 0) / count),
    internalLinksPerPage: Math.round((links / count) * 10) / 10,
    imagesOptimized: percent(images.filter(({ alt }) => alt !== null).length, images.length),
    structuredDataCoverage: percent(markups.filter(isSound).length, markups.length),
  };
}

type KeywordGroup = { count: number; examples: string[] };
export type KeywordTargeting = {
  totalKeywordCoverage: number;
  primaryKeywords: KeywordGroup;
  longTailKeywords: KeywordGroup;
  localKeywords: KeywordGroup;
};

const EXAMPLES = 5;
/** Place names that make a keyword local; not every market has one. */
const PLACES =
  /\b(?:uk|u\.k\.|britain|british|england|scotland|wales|ireland|irish|usa?|american?|canad\w+|australian?|europe\w*|german\w*|france|french|ital\w+|spain|spanish|india\w*|japan\w*|netherlands|dutch|near me)\b/i;
const LONG_TAIL_WORDS = 4;

/** Keywords by kind: those that name a place, others of four words or more, and the short ones. */
export function keywordTargeting(keywords: readonly string[]): KeywordTargeting {
  const all = [...new Set(keywords.map((word) => word.trim().toLowerCase()).filter((word) => word !== ''))];
  const local = all.filter((word) => PLACES.test(word));
  const others = all.filter((word) => !PLACES.test(word));
  const isLong = (word: string) => word.split(/\s+/).length >= LONG_TAIL_WORDS;
  const group = (words: string[]) => ({ count: words.length, examples: words.slice(0, EXAMPLES) });
  return {
    totalKeywordCoverage: all.length,
    primaryKeywords: group(others.filter((word) => !isLong(word))),
    longTailKeywords: group(others.filter(isLong)),
    localKeywords: group(local),
  };
}
