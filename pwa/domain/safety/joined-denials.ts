import { AFFIRMED, DENIED } from './denied-ahead.ts';
import { areJoined, hasAmount, isAnsweredNo, isDeniedBehind, isMyth, isOfAll } from './denied-behind.ts';
import { TAKEN_OUT_WHOLE } from './form-rules.ts';
import { isFreeOf } from './free-of.ts';
import { gapAt, type Line } from './line.ts';
import type { Mention } from './mention.ts';
import { isPreferred } from './preferred.ts';
import { isSaidOfDenied } from './said-of-denied.ts';
import { GAP } from './tokens.ts';

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
    const isSelfFree = said[span] === DENIED && isFreeOf(line, last + 1);
    const isDangling = Boolean(gapAt(line, last + 1) & GAP.dangling) && isFreeBehind(line, last + 1);
    const isBehind =
      isOpen &&
      (isAnsweredNo(line, first, last + 1) ||
        (isDeniedBehind(line, last + 1, TAKEN_OUT_WHOLE.has(phrase.food.name)) && !isMyth(line, first)));
    const isNextFree = next !== undefined && isFreeOf(line, next.last + 1);
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

/** Foods that the one before them is said to hold, or that go in instead of it: 'no cloves, garlic powder is easier'. */
export function denyOnwards(line: Line, found: readonly Mention[], said: Uint8Array): void {
  let isHeld = false;
  for (let at = 1; at < found.length; at += 1) {
    const before = found[at - 1] as Mention;
    const { first, last, span } = found[at] as Mention;
    if (said[before.span] !== DENIED || said[span] === AFFIRMED) {
      isHeld = false;
    } else if (said[span] === DENIED) {
      const isApart = gapAt(line, before.last + 1) !== 0;
      if (isApart && isPreferred(line, last + 1)) said[span] = AFFIRMED;
    } else {
      isHeld =
        isSaidOfDenied(line, before.last + 1, first) ||
        (isHeld && areJoined(line, before.last, first, false));
      if (isHeld) said[span] = DENIED;
    }
  }
}

/** 'onion- and gluten-free': a dangling hyphen waits for '-free'. */
function isFreeBehind(line: Line, from: number): boolean {
  for (let at = from; at < from + 8; at += 1) {
    if (at > from && gapAt(line, at) & (GAP.stop | GAP.line)) return false;
    if (isFreeOf(line, at)) return true;
  }
  return false;
}
