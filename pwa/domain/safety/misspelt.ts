/**
 * Names that are still read with one letter wrong, missing, doubled or swapped ('galic', 'choccolate'): long enough, or
 * odd enough, that hardly another word is so near.
 */
const NAMES = `onion garlic shallot eschalot scallion chive leek grape raisin sultana currant chocolate cocoa xylitol
  macadamia avocado avacado guacamole nutmeg walnut almond hazelnut pistachio cashew coffee espresso caffeine alcohol prosecco
  champagne rhubarb mustard jalapeno cayenne bouillon carambola grapefruit chorizo pepperoni sausage lardon
  gorgonzola roquefort stilton cholecalciferol`;

/** Every other English word that is one letter from one of them and begins alike. */
const OTHER_WORDS = new Set(
  `orion sultan leeky gallic shallow shallows scullion scullions stallion stallions chide chides chime chimes chine chines leak leaks
  leeds leer leers lees leet gape gapes grace graces grade grades graph graphs grate grates grave graves graze grazes
  gripe gripes grope gropes raising raisings current currents coca coco cocos cashed cashes coffer coffers campagne`.split(
    /\s+/,
  ),
);

type Name = { name: string; spelling: string };

/** By the first letter, which few people get wrong. */
const BY_LETTER: Name[][] = Array.from({ length: 26 }, () => []);
for (const name of NAMES.split(/\s+/)) {
  BY_LETTER[name.charCodeAt(0) - 97]?.push({ name, spelling: name }, { name, spelling: `${name}s` });
}

/** True where one letter added, dropped, changed or swapped with its neighbour makes one word of the other. */
function isOneSlip(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  let same = 0;
  while (same < short.length && short.charCodeAt(same) === long.charCodeAt(same)) same += 1;
  if (short.length < long.length) return short.endsWith(long.slice(same + 1));
  const isSwapped = a[same] === b[same + 1] && a[same + 1] === b[same];
  return a.endsWith(b.slice(same + 1)) || (isSwapped && a.endsWith(b.slice(same + 2)));
}

/** The food whose name a word is but for one letter; null where it is none, or a word of its own. */
export function nameMisspelt(word: string): string | null {
  for (const { name, spelling } of BY_LETTER[word.charCodeAt(0) - 97] ?? []) {
    const difference = word.length - spelling.length;
    if (difference > 1 || difference < -1 || !isOneSlip(word, spelling)) continue;
    return OTHER_WORDS.has(word) ? null : name;
  }
  return null;
}
