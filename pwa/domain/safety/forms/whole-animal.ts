import { GAP } from '../../words/tokens.ts';
import { CLASS } from '../lexicon/vocabulary.ts';
import {
  gapAt,
  isNumber,
  isOneOf,
  type Line,
  rawWord,
  wordSet,
  wordsBefore,
  wordsFrom,
} from '../line/line.ts';
import type { Extent } from '../line/spans.ts';

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
/** Marks that continue a product name: '1 chicken & rice pouch', 'a pheasant-style bowl'. */
const JOINS = GAP.hyphen | GAP.and | GAP.slash;
const KEPT_FOR = wordSet('roasting boiling stewing ready oven fed corn');
const PAIRS = wordSet('brace pair couple');
const OF = wordSet('of');
const HALF = wordSet('half');
const SHARE = /(?:[%/½¼¾⅓⅔]|\bpercent)[\d\s.]*$/i;
const SHARE_LENGTH = 16;

/** '2 quail, roasted' and 'pigeon, roasted whole': the whole animal; not '200 g quail' or 'quail breast'. */
export function isWholeAnimal(line: Line, { first, last }: Extent): boolean {
  if (gapAt(line, last + 1) === 0 && isOneOf(line, last + 1, PARTS)) return false;
  const behind = wordsFrom(line, last + 1, 2 * REACH);
  while (behind.next()) {
    if (behind.is(PARTS) || line.spanAt[behind.at] !== -1) break;
    if (behind.is(WHOLE)) return true;
  }
  const before = wordsBefore(line, first, REACH, ~GAP.hyphen);
  while (before.next()) {
    if (before.is(WHOLE) || before.is(PAIRS)) return true;
    if (before.is(OF) && before.is(PAIRS, -1)) continue;
    if (before.is(WEIGHTS) || UNIT_OF_WEIGHT.test(rawWord(line, before.at))) return false;
    if (isNumber(line, before.at) || before.is(COUNTS)) return Boolean(gapAt(line, last + 1) & ~JOINS);
    if (before.is(KEPT_FOR)) continue;
    if (!before.has(CLASS.adjective | CLASS.cooked | CLASS.quantity)) return false;
  }
  return false;
}

/** Whether the number before an animal is a share of the bowl: '80% chicken', '1/2 chicken, 1/2 rice', 'half chicken'. */
function isShare(line: Line, first: number): boolean {
  const { starts, text } = line.tokens;
  const before = text.slice(0, starts[first] ?? 0).slice(-SHARE_LENGTH);
  return SHARE.test(before) || isOneOf(line, first - 1, HALF);
}

/** 'a turkey, whole', '1 chicken (1.6 kg)': an animal with the same name as its meat. */
export function isLargeAnimal(line: Line, extent: Extent): boolean {
  return isWholeAnimal(line, extent) && !isShare(line, extent.first);
}

const ANIMALS = wordSet(
  'chicken turkey duck duckling goose rabbit hare hen chook bird trout mackerel herring bream bass mullet snapper tilapia plaice sole carp perch pike sardine sprat fish gurnard quail pigeon partridge grouse pheasant fowl',
);

/** 'sprats, grilled whole': describes an animal, not potatoes. */
export function isSaidOfAnimal(line: Line, { first }: Extent): boolean {
  const words = wordsBefore(line, first, REACH);
  while (words.next()) {
    if (words.is(PARTS)) return false;
    if (words.is(ANIMALS)) return true;
  }
  return false;
}
