/** Scrolls a row of tabs sideways until one is in view. The page itself stays put, even if the row is below the fold. */
export function scrollRowTo(row: Element, tab: Element): void {
  const { left, right } = row.getBoundingClientRect();
  const { left: tabLeft, right: tabRight } = tab.getBoundingClientRect();
  if (tabLeft < left) row.scrollLeft -= left - tabLeft;
  else if (tabRight > right) row.scrollLeft += tabRight - right;
}
