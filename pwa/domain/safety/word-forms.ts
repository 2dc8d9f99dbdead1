/** Plurals that the rules below would get wrong, and words that only look like plurals of a food. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    brownies: 'brownie',
    chillies: 'chilli',
    chilies: 'chili',
    chives: 'chive',
    cloves: 'clove',
    cookies: 'cookie',
    halves: 'half',
    hops: 'hops',
    leaves: 'leaf',
    loaves: 'loaf',
    pies: 'pie',
    ports: 'ports',
    ramps: 'ramps',
    salts: 'salts',
    stouts: 'stouts',
  }),
);

/** 'onion' of 'onions', 'cherry' of 'cherries', 'peach' of 'peaches'; the word itself where it is no plural. */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:oes|ches|shes|xes|sses|zes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const PLAIN = /^[a-z0-9]+$/;

/** Lower case without diacritics, apostrophes and invisible characters: 'jalapeno' of 'Jalapeño', 'cows' of 'cow’s'. */
export function normaliseWord(word: string): string {
  const first = word.charCodeAt(0);
  if (first >= 0xd83c && first <= 0xd83e && word.length === 2) return word;
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’ʼ‘＇`´\u00AD\u200B-\u200D\u2060\uFEFF]/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
}
