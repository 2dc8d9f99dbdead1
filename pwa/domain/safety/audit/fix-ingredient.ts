import { classesOf, idOf } from '../lexicon/vocabulary.ts';
import { CLASS } from '../lexicon/word-classes.ts';
import type { SafetyFlag } from './safety-reading.ts';

/** The rest of an ingredient line, and the foods removed from it. */
type CutLine = {
  /** Empty if nothing is left. */
  rest: string;
  taken: { text: string; flags: SafetyFlag[] }[];
};

type Piece = { text: string; start: number; end: number; joint: string };

const JOINT = /[,;+&/()]|\b(?:and|or|with|plus|in|containing)\b/giu;
const STARTS_WITH_AMOUNT = /^(?:\p{N}|an? |half |some |one |two |three )/iu;
/** '(cooked in salted water)' without the cooking liquid. */
const EMPTY_BRACKETS = /\s*\(\s*(?:\p{L}+ed\s*)?\)/gu;
const CONTAINS = /^(?:contains|with|and|or|plus)\s+/i;
const DANGLING =
  /(?:sweetened|flavoured|flavored|seasoned|made|infused|topped|mixed|marinated|stuffed|coated|cooked|fried|served)$/i;

/** The pieces of a line between commas, brackets and conjunctions, each with the joint before it. */
function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  let joint = '';
  const push = (end: number, next: string) => {
    const text = line.slice(start, end);
    if (text.trim() === '') joint += text + next;
    else {
      pieces.push({ text, start, end, joint });
      joint = next;
    }
  };
  for (const match of line.matchAll(JOINT)) {
    push(match.index, match[0]);
    start = match.index + match[0].length;
  }
  push(line.length, '');
  return pieces;
}

/** ', finely chopped' and 'and fried' belong to the food before them. */
function belongsToFoodBefore({ text, joint }: Piece): boolean {
  const bare = text.trimStart();
  if (joint === '' || STARTS_WITH_AMOUNT.test(bare)) return false;
  if (/[,;(]$/.test(joint.trimEnd())) return true;
  const first = /^[\p{L}’'-]+/u.exec(bare)?.[0].toLowerCase() ?? '';
  return Boolean(classesOf(idOf(first)) & (CLASS.prepared | CLASS.cooked | CLASS.removed));
}

/** Removes the dangerous foods from an ingredient line, with their amounts and notes, and keeps the others. */
export function cutIngredient(line: string, flags: readonly SafetyFlag[]): CutLine {
  const taken: CutLine['taken'] = [];
  let rest = '';
  let isAfterTaken = false;
  /** Flags are sorted, so each is looked at once or twice. */
  let next = 0;
  for (const piece of piecesOf(line)) {
    while ((flags[next]?.end ?? Number.POSITIVE_INFINITY) <= piece.start) next += 1;
    const own: SafetyFlag[] = [];
    for (let at = next; (flags[at]?.start ?? Number.POSITIVE_INFINITY) < piece.end; at += 1) {
      own.push(flags[at] as SafetyFlag);
    }
    const before = taken.at(-1);
    // 'cherries with stones' is one food in two pieces.
    if (before !== undefined && own[0] !== undefined && before.flags.includes(own[0])) {
      before.text += piece.joint + piece.text.trimEnd();
      isAfterTaken = true;
    } else if (own.length > 0) {
      taken.push({ text: piece.text.trim().replace(CONTAINS, ''), flags: own });
      isAfterTaken = true;
    } else if (!(isAfterTaken && belongsToFoodBefore(piece))) {
      // The space before an 'and' may have been removed with the food before it.
      const space = /^\p{L}/u.test(piece.joint) && /\S$/.test(rest) ? ' ' : '';
      rest += rest === '' ? piece.text : space + piece.joint + piece.text;
      isAfterTaken = false;
    }
  }
  return { rest: closeBrackets(rest).replace(EMPTY_BRACKETS, '').trim().replace(DANGLING, '').trim(), taken };
}

function closeBrackets(text: string): string {
  const missing = text.split('(').length - text.split(')').length;
  return missing > 0 ? text + ')'.repeat(missing) : text;
}
