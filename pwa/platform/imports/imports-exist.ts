/** The major version is part of the name, as for the queue: the worker and pages of several builds open it. */
export const INBOX_NAME = 'bowlful-imports-1';

/** False if this device never stored an import, so its database need not be opened. Some browsers can't tell. */
export async function importsMayExist(): Promise<boolean> {
  const databases = await indexedDB.databases?.().catch(() => undefined);
  return databases?.some(({ name }) => name === INBOX_NAME) ?? true;
}
