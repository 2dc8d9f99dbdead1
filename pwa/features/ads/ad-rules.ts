import type { AdPosition } from '#domain/contract/analytics';

/** Minimum words on a page before it may show an advertisement. */
export const MIN_WORDS = 800;
/** Delay so that the page's own content loads first. */
export const PUSH_DELAY_MS = 1000;
/** Recheck interval for a visible slot on a page that had too few words. */
export const RECHECK_MS = 2000;
/** Size of an advertisement in CSS pixels. */
export const RECTANGLE = { width: 300, height: 250 } as const;

/** The slot's kind decides the network's ad unit: banners between cards, rectangles beside a recipe. */
export const kindOfPlace = (position: AdPosition): 'list' | 'sidebar' =>
  position.startsWith('list') ? 'list' : 'sidebar';
