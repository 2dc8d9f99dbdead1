import type { Extent } from './dangerous-form.ts';
import type { Hazard } from './phrase-trie.ts';

/** A dangerous food that has been named, whether or not the line denies it. */
export type Mention = Extent & { phrase: Hazard; span: number };
