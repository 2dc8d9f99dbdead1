import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Reads a file page by page. */
export type PageReader = {
  sizeBytes: number;
  /** Bytes of a page, valid until the next call; null beyond the end of the file. */
  page(number: number): Buffer | null;
  close(): void;
};

/** @throws the system's error if the file cannot be read */
export function openPages(file: string, pageBytes: number): PageReader {
  const descriptor = openSync(file, 'r');
  const buffer = Buffer.alloc(pageBytes);
  const sizeBytes = fstatSync(descriptor).size;
  return {
    sizeBytes,
    page(number) {
      const at = number * pageBytes;
      if (!Number.isSafeInteger(at) || at + pageBytes > sizeBytes) return null;
      return readSync(descriptor, buffer, 0, pageBytes, at) === pageBytes ? buffer : null;
    },
    close: () => closeSync(descriptor),
  };
}
