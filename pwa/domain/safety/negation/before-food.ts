import { TAKEN_OUT_WHOLE } from '../lexicon/form-rules.ts';
import type { Phrase } from '../lexicon/phrase-trie.ts';
import { CLASS } from '../lexicon/word-classes.ts';
import { classAt, gapAt, isNumber, isOneOf, type Line, SENTENCE_END, wordSet } from '../line/line.ts';
import type { Span } from '../line/spans.ts';
import { GAP } from '../line/tokens.ts';
import { isSteeped } from './after-food.ts';
import { afterNot } from './after-not.ts';
import { isNot, readCue } from './cues.ts';
import { isDoubleNegation } from './double-negation.ts';
import { hasFreeSuffix } from './free-suffix.ts';
import { isOptionalOmission } from './partial-denial.ts';
import { ANY_VERB, NO_SCOPE, openScope, PASSED_OVER, type Scope } from './scope.ts';
import { isListAhead, isNewFood, isScopeEnd } from './scope-end.ts';

/** Polarity of a food by the words before it. */
export const UNSAID = 0;
export const DENIED = 1;
/** Denied twice, which is there after all: 'not garlic-free'. */
export const AFFIRMED = 2;

const WITH = wordSet('with w');
const IF = wordSet('if when where unless');
const EVER = wordSet('ever');
const LATER = wordSet('until till yet before too straight immediately');
const FROM_OF = wordSet('from of');
const ARTICLE = wordSet('the an a your');
const PARTS = wordSet('skin peel root top end stalk core seed shell husk rind paper');
const FROM = wordSet('from');
const PACKAGES = wordSet(
  'packet pack package packaging bag box jar tin can carton tub wrapper wrapping fridge freezer refrigerator cupboard larder pantry drawer shelf rack punnet sack',
);
const INSTEAD = wordSet('instead');
const GENERIC = wordSet(
  'anything everything something food product brand treat item thing stock gravy sauce mix seasoning ham meat',
);
const OF = wordSet('of');
const MOST_STRANGERS = 4;
const LIST_REACH = 10;
const DEEPEST_BRACKET = 8;
const CUE_CLASSES =
  CLASS.cue |
  CLASS.no |
  CLASS.outVerb |
  CLASS.swap |
  CLASS.remove |
  CLASS.harmful |
  CLASS.comparison |
  CLASS.removed;

/** May stand between 'the size of' and the food. */
const COMPARES = CLASS.filler | CLASS.adjective | CLASS.quantity;

/** A name that needs its capital or an amount is too often an everyday word to be counted. */
const isDangerousAsSuch = (phrase: Phrase | undefined) =>
  phrase?.kind === 'hazard' && phrase.needs === 'nothing';

/** Reads a line word by word and says of each food whether the words before it deny it. */
class Reader {
  readonly line: Line;
  readonly said: Uint8Array;
  scope: Scope = NO_SCOPE;
  readonly outer: Scope[] = [];
  at = 0;
  /** 'for' in 'swap the onion for celery and the garlic for parsley'; 0 outside of such a sentence. */
  swapWord = 0;
  /** Within 'if you have no leek, …': the comma ends it. */
  isConditional = false;

  constructor(line: Line) {
    this.line = line;
    this.said = new Uint8Array(line.spans.length);
  }

  close(): void {
    this.scope = NO_SCOPE;
  }

  /** Commas, brackets and the like before a word. */
  readGap(at: number): void {
    const gap = at === 0 ? 0 : gapAt(this.line, at);
    if (at > this.scope.until) this.close();
    if (gap === 0) return;
    if (gap & SENTENCE_END) {
      this.swapWord = 0;
      this.isConditional = false;
      if (gap !== GAP.line || this.scope.hasObject) this.close();
    }
    if (gap & GAP.close) this.scope = this.outer.pop() ?? NO_SCOPE;
    if (gap & GAP.open && this.outer.length < DEEPEST_BRACKET) this.outer.push({ ...this.scope });
    const wasConditional = this.isConditional;
    if (this.scope.mode !== 'none') this.readMark(at, gap);
    if (wasConditional && gap & GAP.comma) this.isConditional = false;
  }

