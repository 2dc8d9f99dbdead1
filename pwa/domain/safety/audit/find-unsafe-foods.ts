import type { Species } from '../../reference/species.ts';
import { isSpokenOfAsDanger, maySpeakOfDanger } from '../context/danger-talk.ts';
import { isEatenByPeople, mayNameEaters } from '../context/eaten-by-people.ts';
import { isForPeople, maySpeakOfPeople } from '../context/for-people.ts';
import { isMockDish } from '../context/mock-dishes.ts';
import { isPersonOrThing } from '../context/people-and-things.ts';
import { isPutInAfterAll, isWarnedOf, mayOnlyName } from '../context/warnings.ts';
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
} from '../forms/exemptions.ts';
import { isLargeAnimal, isSaidOfAnimal, isWholeAnimal } from '../forms/whole-animal.ts';
import type { Certainty } from '../lexicon/certainty.ts';
import { BONES, MADE_SAFE_BY_COOKING } from '../lexicon/form-rules.ts';
import type { Hazard } from '../lexicon/phrase-trie.ts';
import { type Severity, TOXIC_FOODS, type ToxicFood } from '../lexicon/toxic-foods.ts';
import { gapAt, isOneOf, type Line, lineOf, wordSet } from '../line/line.ts';
import type { Mention } from '../line/mention.ts';
import { findSpans, type Span } from '../line/spans.ts';
import { GAP, tokenise } from '../line/tokens.ts';
import { areJoined } from '../negation/after-food.ts';
import { AFFIRMED, DENIED, readDenials, UNSAID } from '../negation/before-food.ts';
import { denyBackwards } from '../negation/coordinated-denials.ts';
import { denyOnwards } from '../negation/following-foods.ts';
import { isAskedAndDenied, isOmittedLater } from '../negation/omitted-later.ts';
import { isOfOtherRecipe } from '../negation/other-recipe.ts';
import { isRetracted } from '../negation/retracted-denial.ts';

/** One dangerous food in a text; `start` and `end` are offsets in UTF-16 units: `text` is the slice between them. */
export type SafetyFlag = {
  /** Name in the toxic-food table. */
  food: ToxicFood['name'];
  severity: Severity;
  /** 'usually' for a brand or dish that usually holds the food, recipes differing. */
  certainty: Certainty;
  /** As it stands in the text. */
  text: string;
  start: number;
  end: number;
  reason: string;
  alternative: string;
};

const isHazard = (span: Span): span is Span & { phrase: Hazard } => span.phrase.kind === 'hazard';

/** Whether an everyday word stands as the name of a food here. */
function isName(line: Line, span: Span, { needs }: Hazard): boolean {
  if (needs === 'capital') return hasCapital(line, span);
  return needs !== 'count' || isCountedOrCut(line, span);
}

/** Without the names that lack what makes them a food: 'soup' of the bowl that is being cooked. */
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
/** What is ground is meat or bone, no pepper. */
const MEATS = wordSet(
  'chicken turkey duck goose quail poultry rabbit lamb mutton goat venison beef veal pork meat carcass neck wing back frame bone bones raw whole with',
);
const COOKED = wordSet('cooked roasted roast boiled fried baked grilled smoked leftover stewed poached');
const RAW_BONES = TOXIC_FOODS.find(({ name }) => name === 'Raw bones');

/** Bone that is ground raw with its meat is no cooked bone: 'minced chicken with bone'. */
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

/** 'bone-in' with its words as it should, '2 quail' by the piece. */
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

/** Ellipses and pronouns behind the last food of a list take a denial back, or bring it. */
function readAfterthoughts(line: Line, found: readonly Mention[], said: Uint8Array): void {
  for (let at = found.length - 1; at >= 0; at -= 1) {
    const { first, last, span } = found[at] as Mention;
    const next = found[at + 1];
    const isDenied = said[span] === DENIED;
    // 'no onion or garlic, well, only a little': what is said of the last is said of the list.
    if (
      isDenied &&
      next !== undefined &&
      said[next.span] === AFFIRMED &&
      areJoined(line, last, next.first, false)
    ) {
      said[span] = AFFIRMED;
      continue;
    }
    // A food that follows at once leaves no room for a thought.
    if (next !== undefined && next.first === last + 1) continue;
    if (isDenied) {
      if (isRetracted(line, { first, last }, next?.first ?? Number.POSITIVE_INFINITY)) said[span] = AFFIRMED;
    } else if (isOmittedLater(line, last + 1) || isAskedAndDenied(line, first, last + 1)) said[span] = DENIED;
  }
}

