import { GAP } from '../../words/tokens.ts';
import type { CompiledForm } from '../lexicon/phrase-trie.ts';
import { CLASS, type WordSet } from '../lexicon/vocabulary.ts';
import { classAt, gapAt, isNumber, isOneOf, type Line, SENTENCE_END, wordSet } from '../line/line.ts';
import type { Extent, Span } from '../line/spans.ts';

const REACH = 6;
const FAR = 16;
const NEGATION = wordSet('not never no dont doesnt non longer without isnt arent');
const WITH = wordSet('with including');
const ON_ITS = wordSet('on');
const STALK = wordSet('stalk stem stone');
const OF_FROM = wordSet('of from off');
const IN_PLACE = wordSet('in on left intact attached included still');
const OF = wordSet('of');
const AND = wordSet('and');
const ALL = wordSet('all');
const NOT = wordSet('not never isnt arent');
const IN = wordSet('in');
const LEFT = wordSet('leave leaving keep keeping left');
const TAKE = wordSet('remove removing discard take taking pick picking debone deboning');
const NEED = wordSet('need bother point reason excuse cause call sense');
const MAKES_SAFE = wordSet('core coring stone stoning pit pitting deseed deseeding');
const THE = wordSet('the any');
const ONES = wordSet('one bit part patch');
const BUT = wordSet('but though');
const SOMEWHAT = wordSet('a bit little slightly partly rather quite mostly all');
const BECAME = wordSet('that which have has had turned gone going');
/** Qualifiers that reach over one unknown word: 'raw sockeye salmon'. */
const REACHING = wordSet('raw uncooked smoked sprouted');
const DESCRIBES = CLASS.adjective | CLASS.or | CLASS.and | CLASS.piece;
const ROAST = wordSet('roast');
const SERVED = wordSet('served left fed given eaten serve kept');
const MAY_FOLLOW =
  CLASS.and |
  CLASS.or |
  CLASS.scopeEnd |
  CLASS.place |
  CLASS.filler |
  CLASS.adjective |
  CLASS.be |
  CLASS.adverb;

const isDenied = (line: Line, at: number) => isOneOf(line, at - 1, NEGATION);

/** 'Roast bones in a tin' is an instruction; 'roast bones' alone is a food. */
const isImperative = (line: Line, at: number, last: number) =>
  Boolean(gapAt(line, at) & (SENTENCE_END | GAP.comma)) && !(gapAt(line, last + 1) & SENTENCE_END);

/** 'raw wild salmon', 'smoked Scottish salmon': the words before the food, as long as they describe it. */
function qualifierBefore(line: Line, { first, last }: Span, qualifiers: WordSet): number | null {
  let hasStranger = false;
  let isList = false;
  for (let at = first - 1; at >= 0 && at > first - REACH; at -= 1) {
    const gap = gapAt(line, at + 1);
    if (gap & ~(GAP.hyphen | GAP.comma | GAP.slash)) return null;
    if (isOneOf(line, at, qualifiers)) {
      if (hasStranger && !isOneOf(line, at, REACHING)) return null;
      if (isOneOf(line, at, ROAST) && isImperative(line, at, last)) return null;
      return isDenied(line, at) ? null : at;
    }
    isList ||= Boolean(classAt(line, at) & (CLASS.or | CLASS.and));
    if (line.tokens.words[at] === 0 && !(gap & ~GAP.hyphen) && !isList) hasStranger = true;
    else if (!(classAt(line, at) & DESCRIBES) && !isOneOf(line, at, OF)) return null;
  }
  return null;
}

