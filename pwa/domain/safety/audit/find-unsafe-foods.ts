import type { Species } from '../../reference/species.ts';
import { GAP } from '../../words/tokens.ts';
import { hasCapital, isCountedOrCut, NEEDS_CONTEXT } from '../forms/ambiguous-names.ts';
import { type Bonings, boningsOf, isBoned } from '../forms/boning.ts';
import { dangerousExtent } from '../forms/dangerous-form.ts';
import {
  isCooked,
  isFermented,
  isHarmlessMix,
  isHeldDenied,
  isLittleSalt,
  isNearDenied,
  isOffTheCob,
  isOtherThing,
  isVarietyOfPlant,
  type Outs,
} from '../forms/exemptions.ts';
import { isLargeAnimal, isSaidOfAnimal, isWholeAnimal } from '../forms/whole-animal.ts';
import { BONES, MADE_SAFE_BY_COOKING } from '../lexicon/form-rules.ts';
import type { Hazard } from '../lexicon/phrase-trie.ts';
import { TOXIC_FOODS } from '../lexicon/toxic-foods.ts';
import { gapAt, isOneOf, type Line, lineOf, wordSet } from '../line/line.ts';
import { findSpans, knownWords, type Mention, type Span } from '../line/spans.ts';
import { standingsOf } from '../standing/standing.ts';
import { type SafetyFlag, type SafetyReading, settled, withAnswers } from './safety-reading.ts';

const isHazard = (span: Span): span is Span & { phrase: Hazard } => span.phrase.kind === 'hazard';

/** Whether an everyday word is used as a food name here. */
function isName(line: Line, span: Span, { needs }: Hazard): boolean {
  if (needs === 'capital') return hasCapital(line, span);
  return needs !== 'count' || isCountedOrCut(line, span);
}

/** Drops names that don't mean a food in this context: 'soup' for the bowl being cooked. */
function inContext(line: Line): Line {
  const spans = line.spans.filter(
    ({ phrase, ...extent }) =>
      phrase.kind !== 'hazard' || (NEEDS_CONTEXT[phrase.needs]?.(line, extent) ?? true),
  );
  return spans.length === line.spans.length ? line : lineOf(line.tokens, spans);
}

const BONE = wordSet('bone');
const IN = wordSet('in');

/** 'bone-in thighs' and 'thighs, bone in'; not 'every bone in the fish'. */
function isWithBone(line: Line, { first, last }: Span): boolean {
  if (last !== first + 1 || !isOneOf(line, first, BONE) || !isOneOf(line, last, IN)) return true;
  return Boolean(gapAt(line, last) & GAP.hyphen) || gapAt(line, last + 1) !== 0;
}

const GROUND = wordSet('ground minced');
const MINCE = wordSet('mince');
/** 'Ground' here applies to meat or bone, not pepper. */
const MEATS = wordSet(
  'chicken turkey duck goose quail poultry rabbit lamb mutton goat venison beef veal pork meat carcass neck wing back frame bone bones raw whole with',
);
const COOKED = wordSet('cooked roasted roast boiled fried baked grilled smoked leftover stewed poached');
const RAW_BONES = TOXIC_FOODS.find(({ name }) => name === 'Raw bones');

/** Bone ground raw with its meat isn't cooked bone: 'minced chicken with bone'. */
function asGround(line: Line, found: readonly Mention[]): readonly Mention[] {
  if (RAW_BONES === undefined || !found.some(isOfBones)) return found;
  const words = Array.from(line.tokens.words.keys());
  const isGround = words.some((at) =>
    isOneOf(line, at, GROUND)
      ? isOneOf(line, at + 1, MEATS) || gapAt(line, at + 1) !== 0
      : isOneOf(line, at, MINCE) && isOneOf(line, at - 1, MEATS),
  );
  if (!isGround || words.some((at) => isOneOf(line, at, COOKED))) return found;
  return found.map((mention) =>
    isOfBones(mention) ? { ...mention, phrase: { ...mention.phrase, food: RAW_BONES } } : mention,
  );
}

/** 'bone-in' in the right words, '2 quail' by the piece. */
function isCutHere(line: Line, span: Span, animal: 'counted' | 'said whole' | null): boolean {
  if (animal === 'counted') return isWholeAnimal(line, span);
  return animal === null ? isWithBone(line, span) : isSaidOfAnimal(line, span);
}

