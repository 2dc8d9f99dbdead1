import type { Hazard } from '../lexicon/phrase-trie.ts';

/** First and last word of a dangerous form of a food. */
export type Extent = { first: number; last: number };

/** A dangerous food that is named, whether or not the line negates it. */
export type Mention = Extent & { phrase: Hazard; span: number };
