/** The database cannot be reached or does not answer in time; the same call may succeed in a moment. */
export class StorageUnavailable extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StorageUnavailable';
  }
}

/**
 * Stored data are unusable, and a retry will not help. The message is for the operator: what is wrong, and what to do.
 */
export class StorageUnusable extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StorageUnusable';
  }
}
