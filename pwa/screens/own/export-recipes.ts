import { downloadZip } from 'client-zip';
import { ownCollection, ownToSchemaOrg } from '#domain/interchange/own-to-schema-org';
import { ownPhotoOnce } from '../../database/own/own-recipes.ts';
import type { RecipeWithCard } from '../../database/rows.ts';
import { saveFile } from '../parts/page/save-file.ts';
import { recipeFileStem } from '../parts/page/save-recipe-file.ts';

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** Downloads every recipe as one file, which this app's import reads. */
export function saveCollection(recipes: readonly RecipeWithCard[]): void {
  const text = json(ownCollection(recipes.map(({ recipe }) => recipe)));
  saveFile(new Blob([text], { type: 'application/ld+json' }), 'my-recipes.json');
}

type ZipEntry = { name: string; input: ArrayBuffer | string };

/** The files of a recipe as Nextcloud Cookbook lays them out: a folder each, with schema.org JSON and the photo. */
async function filesOf({ recipe }: RecipeWithCard, folder: string): Promise<ZipEntry[]> {
  const files: ZipEntry[] = [{ name: `${folder}/recipe.json`, input: json(ownToSchemaOrg(recipe)) }];
  const photo = await ownPhotoOnce(recipe.id);
  if (photo !== null) files.push({ name: `${folder}/full.jpg`, input: photo.bytes });
  return files;
}

/** A folder name for each recipe, no two alike. */
function foldersOf(recipes: readonly RecipeWithCard[]): string[] {
  const seen = new Map<string, number>();
  return recipes.map(({ recipe }) => {
    const stem = recipeFileStem(recipe);
    const count = (seen.get(stem) ?? 0) + 1;
    seen.set(stem, count);
    return count === 1 ? stem : `${stem}-${count}`;
  });
}

/** The bytes of a zip that Nextcloud Cookbook, Mealie and Tandoor import, and whose files RecipeSage reads. */
export async function recipesZip(recipes: readonly RecipeWithCard[]): Promise<Blob> {
  const folders = foldersOf(recipes);
  const files = await Promise.all(recipes.map((recipe, at) => filesOf(recipe, folders[at] ?? 'recipe')));
  return await downloadZip(files.flat()).blob();
}

/** Downloads the recipes for other apps. */
export async function saveZip(recipes: readonly RecipeWithCard[]): Promise<void> {
  saveFile(await recipesZip(recipes), 'my-recipes.zip');
}
