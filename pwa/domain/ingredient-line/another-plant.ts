import { ingredientDetails } from '../reference/ingredient-details.ts';
import type { FoodName } from './food-index.ts';

/**
 * Words directly before a plant's name that make it another plant, or an animal: 'sea cucumber', 'bitter melon',
 * 'tree tomato', 'elephant garlic'. Varieties, colours and countries do not.
 */
const QUALIFIERS = new Set(
  `sea ocean marine horned bitter squirting bur snake mouse elephant monkey alligator horse cow bear devil skunk dragon
  kangaroo tree wood wax velvet thorn pond oak may java kaffir makrut finger malabar osage mock false bastard
  monk miracle balsam sand hog rosary castor jack sword winged velvet tonka locust carob coffee cacao cocoa jelly soap
  tiger prairie moon grass butterfly water swamp mountain desert poison deadly ornamental`.split(/\s+/),
);
/** For these categories the same words are habitats: 'sea trout', 'wood pigeon', 'mountain hare'. */
const OF_ANIMALS = new Set(['meat', 'organ', 'fish', 'egg', 'dairy', 'fat', 'supplement']);
/** Nouns that denote a different kind of the plant: 'winter melon' is not a winter squash. */
const OTHER_KINDS: Readonly<Record<string, string>> = { melon: 'winter' };

/** Whether a word right before the name makes the plant of that name another food. */
export function isAnotherPlant(main: readonly string[], { id, words }: FoodName): boolean {
  const category = ingredientDetails(id)?.category;
  if (category === undefined || OF_ANIMALS.has(category)) return false;
  return main.some((word, at) => {
    const next = main[at + 1] ?? '';
    if (words.includes(word) || !words.includes(next)) return false;
    return QUALIFIERS.has(word) || OTHER_KINDS[next] === word;
  });
}
