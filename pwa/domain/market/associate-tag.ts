/** End of every associate tag, by market; apart from the markets, since pages need none of it. */
const TAG_SUFFIXES: Readonly<Record<string, string>> = {
  GB: '-21',
  US: '-20',
  CA: '-20',
  DE: '-21',
  FR: '-21',
  AU: '-22',
  IT: '-21',
  ES: '-21',
  JP: '-22',
  IN: '-21',
};

/** The fault of a market's tag in words, 'the tag of GB must end with -21'; null if it can be one of that market. */
export function tagFault(countryCode: string, tag: string): string | null {
  const suffix = TAG_SUFFIXES[countryCode];
  if (suffix === undefined) return `${countryCode} is no market`;
  return tag.endsWith(suffix) ? null : `the tag of ${countryCode} must end with ${suffix}`;
}
