import { MIN_WORDS } from './ad-rules.ts';

/** Number of words in the current page's text. Counted per text node: two adjacent headings are two words. */
export function pageWords(): number {
  const main = document.querySelector('main');
  if (main === null) return 0;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (walker.nextNode()) words += walker.currentNode.nodeValue?.match(/\S+/g)?.length ?? 0;
  return words;
}

/** True if the page may carry advertisements. */
export function hasMinWords(): boolean {
  return pageWords() >= MIN_WORDS;
}

/** As `hasMinWords`, with a policy warning in the log if not. */
export function hasEnoughWords(): boolean {
  const words = pageWords();
  if (words >= MIN_WORDS) return true;
  // biome-ignore lint/suspicious/noConsole: the specification asks for a log entry and no message
  console.warn(
    `Advertising policy: this page holds ${words} words, fewer than ${MIN_WORDS}; a tip is shown.`,
  );
  return false;
}