const isOfBones = ({ phrase: { food } }: Mention) => BONES.has(food.name);

/** Foods that a rule of their own may excuse; all others need none of them asked. */
const EXCUSABLE: ReadonlySet<string> = new Set([
  ...MADE_SAFE_BY_COOKING,
  'Green or sprouted potato',
  ...BONES,
  'Excess salt',
  'Corn on the cob',
  'Milk',
  ...TOXIC_FOODS.map(({ name }) => name).filter((name) => /^(?:Stock cubes|Vanilla)/.test(name)),
]);

function isExcused(
  line: Line,
  mention: Mention,
  said: Uint8Array,
  bonings: Bonings,
  isTalk: boolean,
): boolean {
  const { phrase, last } = mention;
  const { food, certainty } = phrase;
  if (said[mention.span] === DENIED) return !(isTalk && isPutInAfterAll(line, mention));
  const isAffirmed = said[mention.span] === AFFIRMED;
  const isNotOfBowl =
    !isAffirmed &&
    (isOfOtherRecipe(line, mention) ||
      isPersonOrThing(line, mention) ||
      (isTalk && isWarnedOf(line, mention)));
  if (isNotOfBowl) return true;
  if (isTalk && isMockDish(line, mention, said, food.name, certainty === 'usually')) return true;
  if (isOtherThing(line, last + 1) || isVarietyOfPlant(line, mention)) return true;
  if (certainty === 'contains' && !EXCUSABLE.has(food.name)) return false;
  const isMix = food.name.startsWith('Stock cubes');
  if (certainty === 'usually' && !isMix && isHeldDenied(line, mention, said, food.name)) return true;
  if (isOfBones(mention) && !isAffirmed && isBoned(line, mention, bonings))
    return !isRetracted(line, mention, Number.POSITIVE_INFINITY);
  if (food.name === 'Excess salt' && isLittleSalt(line, mention)) return true;
  if (food.name === 'Corn on the cob' && isOffTheCob(line, mention)) return true;
  if (food.name === 'Milk' && isFermented(line, mention)) return true;
  if (isMix) return isHarmlessMix(line, mention, said);
  if (food.name.startsWith('Vanilla')) return isNearDenied(line, mention, said, ['Alcohol']);
  return isCooked(line, mention, food.name);
}

/** True where a sentence speaks of a food's danger, or says that people have it. */
function isOnlySpokenOf(
  line: Line,
  mention: Mention,
  limit: number,
  { hasPeople, hasDanger, hasEaters }: { hasPeople: boolean; hasDanger: boolean; hasEaters: boolean },
): boolean {
  if (hasDanger && isSpokenOfAsDanger(line, mention, limit)) return true;
  if (hasEaters && isEatenByPeople(line, mention, limit)) return true;
  return hasPeople && isForPeople(line, mention);
}

/**
 * Every dangerous food that a text puts in the bowl of a dog or a cat, in order: aliases, plurals, hyphens and accents
 * considered; foods that the text leaves out ('no onion', 'garlic-free'), utensils and look-alikes passed over. Never throws; linear time.
 */
export function findUnsafeFoods(text: string, species: Species): SafetyFlag[] {
  const tokens = tokenise(text);
  const line = inContext(lineOf(tokens, findSpans(tokens, species)));
  const found = mentions(line);
  if (found.length === 0) return [];
  const said = readDenials(line, found);
  denyBackwards(line, found, said);
  denyOnwards(line, found, said);
  readAfterthoughts(line, found, said);
  // Loops that push, here and above: an array for each food took a third of the time of a text full of them.
  const flags: SafetyFlag[] = [];
  const bonings = found.some(isOfBones) ? boningsOf(line) : [];
  const isTalk = mayOnlyName(text);
  const hasPeople = maySpeakOfPeople(line);
  const hasDanger = maySpeakOfDanger(line);
  const hasEaters = mayNameEaters(line);
  for (let at = 0; at < found.length; at += 1) {
    const mention = found[at] as Mention;
    if (isExcused(line, mention, said, bonings, isTalk)) continue;
    const limit = found[at + 1]?.first ?? Number.POSITIVE_INFINITY;
    if (
      said[mention.span] === UNSAID &&
      isOnlySpokenOf(line, mention, limit, { hasPeople, hasDanger, hasEaters })
    )
      continue;
    const { food, certainty } = mention.phrase;
    const start = tokens.starts[mention.first] ?? 0;
    const end = tokens.ends[mention.last] ?? start;
    flags.push({
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
  return flags;
}
