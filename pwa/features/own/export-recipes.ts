import { downloadZip } from 'client-zip';
import { type CookbookRecipe, ownCollection, ownToCookbook } from '#domain/interchange/export-recipe';
import type { RecipeWithCard } from '../../platform/database/rows.ts';
import { ownPhotoOnce } from '../../platform/own/own-recipes.ts';
import { saveFile } from '../page/save-and-share.ts';

const json = (value: unknown) => JSON.stringify(value, null, 2);

/** Downloads every recipe as one file, which this app and RecipeSage can import. */
export function saveCollection(recipes: readonly RecipeWithCard[]): void {
  const text = json(ownCollection(recipes.map(({ recipe }) => recipe)));
  saveFile(new Blob([text], { type: 'application/ld+json' }), 'my-recipes.json');
}

type ZipEntry = { name: string; input: ArrayBuffer | string };

/** The files of a recipe in Nextcloud Cookbook's layout: a folder with schema.org JSON and the photo. */
async function filesOf(id: number, { name, data }: CookbookRecipe): Promise<ZipEntry[]> {
  const folder = `Recipes/${name}`;
  const files: ZipEntry[] = [{ name: `${folder}/recipe.json`, input: json(data) }];
  const photo = await ownPhotoOnce(id);
  if (photo !== null) files.push({ name: `${folder}/full.jpg`, input: photo.bytes });
  return files;
}

/** The bytes of a zip that Nextcloud Cookbook, Mealie and Tandoor import. */
export async function recipesZip(recipes: readonly RecipeWithCard[]): Promise<Blob> {
  const written = ownToCookbook(recipes.map(({ recipe }) => recipe));
  const files = await Promise.all(written.map((each, at) => filesOf(recipes[at]?.recipe.id ?? 0, each)));
  return await downloadZip(files.flat()).blob();
}

/** Downloads the recipes for other apps. */
export async function saveZip(recipes: readonly RecipeWithCard[]): Promise<void> {
  saveFile(await recipesZip(recipes), 'my-recipes.zip');
}
