import { useEffect, useState } from 'react';
import type { ImportEntry } from '../../platform/imports/import-entry.ts';
import { listLinks } from '../../platform/imports/import-inbox.ts';
import { onOutboxChange } from '../../platform/outbox/events.ts';
import { usePrerendered } from '../../platform/query/prerendered-answers.ts';

/** Imports by link that their owner has not seen yet, newest first, up to date across tabs. */
export function useLinks(): readonly ImportEntry[] {
  const [links, setLinks] = useState<readonly ImportEntry[]>(usePrerendered('links', listLinks) ?? []);
  useEffect(() => {
    let isWanted = true;
    const read = () => void listLinks().then((all) => isWanted && setLinks(all));
    read();
    const stop = onOutboxChange(read);
    return () => {
      isWanted = false;
      stop();
    };
  }, []);
  return links;
}
