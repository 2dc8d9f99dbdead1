const WORD = "[a-zß-öø-ÿ'-]{1,20}";
/** Letters only, so that numbers, addresses and account names are never counted. */
export const TERM_PATTERN = new RegExp(`^${WORD}(?: ${WORD}){0,4}$`);
export const TERM_MAX = 40;

/** A search normalised for counting, in lower case; null unless it consists of a few plain words. */
export function countableTerm(search: string): string | null {
  const term = search.normalize('NFC').toLowerCase().replace(/’/g, "'").trim().replace(/\s+/g, ' ');
  return term.length <= TERM_MAX && TERM_PATTERN.test(term) ? term : null;
}
