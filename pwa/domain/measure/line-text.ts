/** A line is read up to here; what is longer is no ingredient line. */
export const MAX_LINE = 500;

const BULLET = /^(?:[-–—*•·▪◦‣☐□]|\[[ x]?\]|\(?\d{1,2}[.)](?=\s+\S))\s*/i;
const ABOUT =
  /^(?:about|approximately|approx\.?|around|roughly|circa|ca\.?|c\.|~|≈|up to|at least|at most|another)\s*(?=[\d¼½¾⅐-⅞↉.]|an?\b|one\b|half\b|two\b|three\b)/i;
const SPOON_WORDS =
  /\b(?:heaped|heaping|level|rounded|scant|generous|packed|good|large|small)\s+(?=(?:tsps?|tbsps?|teaspoons?|tablespoons?|cups?|pinch(?:es)?|handfuls?)\b)/gi;

/** One line of text without control characters, bullet or double spaces, every dash between numbers a plain one. */
export function tidyLine(text: string): string {
  return text
    .slice(0, MAX_LINE)
    .replace(/[\p{Cc}\p{Cf}\p{Z}\s]+/gu, ' ')
    .trim()
    .replace(BULLET, '')
    .replace(/(\d)\s?[‐-―−]\s?(?=[\d¼½¾⅐-⅞])/g, '$1-')
    .trim();
}

/**
 * '1,5 kg' as '1.5 kg', '1,000 g' as '1000 g', '1,500 kg' as '1.5 kg' (nobody means a tonne and a half): a comma before
 * three digits groups thousands, except before kilograms, litres and pounds or after a bare zero. '400g/14oz' and '12-oz'
 * come apart.
 */
export function plainNumbers(text: string): string {
  return text
    .replace(/(\d)(?:['’](?=\d{3}\b)| (?=000\b))/g, '$1')
    .replace(
      /(?<![\d.,])(\d{1,3}),(\d{3})(?![\d.,])(\s*(?:kgs?|kilos?|l|lit\w+|lbs?|pounds?)\b)?/gi,
      (_, whole, rest, unit) =>
        unit === undefined && whole !== '0' ? `${whole}${rest}` : `${whole}.${rest}${unit ?? ''}`,
    )
    .replace(/(?<![\d.,])(\d{1,3}),(\d{1,2})(?![\d.,])/g, '$1.$2')
    .replace(/(\d\s?(?:g|kg|oz|lb|ml))\/(?=\d)/gi, '$1 / ')
    .replace(/(\d)-(?=(?:oz|ounces?|g|grams?|kg|lbs?|pounds?|ml|cups?)\b)/gi, '$1 ');
}

const CONTAINERS =
  '(?:tin|can|packet|pack|package|pouch|jar|tub|bag|carton|container|envelope|bottle)(?:s|es)?';
const WEIGHT_IN_BRACKETS = String.raw`\(\s*(\d[^()]{0,20}?)\s*(?:each\s*)?\)`;
const BRACKET_BEFORE = new RegExp(String.raw`^(\d{1,3})\s*${WEIGHT_IN_BRACKETS}\s*(?=${CONTAINERS}\b)`, 'i');
const BRACKET_AFTER = new RegExp(String.raw`^(\d{1,3})\s+(${CONTAINERS})\s*${WEIGHT_IN_BRACKETS}`, 'i');

/** '2 (400 g) tins' and '2 tins (400 g)' as '2 x 400 g tins': right beside the tins, a weight is that of each. */
export function tinsByWeight(text: string): string {
  return text
    .replace(BRACKET_BEFORE, '$1 x $2 ')
    .replace(BRACKET_AFTER, (all, count, container, weight: string) =>
      /total|drained|in all|altogether/i.test(weight) ? all : `${count} x ${weight} ${container}`,
    );
}

const NAME_FIRST = /^([^\d:][^:]{1,80}):\s*(\d[^,;(]*)(.*)$/;

/** 'Eggshell powder: 1 tsp (5.5 g)' as '1 tsp Eggshell powder (5.5 g)'. */
export function amountFirst(text: string): string {
  return text.replace(
    NAME_FIRST,
    (_, name: string, amount: string, rest: string) => `${amount.trim()} ${name}${rest}`,
  );
}

/** The head of a line without 'about', and without how full a spoon is. */
export function withoutHedges(head: string): string {
  return head.replace(ABOUT, '').replace(SPOON_WORDS, '');
}
