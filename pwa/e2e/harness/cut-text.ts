import type { Page } from '@playwright/test';

/** Texts that do not fit the element that hides what sticks out, and what makes the page scroll sideways. */
export async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className} ${(element.textContent ?? '').trim().slice(0, 40)}`;
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} wide`);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { overflowX, overflowY, clipPath, display } = getComputedStyle(element);
      if (element.clientHeight <= 1 || display === 'inline' || clipPath !== 'none') continue;
      if (element.textContent === '' || element.closest('[aria-hidden=true], svg')) continue;
      const isCutX =
        (overflowX === 'hidden' || overflowX === 'clip') && element.scrollWidth > element.clientWidth + 1;
      const isCutY =
        (overflowY === 'hidden' || overflowY === 'clip') && element.scrollHeight > element.clientHeight + 1;
      if (isCutX || isCutY) found.push(`cut: ${nameOf(element)}`);
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      if (!own) continue;
      const range = document.createRange();
      range.selectNodeContents(element);
      const text = range.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      if (text.height > box.height + 2 || text.right > box.right + 2)
        found.push(`out of its box: ${nameOf(element)}`);
    }
    return found;
  });
}
