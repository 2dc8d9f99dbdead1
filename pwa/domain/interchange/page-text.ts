import { decodeEntities } from './html-entities.ts';
import { walkHtml } from './html-walk.ts';
import { isBlock } from './open-tags.ts';

/** Elements around a page's main text. */
const ROUND = new Set(['nav', 'footer', 'button', 'select', 'noscript', 'aside', 'form']);

const HEADING = /^h[2-6]$/;

/** The text of a page, one line per block, and its first heading. */
export function pageText(html: string): { text: string; title: string | null } {
  const pieces: string[] = [];
  let heading: string[] | null = null;
  let title: string | null = null;
  const hidden: string[] = [];
  let isNoText = false;
  walkHtml(html, {
    open(tag) {
      isNoText =
        tag === 'title' || tag === 'script' || tag === 'style' || tag === 'svg' || tag === 'template';
      if (ROUND.has(tag)) hidden.push(tag);
      if (tag === 'h1' && title === null) heading = [];
      if (isBlock(tag) || tag === 'br') pieces.push('\n');
      // As in Markdown, so that the heading of a group is no line of it.
      if (HEADING.test(tag) && hidden.length === 0) pieces.push('### ');
    },
    close(tag) {
      isNoText = false;
      if (hidden.at(-1) === tag) hidden.pop();
      if (tag === 'h1' && heading !== null) {
        title = decodeEntities(heading.join('')).replace(/\s+/g, ' ').trim() || null;
        heading = null;
      }
      if (isBlock(tag)) pieces.push('\n');
    },
    text(text) {
      if (isNoText || hidden.length > 0) return;
      // Line feeds of the source are spaces on the page.
      pieces.push(text.replace(/\s+/g, ' '));
      heading?.push(text);
    },
  });
  return { text: decodeEntities(pieces.join('')), title };
}
