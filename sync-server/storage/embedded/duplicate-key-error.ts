/** The embedded engine's equal of the driver's error: told apart by its code. */
export class DuplicateKeyError extends Error {
  readonly code = 11000;

  constructor(collection: string, index: string) {
    super(`duplicate key in ${collection}, index ${index}`);
    this.name = 'DuplicateKeyError';
  }
}
