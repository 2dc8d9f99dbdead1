import type { ReadSource } from '#domain/interchange/read-source';

/** Where an import came from. */
type ImportOrigin = 'file' | 'paste' | 'share' | 'link';

/** A file or a text, as received. */
export type ImportPart = {
  /** Name of the file, or another label; empty if unknown. */
  name: string;
  /** Media type; empty if unknown. */
  type: string;
  content: string | ArrayBuffer;
  /** Its content is too large and was not stored. */
  isTooLarge?: boolean;
  /** The recipes that the server parsed from a linked page; `content` is then empty. */
  read?: ReadSource;
};

/** A possible recipe, stored until its owner has handled it. */
export type ImportEntry = {
  id: string;
  /** ISO 8601, UTC. */
  takenAt: string;
  origin: ImportOrigin;
  parts: readonly ImportPart[];
  /** A page to be read by the server; gone once the owner has seen what came of it. */
  link?: {
    /** As `isLink` asks. */
    url: string;
    /** There is no stored 'reading': a killed reader leaves the link waiting. */
    state: 'waiting' | 'failed' | 'read';
    /** Why nothing was read, in the server's words. */
    detail?: string;
    /** The owner has been told that it was read. */
    isTold?: true;
  };
};
