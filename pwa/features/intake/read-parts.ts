import { readRecipeSource } from '#domain/interchange/read-recipe-source';
import type { FoundRecipe, ReadSource, SourceProblem } from '#domain/interchange/read-source';
import type { ImportPart } from '../../platform/imports/import-inbox.ts';
import { isArchive, unpackArchive } from './unpack-archive.ts';

/** A file or text in which no recipe was found. */
export type UnreadPart = { name: string; reason: SourceProblem };

export type ReadParts = {
  recipes: readonly FoundRecipe[];
  unread: readonly UnreadPart[];
  /** More recipes than the choice can show. */
  isCut: boolean;
};

const MOST_RECIPES = 100;

/** Parses the recipes of files and texts, those of an archive one by one. */
export async function readParts(parts: readonly ImportPart[]): Promise<ReadParts> {
  const recipes: FoundRecipe[] = [];
  const unread: UnreadPart[] = [];
  const seen = new Set<string>();
  let isCut = false;
  const take = (name: string, read: ReadSource) => {
    if (read.kind === 'none') {
      unread.push({ name, reason: read.reason });
      return;
    }
    const fresh = read.recipes.filter(({ recipe }) => {
      const key = JSON.stringify([recipe.title, recipe.ingredients, recipe.steps]);
      return !seen.has(key) && seen.add(key);
    });
    if (fresh.length === 0) unread.push({ name, reason: 'twice' });
    recipes.push(...fresh);
    isCut ||= read.isCut;
  };
  for (const { name, type, content, isTooLarge, read } of parts) {
    const source = typeof content === 'string' ? content : new Uint8Array(content);
    if (read !== undefined) take(name, read);
    else if (isTooLarge) take(name, { kind: 'none', reason: 'too-large' });
    else if (typeof source === 'string' || !isArchive(source))
      take(name, readRecipeSource(source, { type, name }));
    else {
      const before = recipes.length + unread.length;
      const unpacked = await unpackArchive(source);
      isCut ||= unpacked.isCut;
      // Other files in an archive are not failures if there is a recipe.
      for (const file of unpacked.files) {
        const read = readRecipeSource(file.bytes, { name: file.name });
        if (read.kind === 'recipes') take(file.name, read);
      }
      if (recipes.length + unread.length === before) take(name, { kind: 'none', reason: 'no-recipe' });
    }
  }
  return { recipes: recipes.slice(0, MOST_RECIPES), unread, isCut: isCut || recipes.length > MOST_RECIPES };
}
