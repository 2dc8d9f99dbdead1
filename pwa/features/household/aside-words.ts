import type { Subject } from '#domain/household/merge-rule';
import type { UnitSystem } from '#domain/units/unit-system';
import type { SetAside } from '../../platform/household/asides.ts';
import { dayWords, fieldNoun, mealWords, valueWords } from './aside-fields.ts';
import { subjectWords } from './merge-words.ts';

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
  // A pet's profile has a weight, too.
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
