import { avoidedName } from '../pet/avoided-words.ts';
import { conditionSentences } from '../pet/condition-words.ts';
import { ingredientName } from '../recipe/ingredient-names.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Species } from '../reference/species.ts';
import type { AskingPet } from './for-pet.ts';
import type { Question } from './question.ts';

export const NOTHING_FOUND = 'No recipes found matching your criteria. Try creating a custom recipe instead!';
export const EMERGENCY_SENTENCE =
  'Call your vet or the nearest emergency clinic now: this cannot wait for a recipe.';
export const MEATLESS_CAT_SENTENCE =
  'A cat cannot live without meat or fish, so we have no meatless recipes for cats.';

/** Advice to see a vet when a question names an illness or a pregnancy; null otherwise. */
export function vetSentence({ illnesses, stage }: Pick<Question, 'illnesses' | 'stage'>): string | null {
  if (illnesses.length > 0) {
    const names = listed(illnesses.map(({ name }) => name));
    return `Ask your vet before you change what a pet with ${names} eats: these are recipes to talk over, not a treatment.`;
  }
  if (stage === 'reproduction')
    return 'Ask your vet before you change what a pregnant or nursing pet eats: mistakes do lasting harm then.';
  if (stage === 'growth')
    return 'Ask your vet before you feed a puppy or kitten home-made food for long: mistakes do lasting harm while they grow.';
  return null;
}

const STAGE_WORDS = {
  growth: 'young',
  adult: 'adult',
  senior: 'senior',
  reproduction: 'pregnant or nursing',
};

function animal({ species, stage, size }: Question): string {
  const noun =
    stage === 'growth' && species !== null
      ? { dog: 'puppy', cat: 'kitten' }[species]
      : (species ?? 'dog or cat');
  const words = [size, stage === null || stage === 'growth' ? null : STAGE_WORDS[stage], noun];
  return words.filter((word) => word !== null).join(' ');
}

const withArticle = (words: string) => `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;

/** Restates how the question was understood, so that an owner sees a misreading. */
export function understood(question: Question): string {
  const { wanted, avoided, topics, isOrganic, maxMinutes, isChoice } = question;
  const names = (groups: typeof wanted) => groups.map(({ name }) => name);
  const parts = [
    `${question.role === 'occasional' ? 'a treat' : 'an everyday bowl'} for ${withArticle(animal(question))}`,
    wanted.length > 0 ? `with ${listed(names(wanted), isChoice ? 'or' : 'and')}` : '',
    avoided.length > 0 ? `without ${listed(names(avoided), 'or')}` : '',
    topics.length > 0 ? `with an eye to ${listed(topics.map(({ name }) => name))}` : '',
    isOrganic ? 'organic' : '',
    maxMinutes === null ? '' : `in ${maxMinutes} minutes`,
  ];
  return `Looked for ${parts.filter((part) => part !== '').join(', ')}.`;
}

/** Names the toxic foods that were asked for; null if there are none. */
export function toxicSentence(toxicFoods: readonly string[], species: Species | null): string | null {
  if (toxicFoods.length === 0) return null;
  const whose = species === null ? 'dogs or cats' : `${species}s`;
  return `Not fed here, because it is dangerous for ${whose}: ${listed(toxicFoods.map((name) => name.toLowerCase()))}.`;
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(parts: readonly string[], last = 'and'): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

/** Sentences on the foods that an answer leaves out for a pet, and on its conditions. */
export function limitSentences({
  species,
  name = `your ${species}`,
  avoidedFoods = [],
  conditions,
}: AskingPet): string[] {
  const left =
    avoidedFoods.length === 0
      ? []
      : [
          `Nothing with ${listed(avoidedFoods.map(avoidedName), 'or')}, because ${name} avoids ${avoidedFoods.length === 1 ? 'it' : 'them'}.`,
        ];
  return [...left, ...conditionSentences(name, conditions)];
}

/** Food names of a recipe without water: 'chicken thigh, brown rice, carrot'. */
export function foodNamesOf(recipe: Pick<Recipe, 'ingredientLines'>): string {
  const foods = recipe.ingredientLines.filter(({ ingredientId }) => ingredientId !== 'water');
  return [...new Set(foods.map(ingredientName))].join(', ');
}
