type WordPair = readonly [pattern: RegExp, replacement: string];

const MINCED = 'beef|lamb|pork|turkey|chicken|veal|venison|bison|ostrich|goat|rabbit|duck|salmon|steak';

/** British words and their American equivalents. */
const TO_US: readonly WordPair[] = [
  [new RegExp(`\\b(${MINCED}) mince\\b`, 'gi'), 'ground $1'],
  [new RegExp(`\\bminced (${MINCED})\\b`, 'gi'), 'ground $1'],
  [/\bcourgettes?\b/gi, 'zucchini'],
  [/\bbeetroots?\b/gi, 'beets'],
  [/\box (liver|heart|kidney|tripe|tongue)/gi, 'beef $1'],
  [/\bprawns?\b/gi, 'shrimp'],
  [/\btinned\b/gi, 'canned'],
  [/\btin(s?)\b/gi, 'can$1'],
  [/\bwholemeal\b/gi, 'whole wheat'],
  [/\brapeseed oil\b/gi, 'canola oil'],
  [/\bsweetcorn\b/gi, 'corn'],
  [/\bporridge oats\b/gi, 'rolled oats'],
  [/\bnatural (yogurt|yoghurt)\b/gi, 'plain yogurt'],
  [/\byoghurt\b/gi, 'yogurt'],
  [/\blinseeds?\b/gi, 'flaxseed'],
  [/\bgelatine\b/gi, 'gelatin'],
  [/\biodised\b/gi, 'iodized'],
  [/\baubergines?\b/gi, 'eggplant'],
  [/\bswede\b/gi, 'rutabaga'],
];

/** American words and their British equivalents. */
const TO_UK: readonly WordPair[] = [
  [new RegExp(`\\bground (${MINCED})\\b`, 'gi'), '$1 mince'],
  [/\bzucchinis?\b/gi, 'courgette'],
  [/\bbeets?\b/gi, 'beetroot'],
  [/\bshrimps?\b/gi, 'prawns'],
  [/\bcanned\b/gi, 'tinned'],
  [/\bcan(s?)\b/gi, 'tin$1'],
  [/\bwhole[ -]wheat\b/gi, 'wholemeal'],
  [/\bcanola oil\b/gi, 'rapeseed oil'],
  [/\bgarbanzo beans?\b/gi, 'chickpeas'],
  [/\biodized\b/gi, 'iodised'],
  [/\beggplants?\b/gi, 'aubergine'],
  [/\brutabaga\b/gi, 'swede'],
];

const translate = (text: string, pairs: readonly WordPair[]) =>
  pairs.reduce((words, [pattern, replacement]) => words.replace(pattern, replacement), text);

/** The foods of a text in American words: 'lean beef mince' is 'lean ground beef', 'courgette' 'zucchini'. */
export function inAmericanWords(text: string): string {
  return translate(text, TO_US);
}

/** The foods of a text in British words: 'lean ground beef' is 'lean beef mince'. */
export function inBritishWords(text: string): string {
  return translate(text, TO_UK);
}
