import { CLASS, ING_NOUNS } from '../lexicon/word-classes.ts';
import type { WordSet } from '../lexicon/word-set.ts';
import { wordsBefore, wordsFrom } from '../line/cursor.ts';
import { classAt, gapAt, isOneOf, isZero, type Line, rawWord, SENTENCE_END, wordSet } from '../line/line.ts';
import { GAP } from '../line/tokens.ts';
import { omissionEnd } from './omission-idioms.ts';
import { ANY_VERB, openScope } from './scope.ts';
import {
  type Cue,
  cue,
  isAlternativeVerb,
  isFromNothing,
  NO_CUE,
  substitutionCue,
} from './substitution-cue.ts';

const FREE = wordSet('free devoid bereft');
const NONE = wordSet('none');
const SO = wordSet('so');
const MUCH = wordSet('much');
const NOT_SO = wordSet('no not never without nor even');
const LONGER = wordSet('longer');
const ONLY = wordSet('only just merely');
const NO_WORD = wordSet('no nothing');
const NEW_CLAUSE = wordSet('but however though although so because while then');
const IF = wordSet('if when');
const EATS = wordSet('eat ate eaten swallow swallowed ingested steal stole stolen snaffled');
const VET = wordSet('vet veterinarian emergency hospital');
const FROM_OF = wordSet('from of');
const OF = wordSet('of');
const THAN = wordSet('than');
const OUT = wordSet('out off away clear');
const FOR = wordSet('for');
const SWAP_END = wordSet('with by for to');
const SUBSTITUTE = wordSet('substitute substituted substituting');
const TO_FOR = wordSet('to for');
const LIKE = wordSet('like');
const LOOKS = wordSet('look looking taste tasting smell feel sound is are was be bit');
const CONFUSE = wordSet('confuse confused confusing mistake mistaken');
const SIMILAR = wordSet('similar');
const AS = wordSet('as');
const SHAPE = wordSet('big large small thick thin fine dark round hard');
const HOB = wordSet('heat hob stove oven boil fire flame stalk stem vine bunch twig');
const HOLD = wordSet('hold lose');
const THE = wordSet('the');
const IN = wordSet('in');
const NON = wordSet('non');
const WITH_SLASH = wordSet('w');
const SLASH_OUT = wordSet('o out');
const FOOD = wordSet('food ingredient thing item plant vegetable product treat');
const TAKE = wordSet(
  'take taking cut cutting trim trimming pick picking lift lifting throw throwing rinse rinsing wash washing drain draining pour pouring scrape scraping',
);
const PASS = wordSet('pass');
const KEEP = wordSet('keep keeping stay');
const ON = wordSet('on');
const RESEMBLE = wordSet('resemble resembles resembling');
const NEED = wordSet('need');
const CHECK = wordSet('check checking watch beware look');
const CHECK_FOR = wordSet('for of');
const ADJACENT_ONLY = wordSet('rinse rinsing wash washing drain draining pour pouring scrape scraping');
const WHY = wordSet('why');
const EXCEPT = wordSet('except unlike');
const OF_WHAT = wordSet('with containing contains that made from');
const NOTHING = wordSet('nothing');
const AWAY = wordSet('away');
const DO = wordSet('do');
const GREATER = wordSet('bigger larger smaller thicker thinner finer wider longer');
const WITHOUT = wordSet('without');
const WITH = wordSet('with');
const OR = wordSet('or');
const THE_A = wordSet('the a an your');
const CLAIMS = wordSet(
  'boneless boned deboned filleted stoneless seedless unsalted cored stoned pitted free',
);

const REACH = 10;

const comparison = (words: number): Cue => ({ scope: openScope('comparison'), words, isDenial: false });

/** Index of the first of these words within reach, within the sentence and before a word of `stops`; -1 where there is none. */
function ahead(line: Line, from: number, set: WordSet, stops = 0): number {
  const words = wordsFrom(line, from, REACH);
  while (words.next()) {
    if (words.skipFood()) continue;
    if (words.is(set)) return words.at;
    if (words.has(stops)) return -1;
  }
  return -1;
}

/** 'leave the onion out', 'keep him away from', 'pick the bones out'. */
function outCue(line: Line, at: number): Cue | null {
  const particle = ahead(line, at + 1, OUT, ANY_VERB | CLASS.outVerb);
  if (particle < 0 || (particle > at + 1 && isOneOf(line, at, ADJACENT_ONLY))) return null;
  if (isOneOf(line, particle + 1, HOB) || isOneOf(line, particle + 2, HOB)) return null;
  if (isOneOf(line, at, KEEP) && isOneOf(line, particle, AWAY) && isOneOf(line, particle + 1, FROM_OF))
    return cue({ ...openScope('no'), takesWith: true }, particle - at + 2);
  const takes = isOneOf(line, at, TAKE);
  // 'take the stones out of the cherries'; but 'take the garlic out of its skin'.
  if (takes && isOneOf(line, particle + 1, OF)) return cue(openScope('part'), particle - at + 2);
  const kind = takes ? 'remove' : 'no';
  const isWell = particle === at + 2 && Boolean(classAt(line, at + 1) & CLASS.adverb);
  if (particle === at + 1 || isWell) return cue(openScope(kind), particle - at + 1);
  return cue(openScope(kind, particle));
}

