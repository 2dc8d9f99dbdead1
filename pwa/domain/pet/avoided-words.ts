import { ingredientName } from '../recipe/ingredient-names.ts';
import { capitalised, listText } from '../text/sentence-parts.ts';
import type { Clash } from './clashes.ts';
import type { AvoidableKind, AvoidedFood } from './health.ts';

/** What a kind includes, for the field in which it is chosen. */
export const KIND_INCLUDES: Readonly<Record<AvoidableKind, string>> = {
  chicken: 'its liver, hearts, skin, fat and stock',
  turkey: 'its liver, hearts and skin',
  duck: 'its liver, skin and fat',
  beef: 'veal, ox offal, dripping and stock',
  lamb: 'its offal and fat',
  pork: 'bacon, ham, its offal and lard',
  venison: 'all deer',
  rabbit: 'all of it',
  fish: 'fish oil and cod liver oil',
  shellfish: 'mussels, prawns, crab and squid',
  egg: 'yolk, white and eggshell',
  dairy: 'milk, cheese, yogurt and butter',
  wheat: 'bread, pasta and couscous',
  maize: 'sweetcorn, cornmeal and corn oil',
  rice: 'rice flour and noodles',
  potato: 'its flour, not sweet potato',
  soya: 'tofu, soya oil and soy sauce',
  pulses: 'beans, peas, lentils and soya',
};

/** An avoided food within a sentence: 'chicken', 'blueberries'. */
export function avoidedName(avoided: AvoidedFood): string {
  return 'kind' in avoided
    ? avoided.kind
    : ingredientName({ ingredientId: avoided.foodId, metric: avoided.foodId });
}

const namesOf = (clashes: readonly Clash[]) => clashes.map(({ avoided }) => avoidedName(avoided));

/**
 * On a card: 'Has chicken: Mog avoids it', 'May have beef: Mog avoids it'; what is sure comes alone.
 * @param name of the animal within a sentence
 */
export function clashChip(name: string, clashes: readonly Clash[]): string {
  const sure = clashes.filter(({ certainty }) => certainty === 'has');
  const told = namesOf(sure.length > 0 ? sure : clashes);
  return `${sure.length > 0 ? 'Has' : 'May have'} ${listText(told)}: ${name} avoids ${told.length === 1 ? 'it' : 'them'}`;
}

/**
 * On a recipe's page, one sentence for each avoided food that the bowl has, then one for each food that we can't tell of.
 * @param name of the animal within a sentence
 */
export function clashSentences(name: string, clashes: readonly Clash[]): string[] {
  const sure = clashes.filter(({ certainty }) => certainty === 'has');
  // One unread line may hold every avoided food: said once.
  const unsure = new Map<string, string[]>();
  for (const { avoided, certainty, foods } of clashes) {
    if (certainty === 'has') continue;
    const asked = listText(foods);
    unsure.set(asked, [...(unsure.get(asked) ?? []), avoidedName(avoided)]);
  }
  return [
    ...sure.map(
      ({ avoided, foods }) =>
        `${capitalised(name)} avoids ${avoidedName(avoided)}. It’s in this bowl: ${listText(foods)}.`,
    ),
    ...[...unsure].map(
      ([foods, names]) =>
        `We can’t tell whether ${foods} ${foods.includes(' and ') ? 'have' : 'has'} ${orText(names)}, which ${name} avoids. Check the label or ask the butcher.`,
    ),
  ];
}

const orText = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
