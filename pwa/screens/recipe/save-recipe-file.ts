import { recipeToSchemaOrg } from '#domain/recipe/interchange/recipe-to-schema-org';
import type { Recipe } from '#domain/recipe/recipe';

/** Long enough for every browser to have read the object URL. */
const RELEASE_AFTER_MS = 60_000;

/** 'Grandma’s Beef & Rice' → 'grandmas-beef-rice.json'. */
export function recipeFileName({ title }: Pick<Recipe, 'title'>): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return `${words?.join('-') ?? 'recipe'}.json`;
}

/** Downloads a file with the whole recipe, readable by this and other kitchen apps. */
export function saveRecipeFile(recipe: Recipe): void {
  const data = recipeToSchemaOrg(recipe, { origin: window.location.origin });
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/ld+json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = recipeFileName(recipe);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}