/** 'replace X with Y' denies X; 'substitute Y for X' denies X as well. */
function swapCue(line: Line, at: number): Cue {
  const end = ahead(line, at + 1, SWAP_END);
  if (isOneOf(line, at, SUBSTITUTE) && isOneOf(line, end, FOR)) {
    return {
      scope: { ...openScope('instead'), until: Number.POSITIVE_INFINITY },
      words: end - at + 1,
      isDenial: true,
    };
  }
  return cue(openScope('instead', end < 0 ? Number.POSITIVE_INFINITY : end));
}

/** 'no need to peel', 'no-cook', 'without burning', 'no more than' leave nothing out. */
function isIdiom(line: Line, at: number): boolean {
  const next = at + 1;
  const gap = gapAt(line, next);
  if (gap & (SENTENCE_END | GAP.comma | GAP.close)) return true;
  if (line.spanAt[next] !== -1) return false;
  if (isOneOf(line, next, IN) || (isOneOf(line, at, NOTHING) && !isOneOf(line, next, OF_WHAT))) return true;
  const nextClass = classAt(line, next);
  if (nextClass & (CLASS.idiom | CLASS.limit)) return true;
  const word = rawWord(line, next);
  if (word.endsWith('ing') && word.length > 5 && !(nextClass & CLASS.include)) {
    return !ING_NOUNS.has(word) || isOneOf(line, next + 1, THE_A);
  }
  return Boolean(gap & GAP.hyphen) && line.tokens.words[next] === 0;
}

/** 'never cook it without onion', 'no dinner is complete without garlic': denied twice. */
function isNeverWithout(line: Line, without: number): boolean {
  let hasBe = false;
  const words = wordsBefore(line, without, REACH, ~GAP.hyphen);
  while (words.next()) {
    if (isNot(line, words.at)) return !words.is(ONLY, 1);
    if (words.is(NONE)) return true;
    if (words.is(NO_WORD)) return hasBe || words.is(LONGER, 1);
    if (words.has(CLASS.and | CLASS.or) || words.is(NEW_CLAUSE)) return false;
    hasBe ||= words.has(CLASS.be);
  }
  return false;
}

/** 'if your dog eats grapes, call your vet' feeds nothing: what stands between is denied. */
function accidentCue(line: Line, at: number): Cue | null {
  const eats = ahead(line, at + 1, EATS);
  if (eats < 0) return null;
  const vet = wordsFrom(line, eats + 1, 2 * REACH - 1).find(VET);
  return vet < 0 ? null : { scope: openScope('no', vet), words: eats - at + 1, isDenial: false };
}

/** 'no need to add salt' and 'no need for salt' leave it out, 'no need to peel the garlic' does not. */
function isNeedless(line: Line, at: number): boolean {
  if (!isOneOf(line, at + 1, NEED)) return false;
  return (
    isOneOf(line, at + 2, FOR) ||
    (isOneOf(line, at + 2, SWAP_END) && Boolean(classAt(line, at + 3) & CLASS.include))
  );
}

function noCue(line: Line, at: number): Cue | null {
  if (isOneOf(line, at, WITHOUT) && isOneOf(line, at - 1, OR) && isOneOf(line, at - 2, WITH)) return null;
  if (isOneOf(line, at, WITHOUT) && isNeverWithout(line, at)) return NO_CUE;
  if (isOneOf(line, at + 1, LONGER) && classAt(line, at + 2) & CLASS.include) return cue(openScope('no'), 2);
  if (isNeedless(line, at)) return cue(openScope('no'), 3);
  if (isOneOf(line, at, NON)) {
    const span = line.spans[line.spanAt[at + 1] ?? -1];
    return span === undefined ? null : cue(openScope('no', span.last));
  }
  if (isIdiom(line, at)) return null;
  if (isOneOf(line, at, NOTHING)) return cue({ ...openScope('no'), takesWith: true });
  if (isOneOf(line, at, EXCEPT))
    return isOneOf(line, at - 1, CLAIMS) || isFromNothing(line, at) ? NO_CUE : cue(openScope('instead'));
  // 'no-onion gravy' is gravy.
  return cue(
    openScope('no', gapAt(line, at + 1) & GAP.hyphen ? compoundEnd(line, at) : Number.POSITIVE_INFINITY),
  );
}

/** Last word of the compound that goes on from here: 'no-added-salt'. */
function compoundEnd(line: Line, from: number): number {
  let at = from;
  while (at < from + REACH && gapAt(line, at + 1) === GAP.hyphen) at += 1;
  const span = line.spans[line.spanAt[at] ?? -1];
  return span?.last ?? at;
}

