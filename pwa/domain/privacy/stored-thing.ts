/** A stored thing as the privacy policy describes it. */
export type StoredThing = {
  what: string;
  why: string;
  /** Retention period. */
  kept: string;
  /** How its owner can delete it. */
  deleted: string;
  /** Its names in the code; tests compare them with the definitions there. */
  names: readonly string[];
};
