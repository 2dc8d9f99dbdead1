import { findFood } from './find-food.ts';

const EACH_OF = /^(.{1,40}?)(?:\s+of)?\s+each(?:\s+of)?[\s:,]+(.+)$/i;
const EACH_LAST =
  /^([a-z][^\d,;(]*?(?:,\s|\sand\s|\s&\s)[^\d;(]*?),?\s+\(?([\d½¼¾][^,;()]{0,30}?)\s+(?:of\s+)?each\)?$/i;
/** Suffixes that apply to a whole list: 'salt and pepper, to taste'. */
const AT_THE_END = /,?\s+(?:to taste|to season|for seasoning|to garnish|as needed|as required)\s*$/i;
/** A shared preparation: ', chopped'. */
const PREPARED_LAST = /,\s*(?:(?:very |finely |roughly |freshly )*[a-z]+ed)(?:\s(?:and|&)\s[a-z]+ed)?$/i;
const BETWEEN = /\s*,\s*(?:and\s+)?|\s+(?:and|&)\s+/i;
const MOST = 6;
/** A name too complex for a list. */
const MORE = /\b(?:with|without|or|in|for|from|not?|if|plus)\b/i;

/** The foods of a bare list of names; empty if any name is unknown. */
function namedFoods(list: string): string[] {
  const names = list.split(BETWEEN).filter((name) => name !== '');
  if (names.length < 2 || names.length > MOST) return [];
  const ids = names.map((name) => findFood(name));
  const isList =
    !ids.includes(null) && new Set(ids).size === ids.length && !names.some((name) => MORE.test(name));
  return isList ? names : [];
}

/**
 * The foods of a line with one amount for several ('100 g each of carrots and peas') or none ('salt and pepper to taste'),
 * each with that amount; null for any other line.
 */
export function eachOf(text: string): string[] | null {
  const first = EACH_OF.exec(text);
  const last = first === null ? EACH_LAST.exec(text) : null;
  const [amount, list] = first === null ? [last?.[2], last?.[1]] : [first[1], first[2]];
  if (amount !== undefined && list !== undefined) {
    const names = namedFoods(list.replace(AT_THE_END, ''));
    return names.length === 0 ? null : names.map((name) => `${amount} ${name}`);
  }
  if (/[\d½¼¾⅓⅔(]/.test(text)) return null;
  const end = AT_THE_END.exec(text)?.[0].replace(/^,?\s+/, ' ') ?? '';
  const all = text.replace(AT_THE_END, '').replace(PREPARED_LAST, '');
  // 'Peas and carrots' is one food of the tables.
  const isOne = !all.includes(',') && findFood(all) !== null;
  const names = isOne ? [] : namedFoods(all);
  return names.length === 0 ? null : names.map((name) => `${name}${end}`);
}
