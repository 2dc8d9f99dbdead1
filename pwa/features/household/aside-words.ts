import type { Subject } from '#domain/household/merge-rule';
import { ACTIVITY_LEVELS, activityLabel } from '#domain/pet/activity-level';
import { ageText } from '#domain/pet/age-text';
import { CAT_AGES, catAgeLabel } from '#domain/pet/cat-profile';
import { CONDITION_NAMES } from '#domain/pet/condition-words';
import { counted, listText } from '#domain/text/sentence-parts';
import { kcalText } from '#domain/units/energy-text';
import { massText } from '#domain/units/mass-text';
import type { UnitSystem } from '#domain/units/unit-system';
import { bodyWeightText, kgFromLb } from '#domain/units/weight-units';
import type { SetAside } from '../../platform/household/asides.ts';
import { subjectWords } from './merge-list.tsx';

/** A longer value stands in a block of its own, not in a sentence or on a button. */
const SHORT = 30;

/** A conflict as a person decides it. */
type AsideWords = {
  sentence: string;
  /** Both values, where the sentence doesn't hold them. */
  versions: { kept: string; aside: string } | null;
  /** Labels of the buttons. */
  use: string;
  keep: string;
};

const PETS: readonly SetAside['part'][] = ['pets', 'weighIns', 'fedMeals'];

/** '“Lamb Bowl”', 'Mog', 'the plan'. */
function thing(part: SetAside['part'], subject: Subject): string {
  if (subject.kind === 'start') return 'the plan';
  if (subject.kind === 'ticks') return 'a tick on the shopping list';
  const name = subject.kind !== 'recipe' && subject.name !== undefined ? subject.name : subjectWords(subject);
  return PETS.includes(part) ? name : `“${name}”`;
}

/** 'Two phones changed Mog’s weight: 4.1 kg kept, 4.3 kg set aside.' and the labels of its buttons. */
export function asideWords(conflict: SetAside, system: UnitSystem): AsideWords {
  const { part, subject, field, day } = conflict;
  const name = thing(part, subject);
  const isMeal = part === 'fedMeals';
  const noun = isMeal ? `meal ${field.split(' ')[0]}` : fieldNoun(field);
  // Tells a weigh-in from the weight in the pet's profile.
  const on = day === undefined ? '' : ` on ${dayWords(day)}`;
  const what = PETS.includes(part) ? `${name}’s ${noun}${on}` : `the ${noun} of ${name}`;
  const words = (value: unknown) => (isMeal ? mealWords(value, system) : valueWords(field, value, system));
  const [kept, aside] = [words(conflict.kept), words(conflict.aside)];
  const isShort = (words: string | null): words is string =>
    words !== null && words.length <= SHORT && !words.includes('\n');
  if (isShort(kept) && isShort(aside) && kept !== aside) {
    return {
      sentence: `Two phones changed ${what}: ${kept} kept, ${aside} set aside.`,
      versions: null,
      use: `Use ${aside}`,
      keep: `Keep ${kept}`,
    };
  }
  return {
    sentence: `Two phones changed ${what}. We kept one version and set the other aside.`,
    versions: kept !== null && aside !== null && kept !== aside ? { kept, aside } : null,
    use: 'Use the one set aside',
    keep: 'Leave it as it is',
  };
}

/** A value of a record in words; null if it is no value of this field, as from a later app. */
type InWords = (value: unknown, system: UnitSystem) => string | null;

const ofNumber =
  (words: (value: number, system: UnitSystem) => string): InWords =>
  (value, system) =>
    typeof value === 'number' ? words(value, system) : null;

const oneOf =
  <T extends string>(known: readonly T[], words: (value: T) => string): InWords =>
  (value) => {
    const found = known.find((one) => one === value);
    return found === undefined ? null : words(found);
  };

const percent = ofNumber((value) => `${value}%`);
/** '2 November 2026'. */
const dayWords = (value: unknown): string | null => {
  const date = typeof value === 'string' ? new Date(`${value}T12:00`) : null;
  return date === null || Number.isNaN(date.getTime())
    ? null
    : date.toLocaleDateString('en-GB', { dateStyle: 'long' });
};

/** A field of a record: its noun after 'Mog’s' or before 'of the pot', and its values, if not plain ones. */
type Field = { noun: string; words?: InWords };

