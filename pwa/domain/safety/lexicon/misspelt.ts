import { HIDDEN_NAMES } from './hidden-names.ts';

/** Real words one letter away from a dangerous food, or that sound like one; they are read as written. */
const NEAR_NAMES: ReadonlySet<string> = new Set(
  `leen orion sultan leeky gallic shallow scullion stallion chide chime chine leak leeds leer lees leet gape grace grade
graph grate grave graze gripe grope raising current coca coco cashed cashes coffer campagne absolute primitive american
americana semolina curling carving calling crawling craving polish mutable concert buffering buffered singular parties
patties pastie stories tandoor maltese crunchy collate stating static whisked whisker brand brandish branded cracking
crackling manners magnets advocate regain regained macaroon rotting rooting routing streak romaine rogaine maltster
griffon martin barber retina cutlet sauterne sweeter sweetest testing toasting shandies mushy seasoning reasoning
tumeric chorus grapple grappling parsing praising cream creme mustered custard mustang cherries colander coriander
collars mint minted gamin gamma marrow harrow barley parley ginger gingery almost alimony cashmere coffin toffee muffin
scallop scalloped shellfish salmon salami garnish garland garnet garret leaked leaky leach leash leaves lentil chicken
thicken choking choice chocked chocking broccoli brandied whisking whiskery grained rained raised sultry hazel cookie
cockle cocked crocus cracker currency curry macerate macaque nutmeat alcove avocet oregano oranges apricots pastrymen
pasture pickled pickles poaching porch poached popping topping sprouting spouting opinion union minion swollen stolen
ovenproof saltine bracket robust folder whiskas chayote chave gaelic arabia macron brady brandt`.split(/\s+/),
);

/** Letters that sound alike in English, applied after the pairs below; drops vowels and silent letters. */
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

/** The consonants of a word by sound: 'choclit' and 'chocolate' give the same. */
function phoneticKey(word: string): string {
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

/** Short names that still match with one letter wrong, missing, doubled or swapped. */
const SHORT_NAMES = `onion garlic shallot eschalot scallion chive leek grape raisin sultana currant chocolate cocoa xylitol
  macadamia avocado avacado guacamole nutmeg walnut almond hazelnut pistachio cashew coffee espresso caffeine alcohol prosecco
  champagne rhubarb mustard jalapeno cayenne bouillon carambola grapefruit chorizo pepperoni sausage lardon
  gorgonzola roquefort stilton cholecalciferol whisky whiskey brandy paracetamol ibuprofen aspirin nurofen tylenol acetaminophen panettone guinness hummus`;
/** Shorter names are too close to too many words. */
const SHORTEST_HIDDEN = 7;
/** Longer names that people spell by ear. */
const SPOKEN_NAMES = `chocolate raisin sultana macadamia avocado paracetamol ibuprofen acetaminophen scallion caffeine espresso
  cappuccino pistachio champagne jalapeno guacamole worcestershire xylitol rhubarb nurofen bolognese lasagne`;
const MOST_SLIPS = 3;

const NAMES = new Set([
  ...SHORT_NAMES.split(/\s+/),
  ...HIDDEN_NAMES.flatMap(({ names }) => names).filter(
    (name) => name.length >= SHORTEST_HIDDEN && /^[a-z]+$/.test(name) && !NEAR_NAMES.has(name),
  ),
]);

const placeOf = (letter: number, length: number) => letter * 64 + length;

/** Indexed by the first letter, which people rarely get wrong, and the length. */
const BY_PLACE = new Map<number, string[]>();
const BY_SOUND = new Map<string, string>();
for (const name of NAMES) {
  const place = placeOf(name.charCodeAt(0), name.length);
  BY_PLACE.set(place, [...(BY_PLACE.get(place) ?? []), name]);
}
for (const name of SPOKEN_NAMES.split(/\s+/)) BY_SOUND.set(phoneticKey(name), name);

/** Whether adding, dropping, changing or swapping one letter turns one word into the other. */
function isOneSlip(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  let same = 0;
  while (same < short.length && short.charCodeAt(same) === long.charCodeAt(same)) same += 1;
  if (short.length < long.length) return short.endsWith(long.slice(same + 1));
  const isSwapped = a[same] === b[same + 1] && a[same + 1] === b[same];
  return a.endsWith(b.slice(same + 1)) || (isSwapped && a.endsWith(b.slice(same + 2)));
}

function slipOf(word: string): string | null {
  for (let length = word.length - 1; length <= word.length + 1; length += 1) {
    for (const name of BY_PLACE.get(placeOf(word.charCodeAt(0), length)) ?? []) {
      if (isOneSlip(word, name)) return name;
    }
  }
  return null;
}

/** Levenshtein distance; only called for short words. */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** 'choclit': same first letter and sounds, and a similar length. */
function soundsLike(word: string): string | null {
  const name = word.length < 6 ? undefined : BY_SOUND.get(phoneticKey(word));
  if (name === undefined || name[0] !== word[0]) return null;
  return slipsBetween(word, name) <= MOST_SLIPS ? name : null;
}

/**
 * The food whose name differs from the word by one letter or sounds like it; null if there is none, or the word is a real
 * one.
 */
export function nameMisspelt(word: string): string | null {
  if (word.length < 4 || NEAR_NAMES.has(word)) return null;
  const one = word.endsWith('s') ? word.slice(0, -1) : word;
  if (NEAR_NAMES.has(one)) return null;
  return slipOf(word) ?? (one === word ? null : slipOf(one)) ?? soundsLike(one);
}
