import type { Page } from '@playwright/test';

/**
 * Layout faults of the page: overlapping texts, text cut off by its box or by the window, and rows with
 * misaligned neighbours. `aligned` selects what must be on one line in the cards of a row.
 */
export function layoutFaults(
  page: Page,
  { within, aligned }: { within: string; aligned: string },
): Promise<string[]> {
  return page.evaluate(
    ({ within, aligned }) => {
      type Text = { words: string; box: DOMRect; parent: Element };
      /** Bottom of a clamped text, below which its other lines are hidden. */
      const clampBottomOf = (element: Element): number => {
        for (let around: Element | null = element; around !== null; around = around.parentElement)
          if (getComputedStyle(around).webkitLineClamp !== 'none')
            return around.getBoundingClientRect().bottom - 2;
        return Number.POSITIVE_INFINITY;
      };
      const textsIn = (root: Element): Text[] => {
        const found: Text[] = [];
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const parent = walker.currentNode.parentElement;
          const words = walker.currentNode.textContent?.trim() ?? '';
          if (parent === null || words === '' || parent.closest('.visually-hidden, select, script, svg'))
            continue;
          if (!parent.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
          const range = document.createRange();
          range.selectNodeContents(walker.currentNode);
          const clampBottom = clampBottomOf(parent);
          for (const box of range.getClientRects())
            if (box.width > 1 && box.top < clampBottom) found.push({ words, box, parent });
        }
        for (const image of root.querySelectorAll('[role=img]')) {
          const box = image.getBoundingClientRect();
          if (box.width > 0 && image.checkVisibility({ contentVisibilityAuto: true }))
            found.push({ words: image.ariaLabel ?? '', box, parent: image });
        }
        return found;
      };
      const meet = (a: DOMRect, b: DOMRect) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
      const clippedBy = ({ box, parent }: Text) => {
        for (let around: Element | null = parent; around !== null; around = around.parentElement) {
          const { overflowX, webkitLineClamp } = getComputedStyle(around);
          if (webkitLineClamp !== 'none') return false;
          const edge = around.getBoundingClientRect();
          if (overflowX === 'auto' || overflowX === 'scroll') return false;
          if (overflowX !== 'visible' && (box.right > edge.right + 1 || box.left < edge.left - 1))
            return true;
        }
        return box.right > document.documentElement.clientWidth + 1;
      };
      const faults: string[] = [];
      const pieces = [...document.querySelectorAll(within)].filter((piece) => piece.checkVisibility());
      if (pieces.length === 0) faults.push('nothing to check');
      for (const piece of pieces) {
        const texts = textsIn(piece);
        for (const [at, text] of texts.entries()) {
          if (clippedBy(text)) faults.push(`cut: ${text.words}`);
          for (const other of texts.slice(at + 1))
            if (other.parent !== text.parent && meet(text.box, other.box))
              faults.push(`overlapping: ${text.words} | ${other.words}`);
        }
      }
      const rows = new Map<number, Set<number>>();
      for (const piece of document.querySelectorAll(within)) {
        const bottom = Math.round(piece.getBoundingClientRect().bottom);
        for (const each of piece.querySelectorAll(aligned)) {
          const box = each.getBoundingClientRect();
          if (box.height > 0)
            rows.set(bottom, (rows.get(bottom) ?? new Set()).add(Math.round(box.top + box.height / 2)));
        }
      }
      for (const [bottom, lines] of rows)
        if (Math.max(...lines) - Math.min(...lines) > 1)
          faults.push(`not on one line at ${bottom}: ${[...lines]}`);
      const { scrollWidth, clientWidth } = document.documentElement;
      // One pixel is rounding.
      if (scrollWidth > clientWidth + 1) faults.push(`sideways: ${scrollWidth} in ${clientWidth}`);
      return faults;
    },
    { within, aligned },
  );
}
