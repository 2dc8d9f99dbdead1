import { parseIngredientLine } from '../ingredient-line/parse-line.ts';
import { IMPORT_LIMITS } from './import-result.ts';
import { plainLines } from './plain-text.ts';
import { headingOf } from './text-headings.ts';

export type TextLine = {
  text: string;
  /** Begins with a number that counts it: '2. ', 'Step 2:'. */
  isNumbered: boolean;
  /** An entry of a list: numbered or with a bullet. */
  isItem: boolean;
  /** Its rank if it is marked as a heading, 1 the highest; null for other lines. */
  level: number | null;
};

const NUMBER =
  /^(?:\d{1,2}\ufe0f?\u20e3\s*|(?:step\s*\d{1,2}(?:\s*[.:)\-–])?|\d{1,2}\s*[.)、])\s*)(?=[^\s\d])/i;
/** Bullets and checkboxes; '-' and '*' only before a space, so that a minus sign stays. */
const BULLET = /^(?:[•▢☐□▪◦‣·–—*+-]\s+|\[[ x]?\]\s*|[•▢☐□▪◦‣]\s*)+/i;
/** Emoji before a line act as bullets; a keycap digit is a number. */
const PICTURES = /^(?:\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f|\u200d)*\s*)+/u;
const RANKED = /^\s*(#{1,6})\s/;
/** '*Ingredients*', '_Method:_', '== Method ==', '~ Method ~', a bold line: headings as in messages and wikis. */
const EMPHASISED =
  /^\s*(?:\*(?! )[^*\n]+\*|_(?! )[^_\n]+_|={2,}[^=\n]+={2,}|~+[^~\n]+~+|(?:\*\*|__)[^*_]+(?:\*\*|__)):?\s*$/;
/** The rank of such a heading: below all others. */
const LOWEST = 7;
/** A rule of dashes or similar under a heading, between parts or within a table. */
const RULED = /^[\s=_*~+#.—–|:-]{3,}$/;
/** A heading within a line, not one that is marked. */
const INLINE = /([^\s#>*_~=|+•-])\s+(?=(?:Ingredients|Method|Instructions|Directions)\s*:\s*\S)/g;
const LINK = /(!?)\[([^\][]{0,300})\]\([^()\s]{0,500}\)/g;
const MOST_LINES = 5000;

/** Lines of plain text or Markdown without bullets and markup; rejoins wrapped lines. */
export function textLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let isInFoods = false;
  const broken = text.replace(INLINE, '$1\n').split(/\r\n?|[\n\u2028\u2029]/, MOST_LINES);
  for (const [at, raw] of broken.entries()) {
    const below = broken[at + 1] ?? '';
    const isTableHead = raw.includes('|') && below.includes('|') && below.includes('--') && RULED.test(below);
    if (RULED.test(raw) || isTableHead) continue;
    const isEmphasised = EMPHASISED.test(raw);
    const unlinked = raw.replace(LINK, (_, picture, words) => (picture === '' ? words : ' '));
    const bare = cells(unlinked)
      .replace(/^\s*(?:#{1,6}(?=\s)|>)\s*/, '')
      .replace(isEmphasised ? /[*_~]|={2,}/g : /\*\*|__/g, '')
      .trim()
      .replace(PICTURES, '');
    const unmarked = bare.replace(BULLET, '');
    const isNumbered = NUMBER.test(unmarked);
    const [line = ''] = plainLines(unmarked.replace(NUMBER, '').slice(0, IMPORT_LIMITS.text));
    // A sentence is not a heading, however bold.
    const emphasis = isEmphasised && !/[.!?。]$/.test(line) ? LOWEST : null;
    const level = RANKED.exec(raw)?.[1]?.length ?? emphasis;
    const isItem = level === null && (unmarked !== bare || isNumbered);
    const last = lines.at(-1);
    if (line === '') continue;
    // Mail programs wrap lines: a lower-case start after a line without a full stop continues it.
    const goesOn = !isItem && level === null && /^\p{Ll}/u.test(line);
    const isWrapped = goesOn && last !== undefined && last.level === null && isOpen(last.text);
    const heading = headingOf(line, level !== null);
    if (heading !== null) isInFoods = heading.part === 'ingredients';
    const isNext = isWrapped && (isInFoods || isMeasured(last.text)) && isNextFood(line, last.text);
    if (isWrapped && !isNext) last.text += ` ${line}`;
    else lines.push({ text: line, isNumbered, isItem, level });
  }
  return lines;
}

/** A line that ends so goes on, whatever follows. */
const UNFINISHED =
  /(?:\([^()]*|\b(?:and|or|of|with|without|in|into|from|the|an?|to|for|plus|its|on|at|by|until|very|finely|roughly|freshly))$/i;
/** Narrower than mail programs wrap; a line that had room for the next word was not wrapped. */
const WRAP = 60;
/** Whether a line is a food with an amount. */
function isMeasured(text: string): boolean {
  const { quantity, ingredientId, isToTaste } = parseIngredientLine(text);
  return ingredientId !== null && (quantity !== null || isToTaste);
}

/** Whether a line below an ingredient is a food of its own and not the rest of that line. */
function isNextFood(line: string, above: string): boolean {
  if (UNFINISHED.test(above)) return false;
  const { quantity, unit, ingredientId } = parseIngredientLine(line);
  if (isMeasured(line) || (quantity !== null && unit !== null)) return true;
  const [word = ''] = line.split(' ');
  const hadRoom = above.length + 1 + word.length <= WRAP && !/[,;]$/.test(above);
  return hadRoom && ingredientId !== null;
}

const isOpen = (text: string) => text.length > 45 && /[\p{L}\p{N},;]$/u.test(text);

/** '| 2 cups | rice |' is a row of a table. */
function cells(line: string): string {
  const row = /^\s*\|(.*)\|\s*$/.exec(line)?.[1];
  return row === undefined
    ? line
    : row
        .split('|')
        .map((cell) => cell.trim())
        .filter((cell) => cell !== '')
        .join(' ');
}
