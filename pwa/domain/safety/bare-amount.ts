import { gapAt, isNumber, isOneOf, type Line, wordSet } from './line.ts';
import { GAP } from './tokens.ts';

/** Words that say how much. */
export const AMOUNT = wordSet(
  'a an the one two three four six few half little bit touch tiny tiniest small smallest smidgen tad scrap another some more couple single wee quarter this much very',
);
/** What a food is helped out by. */
export const PORTION = wordSet(
  'clove crumb bit sliver slice square piece drop taste chip flake shaving grating leaf stalk bulb button bar finger granule swirl scattering smear dab scoop bite mouthful sip glug spot thimble thimbleful dusting shred curl chunk head sprinkle sprinkling spray cube berry nut bone rasher strip cup mug glass shot swig one handful treat pinch lick nibble ring spoonful spoon teaspoon tsp tbsp dash half quarter wedge segment splash',
);
const NEXT_ALLOWED = wordSet(
  'from at for in on when if as now each per once every over grated to and then anyway because daily though of with too or chopped goes won crushed stirred',
);
const OF = wordSet('of');
const IT = wordSet('it them');

/** True where the thought ends before this word, or a mark stands there. */
export const ends = (line: Line, at: number) => line.tokens.words[at] === undefined || gapAt(line, at) !== 0;

/** 'a little', 'the tiniest clove for flavour', '20g grated over': an amount of what has been spoken of, no food named. */
export function isBareAmount(line: Line, from: number): boolean {
  let at = from;
  while (at < from + 5 && (isOneOf(line, at, AMOUNT) || isNumber(line, at))) {
    at += 1;
    if (ends(line, at)) return true;
  }
  if (at === from) return isOneOf(line, at, PORTION) && ends(line, at + 1);
  if (isOneOf(line, at, PORTION)) at += 1;
  if (ends(line, at)) return !(gapAt(line, at) & GAP.hyphen);
  if (isOneOf(line, at, OF)) return isOneOf(line, at + 1, IT);
  return isOneOf(line, at, NEXT_ALLOWED);
}