/** 'salmon fillet, skinned and raw': the words after the food, as long as they describe it. */
function qualifierBehind(line: Line, { last }: Span, { qualifiers, safeIf }: CompiledForm): number | null {
  let isNoun = true;
  for (let at = last + 1; at <= last + REACH; at += 1) {
    const gap = gapAt(line, at);
    if (gap & (SENTENCE_END | GAP.slash) || line.spanAt[at] !== -1) return null;
    const classes = classAt(line, at);
    // 'potato peelings, the green ones as well'.
    if (isOneOf(line, at, THE) && isOneOf(line, at + 1, qualifiers) && isOneOf(line, at + 2, ONES))
      return at + 2;
    if (isOneOf(line, at, qualifiers)) {
      const nextGap = gapAt(line, at + 1);
      const isLast =
        nextGap !== 0 || Boolean(classAt(line, at + 1) & MAY_FOLLOW) || isOneOf(line, at + 1, ONES);
      return isLast && !isDenied(line, at) && !isNamed(line, at) ? at : null;
    }
    // 'cherries, not pitted'.
    if (isOneOf(line, at, safeIf) && isOneOf(line, at - 1, NOT)) return at;
    if (isNoun && classes & CLASS.piece && !(gap & ~GAP.hyphen)) continue;
    isNoun = false;
    const isPassed =
      classes & (CLASS.adjective | CLASS.be | CLASS.adverb | CLASS.or | CLASS.and | CLASS.prepared) ||
      isOneOf(line, at, BUT) ||
      isOneOf(line, at, SERVED) ||
      isOneOf(line, at, BECAME) ||
      (!isNoun && at > last + 1 && isOneOf(line, at, SOMEWHAT)) ||
      isOneOf(line, at, NOT);
    if (!isPassed) return null;
  }
  return null;
}

/** 'potatoes, green beans': the word describes the food that follows. */
const isNamed = (line: Line, at: number) => (line.spanAt[at + 1] ?? -1) >= 0 && gapAt(line, at + 1) === 0;

const isSmall = (line: Line, at: number) =>
  Boolean(classAt(line, at) & (CLASS.filler | CLASS.adjective | CLASS.quantity)) || isNumber(line, at);

/** 'cherries on the stalk'; tomatoes on the vine are sold that way. */
const isOnItsStalk = (line: Line, at: number) =>
  isOneOf(line, at, ON_ITS) && (isOneOf(line, at + 1, STALK) || isOneOf(line, at + 2, STALK));

/** 'chicken with bone broth': the part starts another food's name. */
function isOfLongerName(line: Line, at: number): boolean {
  const span = line.spans[line.spanAt[at] ?? -1];
  return span !== undefined && span.first === at && span.last > at && span.phrase.kind === 'look-alike';
}

/** ', grated whole with': index of the 'with' after descriptive words, else of the first of them. */
function withBehind(line: Line, from: number): number {
  for (let at = from; at < from + REACH && !(gapAt(line, at) & (SENTENCE_END | GAP.slash)); at += 1) {
    if (isOneOf(line, at, WITH)) return at;
    if (!(classAt(line, at) & (CLASS.adjective | CLASS.prepared | CLASS.cooked | CLASS.quantity))) break;
  }
  return from;
}

/** 'cherries with their stones', 'cherries (stones in)'. */
function partBehind(line: Line, { last }: Span, parts: WordSet): number | null {
  let at = last + 1;
  // 'damsons whole, stones and all'.
  while (
    at <= last + 2 &&
    classAt(line, at) & (CLASS.piece | CLASS.adjective) &&
    !(gapAt(line, at) & ~GAP.hyphen)
  )
    at += 1;
  at = withBehind(line, at);
  const hasWith =
    (isOneOf(line, at, WITH) || isOnItsStalk(line, at)) && !(gapAt(line, at) & (SENTENCE_END | GAP.slash));
  const isApart = Boolean(gapAt(line, at) & (GAP.comma | GAP.open | GAP.dash));
  if (!hasWith && !isApart) return null;
  const start = at;
  if (hasWith) at += 1;
  for (const end = at + REACH; at < end; at += 1) {
    if (at > start && gapAt(line, at) & (SENTENCE_END | GAP.comma | GAP.close)) return null;
    if (isOneOf(line, at, parts)) {
      if (isOfLongerName(line, at)) return null;
      if (hasWith) return at;
      if (isOneOf(line, at + 1, AND) && isOneOf(line, at + 2, ALL)) return at + 2;
      return isOneOf(line, at + 1, IN_PLACE) && !(gapAt(line, at + 1) & ~GAP.hyphen) ? at + 1 : null;
    }
    const isOtherPart = classAt(line, at) & (CLASS.piece | CLASS.and);
    if (!isSmall(line, at) && !isOneOf(line, at, WITH) && !isOtherPart) return null;
  }
  return null;
}

