/** How two devices decide between them: the later version and the smaller id, or whatever the other device has. */
export type MergeRule = 'later' | 'theirs';

/** Maps the id that a device uses to the one that both use from now on. */
export type Renames<K> = ReadonlyMap<K, K>;
