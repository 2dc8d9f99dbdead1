/** Filter of `_id` for all ids that begin with `{prefix}|`: '}' is the character after '|'. */
export const idsUnder = (prefix: string) => ({ $gt: `${prefix}|`, $lt: `${prefix}}` });

/** The id `{prefix}|{number}`; padded to as many digits as in the stored ones, so that ids sort by number. */
export const numberedId = (prefix: string, number: number, digits: number): string =>
  `${prefix}|${String(number).padStart(digits, '0')}`;

/** The number at the end of such an id. */
export const numberIn = (id: string): number => Number(id.slice(id.lastIndexOf('|') + 1));
