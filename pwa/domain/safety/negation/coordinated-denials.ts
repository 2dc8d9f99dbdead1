import { TAKEN_OUT_WHOLE } from '../lexicon/form-rules.ts';
import { gapAt, type Line } from '../line/line.ts';
import type { Mention } from '../line/mention.ts';
import { GAP } from '../line/tokens.ts';
import { areJoined, hasAmount, isAnsweredNo, isDeniedAfter, isMyth, isOfAll } from './after-food.ts';
import { AFFIRMED, DENIED } from './before-food.ts';
import { hasFreeSuffix } from './free-suffix.ts';

/** Denials reach back over what 'and' joins: 'onions, leeks and garlic are toxic', 'onion- and garlic-free'. */
export function denyBackwards(line: Line, found: readonly Mention[], said: Uint8Array): void {
  let isDeniedNext = false;
  /** The list read so far has its 'and', so that commas before it join as well. */
  let hasConjunction = false;
  /** 'onion, garlic: none of these'. */
  let isAllDenied = false;
  for (let at = found.length - 1; at >= 0; at -= 1) {
    const { first, last, span, phrase } = found[at] as Mention;
    const next = found[at + 1];
    const isOpen = said[span] !== AFFIRMED;
    const isSelfFree = said[span] === DENIED && hasFreeSuffix(line, last + 1);
    const isDangling = Boolean(gapAt(line, last + 1) & GAP.dangling) && isFreeBehind(line, last + 1);
    const isBehind =
      isOpen &&
      (isAnsweredNo(line, first, last + 1) ||
        (isDeniedAfter(line, last + 1, TAKEN_OUT_WHOLE.has(phrase.food.name)) && !isMyth(line, first)));
    const isNextFree = next !== undefined && hasFreeSuffix(line, next.last + 1);
    const joinsNext: boolean =
      isDeniedNext &&
      isOpen &&
      next !== undefined &&
      areJoined(line, last, next.first, isNextFree || !hasConjunction) &&
      !((isNextFree || isAllDenied) && hasAmount(line, first));
    if (isBehind || joinsNext || isDangling) said[span] = DENIED;
    isDeniedNext = said[span] === DENIED && (isBehind || joinsNext || isSelfFree || isDangling);
    isAllDenied = isBehind ? isOfAll(line, last + 1) : isAllDenied && joinsNext;
    hasConjunction = joinsNext || isAllDenied;
  }
}

/** 'onion- and gluten-free': a dangling hyphen waits for '-free'. */
function isFreeBehind(line: Line, from: number): boolean {
  for (let at = from; at < from + 8; at += 1) {
    if (at > from && gapAt(line, at) & (GAP.stop | GAP.line)) return false;
    if (hasFreeSuffix(line, at)) return true;
  }
  return false;
}
