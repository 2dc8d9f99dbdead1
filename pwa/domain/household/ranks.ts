type Ranked = { readonly name: string; readonly rank: number };

/** The order of rows and items: by rank, and by name where two devices gave the same one. */
export const byRank = (a: Ranked, b: Ranked): number => a.rank - b.rank || (a.name < b.name ? -1 : 1);

/** The longest run of names, not necessarily adjacent, whose known ranks ascend already. */
function longestAscending(known: readonly (Ranked | null)[]): Set<Ranked> {
  const runs: Ranked[][] = [];
  for (const each of known) {
    if (each === null) continue;
    const before = runs
      .filter((run) => byRank(run.at(-1) ?? each, each) < 0)
      .reduce<Ranked[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...before, each]);
  }
  return new Set(runs.reduce<Ranked[]>((best, run) => (run.length > best.length ? run : best), []));
}

/**
 * Ranks for names in their order. As many as possible keep the one they have, so that moving one row changes one record.
 * @param known the rank that was agreed on; undefined for a new name
 */
export function ranksOf(names: readonly string[], known: (name: string) => number | undefined): number[] {
  const agreed = names.map((name) => {
    const rank = known(name);
    return rank === undefined ? null : { name, rank };
  });
  const kept = longestAscending(agreed);
  const ranks = agreed.map((each) => (each !== null && kept.has(each) ? each.rank : null));
  const spread = ranks.map((rank, at) => rank ?? between(ranks, at));
  const isAscending = spread.every((rank, at) => {
    const [name = '', before = ''] = [names[at], names[at - 1]];
    return at === 0 || byRank({ name: before, rank: spread[at - 1] ?? rank }, { name, rank }) < 0;
  });
  // Halves of halves come to an end after some fifty moves to the same place.
  return isAscending ? spread : names.map((_, at) => at + 1);
}

/** A rank between the nearest kept ones, evenly spread over the gap. */
function between(ranks: readonly (number | null)[], at: number): number {
  const first = ranks.slice(0, at).findLastIndex((rank) => rank !== null);
  const after = ranks.slice(at).findIndex((rank) => rank !== null);
  const low = first < 0 ? null : (ranks[first] ?? null);
  const high = after < 0 ? null : (ranks[at + after] ?? null);
  const place = at - first;
  if (low === null && high === null) return place;
  if (high === null) return (low ?? 0) + place;
  if (low === null) return high - after;
  return low + ((high - low) * place) / (after + place);
}
