import { CLASS } from '../lexicon/word-classes.ts';

/** The cue that opened a scope; some reach less far than others. */
type ScopeKind = 'no' | 'remove' | 'part' | 'instead' | 'comparison';

/** The scope of a negation at the word that is read. */
export type Scope = {
  /** 'pending' after 'do not', until the verb decides whether a food is kept out. */
  mode: 'none' | 'pending' | 'open';
  kind: ScopeKind;
  /** A noun has been read since the scope opened. */
  hasObject: boolean;
  /** A food that is dangerous as such has been read since the scope opened. */
  hasFood: boolean;
  /** The word before was a food. */
  isAfterFood: boolean;
  /** A noun follows the food, of which it says what it lacks: 'no salt stock'. */
  isClaim: boolean;
  /** Conjunction between the next word and those before. */
  joint: 'none' | 'comma' | 'and' | 'or';
  /** Words without a class since the last joint or food. */
  strangers: number;
  /** The verb takes its food by 'with'. */
  takesWith: boolean;
  /** Index of the last word that the scope covers. */
  until: number;
  /** Opened by 'not' and a verb, which may only put off: 'do not add the garlic yet'. */
  isVerbal: boolean;
  /** The denied food comes behind 'with': 'do not season the meat with garlic'. */
  needsWith: boolean;
  /** Words read while pending. */
  waited: number;
};

/** Shared by all who read: nothing is changed in a scope that is not open. */
export const NO_SCOPE: Readonly<Scope> = {
  mode: 'none',
  kind: 'no',
  hasObject: false,
  hasFood: false,
  isAfterFood: false,
  isClaim: false,
  joint: 'none',
  strangers: 0,
  takesWith: false,
  until: Number.POSITIVE_INFINITY,
  isVerbal: false,
  needsWith: false,
  waited: 0,
};

export const openScope = (kind: ScopeKind, until = Number.POSITIVE_INFINITY): Scope => ({
  ...NO_SCOPE,
  mode: 'open',
  kind,
  until,
});

/** Verbs of any kind. */
export const ANY_VERB = CLASS.include | CLASS.verb | CLASS.cookVerb;
/** Words that change nothing about what is denied. */
export const PASSED_OVER = CLASS.filler | CLASS.adjective | CLASS.be | CLASS.adverb;
