/** Part of the neighbour stays in view, to show that the row goes on. */
const NEIGHBOUR_PX = 40;

/** Scrolls a row of tabs sideways until one is in view. The page itself stays put, even if the row is below the fold. */
export function scrollRowTo(row: Element, tab: Element): void {
  const edges = row.getBoundingClientRect();
  const [left, right] = [edges.left + NEIGHBOUR_PX, edges.right - NEIGHBOUR_PX];
  const { left: tabLeft, right: tabRight } = tab.getBoundingClientRect();
  if (tabLeft < left) row.scrollLeft -= left - tabLeft;
  else if (tabRight > right) row.scrollLeft += tabRight - right;
}
