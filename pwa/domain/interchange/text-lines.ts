import { IMPORT_LIMITS } from './import-result.ts';
import { plainLines } from './plain-text.ts';

export type TextLine = {
  text: string;
  /** Begins with a number that counts it: '2. ', 'Step 2:'. */
  isNumbered: boolean;
  /** Marked as a heading, as in Markdown. */
  isHeading: boolean;
};

const NUMBER = /^(?:\d{1,2}\ufe0f?\u20e3\s*|(?:step\s*\d{1,2}(?:\s*[.:)\-–])?|\d{1,2}\s*[.)])\s+)(?=\S)/i;
/** Bullets and checkboxes; '-' and '*' only before a space, so that a minus sign stays. */
const BULLET = /^(?:[•▢☐□▪◦‣·–—*+-]\s+|\[[ x]?\]\s*|[•▢☐□▪◦‣]\s*)+/i;
/** Emoji before a line act as bullets; a keycap digit is a number. */
const PICTURES = /^(?:\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f|\u200d)*\s*)+/u;
/** '*Ingredients*', '_Method:_', '== Method ==': headings as in messages and wikis. */
const EMPHASISED = /^\s*(?:\*(?! )[^*\n]+\*|_(?! )[^_\n]+_|={2,}[^=\n]+={2,}):?\s*$/;
/** A rule of dashes or similar under a heading or between parts. */
const RULED = /^[\s=_*~+#.—–-]{3,}$/;
const INLINE = /(\S)\s+(?=(?:Ingredients|Method|Instructions|Directions)\s*:\s*\S)/g;
const MOST_LINES = 5000;

/** Lines of plain text or Markdown without bullets and markup; rejoins wrapped lines. */
export function textLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  const broken = text.replace(INLINE, '$1\n').split(/\r\n?|[\n\u2028\u2029]/, MOST_LINES);
  for (const raw of broken) {
    if (RULED.test(raw)) continue;
    const isEmphasised = EMPHASISED.test(raw);
    const isHeading =
      isEmphasised || /^\s*#{1,6}\s/.test(raw) || /^\s*(?:\*\*|__)[^*_]+(?:\*\*|__):?\s*$/.test(raw);
    const bare = raw
      .replace(/^\s*(?:#{1,6}|>)\s*/, '')
      .replace(isEmphasised ? /[*_]|={2,}/g : /\*\*|__/g, '')
      .trim()
      .replace(PICTURES, '');
    const unmarked = bare.replace(BULLET, '');
    const isNumbered = NUMBER.test(unmarked);
    const [line = ''] = plainLines(unmarked.replace(NUMBER, '').slice(0, IMPORT_LIMITS.text));
    const last = lines.at(-1);
    const goesOn = unmarked === bare && !isNumbered && !isHeading && /^\p{Ll}/u.test(line);
    if (line === '') continue;
    // Mail programs wrap lines: a lower-case start after a line without a full stop continues it.
    if (goesOn && last !== undefined && !last.isHeading && isOpen(last.text)) last.text += ` ${line}`;
    else lines.push({ text: line, isNumbered, isHeading });
  }
  return lines;
}

const isOpen = (text: string) => text.length > 45 && /[\p{L}\p{N},;]$/u.test(text);
