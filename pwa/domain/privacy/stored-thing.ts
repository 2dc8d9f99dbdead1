/** Something that is stored, as the privacy policy tells of it. */
export type StoredThing = {
  what: string;
  why: string;
  /** For how long. */
  kept: string;
  /** How its owner has it deleted. */
  deleted: string;
  /** Its names in the program; tests compare them with the program's own definitions. */
  names: readonly string[];
};
