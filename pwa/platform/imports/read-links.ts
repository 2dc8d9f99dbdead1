import { READ_PAGE_CALLS, readOutcome } from '#domain/contract/read-page';
import { connectionStore } from '../sync/connection.ts';
import { exchange, type HttpOptions, requestOf } from '../sync/http.ts';
import { changeImport, type ImportEntry, listLinks, MOST_ENTRIES } from './import-inbox.ts';
import { settleLink } from './links.ts';

/** Links for which the server was busy, with the time of their next attempt. */
const notBefore = new Map<string, number>();
let running: Promise<void> | null = null;

/**
 * Asks the server for the page of each waiting link and stores what it read. Nothing is stored in between: killed at any
 * point, either the link still waits or its recipe is there. Another tab may harmlessly ask for the same page.
 * @param isWish a person asked for it: retry a busy server at once
 */
export function readLinks(isWish = false, options: HttpOptions = {}): Promise<void> {
  if (isWish) notBefore.clear();
  running ??= run(options).finally(() => {
    running = null;
  });
  return running;
}

async function run(options: HttpOptions): Promise<void> {
  for (let left = MOST_ENTRIES; left > 0; left -= 1) {
    // Read again each time: links may be added, cancelled or retried meanwhile.
    const entries = await listLinks();
    for (const entry of entries) await tell(entry);
    const due = entries.find(
      ({ id, link }) => link?.state === 'waiting' && (notBefore.get(id) ?? 0) <= Date.now(),
    );
    if (due === undefined || !(await read(due, options))) return;
  }
}

/** False if the server can't be reached, so the others need not be tried. */
async function read(entry: ImportEntry, options: HttpOptions): Promise<boolean> {
  const request = requestOf(READ_PAGE_CALLS.readPage, { body: { url: entry.link?.url ?? '' } });
  const outcome = readOutcome(await exchange(request, options), Date.now());
  if (outcome.kind !== 'waits') {
    await settleLink(entry, outcome.kind === 'read' ? outcome : { detail: outcome.detail });
    return true;
  }
  notBefore.set(entry.id, Date.now() + outcome.afterMs);
  return outcome.afterMs > 0;
}

/** Notifies once, including results that an earlier page read but closed before showing. */
async function tell({ id, link, parts }: ImportEntry): Promise<void> {
  if (link?.state !== 'read' || link.isTold) return;
  connectionStore.setState({ linkRead: { id, title: parts[0]?.name ?? '' } });
  await changeImport(id, (entry) =>
    entry.link ? { ...entry, link: { ...entry.link, isTold: true } } : entry,
  );
}
