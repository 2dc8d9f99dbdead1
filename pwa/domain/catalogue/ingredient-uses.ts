import type { Species } from '../reference/species.ts';
import { singularWords } from '../words/forms.ts';
import type { RecipeCard } from './recipe-card.ts';

/** An ingredient with the number of recipes that use it. */
export type IngredientUse = { name: string; recipes: number };

/** Recipes of one species, or of both. */
export type UseScope = Species | 'all';

type Used = Pick<RecipeCard, 'species' | 'ingredients'>;

const inScope = (cards: readonly Used[], scope: UseScope) =>
  scope === 'all' ? cards : cards.filter(({ species }) => species === scope);

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
  const wanted = singularWords(words);
  if (wanted.length === 0) return 0;
  // Cards repeat the same few hundred names, and finding the words of each again is slow.
  const known = new Map<string, boolean>();
  function isWanted(name: string): boolean {
    const kept = known.get(name);
    if (kept !== undefined) return kept;
    const has = new Set(singularWords(name));
    const found = wanted.every((word) => has.has(word));
    known.set(name, found);
    return found;
  }
  return inScope(cards, scope).filter(({ ingredients }) => ingredients.split(', ').some(isWanted)).length;
}
