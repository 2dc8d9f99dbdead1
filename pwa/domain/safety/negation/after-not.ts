import { CLASS } from '../lexicon/word-classes.ts';
import { classAt, gapAt, isOneOf, type Line, wordSet } from '../line/line.ts';
import { GAP } from '../line/tokens.ts';
import { NO_SCOPE, openScope, PASSED_OVER, type Scope } from './scope.ts';

const WITH = wordSet('with w');
const ONE = wordSet('one');
const A_ONE = wordSet('a an one single');
/** 'not a drop of wine': the least there could be. */
const LEAST = wordSet(
  'drop scrap trace hint ounce whiff shred speck crumb bit grain sliver splash dash pinch',
);
const TO = wordSet('to');
const TO_VERBS = wordSet('need have want like');
const LET = wordSet('let');
const LET_WHOM = wordSet('them it him her your the dog cat pet');
const MIXERS = wordSet('stir mix toss combine throw touch top');
const SEASONERS = wordSet('season flavour flavor pair');
/** Verbs of a label: 'must not list xylitol'. */
const NAMES_IT = wordSet('list show');
const KEEP = wordSet('keep');
const HIM = wordSet('them it him her');
const LONGEST_WAIT = 5;

const opened = (): Scope => ({ ...openScope('no'), takesWith: true, isVerbal: true });

const isWithNext = (line: Line, at: number) =>
  isOneOf(line, at + 1, WITH) || Boolean(classAt(line, at + 1) & CLASS.place);

/** The verb behind 'not': 'do not add' keeps out, 'do not stir' does not, 'do not season' waits for its 'with'. */
function afterVerb(line: Line, at: number, scope: Scope): Scope {
  if (isOneOf(line, at, SEASONERS) && !isWithNext(line, at)) return { ...scope, needsWith: true, waited: 0 };
  const isMixing = isOneOf(line, at, MIXERS) && !isWithNext(line, at) && line.spanAt[at + 1] === -1;
  return isMixing ? NO_SCOPE : opened();
}

/**
 * The scope after a word between 'not' and its verb, or after that verb: 'do not ever add', 'you do not need to
 * peel', 'do not let them eat'. Verbs of the kitchen that put nothing in deny nothing: 'do not burn the garlic'.
 */
export function afterNot(line: Line, at: number, pending: Scope): Scope {
  const classes = classAt(line, at);
  const scope = { ...pending, waited: pending.waited + 1 };
  if (classes & CLASS.limit || scope.waited > LONGEST_WAIT) return NO_SCOPE;
  if (isOneOf(line, at - 1, A_ONE) && isOneOf(line, at, LEAST)) return opened();
  if (isOneOf(line, at, LET)) {
    const letsSomeone = isOneOf(line, at + 1, LET_WHOM) && line.spanAt[at + 2] === -1;
    return letsSomeone ? scope : NO_SCOPE;
  }
  if (classes & CLASS.welcome && gapAt(line, at + 1) & GAP.colon) return opened();
  if (isOneOf(line, at, WITH)) return scope.needsWith ? opened() : scope;
  if (scope.needsWith || (isOneOf(line, at, TO_VERBS) && isOneOf(line, at + 1, TO))) return scope;
  // 'never let him finish your coffee', 'we don't keep chocolate in the house'.
  if (isOneOf(line, at - 2, LET) && isOneOf(line, at - 1, HIM)) return opened();
  if (isOneOf(line, at, NAMES_IT) || isOneOf(line, at, KEEP)) return opened();
  if (classes & CLASS.include) return afterVerb(line, at, scope);
  if (classes & CLASS.cookVerb && isWithNext(line, at)) return opened();
  const isPassed = classes & (PASSED_OVER | CLASS.place | CLASS.quantity) || isOneOf(line, at, ONE);
  return isPassed ? scope : NO_SCOPE;
}