/** Fields that two people are likely to change; others are a 'detail'. */
const FIELDS: Readonly<Record<string, Field>> = {
  name: { noun: 'name' },
  breed: { noun: 'breed' },
  ageMonths: { noun: 'age', words: ofNumber(ageText) },
  age: { noun: 'age', words: oneOf(CAT_AGES, catAgeLabel) },
  weightKg: { noun: 'weight', words: ofNumber(bodyWeightText) },
  weightLbs: { noun: 'weight', words: ofNumber((lb, system) => bodyWeightText(kgFromLb(lb), system)) },
  targetWeightKg: { noun: 'target weight', words: ofNumber(bodyWeightText) },
  activityLevel: { noun: 'activity', words: oneOf(ACTIVITY_LEVELS, activityLabel) },
  activity: { noun: 'activity' },
  dailyEnergyKcal: { noun: 'energy a day', words: ofNumber(kcalText) },
  isNeutered: {
    noun: 'neutering',
    words: (value) => (typeof value === 'boolean' ? (value ? 'neutered' : 'not neutered') : null),
  },
  bodyCondition: { noun: 'body score', words: ofNumber((score) => `${score} of 9`) },
  avoidedFoods: { noun: 'foods to avoid' },
  conditions: {
    noun: 'health',
    words: (value) =>
      Array.isArray(value) && value.length > 0
        ? listText(value.map((one) => CONDITION_NAMES[one as keyof typeof CONDITION_NAMES] ?? String(one)))
        : null,
  },
  litter: { noun: 'litter' },
  besidesPercent: { noun: 'share of treats', words: percent },
  energySince: { noun: 'first day on this energy', words: dayWords },
  startsOn: { noun: 'first day', words: dayWords },
  days: { noun: 'days', words: ofNumber((count) => counted(count, 'day')) },
  batches: { noun: 'batches', words: ofNumber((count) => counted(count, 'batch', 'batches')) },
  petIds: { noun: 'pets' },
  isIn: {
    noun: 'place in the plan',
    words: (value) => (value === true ? 'in' : value === false ? 'out' : null),
  },
  mealsPerDay: { noun: 'meals a day' },
  changeOverDays: { noun: 'change-over', words: ofNumber((count) => counted(count, 'day')) },
  mealTimes: { noun: 'meal times' },
  completeFoodPercent: { noun: 'share of bought food', words: percent },
  completeFoodId: { noun: 'bought food' },
  text: { noun: 'words' },
  isTicked: {
    noun: 'tick',
    words: (value) => (value === true ? 'ticked' : value === false ? 'not ticked' : null),
  },
  protein: { noun: 'protein', words: percent },
  fat: { noun: 'fat', words: percent },
  fibre: { noun: 'fibre', words: percent },
  ash: { noun: 'ash', words: percent },
  moisture: { noun: 'moisture', words: percent },
  title: { noun: 'title' },
  description: { noun: 'description' },
  ingredients: { noun: 'ingredients' },
  instructions: { noun: 'steps' },
  prepTime: { noun: 'time', words: ofNumber((minutes) => counted(minutes, 'minute')) },
  category: { noun: 'category' },
  servings: { noun: 'servings' },
  note: { noun: 'note' },
  petThought: { noun: 'pet’s opinion' },
  rating: { noun: 'rating', words: ofNumber((stars) => counted(stars, 'star')) },
};

const isText = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** The noun of a field. */
const fieldNoun = (field: string): string => FIELDS[field]?.noun ?? 'details';

/** A value in words; null if only its owner could tell what it means. */
function valueWords(field: string, value: unknown, system: UnitSystem): string | null {
  if (isEmpty(value)) return 'none';
  const words = FIELDS[field]?.words?.(value, system);
  if (words != null) return words;
  if (isText(value)) return String(value);
  if (Array.isArray(value) && value.every(isText)) return value.join('\n');
  return null;
}

/** A meal of the log in words. */
function mealWords(value: unknown, system: UnitSystem): string | null {
  const { grams, wasGiven } = Object(value) as { grams?: unknown; wasGiven?: unknown };
  if (value === undefined || wasGiven === false) return 'not fed';
  return typeof grams === 'number' ? massText(grams, system) : null;
}
