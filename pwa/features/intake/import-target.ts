/** Destination of an imported recipe. */
export type ImportTarget = 'own' | 'submit' | 'checker';

/** Address of the import, with its target. */
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
  const asked = query.get('for');
  const target = asked === 'checker' || asked === 'own' ? asked : 'submit';
  return { item: query.get('item'), problem: query.get('problem'), target };
}
