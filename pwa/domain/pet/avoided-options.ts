import { ingredientName } from '../recipe/ingredient-names.ts';
import { INGREDIENTS } from '../reference/ingredients.ts';
import { isNamedByTyped } from '../words/typed-words.ts';
import { AVOIDABLE_KINDS, type AvoidedFood } from './avoided-foods.ts';
import { avoidedName, KIND_INCLUDES } from './avoided-words.ts';
import { avoidedKey } from './clashes.ts';

/** Something to avoid, as the field offers it. */
export type AvoidedOption = {
  avoided: AvoidedFood;
  /** 'Chicken', 'Blueberries'. */
  label: string;
  /** What a kind includes; '' for a single food. */
  includes: string;
};

const MOST_FOODS = 30;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

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

/** One food of each name, that with the fewest words in its id: it covers the others. */
function namedFoods(): AvoidedOption[] {
  const byName = new Map<string, string>();
  for (const { id } of INGREDIENTS) {
    if (id === 'water') continue;
    const name = ingredientName({ ingredientId: id, metric: id });
    const known = byName.get(name);
    if (known === undefined || avoidedKey(id).length < avoidedKey(known).length) byName.set(name, id);
  }
  return [...byName.values()]
    .map((foodId) => optionOf({ foodId }))
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
