import type { Species } from '../recipe/species.ts';
import { dangerousExtent, type Extent } from './dangerous-form.ts';
import { AFFIRMED, DENIED, readDenials } from './denied-ahead.ts';
import { areJoined, hasAmount, isAnsweredNo, isDeniedBehind, isMyth, isOfAll } from './denied-behind.ts';
import {
  isCooked,
  isFermented,
  isHarmlessMix,
  isLittleSalt,
  isNearDenied,
  isOffTheCob,
  isOtherThing,
  isPetName,
} from './excuses.ts';
import { TAKEN_OUT_WHOLE } from './form-rules.ts';
import { isFreeOf } from './free-of.ts';
import { idAsTyped, phraseTrie } from './lexicon.ts';
import { gapAt, type Line, lineOf } from './line.ts';
import { findSpans, type Span } from './spans.ts';
import { GAP, tokenise } from './tokens.ts';
import type { Severity, ToxicFood } from './toxic-foods.ts';

/** One dangerous food in a text; `start` and `end` are offsets in UTF-16 units: `text` is the slice between them. */
export type SafetyFlag = {
  /** Name in the toxic-food table. */
  food: ToxicFood['name'];
  severity: Severity;
  /** As it stands in the text. */
  text: string;
  start: number;
  end: number;
  reason: string;
  alternative: string;
};

/** A dangerous food that has been named, whether or not the line denies it. */
type Mention = Extent & { food: ToxicFood; span: number };

const isHazard = (span: Span): span is Span & { food: ToxicFood } => span.food !== null;

function mentions(line: Line): Mention[] {
  const found: Mention[] = [];
  for (const span of line.spans) {
    const { phrase } = span;
    if (isHazard(span)) found.push(span);
    if (phrase.kind !== 'form') continue;
    for (const form of phrase.forms) {
      const extent = dangerousExtent(line, span, form);
      if (extent === null) continue;
      found.push({ first: extent.first, last: extent.last, food: form.food, span: span.span });
      break;
    }
  }
  return found;
}

/** Denials reach back over what 'and' joins: 'onions, leeks and garlic are toxic', 'onion- and garlic-free'. */
function denyBackwards(line: Line, found: readonly Mention[], said: Uint8Array): void {
  let isDeniedNext = false;
  /** The list read so far has its 'and', so that commas before it join as well. */
  let hasConjunction = false;
  /** 'onion, garlic: none of these'. */
  let isAllDenied = false;
  for (let at = found.length - 1; at >= 0; at -= 1) {
    const { first, last, span, food } = found[at] as Mention;
    const next = found[at + 1];
    const isOpen = said[span] !== AFFIRMED;
    const isSelfFree = said[span] === DENIED && isFreeOf(line, last + 1);
    const isDangling = Boolean(gapAt(line, last + 1) & GAP.dangling) && isFreeBehind(line, last + 1);
    const isBehind =
      isOpen &&
      (isAnsweredNo(line, first, last + 1) ||
        (isDeniedBehind(line, last + 1, TAKEN_OUT_WHOLE.has(food.name)) && !isMyth(line, first)));
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

/** 'onion- and gluten-free': a dangling hyphen waits for '-free'. */
function isFreeBehind(line: Line, from: number): boolean {
  for (let at = from; at < from + 8; at += 1) {
    if (at > from && gapAt(line, at) & (GAP.stop | GAP.line)) return false;
    if (isFreeOf(line, at)) return true;
  }
  return false;
}

function isExcused(line: Line, mention: Mention, said: Uint8Array): boolean {
  const { food, last } = mention;
  if (said[mention.span] === DENIED) return true;
  if (isOtherThing(line, last + 1) || isPetName(line, mention)) return true;
  if (food.name === 'Excess salt' && isLittleSalt(line, mention)) return true;
  if (food.name === 'Corn on the cob' && isOffTheCob(line, mention)) return true;
  if (food.name === 'Milk' && isFermented(line, mention)) return true;
  if (food.name.startsWith('Stock cubes')) return isHarmlessMix(line, mention, said);
  if (food.name.startsWith('Vanilla')) return isNearDenied(line, mention, said, 'Alcohol');
  return isCooked(line, mention, food.name);
}

/**
 * Every dangerous food that a text puts in the bowl of a dog or a cat, in order: aliases, plurals, hyphens and accents
 * considered; foods that the text leaves out ('no onion', 'garlic-free'), utensils and look-alikes passed over. Never throws; linear time.
 */
export function findUnsafeFoods(text: string, species: Species): SafetyFlag[] {
  const tokens = tokenise(text, idAsTyped);
  const line = lineOf(tokens, findSpans(tokens, phraseTrie(species)));
  const found = mentions(line);
  if (found.length === 0) return [];
  const said = readDenials(
    line,
    found.map(({ span }) => line.spans[span]?.last ?? 0),
  );
  denyBackwards(line, found, said);
  // Loops that push, here and above: an array for each food took a third of the time of a text full of them.
  const flags: SafetyFlag[] = [];
  for (const mention of found) {
    if (isExcused(line, mention, said)) continue;
    const { food } = mention;
    const start = tokens.starts[mention.first] ?? 0;
    const end = tokens.ends[mention.last] ?? start;
    flags.push({
      food: food.name,
      severity: food.severity,
      text: text.slice(start, end),
      start,
      end,
      reason: food.why,
      alternative: food.safeAlternative,
    });
  }
  return flags;
}
