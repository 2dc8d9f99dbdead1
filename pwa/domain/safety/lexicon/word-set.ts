/** Words of the vocabulary by their ids, a bit each: rules ask for many sets at every word of a text. */
export type WordSet = Uint32Array;

/** The set of these ids; of none it has no length. */
export function setOfIds(ids: readonly number[]): WordSet {
  const set = new Uint32Array(ids.length === 0 ? 0 : (Math.max(...ids) >> 5) + 1);
  for (const id of ids) set[id >> 5] = (set[id >> 5] ?? 0) | (1 << (id & 31));
  return set;
}

/** The words of any of these sets. */
export function unionOf(...sets: readonly WordSet[]): WordSet {
  const union = new Uint32Array(Math.max(...sets.map(({ length }) => length)));
  for (const set of sets) {
    for (const [at, bits] of set.entries()) union[at] = (union[at] ?? 0) | bits;
  }
  return union;
}

/** Whether a word is one of the set; 0, a word that no rule knows, is in none. */
export function holdsWord(set: WordSet, id: number): boolean {
  const at = id >> 5;
  return at < set.length && (((set[at] ?? 0) >> (id & 31)) & 1) === 1;
}
