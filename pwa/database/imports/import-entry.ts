/** Where an import came from. */
export type ImportOrigin = 'file' | 'paste' | 'share';

/** A file or a text, as it was handed over. */
export type ImportPart = {
  /** Of the file, or what else it can be called by; empty where nothing is known. */
  name: string;
  /** Media type; empty where it is unknown. */
  type: string;
  content: string | ArrayBuffer;
  /** Its content was not kept. */
  isTooLarge?: boolean;
};

/** Something that may be a recipe, kept until its owner has done something with it. */
export type ImportEntry = {
  id: string;
  /** ISO 8601, UTC. */
  takenAt: string;
  origin: ImportOrigin;
  parts: readonly ImportPart[];
};
