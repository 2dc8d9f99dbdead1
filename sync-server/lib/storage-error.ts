/** The database cannot be reached or does not answer in time; the same call may succeed in a moment. */
export class StorageUnavailable extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StorageUnavailable';
  }
}

/** A write found no room on the disk. */
export class StorageFull extends StorageUnavailable {
  constructor(options?: { cause?: unknown }) {
    super('The disk of the database is full.', options);
    this.name = 'StorageFull';
  }
}

/**
 * ENOSPC, EFBIG, EDQUOT; MDB_MAP_FULL of LMDB; OutOfDiskSpace of MongoDB.
 * EIO: what LMDB reports for a partial write, such as the last one before the disk is full.
 */
const FULL_CODES: readonly unknown[] = [28, 27, 122, 5, -30792, 14031, 'ENOSPC', 'EFBIG', 'EDQUOT'];

/** Whether an engine's error says that the disk is full. */
export function saysFull(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: unknown; message?: unknown };
  return (
    FULL_CODES.includes(code) || /no space left|file too large|disk quota exceeded/i.test(String(message))
  );
}

/**
 * Stored data are unusable, and a retry won't help. The message tells the operator what is wrong and what to do.
 */
export class StorageUnusable extends Error {
  constructor(message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.name = 'StorageUnusable';
  }
}
