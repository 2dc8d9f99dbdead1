import { CLASS, ING_NOUNS } from '../lexicon/word-classes.ts';
import { wordsBefore } from '../line/cursor.ts';
import { classAt, isOneOf, type Line, rawWord, wordSet } from '../line/line.ts';
import { openScope, type Scope } from './scope.ts';

const INSTEAD = wordSet('instead');
const RATHER = wordSet('rather other');
const THAN = wordSet('than');
const APART = wordSet('apart aside');
const FROM_OF = wordSet('from of');
const STAND_IN = wordSet('alternative substitute replacement');
const TO_FOR = wordSet('to for');
const EVERY = wordSet('everything anything all');
const BUT = wordSet('but');
const ONE_TWO = wordSet('one two three a');
const PLACE = wordSet('place lieu');
const IN_THE = wordSet('in the');
const OF = wordSet('of');
const NO_WORD = wordSet('no nothing');
const CLAIMS = wordSet(
  'boneless boned deboned filleted stoneless seedless unsalted cored stoned pitted free',
);
const REACH = 10;

/** A cue read at a word: the scope it opens and how many words it takes. `isDenial` where 'not' before it makes two of them. */
export type Cue = { scope: Scope | null; words: number; isDenial: boolean };

export const cue = (scope: Scope | null, words = 1): Cue => ({ scope, words, isDenial: true });
/** A word that would deny and puts in. */
export const NO_CUE: Cue = { scope: null, words: 1, isDenial: false };

/** 'instead of frying the onion': another way with the same food. */
export function isAlternativeVerb(line: Line, at: number): boolean {
  const classes = classAt(line, at);
  if (line.spanAt[at] !== -1 || classes & CLASS.include) return false;
  const word = rawWord(line, at);
  const isGerund = word.endsWith('ing') && word.length > 5 && !ING_NOUNS.has(word);
  return isGerund || Boolean(classes & (CLASS.verb | CLASS.cookVerb));
}

/** 'no medicines in this recipe except half a tablet': an exception from nothing is something. */
export function isFromNothing(line: Line, at: number): boolean {
  if (rawWord(line, at) === 'unlike') return false;
  return wordsBefore(line, at, REACH).meets(CLASS.no | CLASS.not);
}

/** 'instead of', 'rather than', 'in place of', 'apart from', 'alternative to', 'everything but'. */
export function substitutionCue(line: Line, at: number): Cue | null {
  const opens =
    (isOneOf(line, at, INSTEAD) && isOneOf(line, at + 1, OF)) ||
    (isOneOf(line, at, RATHER) && isOneOf(line, at + 1, THAN)) ||
    (isOneOf(line, at, APART) && isOneOf(line, at + 1, FROM_OF)) ||
    (isOneOf(line, at, STAND_IN) && isOneOf(line, at + 1, TO_FOR)) ||
    // 'all but one of the grapes' takes one out.
    (isOneOf(line, at, EVERY) && isOneOf(line, at + 1, BUT) && !isOneOf(line, at + 2, ONE_TWO)) ||
    (isOneOf(line, at, PLACE) && isOneOf(line, at - 1, IN_THE) && isOneOf(line, at + 1, OF));
  // 'boneless, all but the wings' has the wings in, 'no substitute for onion' the onion.
  const isUndone = isOneOf(line, at - 1, isOneOf(line, at, STAND_IN) ? NO_WORD : CLAIMS);
  const isException = isOneOf(line, at, APART) && isFromNothing(line, at);
  if (opens && !isOneOf(line, at, INSTEAD) && (isUndone || isException)) return { ...NO_CUE, words: 2 };
  return opens && !isAlternativeVerb(line, at + 2) ? cue(openScope('instead'), 2) : null;
}