  readMark(at: number, gap: number): void {
    const isOr = Boolean(classAt(this.line, at) & CLASS.or);
    if (this.scope.hasObject && gap & GAP.dash && !isOr) this.close();
    else if (gap & (GAP.open | GAP.colon) && this.scope.mode === 'open') this.join('comma');
    else if (gap & GAP.comma) this.readComma(at);
    else if (gap & GAP.slash) this.join('or');
    else if (gap & GAP.and) this.join('and');
  }

  readComma(at: number): void {
    if (this.scope.mode === 'pending') {
      if (!isOneOf(this.line, at, EVER)) this.close();
    } else if (this.scope.kind === 'no' && !this.isConditional && !this.scope.isClaim) this.join('comma');
    else if (isListAhead(this.line, at)) this.join('comma');
    else this.close();
  }

  join(joint: Scope['joint']): void {
    this.scope.joint = joint;
    this.scope.strangers = 0;
  }

  readFood(at: number, index: number): void {
    const { line, scope } = this;
    const last = line.spans[index]?.last ?? at;
    const after = last + 1;
    if (hasFreeSuffix(line, after)) {
      const isDouble = scope.mode !== 'none' && !scope.hasObject && scope.kind === 'no';
      this.said[index] = isDouble ? AFFIRMED : DENIED;
      if (isDouble) this.close();
      return;
    }
    if (scope.mode === 'none') {
      if (this.swapWord !== 0 && line.tokens.words[after] === this.swapWord) this.said[index] = DENIED;
      return;
    }
    const isInstead =
      gapAt(line, after) === 0 && isOneOf(line, after, INSTEAD) && !isOneOf(line, after + 1, OF);
    if (isInstead || isNewFood(line, at, scope)) {
      this.close();
      return;
    }
    if (scope.needsWith) return;
    const isPutOff = scope.isVerbal && gapAt(line, after) === 0 && isOneOf(line, after, LATER);
    if (!isPutOff && this.isDenied(index, after) && !isOptionalOmission(line, after))
      this.said[index] = DENIED;
    if (scope.kind === 'comparison') {
      this.close();
      return;
    }
    scope.mode = 'open';
    scope.hasObject = true;
    scope.hasFood ||= isDangerousAsSuch(line.spans[index]?.phrase);
    scope.isAfterFood = true;
    scope.joint = 'none';
    scope.strangers = 0;
  }

  /** Bones and stones can be taken out at any time; onion that has been cooked has given itself to the pot. */
  isDenied(index: number, after: number): boolean {
    const span = this.line.spans[index];
    const phrase = span?.phrase;
    if (span !== undefined && isOfPart(this.line, span.first) && phrase?.kind === 'hazard')
      return TAKEN_OUT_WHOLE.has(phrase.food.name);
    if (this.scope.kind === 'part') return phrase?.kind === 'form' || phrase?.kind === 'cut';
    if (this.scope.kind !== 'remove') return true;
    if (isOneOf(this.line, after, FROM) && isPackage(this.line, after + 1)) return false;
    if (
      isOneOf(this.line, after, PARTS) &&
      phrase?.kind === 'hazard' &&
      !TAKEN_OUT_WHOLE.has(phrase.food.name)
    )
      return false;
    if (phrase === undefined || phrase.kind === 'look-alike') return true;
    if (phrase.kind === 'cut') return true;
    const foods = phrase.kind === 'hazard' ? [phrase.food] : phrase.forms.map(({ hazard }) => hazard.food);
    return foods.every(({ name }) => TAKEN_OUT_WHOLE.has(name)) || !isSteeped(this.line, after, LIST_REACH);
  }

  readWord(at: number): number {
    const { line } = this;
    const classes = classAt(line, at);
    if (isOneOf(line, at, IF)) this.isConditional = true;
    const isAmount = isNumber(line, at);
    if (
      classes & CUE_CLASSES ||
      (isAmount && line.tokens.text.charCodeAt(line.tokens.starts[at] ?? 0) === 48)
    ) {
      const found = readCue(line, at);
      if (found !== null) {
        this.open(found.scope, found.isDenial, at);
        if (classes & CLASS.swap) this.swapWord = line.tokens.words[found.scope?.until ?? -1] ?? 0;
        return at + found.words;
      }
    }
    if (isNot(line, at)) this.scope = { ...openScope('no'), mode: 'pending' };
    else if (this.scope.mode === 'pending') this.scope = afterNot(line, at, this.scope);
    else if (this.scope.mode === 'open') this.go(at, classes, isAmount);
    return at + 1;
  }

