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
  /** Places of the recipes that were passed on; the import stays until all of them are. */
  passedOn?: readonly number[];
  /** A page for the server to read; removed once the owner has seen the result. */
  link?: {
    /** Satisfies `isLink`. */
    url: string;
    /** 'reading' is never stored: a killed reader leaves the link waiting. */
    state: 'waiting' | 'failed' | 'read';
    /** The server's reason why nothing was read. */
    detail?: string;
    /** The owner has been notified that it was read. */
    isTold?: true;
  };
};
