import { IMPORT_LIMITS } from './import-result.ts';
import { plainLines } from './plain-text.ts';

export type TextLine = {
  text: string;
  /** Begins with a number that counts it: '2. ', 'Step 2:'. */
  isNumbered: boolean;
  /** Marked as a heading, as in Markdown. */
  isHeading: boolean;
};

const NUMBER = /^(?:step\s*\d{1,2}\s*[.:)\-–]?|\d{1,2}\s*[.)])\s+(?=\S)/i;
/** Bullets and boxes to tick; '-' and '*' only before a space, so that a minus sign stays. */
const BULLET = /^(?:[•▢☐□▪◦‣·–—*+-]\s+|\[[ x]?\]\s*|[•▢☐□▪◦‣]\s*)+/i;
const INLINE = /(\S)\s+(?=(?:Ingredients|Method|Instructions|Directions)\s*:\s*\S)/g;
const MOST_LINES = 5000;

/** The lines of a plain text or of Markdown, without bullets and marks; a line that was broken goes on. */
export function textLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  const broken = text.replace(INLINE, '$1\n').split(/\r\n?|[\n\u2028\u2029]/, MOST_LINES);
  for (const raw of broken) {
    const isHeading = /^\s*#{1,6}\s/.test(raw) || /^\s*(?:\*\*|__)[^*_]+(?:\*\*|__):?\s*$/.test(raw);
    const bare = raw
      .replace(/^\s*(?:#{1,6}|>)\s*/, '')
      .replace(/\*\*|__/g, '')
      .trim();
    const unmarked = bare.replace(BULLET, '');
    const isNumbered = NUMBER.test(unmarked);
    const [line = ''] = plainLines(unmarked.replace(NUMBER, '').slice(0, IMPORT_LIMITS.text));
    const last = lines.at(-1);
    const goesOn = unmarked === bare && !isNumbered && !isHeading && /^\p{Ll}/u.test(line);
    if (line === '') continue;
    // Mail programs break lines: one that begins small behind one without an end goes on with it.
    if (goesOn && last !== undefined && !last.isHeading && isOpen(last.text)) last.text += ` ${line}`;
    else lines.push({ text: line, isNumbered, isHeading });
  }
  return lines;
}

const isOpen = (text: string) => text.length > 45 && /[\p{L}\p{N},;]$/u.test(text);
