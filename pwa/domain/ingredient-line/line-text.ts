import { memoised } from '../units/memoised.ts';

/** Maximum length of a line; longer text is not an ingredient line. */
export const MAX_LINE = 500;

const MARKUP = /[<&]|\*\*|__/;
const TAG = /<\/?[a-z][^<>]{0,80}>/gi;
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}\d{0,2}));/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  ...{
    nbsp: ' ',
    amp: '&',
    quot: '"',
    apos: "'",
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    lt: '<',
    gt: '>',
  },
  ...{ ndash: '–', mdash: '—', frac12: '½', frac14: '¼', frac34: '¾', frac13: '⅓', frac23: '⅔', frac18: '⅛' },
  ...{ times: '×', deg: '°', eacute: 'é', egrave: 'è', frasl: '⁄', bull: '•' },
};
/**
 * Signs before the first word, number or bracket; a check box; a number with a full stop. Keeps a minus sign before a
 * number.
 */
const BULLET =
  /^(?:(?![-−–]\.?[\d¼½¾⅐-⅞])[^\p{L}\p{N}\s()[\]{}.~≈&]+\s*|\[[ x]?\]\s*)*(?:\(?(?:\d{1,2}[.)]|[a-h]\))(?=\s+\S)\s*)?/iu;
const ABOUT =
  /^(?:(?:about|approximately|approx\.?|around|roughly|circa|ca\.?|c\.|~|≈|up to|at least|at most|another|just (?:under|over)|a good|a (?:generous|scant)|scant|generous|nearly|almost|no more than)\s*)+(?=[\d¼½¾⅐-⅞↉.]|an?\b|one\b|half\b|two\b|three\b)/i;
const SPOON_WORDS =
  /\b(?:heaped|heaping|level|rounded|scant|generous|packed|good|large|small|big|tiny|little|decent|hefty)\s+(?=(?:tsps?|tbsps?|teaspoons?|tablespoons?|cups?|pinch(?:es)?|handfuls?|knobs?|splash(?:es)?|glugs?|drizzles?|dollops?|squeezes?|dash(?:es)?)\b)/gi;

/** Removes residue of copied web pages: '&frac12;' becomes '½', '<li>' and '**' disappear. */
function withoutMarkup(text: string): string {
  return text
    .replace(TAG, ' ')
    .replace(/\*\*|__/g, '')
    .replace(ENTITY, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
      return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal));
    });
}

/**
 * One line of text without markup, control characters, bullet or double spaces, every dash between numbers a plain one.
 */
export const tidyLine = memoised((text) => {
  const line = text.slice(0, MAX_LINE);
  return (MARKUP.test(line) ? withoutMarkup(line) : line)
    .replace(/[\p{Cc}\p{Cf}\p{Z}\s]+/gu, ' ')
    .trim()
    .replace(BULLET, '')
    .replace(/(\d)\s?[‐-―−]\s?(?=[\d¼½¾⅐-⅞])/g, '$1-')
    .trim();
});

const WEIGHED =
  'mg|g|kgs?|gms?|grams?|grammes?|kilos?|kilogram(?:me)?s?|oz|ounces?|lbs?|pounds?|ml|cl|l|(?:milli)?lit(?:re|er)s?|pints?|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|quarts?';
