/** Plurals that the endings below would get wrong. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    brownies: 'brownie',
    chillies: 'chilli',
    chilies: 'chili',
    chives: 'chive',
    cloves: 'clove',
    cookies: 'cookie',
    halves: 'half',
    leaves: 'leaf',
    loaves: 'loaf',
    pies: 'pie',
  }),
);

/**
 * 'onion' of 'onions', 'cherry' of 'cherries', 'peach' of 'peaches'; the word itself where it is no plural ('couscous').
 * Takes a lower-case word without accents.
 */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:oes|ches|shes|xes|sses)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** A text without accents, apostrophes and invisible characters: 'jalapeno' of 'jalapeño', 'cows' of 'cow’s'. */
export function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(/[\p{M}'’ʼ‘＇`´\u00AD\u200B-\u200D\u2060\uFEFF]/gu, '');
}
