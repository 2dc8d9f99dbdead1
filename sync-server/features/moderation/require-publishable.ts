import type { PublishableRecipe } from '#domain/contract/admin-recipes';
import { auditStoredRecipe } from '#domain/safety/audit/audit-recipe';
import { askedSentence } from '#domain/safety/audit/safety-sentences';
import { invalid } from '../../lib/errors.ts';

/**
 * Guards publication: no food that is or may be toxic to the species, and no step with an unlisted ingredient.
 * @throws {ApiError} 400 naming the obstacle
 */
export function requirePublishable(recipe: PublishableRecipe): void {
  const { steps, ingredientLines } = recipe;
  const isSound = steps.every(({ lines }) => lines.every((line) => line < ingredientLines.length));
  if (!isSound) throw invalid('A step uses an ingredient that is not listed.', 'recipe.steps');
  const { toxicIngredients, asked, lead } = auditStoredRecipe({
    ...recipe,
    id: 1,
    createdAt: new Date(0).toISOString(),
  });
  if (lead === null) return;
  if (lead === 'asked') throw invalid(askedSentence(asked), 'recipe');
  const foods = toxicIngredients.join(', ');
  throw invalid(`Not safe for ${recipe.species}s: ${foods}. Take it out before you approve.`, 'recipe');
}
