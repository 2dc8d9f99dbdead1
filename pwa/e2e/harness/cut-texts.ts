import type { Page } from '@playwright/test';

/** Texts cut off by an element with hidden overflow, except clamped lines; and a page that scrolls sideways. */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isCut = (element: HTMLElement) => {
      const { overflowX, overflowY, webkitLineClamp, textOverflow, display } = getComputedStyle(element);
      // Inline elements have no size; one-pixel elements are for screen readers.
      if (display === 'inline' || element.clientHeight <= 1 || webkitLineClamp !== 'none') return false;
      if (element.textContent === '' || element.closest('[aria-hidden=true], svg')) return false;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if (textOverflow === 'ellipsis' || !(hides(overflowX) || hides(overflowY))) return false;
      const box = element.getBoundingClientRect();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const { right, bottom, width, height } = range.getBoundingClientRect();
        const isShown = width > 1 && height > 1 && texts.currentNode.parentElement?.checkVisibility();
        if (isShown && (right > box.right + 2 || bottom > box.bottom + 2)) return true;
      }
      return false;
    };
    const nameOf = ({ tagName, className, textContent }: HTMLElement) =>
      `${tagName.toLowerCase()}.${className} ${(textContent ?? '').trim().slice(0, 40)}`;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        scrollWidth > clientWidth &&
        element.getBoundingClientRect().right > clientWidth + 1 &&
        !scrolls(element.parentElement),
    );
    return [
      ...[...document.querySelectorAll<HTMLElement>('body *')].filter(isCut).map((e) => `cut: ${nameOf(e)}`),
      ...wide.slice(0, 5).map((element) => `wider than the page: ${nameOf(element)}`),
    ];
  });
}