/** 'leave the pits in the cherries': index of the verb. */
function leftBefore(line: Line, part: number): number | null {
  for (let at = part - 1; at >= part - 3; at -= 1) {
    if (gapAt(line, at + 1) !== 0) return null;
    if (isOneOf(line, at, LEFT)) return isDenied(line, at) ? null : at;
  }
  return null;
}

/** 'no need to core the apple', 'without stoning the cherries': the step that would make it safe isn't done. */
function undoneBefore(line: Line, { first }: Span): number | null {
  for (let at = first - 1; at >= first - 4 && gapAt(line, at + 1) === 0; at -= 1) {
    if (isOneOf(line, at, MAKES_SAFE)) {
      for (let before = at - 1; before >= at - 4 && gapAt(line, before + 1) === 0; before -= 1)
        if (isOneOf(line, before, NEGATION)) return before;
      return null;
    }
    if (!isSmall(line, at)) return null;
  }
  return null;
}

/** 'no need to take': the verb is not done. */
function isNeedless(line: Line, at: number): boolean {
  for (let before = at - 1; before >= at - 5; before -= 1) {
    if (isOneOf(line, before, NEED)) return isOneOf(line, before - 1, NEGATION);
    if (!(classAt(line, before) & (CLASS.filler | CLASS.adverb))) return false;
  }
  return false;
}

/** 'peaches, no need to take the stone out': the part that stays in. */
function undoneBehind(line: Line, { last }: Span, parts: WordSet): number | null {
  for (let at = last + 1; at < last + FAR && (gapAt(line, at) & SENTENCE_END) === 0; at += 1) {
    if (!isOneOf(line, at, parts)) continue;
    for (let before = at - 1; before > last && before >= at - 3; before -= 1)
      if (isOneOf(line, before, TAKE) && isNeedless(line, before)) return at;
  }
  return null;
}

/** 'zest and juice of 1 large orange', 'seeds from the apple'. */
function partBefore(line: Line, { first }: Span, parts: WordSet): number | null {
  let at = first - 1;
  while (
    at > first - REACH &&
    at >= 0 &&
    !isOneOf(line, at, OF_FROM) &&
    !isOneOf(line, at, IN) &&
    isSmall(line, at)
  ) {
    if (gapAt(line, at + 1) & ~(GAP.hyphen | GAP.slash)) return null;
    at -= 1;
  }
  const isLeftIn = isOneOf(line, at, IN);
  if (!isOneOf(line, at, OF_FROM) && !isLeftIn) return null;
  for (const end = at - 3; at >= 0 && at >= end; at -= 1) {
    if (at < first - 1 && isOneOf(line, at, parts)) return isLeftIn ? leftBefore(line, at) : at;
    if (gapAt(line, at) & (SENTENCE_END | GAP.comma)) return null;
  }
  return null;
}

/** Where a food appears in its dangerous form; null if it doesn't. */
export function dangerousExtent(line: Line, span: Span, form: CompiledForm): Extent | null {
  const before = form.qualifiers.length > 0 ? qualifierBefore(line, span, form.qualifiers) : null;
  if (before !== null) return { first: before, last: span.last };
  const behind = form.qualifiers.length > 0 ? qualifierBehind(line, span, form) : null;
  if (behind !== null) return { first: span.first, last: behind };
  if (form.parts.length === 0) return null;
  // 'Gala core': the part after the food's name.
  const isNamedPart = form.safeIf.length > 0 && gapAt(line, span.last + 1) === 0;
  if (isNamedPart && isOneOf(line, span.last + 1, form.parts))
    return { first: span.first, last: span.last + 1 };
  const part = partBehind(line, span, form.parts) ?? undoneBehind(line, span, form.parts);
  if (part !== null) return { first: span.first, last: part };
  const owner =
    partBefore(line, span, form.parts) ?? (form.safeIf.length > 0 ? undoneBefore(line, span) : null);
  return owner === null ? null : { first: owner, last: span.last };
}
