/** Mirrors MongoServerError for duplicate keys; callers match on `code`. */
export class DuplicateKeyError extends Error {
  readonly code = 11000;

  constructor(collection: string, index: string) {
    super(`duplicate key in ${collection}, index ${index}`);
    this.name = 'DuplicateKeyError';
  }
}
