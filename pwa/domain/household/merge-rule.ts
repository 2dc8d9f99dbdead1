/** How two devices decide between them: the later version and the smaller id, or whatever the other device has. */
export type MergeRule = 'later' | 'theirs';

/** New ids by old id, for the rows of one device; an id may map to itself. */
export type Renames<K> = ReadonlyMap<K, K>;
