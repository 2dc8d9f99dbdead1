import { classAt, gapAt, isOneOf, type Line, SENTENCE_END, wordSet } from './line.ts';
import { GAP } from './tokens.ts';
import { CLASS } from './word-classes.ts';

const OR = wordSet('or nor');
const AND_OR = wordSet('and or nor');
const REACH = 10;

const endsThought = (line: Line, at: number) =>
  Boolean(gapAt(line, at) & (SENTENCE_END | GAP.close | GAP.dash));

/** True where 'or' comes before the thought ends, so that a list of things denied goes on. */
function orAhead(line: Line, from: number): boolean {
  for (let at = from; at < from + REACH; at += 1) {
    if (at > from && endsThought(line, at)) return false;
    if (isOneOf(line, at, OR)) return true;
  }
  return false;
}

/** True where nothing but foods, joined by commas and a last 'and' or 'or', stands from here to the end of the thought. */
function isListToTheEnd(line: Line, from: number): boolean {
  let hasConjunction = false;
  for (let at = from; at < from + REACH * 2; at += 1) {
    if (at > from && endsThought(line, at)) return hasConjunction;
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
