import { useEffect, useState } from 'react';
import type { FoundRecipe, SourceProblem } from '#domain/recipe/interchange/read-source';
import type { ImportEntry } from '../../database/imports/import-entry.ts';
import { readImport } from '../../database/imports/import-inbox.ts';

/** A file or text in which no recipe was found. */
export type UnreadPart = { name: string; reason: SourceProblem };

export type ReadImport =
  | { state: 'reading' }
  /** Nothing is kept under this id any more. */
  | { state: 'gone' }
  /** The storage or the reader did not come. */
  | { state: 'failed' }
  | { state: 'read'; recipes: readonly FoundRecipe[]; unread: readonly UnreadPart[]; isCut: boolean };

async function readEntry({ parts }: ImportEntry): Promise<ReadImport> {
  const { readRecipeSource } = await import('#domain/recipe/interchange/read-recipe-source');
  const recipes: FoundRecipe[] = [];
  const unread: UnreadPart[] = [];
  let isCut = false;
  for (const { name, type, content, isTooLarge } of parts) {
    const source = typeof content === 'string' ? content : new Uint8Array(content);
    const read = isTooLarge
      ? ({ kind: 'none', reason: 'too-large' } as const)
      : readRecipeSource(source, { type });
    if (read.kind === 'none') unread.push({ name, reason: read.reason });
    else {
      recipes.push(...read.recipes);
      isCut ||= read.isCut;
    }
  }
  return { state: 'read', recipes, unread, isCut };
}

async function read(id: string): Promise<ReadImport> {
  try {
    const entry = await readImport(id);
    return entry === null ? { state: 'gone' } : await readEntry(entry);
  } catch {
    return { state: 'failed' };
  }
}

/** Reads what is kept under an id: the recipes in it, and what holds none. */
export function useReadImport(id: string): ReadImport {
  const [result, setResult] = useState<{ id: string; read: ReadImport } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void read(id).then((done) => isWanted && setResult({ id, read: done }));
    return () => {
      isWanted = false;
    };
  }, [id]);
  return result?.id === id ? result.read : { state: 'reading' };
}
