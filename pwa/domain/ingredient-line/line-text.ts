import { decodeEntities } from '../text/html-entities.ts';
import { memoised } from '../units/memoised.ts';
import { isOnlyDescription } from './food-words.ts';

/** Maximum length of a line; longer text is not an ingredient line. */
export const MAX_LINE = 500;

const TAG = /<\/?[a-z][^<>]{0,80}>/gi;
/**
 * Signs before the first word, number or bracket; a check box; a number with a full stop. Keeps a minus sign before a
 * number.
 */
const BULLET =
  /^(?:(?![-−–]\.?[\d¼½¾⅐-⅞])[^\p{L}\p{N}\s()[\]{}.~≈&]+\s*|\[[ x]?\]\s*)*(?:\(?(?:\d{1,2}[.)]|[a-h]\))(?=\s+\S)\s*)?/iu;
/**
 * One line of text without markup, control characters, bullet or double spaces, every dash between numbers a plain one.
 */
export const tidyLine = memoised((text) => {
  return decodeEntities(
    text
      .slice(0, MAX_LINE)
      .replace(TAG, ' ')
      .replace(/\*\*|__/g, ''),
  )
    .replace(/[\p{Cc}\p{Cf}\p{Z}\s]+/gu, ' ')
    .trim()
    .replace(BULLET, '')
    .replace(/([\d¼½¾⅐-⅞])\s?[‐-―−]\s?(?=[\d¼½¾⅐-⅞])/g, '$1-')
    .trim();
});

/**
 * Normalises numbers: '1,5 kg' to '1.5 kg', '1,000 g' to '1000 g', '1,500 kg' to '1.5 kg' (a tonne and a half is
 * implausible): a comma before three digits groups thousands, except before kilograms, litres and pounds or after a bare
 * zero. '2no. carrots' are two carrots, '400gSalmon' lacks a space. Reads '11⁄2', with the fraction slash, as a copied 1½,
 * and '"' as inches.
 */
