import { CLASS } from '../lexicon/word-classes.ts';
import { wordsFrom } from '../line/cursor.ts';
import { classAt, gapAt, isNumber, isOneOf, type Line, SENTENCE_END, wordSet } from '../line/line.ts';
import { GAP } from '../line/tokens.ts';
import { ANY_VERB, type Scope } from './scope.ts';

const WITH = wordSet('with w');
const A = wordSet('a an');
const THE = wordSet('the');
const REAL = wordSet('real proper');
const ANY = wordSet('any');
/** 'free from onion and added salt'. */
const ADDED = wordSet('added');
const CLAIMS = wordSet(
  'sugar fat grain gluten dairy wheat soy egg oil butter preservative additive colour color carb lactose sweetener starch',
);
/** Verbs that go on describing what is denied: 'no stock containing onion'. */
const DESCRIBES = wordSet(
  'contain containing contained made flavoured flavored seasoned sweetened infused laced salted prepared mixed topped served including include included',
);

const OR = wordSet('or nor');
const AND_OR = wordSet('and or nor');
const REACH = 10;

const THOUGHT_END = SENTENCE_END | GAP.close | GAP.dash;

/** True where 'or' comes before the thought ends, so that a list of things denied goes on. */
function orAhead(line: Line, from: number): boolean {
  return isOneOf(line, from, OR) || wordsFrom(line, from + 1, REACH - 1, THOUGHT_END).find(OR) >= 0;
}

/** True where nothing but foods, joined by commas and a last 'and' or 'or', stands from here to the end of the thought. */
function isListToTheEnd(line: Line, from: number): boolean {
  let hasConjunction = false;
  for (let at = from; at < from + REACH * 2; at += 1) {
    if (at > from && gapAt(line, at) & THOUGHT_END) return hasConjunction;
    const span = line.spans[line.spanAt[at] ?? -1];
    if (span !== undefined) at = span.last;
    else if (isOneOf(line, at, AND_OR)) hasConjunction = true;
    else if (!(classAt(line, at) & (CLASS.filler | CLASS.adjective))) {
      return hasConjunction && Boolean(gapAt(line, at) & GAP.comma);
    }
  }
  return false;
}

/** True where the words from here on go on with a list of what is denied: 'a leek or a clove of garlic'. */
export function isListAhead(line: Line, from: number): boolean {
  return orAhead(line, from) || isListToTheEnd(line, from);
}

/** ', a leek', 'and a leek', ', minced garlic', ', the garlic': a thing that is there. */
function isNewItem(line: Line, at: number, joint: Scope['joint']): boolean {
  if (isOneOf(line, at, A)) return joint === 'comma' || joint === 'and';
  return (
    joint === 'comma' &&
    (Boolean(classAt(line, at) & CLASS.prepared) || isOneOf(line, at, THE) || isOneOf(line, at, REAL))
  );
}

/** True where a word ends what is denied: 'but', an amount, a new verb, a new thing. */
export function isScopeEnd(line: Line, at: number, scope: Scope): boolean {
  const classes = classAt(line, at);
  if (classes & CLASS.scopeEnd) return true;
  if (!scope.hasObject) {
    if (classes & CLASS.limit && !(classes & (CLASS.filler | CLASS.adverb))) return scope.kind === 'no';
    return Boolean(classes & ANY_VERB) && scope.joint !== 'none';
  }
  if (isOneOf(line, at, WITH)) return !(scope.takesWith && !scope.hasFood);
  if (scope.joint === 'or') return false;
  if (isNumber(line, at) || classes & CLASS.quantity) return true;
  if (isOneOf(line, at, ADDED) && scope.joint !== 'none') return false;
  if (classes & ANY_VERB) return scope.joint !== 'none' || !isOneOf(line, at, DESCRIBES);
  if (classes & CLASS.place) return !isOneOf(line, at + 1, ANY);
  return isNewItem(line, at, scope.joint) && !isListAhead(line, at);
}

/**
 * True where a food ends what is denied, being a thing of its own: 'no sugar chocolate', 'no salt garlic', 'no colours, garlic
 * powder'. Foods after a comma go on with the list only where it began with one: 'no onion, garlic'.
 */
export function isNewFood(line: Line, at: number, scope: Scope): boolean {
  // 'keep nuts, raisins and chocolate out': all up to the particle.
  if (!scope.hasObject || scope.until !== Number.POSITIVE_INFINITY) return false;
  const isNext =
    (scope.joint === 'none' && (scope.isAfterFood || isOneOf(line, at - 1, CLAIMS))) ||
    (scope.joint === 'comma' && !scope.hasFood && scope.kind === 'no') ||
    isNewItem(line, at, scope.joint);
  return isNext && !isListAhead(line, at);
}