function mentions(line: Line): readonly Mention[] {
  const found: Mention[] = [];
  for (const span of line.spans) {
    const { phrase } = span;
    const cut = phrase.kind === 'hazard' ? phrase.cut : phrase;
    if (isHazard(span) && isName(line, span, span.phrase)) found.push(span);
    if (cut?.kind === 'cut' && isCutHere(line, span, cut.animal)) {
      const raw = dangerousExtent(line, span, cut.raw);
      const { first, last } = raw ?? span;
      found.push({ first, last, phrase: raw === null ? cut.cooked : cut.raw.hazard, span: span.span });
    }
    if (phrase.kind !== 'form') continue;
    for (const form of phrase.forms) {
      const extent =
        dangerousExtent(line, span, form) ?? (form.isAnimal && isLargeAnimal(line, span) ? span : null);
      if (extent === null) continue;
      found.push({ first: extent.first, last: extent.last, phrase: form.hazard, span: span.span });
      break;
    }
  }
  return asGround(line, found);
}

const isOfBones = ({ phrase: { food } }: Mention) => BONES.has(food.name);

/** Foods with an exemption rule of their own; all others skip these checks. */
const EXCUSABLE: ReadonlySet<string> = new Set([
  ...MADE_SAFE_BY_COOKING,
  'Green or sprouted potato',
  ...BONES,
  'Excess salt',
  'Corn on the cob',
  'Milk',
  ...TOXIC_FOODS.map(({ name }) => name).filter((name) => /^(?:Stock cubes|Vanilla)/.test(name)),
]);

/** What makes a food harmless even though the text doesn't leave it out. */
function isExcused(line: Line, mention: Mention, outs: Outs, bonings: Bonings): boolean {
  const { phrase, last } = mention;
  const { food, certainty } = phrase;
  if (isOtherThing(line, last + 1) || isVarietyOfPlant(line, mention)) return true;
  if (certainty === 'contains' && !EXCUSABLE.has(food.name)) return false;
  const isMix = food.name.startsWith('Stock cubes');
  if (certainty === 'usually' && !isMix && isHeldDenied(line, mention, outs, food.name)) return true;
  if (isOfBones(mention) && isBoned(line, mention, bonings)) return true;
  if (food.name === 'Excess salt' && isLittleSalt(line, mention)) return true;
  if (food.name === 'Corn on the cob' && isOffTheCob(line, mention)) return true;
  if (food.name === 'Milk' && isFermented(line, mention)) return true;
  if (isMix) return isHarmlessMix(line, mention, outs);
  if (food.name.startsWith('Vanilla')) return isNearDenied(line, mention, outs, ['Alcohol']);
  return isCooked(line, mention, food.name);
}

/**
 * Reads a text for foods that endanger a dog or a cat, in order: aliases, plurals, hyphens and accents considered; skips
 * foods that it clearly leaves out ('no onion', 'garlic-free'), utensils and look-alikes. Never throws; linear time.
 */
export function readSafety(text: string, species: Species): SafetyReading {
  const tokens = knownWords(text);
  const line = inContext(lineOf(tokens, findSpans(tokens, species)));
  const found = mentions(line);
  const reading: SafetyReading = { flags: [], asked: [] };
  if (found.length === 0) return reading;
  const standings = standingsOf(line, found);
  const outs = new Set(found.flatMap(({ span }, at) => (standings[at] === 'out' ? [span] : [])));
  const bonings = found.some(isOfBones) ? boningsOf(line) : [];
  for (let at = 0; at < found.length; at += 1) {
    const mention = found[at] as Mention;
    if (standings[at] === 'out' || isExcused(line, mention, outs, bonings)) continue;
    const { food, certainty, needs } = mention.phrase;
    const isIn = standings[at] === 'in' && needs !== 'bought';
    const start = tokens.starts[mention.first] ?? 0;
    const end = tokens.ends[mention.last] ?? start;
    reading[isIn ? 'flags' : 'asked'].push({
      food: food.name,
      severity: food.severity,
      certainty,
      text: text.slice(start, end),
      start,
      end,
      reason: food.why,
      alternative: food.safeAlternative,
    });
  }
  return settled(withAnswers(text, reading));
}

/** Every dangerous food that a text puts in the bowl. */
export function findUnsafeFoods(text: string, species: Species): SafetyFlag[] {
  return readSafety(text, species).flags;
}

/** Every dangerous food that a text names and doesn't clearly leave out: it is in the bowl, or may be. */
export function findNamedFoods(text: string, species: Species): SafetyFlag[] {
  const { flags, asked } = readSafety(text, species);
  return [...flags, ...asked];
}