export const plainNumbers = memoised((text) => {
  const plain = /\d['’ ,⁄]\d/.test(text) ? withoutGroups(text) : text;
  return plain
    .replace(/(\d(?:kg|g|ml|oz|lb))(?=[A-Z][a-z])/g, '$1 ')
    .replace(/(\d)\s?["”″](?=[\s,)]|$)/g, '$1 inch')
    .replace(/(\d)(?:nos?\.?|\s(?:no\.|nos\.?)|[\s-]?(?:ct|count|ea)\.?)(?=\s)/gi, '$1')
    .replace(
      /\b(tea|table|dess?ert)[ -]spoon(s|fuls?)?\b/gi,
      (_, kind: string, end = '') => `${/^d/i.test(kind) ? 'dessert' : kind.toLowerCase()}spoon${end}`,
    );
});

/** Numbers with group separators, decimal commas and fraction signs in normal form. */
function withoutGroups(text: string): string {
  return text
    .replace(/(\d)([1-7])⁄(?=[2-8]\b)/g, '$1 $2/')
    .replace(/(?<![\d.,])\d{1,3}(?:,\d{3}){2,5}(?![\d.,])/g, (number) => number.replaceAll(',', ''))
    .replace(/(\d)(?:['’](?=\d{3}\b)| (?=000\b))/g, '$1')
    .replace(
      /(?<![\d.,])(\d{1,3}),(\d{3})(?![\d.,])(\s*(?:kgs?|kilos?|l|lit\w+|lbs?|pounds?)\b)?/gi,
      (_, whole, rest, unit) =>
        unit === undefined && whole !== '0' ? `${whole}${rest}` : `${whole}.${rest}${unit ?? ''}`,
    )
    .replace(/(?<![\d.,])(\d{1,3}),(\d{1,2})(?![\d.,])/g, '$1.$2');
}

const NAME_FIRST = /^([^\d:][^:]{1,80}):\s*(\d[^,;(]*)((?:[,;(].*)?)$/;
const AMOUNT_BETWEEN =
  /^([^\d,;:(½¼¾]{2,60}?)\s+([\d½¼¾./-]+\s?(?:kgs?|g|gms?|grams?|lbs?|pounds?|oz|cups?|tbsps?|tsps?|ml)\b\.?)\s+([a-z][a-z &-]{1,60})$/i;
const PART_OF =
  /^(?:the\s+)?(?:(?:finely|freshly)\s+)?(?:(?:grated|squeezed)\s+)?(juice|zest|rind|zest and juice|juice and zest)\s+(?:of|from)\s+([^,;(]{1,60}?) ?(?=[,;(]|$)/i;
const PART_AFTER =
  /^(\d[^,;(]{1,60}?)\s*(?:,\s*|\(\s*)(juice|zest|rind)d?(?:\s+(?:only|of))?\s*(?:\)|(?=,|$))/i;

const EGG_PART =
  /^(?:the\s+)?(white|yolk)s?\s+(?:of|from)\s+(\S{1,6})\s+((?:large |medium |small )?)eggs?\b/i;

const nameOf = (part: string) => (/juice/i.test(part) ? 'juice' : part.toLowerCase());

/**
 * The amount first and the food last: '1 tsp Eggshell powder (5.5 g)' of 'Eggshell powder: 1 tsp (5.5 g)', 'half a lemon
 * juice' of 'juice of half a lemon', '2 egg white' of 'whites of 2 eggs': the whole is another food. '2 lb chicken breast,
 * boiled' of 'chicken breast 2 lb boiled'.
 */
export function amountFirst(text: string): string {
  return text
    .replace(NAME_FIRST, (_, name: string, amount: string, rest: string) => `${amount.trim()} ${name}${rest}`)
    .replace(AMOUNT_BETWEEN, (all, name: string, amount: string, rest: string) =>
      isOnlyDescription(rest) ? `${amount} ${name}, ${rest}` : all,
    )
    .replace(EGG_PART, '$2 $3egg $1')
    .replace(PART_OF, (_, part: string, fruit: string) => `${fruit} ${nameOf(part)}`)
    .replace(PART_AFTER, (_, fruit: string, part: string) => `${fruit} ${nameOf(part)}`);
}

export type SplitLine = {
  /** Before the first comma, without brackets. */
  head: string;
  /** Texts of the brackets in or after the head. */
  brackets: string[];
  /** Comma-separated parts after the first comma, without brackets. */
  segments: string[];
};

/** Above any real line. */
const MAX_PARTS = 12;

/**
 * Parts an ingredient line at its commas, semicolons, free dashes and brackets, in one pass; unclosed brackets end with it.
 * @param isNamed the line's amount has been taken off, so that it begins with the food
 */
export function splitLine(line: string, isNamed: boolean): SplitLine {
  const brackets: string[] = [];
  const parts = [''];
  let depth = 0;
  const add = (list: string[], text: string) => list.push(`${list.pop()}${text}`);
  for (let at = 0; at < line.length; at += 1) {
    const char = line.charAt(at);
    if ('([{'.includes(char)) {
      if (depth === 0) brackets.push('');
      else add(brackets, ' ');
      depth += 1;
    } else if (depth > 0 && ')]}'.includes(char)) {
      depth -= 1;
      if (depth > 0) continue;
      // '2 eggs (100 g) beaten': text after the bracket is not part of the name.
      const isNext = isNamed && parts.at(-1)?.trim() !== '' && /^ [a-z]/i.test(line.slice(at + 1, at + 3));
      if (isNext) parts.push('');
      else add(parts, ' ');
    } else if (depth === 0 && isBreak(line, at)) parts.push('');
    else add(depth > 0 ? brackets : parts, char);
  }
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
  const cleaned = (list: string[]) =>
    list
      .map(clean)
      .filter((text) => text !== '')
      .slice(0, MAX_PARTS);
  const [head = '', ...segments] = parts;
  return {
    head: clean(head),
    brackets: cleaned(brackets.flatMap((text) => text.split(/[,;] /))),
    segments: cleaned(segments),
  };
}

/** A comma or semicolon, or a dash with spaces around it before a word ('chicken – diced', not 'Chicken - 500 g'). */
function isBreak(line: string, at: number): boolean {
  const char = line[at] ?? '';
  if (char === ',' || char === ';' || char === '—') return true;
  return (
    '-–—'.includes(char) && line[at - 1] === ' ' && /^ [a-z]/i.test(line.slice(at + 1, at + 3)) && at > 1
  );
}
