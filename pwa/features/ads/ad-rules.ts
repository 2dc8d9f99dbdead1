import type { AdPosition } from '#domain/contract/advertisements';

/** Words a page must hold before it may carry an advertisement. */
export const MIN_WORDS = 800;
/** Delay in favour of the page's own content. */
export const PUSH_DELAY_MS = 1000;
/** How often a place in sight counts again on a page that had too few words. */
export const RECHECK_MS = 2000;
/** An advertisement is a rectangle. */
export const RECTANGLE = { width: 300, height: 250 } as const;

/** Ad units of a network are chosen by the kind of place: banners between the cards, rectangles beside a recipe. */
export const kindOfPlace = (position: AdPosition): 'list' | 'sidebar' =>
  position.startsWith('list') ? 'list' : 'sidebar';
