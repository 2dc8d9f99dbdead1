/** Letters that sound alike in English, after the pairs below; vowels and what is not heard are left out. */
const SOUNDS: Readonly<Record<string, string>> = {
  b: 'b',
  c: 'k',
  d: 'd',
  f: 'f',
  g: 'g',
  j: 'j',
  k: 'k',
  l: 'l',
  m: 'm',
  n: 'n',
  p: 'p',
  q: 'k',
  r: 'r',
  s: 's',
  t: 't',
  v: 'v',
  x: 'ks',
  z: 's',
};

/** The consonants of a word as they sound: 'choclit' and 'chocolate' come out alike. */
export function phoneticKey(word: string): string {
  let sound = '';
  for (let at = 0; at < word.length; at += 1) {
    const letter = word.charAt(at);
    const next = word.charAt(at + 1);
    let heard = SOUNDS[letter] ?? '';
    if (letter === 'p' && next === 'h') heard = 'f';
    else if (letter === 'c' && next === 'h') heard = 'c';
    else if (letter === 'c' && (next === 'e' || next === 'i' || next === 'y')) heard = 's';
    if (!sound.endsWith(heard) || heard === '') sound += heard;
  }
  return sound;
}
