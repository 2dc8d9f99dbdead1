import type { Extent } from './dangerous-form.ts';
import { classAt, gapAt, isNumber, isOneOf, type Line, rawWord, SENTENCE_END, wordSet } from './line.ts';
import { GAP } from './tokens.ts';
import { CLASS } from './word-classes.ts';

const REACH = 4;
const WHOLE = wordSet('whole entire jointed spatchcocked');
const PARTS = wordSet(
  'breast thigh leg wing heart liver gizzard neck meat fillet mince egg stock broth skin fat kidney bone fry tongue belly shoulder loin saddle fish side salad',
);
const COUNTS = wordSet('a one two three four six half another');
const UNIT_OF_WEIGHT = /^[\d.,/½¼¾]+(?:k?g|oz|lbs?)$/;
const WEIGHTS = wordSet(
  'g kg gram oz lb pound ounce kilo cup ml tbsp tsp tin can pack packet jar tub box bag pouch portion serving slice piece scoop handful part little bit third quarter',
);
/** What a name goes on behind: '1 chicken & rice pouch', 'a pheasant-style bowl'. */
const JOINS = GAP.hyphen | GAP.and | GAP.slash;
const KEPT_FOR = wordSet('roasting boiling stewing ready oven fed corn');
const PAIRS = wordSet('brace pair couple');
const OF = wordSet('of');
const HALF = wordSet('half');
const SHARE = /(?:[%/½¼¾⅓⅔]|\bpercent)[\d\s.]*$/i;
const SHARE_LENGTH = 16;

/** '2 quail, roasted' and 'pigeon, roasted whole': the animal as it was; not '200 g quail' nor 'quail breast'. */
export function isWholeAnimal(line: Line, { first, last }: Extent): boolean {
  if (gapAt(line, last + 1) === 0 && isOneOf(line, last + 1, PARTS)) return false;
  for (let at = last + 1; at <= last + 2 * REACH && !(gapAt(line, at) & SENTENCE_END); at += 1) {
    if (isOneOf(line, at, PARTS) || line.spanAt[at] !== -1) break;
    if (isOneOf(line, at, WHOLE)) return true;
  }
  for (let at = first - 1; at >= first - REACH && !(gapAt(line, at + 1) & ~GAP.hyphen); at -= 1) {
    if (isOneOf(line, at, WHOLE) || isOneOf(line, at, PAIRS)) return true;
    if (isOneOf(line, at, OF) && isOneOf(line, at - 1, PAIRS)) continue;
    if (isOneOf(line, at, WEIGHTS) || UNIT_OF_WEIGHT.test(rawWord(line, at))) return false;
    if (isNumber(line, at) || isOneOf(line, at, COUNTS)) return Boolean(gapAt(line, last + 1) & ~JOINS);
    if (isOneOf(line, at, KEPT_FOR)) continue;
    if (!(classAt(line, at) & (CLASS.adjective | CLASS.cooked | CLASS.quantity))) return false;
  }
  return false;
}

/** Whether the number before an animal is a share of the bowl: '80% chicken', '1/2 chicken, 1/2 rice', 'half chicken'. */
function isShare(line: Line, first: number): boolean {
  const { starts, text } = line.tokens;
  const before = text.slice(0, starts[first] ?? 0).slice(-SHARE_LENGTH);
  return SHARE.test(before) || isOneOf(line, first - 1, HALF);
}

/** 'a turkey, whole', '1 chicken (1.6 kg)': an animal whose name is also that of its meat. */
export function isLargeAnimal(line: Line, extent: Extent): boolean {
  return isWholeAnimal(line, extent) && !isShare(line, extent.first);
}

const ANIMALS = wordSet(
  'chicken turkey duck duckling goose rabbit hare hen chook bird trout mackerel herring bream bass mullet snapper tilapia plaice sole carp perch pike sardine sprat fish gurnard quail pigeon partridge grouse pheasant fowl',
);

/** 'sprats, grilled whole': said of an animal and not of potatoes. */
export function isSaidOfAnimal(line: Line, { first }: Extent): boolean {
  for (let at = first - 1; at >= first - REACH && !(gapAt(line, at + 1) & SENTENCE_END); at -= 1) {
    if (isOneOf(line, at, PARTS)) return false;
    if (isOneOf(line, at, ANIMALS)) return true;
  }
  return false;
}
