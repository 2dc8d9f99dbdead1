import { INGREDIENTS } from '../reference/ingredients.ts';
import { capitalised } from '../text/sentence-parts.ts';
import { isNamedByTyped } from '../words/forms.ts';
import { avoidedName, KIND_INCLUDES } from './avoided-words.ts';
import { avoidedKey } from './clashes.ts';
import { AVOIDABLE_KINDS, type AvoidedFood } from './health.ts';

/** Something to avoid, as the field offers it. */
export type AvoidedOption = {
  avoided: AvoidedFood;
  /** 'Chicken', 'Blueberries'. */
  label: string;
  /** What a kind includes; '' for a single food. */
  includes: string;
};

const MOST_FOODS = 30;

const optionOf = (avoided: AvoidedFood, includes = ''): AvoidedOption => ({
  avoided,
  label: capitalised(avoidedName(avoided)),
  includes,
});

const KINDS = AVOIDABLE_KINDS.map((kind) => optionOf({ kind }, KIND_INCLUDES[kind]));

/** Whether two entries are the same food, however it is cooked or sold. */
export function isSameAvoided(one: AvoidedFood, other: AvoidedFood): boolean {
  if ('kind' in one) return 'kind' in other && one.kind === other.kind;
  return 'foodId' in other && avoidedKey(one.foodId) === avoidedKey(other.foodId);
}

/** Single foods, each once however it is cooked or sold, under its shortest name; none called like a kind. */
function namedFoods(): AvoidedOption[] {
  const kindLabels = new Set(KINDS.map(({ label }) => label));
  const byKey = new Map<string, AvoidedOption>();
  for (const { id } of INGREDIENTS) {
    // Baby food is found by what it is made of.
    if (id === 'water' || id.startsWith('baby-')) continue;
    const option = optionOf({ foodId: id });
    const known = byKey.get(avoidedKey(id));
    if (!known || option.label.length < known.label.length) byKey.set(avoidedKey(id), option);
  }
  // Of several cuts with one name, that with the fewest words includes the others.
  const byLabel = new Map<string, AvoidedOption>();
  for (const [, option] of [...byKey].sort(([a], [b]) => b.length - a.length))
    byLabel.set(option.label, option);
  return [...byLabel.values()]
    .filter(({ label }) => !kindLabels.has(label))
    .sort((a, b) => a.label.localeCompare(b.label, 'en-GB'));
}

let foods: AvoidedOption[] | undefined;

/**
 * What the field offers for the typed text: kinds first, then single foods by name. Without a text only kinds.
 * @param chosen already on the list
 */
export function avoidedOptions(typed: string, chosen: readonly AvoidedFood[]): AvoidedOption[] {
  const isNew = ({ avoided }: AvoidedOption) => !chosen.some((one) => isSameAvoided(one, avoided));
  const kinds = KINDS.filter(
    ({ label, includes }) => isNamedByTyped(label, typed) || isNamedByTyped(includes, typed),
  );
  if (typed.trim() === '') return kinds.filter(isNew);
  foods ??= namedFoods();
  const named = foods.filter(({ label }) => isNamedByTyped(label, typed));
  return [...kinds, ...named.slice(0, MOST_FOODS)].filter(isNew);
}
