/** The database cannot be reached or does not answer in time; the same call may succeed in a moment. */
export class StorageUnavailable extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StorageUnavailable';
  }
}

/**
 * What is stored cannot be used as it is, and trying again will not help. The message is for the person who runs the
 * server: what is wrong, and what to do.
 */
export class StorageUnusable extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StorageUnusable';
  }
}