  /** 'do not omit' and 'never without' put the food in. */
  open(scope: Scope | null, isDenial: boolean, at: number): void {
    const isDouble = isDenial && (this.scope.mode === 'pending' || isDoubleNegation(this.line, at));
    const isException = scope?.kind === 'instead' && this.scope.mode === 'open' && this.scope.hasObject;
    if (isDouble || (isException && this.scope.kind === 'no')) this.close();
    else this.scope = scope ?? NO_SCOPE;
  }

  /** A word within an open scope: it ends it, joins, or is passed over. */
  go(at: number, classes: number, isAmount: boolean): void {
    const { line, scope } = this;
    // 'remove the skin from the onion' takes nothing but the skin.
    const isOfPart = scope.hasObject || isOneOf(line, at - 1, PARTS);
    if (scope.kind === 'remove' && isOfPart && isOneOf(line, at, FROM_OF)) scope.kind = 'part';
    const isCompared = scope.kind === 'comparison';
    // 'the size of a large grape', 'looks like wet coffee grounds'.
    if (isCompared && classes === 0 && !scope.hasObject) {
      scope.hasObject = true;
      return;
    }
    const isEnd = isScopeEnd(line, at, scope) || (isCompared && !(classes & COMPARES));
    const isAfterFood = scope.isAfterFood && gapAt(line, at) === 0;
    scope.isAfterFood = isAfterFood && Boolean(classes & CLASS.adjective);
    if (isEnd) this.close();
    else if (classes & CLASS.or) this.join('or');
    else if (classes & CLASS.and) this.join('and');
    else if (isOneOf(line, at, WITH)) scope.takesWith = false;
    else if (classes & ANY_VERB) scope.takesWith ||= Boolean(classes & CLASS.takesWith);
    else if (!(classes & (PASSED_OVER | CLASS.quantity | CLASS.place)) && !isAmount) {
      scope.hasObject = true;
      scope.isClaim ||= isAfterFood;
      scope.strangers += 1;
      // 'avoid anything with onion'.
      scope.takesWith ||= isOneOf(line, at, GENERIC);
      scope.joint = 'none';
      if (scope.strangers > MOST_STRANGERS) this.close();
    }
  }

  /** Reads the words up to the end of a food that matters, from the start of its sentence at the earliest. */
  readTo(last: number): void {
    const { line } = this;
    const start = sentenceStart(line, last, this.at);
    if (start > this.at) {
      this.at = start;
      this.swapWord = 0;
      this.isConditional = false;
      this.scope = NO_SCOPE;
      this.outer.length = 0;
    }
    while (this.at <= last) {
      this.readGap(this.at);
      const index = line.spanAt[this.at] ?? -1;
      if (index >= 0) {
        this.readFood(this.at, index);
        this.at = (line.spans[index]?.last ?? this.at) + 1;
      } else this.at = this.readWord(this.at);
    }
  }
}

/** 'without the skin of the onion' is an onion. */
function isOfPart(line: Line, first: number): boolean {
  const of = isOneOf(line, first - 1, ARTICLE) ? first - 2 : first - 1;
  return isOneOf(line, of, FROM_OF) && isOneOf(line, of - 1, PARTS);
}

/** 'remove the raisins from the packet'. */
function isPackage(line: Line, at: number): boolean {
  return isOneOf(line, at, PACKAGES) || isOneOf(line, at + 1, PACKAGES);
}

/** Index of the first word of the sentence, not before `earliest`. */
function sentenceStart(line: Line, from: number, earliest: number): number {
  let at = from;
  while (at > earliest && !(gapAt(line, at) & GAP.stop)) at -= 1;
  return at;
}

/**
 * For each span of the line: `DENIED`, `AFFIRMED`, or `UNSAID`, by the words before it and by '-free'. One pass.
 * @param found the foods to know of, in order, each by the index of its span; sentences without any are skipped
 */
export function readDenials(line: Line, found: readonly Pick<Span, 'span'>[]): Uint8Array {
  const reader = new Reader(line);
  for (const { span } of found) reader.readTo(line.spans[span]?.last ?? 0);
  return reader.said;
}
