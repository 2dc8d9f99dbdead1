import type { Species } from '../reference/species.ts';
import type { RecipeCard } from './recipe-card.ts';

/** An ingredient with the number of recipes that use it. */
export type IngredientUse = { name: string; recipes: number };

/** Recipes of one species, or of both. */
export type UseScope = Species | 'all';

type Used = Pick<RecipeCard, 'species' | 'ingredients'>;

const inScope = (cards: readonly Used[], scope: UseScope) =>
  scope === 'all' ? cards : cards.filter(({ species }) => species === scope);

/** 'carrots' and 'carrot' are one word, 'blueberries' and 'blueberry' another. */
const stem = (word: string) => word.replace(/(?:ies|y|s)$/, '');
const stems = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .map(stem)
    .filter(Boolean);

/** Every ingredient with the number of recipes that use it, most used first. */
export function ingredientUses(cards: readonly Used[], scope: UseScope): IngredientUse[] {
  const counts = new Map<string, number>();
  for (const { ingredients } of inScope(cards, scope)) {
    if (ingredients === '') continue;
    for (const name of ingredients.split(', ')) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, recipes]) => ({ name, recipes }))
    .sort((a, b) => b.recipes - a.recipes || a.name.localeCompare(b.name, 'en-GB'));
}

/** How many recipes have an ingredient with those words: 'carrots' counts 'carrot', 'beef' counts 'lean beef mince'. */
export function recipesUsing(cards: readonly Used[], words: string, scope: UseScope): number {
  const wanted = stems(words);
  return inScope(cards, scope).filter(({ ingredients }) =>
    ingredients.split(', ').some((name) => {
      const has = new Set(stems(name));
      return wanted.every((word) => has.has(word));
    }),
  ).length;
}