/** 'the size of a walnut', 'looks like chocolate', 'as thick as cream', 'not to be confused with garlic'. */
function comparisonCue(line: Line, at: number, classes: number): Cue | null {
  if (classes & CLASS.comparison && isOneOf(line, at + 1, OF) && !isOneOf(line, at + 2, THE))
    return comparison(2);
  if (isOneOf(line, at, LIKE))
    return isOneOf(line, at - 1, LOOKS) && !isAlternativeVerb(line, at + 1) ? comparison(1) : null;
  if (isOneOf(line, at, GREATER) && isOneOf(line, at + 1, THAN)) return comparison(2);
  if (isOneOf(line, at, SIMILAR) && isOneOf(line, at + 1, TO_FOR)) return comparison(2);
  if (isOneOf(line, at, RESEMBLE)) return comparison(1);
  if (isOneOf(line, at, CONFUSE)) {
    const end = ahead(line, at + 1, SWAP_END);
    if (end > 0) return comparison(end - at + 1);
  }
  if (isOneOf(line, at, CHECK)) {
    const end = ahead(line, at + 1, CHECK_FOR);
    if (end > 0 && end < at + 6)
      return { ...cue({ ...openScope('no'), takesWith: true }, end - at + 1), isDenial: false };
  }
  return isOneOf(line, at, AS) && isOneOf(line, at + 1, SHAPE) && isOneOf(line, at + 2, AS)
    ? comparison(3)
    : null;
}

/** 'toxic foods such as', 'poisonous to cats:'. */
function harmfulCue(line: Line, at: number): Cue | null {
  if (isOneOf(line, at + 1, FOOD)) return { scope: openScope('no'), words: 2, isDenial: false };
  for (let next = at + 1; next <= at + 4; next += 1) {
    if (gapAt(line, next) & SENTENCE_END) return null;
    if (gapAt(line, next) & GAP.colon) return { scope: openScope('no'), words: next - at, isDenial: false };
  }
  return null;
}

/** The cue that starts at a word, null where none does. 'not' is none: it waits for its verb. */
export function readCue(line: Line, at: number): Cue | null {
  const classes = classAt(line, at);
  if (isOneOf(line, at, FREE)) return isOneOf(line, at + 1, FROM_OF) ? cue(openScope('no'), 2) : null;
  if (isOneOf(line, at, NONE)) {
    return isOneOf(line, at + 1, OF) && isOneOf(line, at + 2, THE_A) ? cue(openScope('no'), 3) : null;
  }
  if (isOneOf(line, at, SO)) {
    const isEmphasis =
      isOneOf(line, at - 1, NOT_SO) && isOneOf(line, at + 1, MUCH) && isOneOf(line, at + 2, AS);
    return isEmphasis ? { scope: openScope('no'), words: 3, isDenial: false } : null;
  }
  if (isOneOf(line, at, IF)) return accidentCue(line, at);
  if (isOneOf(line, at, WITH_SLASH)) {
    const isWithout = Boolean(gapAt(line, at + 1) & GAP.slash) && isOneOf(line, at + 1, SLASH_OUT);
    return isWithout ? cue(openScope('no'), 2) : null;
  }
  if (isZero(line, at)) return isIdiom(line, at) ? null : cue(openScope('no'));
  const found = substitutionCue(line, at) ?? comparisonCue(line, at, classes);
  if (found !== null) return found;
  if (isOneOf(line, at, HOLD) && isOneOf(line, at + 1, THE)) return cue(openScope('no'), 2);
  if (isOneOf(line, at, AWAY) && isOneOf(line, at - 1, DO) && isOneOf(line, at + 1, WITH))
    return cue(openScope('no'), 2);
  if (rawWord(line, at) === 'gave' && rawWord(line, at + 1) === 'up' && !isAlternativeVerb(line, at + 2))
    return cue(openScope('no'), 2);
  const leavesOut = rawWord(line, at) === 'leaves' && isOneOf(line, at + 1, SLASH_OUT);
  if (leavesOut || (isOneOf(line, at, PASS) && isOneOf(line, at + 1, ON))) return cue(openScope('no'), 2);
  const missed = omissionEnd(line, at);
  if (missed >= 0) return cue(openScope('no', missed));
  if (classes & CLASS.outVerb) {
    const out = outCue(line, at);
    if (out !== null) return out;
  }
  if (classes & CLASS.removed && gapAt(line, at + 1) & GAP.colon) {
    return { scope: openScope('no'), words: 1, isDenial: false };
  }
  if (classes & CLASS.no) return noCue(line, at);
  if (classes & CLASS.swap && !isOneOf(line, at + 1, IN)) return swapCue(line, at);
  if (classes & CLASS.remove) return cue(openScope('remove'));
  return classes & CLASS.harmful ? harmfulCue(line, at) : null;
}

/** 'not', 'never', 'don't'; but 'why not add garlic' adds it. */
export function isNot(line: Line, at: number): boolean {
  return Boolean(classAt(line, at) & CLASS.not) && !isOneOf(line, at - 1, WHY);
}
