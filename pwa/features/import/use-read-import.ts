import { useEffect, useState } from 'react';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import { type ImportEntry, readImport, takeShared } from '../../platform/imports/import-inbox.ts';
import { openLink, replaceByLink } from '../../platform/imports/links.ts';
import { onOutboxChange } from '../../platform/outbox/events.ts';
import type { ReadParts } from '../intake/read-parts.ts';
import { linkOf } from './link-of.ts';

type ReadImport =
  | { state: 'reading' }
  /** The import has been deleted. */
  | { state: 'gone' }
  /** The storage or the parser failed to load. */
  | { state: 'failed' }
  /** Another app or site sent it, and nobody has asked to read it yet. */
  | { state: 'shared'; entry: ImportEntry }
  /** It held only an address, which is now a separate import. */
  | { state: 'moved'; item: string }
  /** Waiting for the server to read its page. */
  | { state: 'waiting'; url: string }
  /** The server could not read its page. */
  | { state: 'unread'; url: string; detail: string }
  | ({ state: 'read'; passedOn: readonly number[] } & ReadParts);

/** The address in an import that holds nothing else; null if the server reads no links. */
function onlyLink({ parts }: ImportEntry, { unread }: ReadParts, readsLinks: boolean): string | null {
  const isAddress = parts.length === 1 && unread[0]?.reason === 'only-an-address';
  return readsLinks && isAddress ? linkOf(String(parts[0]?.content)) : null;
}

async function read(id: string, readsLinks: boolean): Promise<ReadImport> {
  try {
    const shared = await takeShared(id);
    if (shared !== null) return { state: 'shared', entry: shared };
    const [entry, { readParts }] = await Promise.all([readImport(id), import('../intake/read-parts.ts')]);
    if (entry === null) return { state: 'gone' };
    const { link } = entry;
    if (link?.state === 'waiting') return { state: 'waiting', url: link.url };
    if (link?.state === 'failed') return { state: 'unread', url: link.url, detail: link.detail ?? '' };
    const parts = await readParts(entry.parts);
    const url = onlyLink(entry, parts, readsLinks);
    if (url === null) {
      if (link !== undefined) await openLink(id);
      return { state: 'read', passedOn: entry.passedOn ?? [], ...parts };
    }
    return { state: 'moved', item: await replaceByLink(id, url) };
  } catch {
    return { state: 'failed' };
  }
}

/** Reads a stored import: its recipes, and the parts without one. The server reads a link, at once or when online. */
export function useReadImport(id: string): ReadImport {
  const [result, setResult] = useState<{ id: string; read: ReadImport } | null>(null);
  const readsLinks = useSiteSettings().readsLinks === true;
  useEffect(() => {
    let isWanted = true;
    let isOpen = true;
    const look = async () => {
      if (!isWanted || !isOpen) return;
      const done = await read(id, readsLinks);
      if (!isWanted) return;
      // Once read, it must not change while the owner edits it.
      isOpen = done.state === 'waiting' || done.state === 'unread';
      setResult({ id, read: done });
    };
    // One after another: reading announces its own changes, and must not replace the same import twice.
    let looks = look();
    const stop = onOutboxChange(() => {
      looks = looks.then(look);
    });
    return () => {
      isWanted = false;
      stop();
    };
  }, [id, readsLinks]);
  const isWaiting = result?.id === id && result.read.state === 'waiting';
  useEffect(() => {
    if (isWaiting)
      import('../../platform/imports/read-links.ts').then(({ readLinks }) => readLinks(true)).catch(() => {});
  }, [isWaiting]);
  return result?.id === id ? result.read : { state: 'reading' };
}
