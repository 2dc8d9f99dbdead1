import { CLASS } from '../lexicon/word-classes.ts';
import { classAt, gapAt, isOneOf, type Line, SENTENCE_END, wordSet } from '../line/line.ts';
import { indexIn } from './clause.ts';
import { CLAUSE_STARTS, SMALL } from './clause-words.ts';

const REACH = 12;
const IT = wordSet('it them');
const LEAVES = wordSet('leave left leaving take took keep kept');
const OMITS = wordSet('skip skipped omit omitted drop dropped ditch ditched avoid avoided');
const OUT = wordSet('out off away');
const NEGATION = wordSet('not never dont no without cannot cant wont doesnt if');
const PASSED =
  CLASS.filler | CLASS.adjective | CLASS.be | CLASS.adverb | CLASS.quantity | CLASS.prepared | CLASS.welcome;

const MINE = wordSet('mine ours this version one');
const IN = wordSet('in');
const BUT = wordSet('but');
const STOPPED = wordSet('stopped quit');
const HAS = wordSet('has does is have do');
const NONE = wordSet('not none never doesnt hasnt isnt');
const NO = wordSet('no never nope');
const ASKS = wordSet('can could may should is are do does');

/** 'Grandma's recipe had leeks, mine has none', 'This version does not.' */
function isUnlike(line: Line, at: number): boolean {
  if (!isOneOf(line, at, MINE)) return false;
  const verb = isOneOf(line, at + 1, MINE) ? at + 2 : at + 1;
  const last = isOneOf(line, verb, HAS) ? verb + 1 : verb;
  return isOneOf(line, last, NONE) && gapAt(line, last + 1) !== 0;
}

/** 'Can dogs eat grapes? No.' */
export function isAskedAndDenied(line: Line, first: number, after: number): boolean {
  let no = after;
  while (no < after + 5 && !(gapAt(line, no) & SENTENCE_END)) no += 1;
  if (!isOneOf(line, no, NO) || gapAt(line, no + 1) === 0) return false;
  const { text, starts, ends } = line.tokens;
  if (!text.slice(ends[no - 1], starts[no]).includes('?')) return false;
  let start = first;
  while (start > 0 && start > first - REACH && !(gapAt(line, start) & SENTENCE_END)) start -= 1;
  return isOneOf(line, start, ASKS) && indexIn(line, { from: start, to: first }, OMITS) < 0;
}

/** 'an onion; I have left it out', 'leeks, so skip them': omitted by a pronoun behind a mark, no other food between. */
export function isOmittedLater(line: Line, after: number): boolean {
  // 'has onion in it; this one does not', 'with onion but this one has none'.
  const from = isOneOf(line, after, IN) && isOneOf(line, after + 1, IT) ? after + 2 : after;
  if (gapAt(line, from) === 0 && !isOneOf(line, from, BUT)) return false;
  for (let at = from; at < from + REACH && line.tokens.words[at] !== undefined; at += 1) {
    if (at > from + 2 && gapAt(line, at) & SENTENCE_END && !isOneOf(line, at, MINE)) return false;
    if (isUnlike(line, at)) return true;
    if (isOneOf(line, at, STOPPED)) return gapAt(line, at + 1) !== 0;
    if (isOneOf(line, at + 1, IT)) {
      const isLeft = isOneOf(line, at, LEAVES) && isOneOf(line, at + 2, OUT);
      if (isLeft || isOneOf(line, at, OMITS))
        return indexIn(line, { from: Math.max(after, at - 3), to: at }, NEGATION) < 0;
    }
    const isPassed =
      isOneOf(line, at, SMALL) || isOneOf(line, at, CLAUSE_STARTS) || Boolean(classAt(line, at) & PASSED);
    if (!isPassed || (line.spanAt[at] ?? -1) >= 0) return false;
  }
  return false;
}
