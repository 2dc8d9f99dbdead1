import { useEffect, useState } from 'react';
import { readImport } from '../../database/imports/import-inbox.ts';
import type { ReadParts } from './read-parts.ts';

export type ReadImport =
  | { state: 'reading' }
  /** The import has been deleted. */
  | { state: 'gone' }
  /** The storage or the parser failed to load. */
  | { state: 'failed' }
  | ({ state: 'read' } & ReadParts);

async function read(id: string): Promise<ReadImport> {
  try {
    const [entry, { readParts }] = await Promise.all([readImport(id), import('./read-parts.ts')]);
    return entry === null ? { state: 'gone' } : { state: 'read', ...(await readParts(entry.parts)) };
  } catch {
    return { state: 'failed' };
  }
}

/** Reads a stored import: its recipes, and the parts without one. */
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
