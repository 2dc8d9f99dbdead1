/** Destination of an imported recipe. */
export type ImportTarget = 'submit' | 'checker';

/** The address of the import, with what it was opened for. */
export function importAddress(target: ImportTarget, item?: string): string {
  const query = new URLSearchParams({ ...(item !== undefined && { item }), for: target });
  return `/import?${query}`;
}

/** Parses the query of an import address. */
export function readImportQuery(search: string): {
  item: string | null;
  problem: string | null;
  target: ImportTarget;
} {
  const query = new URLSearchParams(search);
  const target = query.get('for') === 'checker' ? 'checker' : 'submit';
  return { item: query.get('item'), problem: query.get('problem'), target };
}
