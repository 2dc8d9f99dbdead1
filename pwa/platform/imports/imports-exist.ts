/** The major version is part of the name, as for the queue: the worker and pages of several builds open it. */
export const INBOX_NAME = 'bowlful-imports-1';

/** False: this device has never kept an import, and need not open its database. Not every browser can tell. */
export async function importsMayExist(): Promise<boolean> {
  const databases = await indexedDB.databases?.().catch(() => undefined);
  return databases?.some(({ name }) => name === INBOX_NAME) ?? true;
}
