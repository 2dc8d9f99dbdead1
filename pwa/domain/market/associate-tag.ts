/** Suffix of every associate tag, by market. Kept apart from the markets because pages don't need it. */
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

/** What is wrong with a market's tag, such as 'the tag of GB must end with -21'; null if it is valid for that market. */
export function tagFault(countryCode: string, tag: string): string | null {
  const suffix = TAG_SUFFIXES[countryCode];
  if (suffix === undefined) return `${countryCode} is no market`;
  return tag.endsWith(suffix) ? null : `the tag of ${countryCode} must end with ${suffix}`;
}
