import { expect, it } from 'vitest';
import { scrollRowTo } from './scroll-row-to.ts';

/** An element from `left` to `right`, in CSS pixels of the window. */
const spanning = (left: number, right: number, scrollLeft = 0) =>
  ({ scrollLeft, getBoundingClientRect: () => ({ left, right }) }) as unknown as Element;

// The row spans 20 to 370. A neighbour needs 40 px at each edge, so a tab is in view between 60 and 330.
it.each([
  ['a tab beyond the right edge', 400, 460, 100, 230],
  ['a tab beyond the left edge', -30, 20, 100, 10],
  ['a tab at the edge, with its neighbour out of view', 310, 370, 100, 140],
  ['a tab in view', 100, 160, 100, 100],
])('finds the scroll position of the row for %s', (_, left, right, before, after) => {
  const row = spanning(20, 370, before);
  scrollRowTo(row, spanning(left, right));
  expect(row.scrollLeft).toBe(after);
});