/** '10g/½oz', '2lbs4oz'. */
const UNIT_THEN_NUMBER = new RegExp(
  String.raw`((?:\d|[½¼¾⅐-⅞])\s?(?:${WEIGHED})\.?)(\s?[/|]\s?|)(?=[\d½¼¾⅐-⅞])`,
  'gi',
);
/** '50 g/scant 2 oz', '(about 2 lb)': qualifiers of the second amount. */
const HEDGE_BETWEEN =
  /([/(])\s*(?:(?:scant|generous|heaped|about|approx\.?|approximately|roughly|around|almost|nearly|a (?:good|little (?:over|under))|just (?:over|under))\s+)(?=[\d½¼¾⅐-⅞])/gi;
/** '1/3 of a 500 g pack', '½ of one 400 g tin'. */
const PART_OF_PACK =
  /^((?:\d{1,2}\s?)?(?:[½¼¾⅓⅔⅛]|\d\/\d)|\d{1,2}(?:\.\d)?)\s+of\s+(?:an?|one|the)\s+(?=\d)/i;
/** '3 bags of spinach @ 200g', '2 fillets at 120 g each'. */
const WEIGHT_EACH = /\s(?:@|at)\s?(\d[\d.]*\s?(?:g|kg|oz|ounces?|lbs?|ml))(?:\s+(?:each|apiece))?\s*$/i;
/** '1 lb chicken thighs / 450 g': the same amount repeated after the food. */
const SLASH_LAST = /([a-z])\s*\/\s*(\d[\d.]*\s?(?:g|kg|oz|ounces?|lbs?|ml|l))\s*$/i;
/** Quick check: without one of these none of the patterns above matches. */
const MAY_TELL_MORE = /[/(@]|\s(?:of|at)[\s\d]|\bfl\./i;
/** '12-ounce', '3½-pound'. */
const HYPHEN_BEFORE_UNIT = new RegExp(String.raw`([\d½¼¾⅐-⅞])-(?=(?:${WEIGHED})\b)`, 'gi');

/**
 * Normalises numbers: '1,5 kg' to '1.5 kg', '1,000 g' to '1000 g', '1,500 kg' to '1.5 kg' (a tonne and a half is
 * implausible): a comma before three digits groups thousands, except before kilograms, litres and pounds or after a
 * bare zero. Splits '400g/14oz' and '12-oz'; reads '11⁄2', with the fraction slash, as a copied 1½.
 */
export const plainNumbers = memoised((text) => {
  let plain = MAY_TELL_MORE.test(text) ? withOneAmount(text) : text;
  if (/\d['’ ,⁄]\d/.test(plain)) plain = withoutGroups(plain);
  if (/[\d½¼¾⅐-⅞]/.test(plain)) plain = unitsApart(plain);
  return plain.replace(
    /\b(tea|table|dess?ert)[ -]spoon(s|fuls?)?\b/gi,
    (_, kind: string, end = '') => `${/^d/i.test(kind) ? 'dessert' : kind.toLowerCase()}spoon${end}`,
  );
});

/** Reduces a repeated amount, or one part of a pack, to a single amount. */
function withOneAmount(text: string): string {
  return text
    .replace(/\bfl\. ?oz\b/gi, 'fl oz')
    .replace(HEDGE_BETWEEN, '$1')
    .replace(PART_OF_PACK, '$1 x ')
    .replace(WEIGHT_EACH, ' ($1 each)')
    .replace(SLASH_LAST, '$1 ($2)');
}

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

/** Numbers and units with a space between them. */
function unitsApart(text: string): string {
  return text
    .replace(UNIT_THEN_NUMBER, (_, unit: string, sign: string) => `${unit}${sign === '' ? ' ' : ' / '}`)
    .replace(/^(an?|one|two|three|four|five|six)\s+(?=(?:[½¼¾⅓⅔]|\d\/\d|\d[\d.]*)-[a-z])/i, '$1 x ')
    .replace(HYPHEN_BEFORE_UNIT, '$1 ')
    .replace(/(\d\s?(?:g|kg|ml|oz|lbs?))\s?(?:\+|-?ish\b)(?=\s)/gi, '$1')
    .replace(/(\d)\s?["”″](?=[\s,)]|$)/g, '$1 inch');
}

const CONTAINERS =
  '(?:tin|can|packet|pack|package|pouch|jar|tub|bag|carton|container|envelope|bottle|punnet)(?:s|es)?';
const COUNT = String.raw`(\d{1,3}(?:\.\d|\s?[½¼¾⅓⅔]|\s\d\/\d|\/\d)?|[½¼¾⅓⅔])`;
const WEIGHT_IN_BRACKETS = String.raw`\(\s*(\d[^()]{0,20}?)\s*(?:each\s*)?\)`;
const BRACKET_BEFORE = new RegExp(String.raw`^${COUNT}\s*${WEIGHT_IN_BRACKETS}\s*(?=${CONTAINERS}\b)`, 'i');
const BRACKET_AFTER = new RegExp(String.raw`^${COUNT}\s+(${CONTAINERS})\s*${WEIGHT_IN_BRACKETS}`, 'i');
/** '4 (4 oz) chicken breasts': between a count and its food. */
const WEIGHT_OF_EACH = new RegExp(
  String.raw`^${COUNT}\s*\(\s*([\d½¼¾][\d.½¼¾/ -]{0,8}?\s?(?:g|kg|oz|ounces?|lbs?|pounds?)\b[^()]{0,20}?)\s*(?:each\s*)?\)\s+([^,(]{3,80})`,
  'i',
);
const OF_ALL = /total|drained|in all|altogether/i;

/** The metric part of '5 oz / 142 g'. */
const oneWeight = (weight: string) =>
  weight.split(/\/|\bor\b/).find((part) => /\d ?(?:g|ml)/i.test(part)) ?? weight;

/**
 * Rewrites '2 (400 g) tins' and '2 tins (400 g)' as '2 x 400 g tins': a weight next to the tins is that of each; '2
 * tins (2 x 120 g)' says so itself. '4 (150 g) fillets' becomes '4 fillets (150 g each)'.
 */
export function tinsByWeight(text: string): string {
  return text
    .replace(BRACKET_BEFORE, (_, count, weight: string) => `${count} x ${oneWeight(weight)} `)
    .replace(BRACKET_AFTER, (all, count, container, weight: string) =>
      OF_ALL.test(weight)
        ? all
        : `${/^\d+\s?[x×*]/.test(weight) ? '' : `${count} x `}${oneWeight(weight)} ${container}`,
    )
    .replace(WEIGHT_OF_EACH, (all, count, weight: string, food: string) =>
      OF_ALL.test(weight) ? all : `${count} ${food.trim()} (${oneWeight(weight)} each)`,
    );
}

const NAME_FIRST = /^([^\d:][^:]{1,80}):\s*(\d[^,;(]*)(.*)$/;

const TIMES_LAST = /^([^\d,;(:]{2,80}?)\s+(\d{1,2}\s?[x×]\s?\d[\d.]*\s?(?:g|kg|oz|lbs?|ml|l)\b)/i;

/** 'Eggshell powder: 1 tsp (5.5 g)' as '1 tsp Eggshell powder (5.5 g)', 'turkey mince 2 x 500 g' as '2 x 500 g turkey mince'. */
export function amountFirst(text: string): string {
  return text
    .replace(NAME_FIRST, (_, name: string, amount: string, rest: string) => `${amount.trim()} ${name}${rest}`)
    .replace(TIMES_LAST, '$2 $1');
}

/** The head of a line without 'about', and without how full a spoon is. */
export function withoutHedges(head: string): string {
  return head.replace(ABOUT, '').replace(SPOON_WORDS, '');
}
