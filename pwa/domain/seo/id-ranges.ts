/** Formats sorted numbers as ranges: '1–43, 101–105'; '' for none. */
export function idRanges(ids: readonly number[]): string {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const id of sorted) {
    const run = runs.at(-1);
    if (run !== undefined && id === run[1] + 1) run[1] = id;
    else runs.push([id, id]);
  }
  return runs.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}
