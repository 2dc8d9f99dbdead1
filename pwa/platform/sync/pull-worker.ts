import { Bowlful, DATABASE_VERSION } from '../database/bowlful.ts';
import { guardedFactory } from '../database/newer-version.ts';
import { createStorage } from '../database/storage.ts';
import { gatherPages } from './join-pages.ts';
import { type PullOrder, pullCatalogue } from './pull.ts';
import type { PullReport } from './pull-beside.ts';

/**
 * Brings the rest of a large catalogue beside the page, which stays free for the person. It writes what a server can send
 * again: rows and cursor are committed together, so that a power failure takes whole pages at most, and no commit has to
 * wait for the disk.
 */
const database = new Bowlful('bowlful', {
  ...guardedFactory(DATABASE_VERSION),
  chromeTransactionDurability: 'relaxed',
});

/** Each commit wakes the questions of the screens. */
const PAGES_PER_COMMIT = 5;
/** Dexie notes the key of each row where it writes less than 50 at a time, which costs a page more than to ask again. */
const ROWS_PER_WRITE = 200;

const report = (message: PullReport) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<PullOrder>) => {
  void pullCatalogue({
    fetch: (input, init) => fetch(input, init),
    device: createStorage(database),
    now: () => new Date(),
    isThorough: data.isThorough,
    gather: gatherPages(PAGES_PER_COMMIT),
    rowsPerWrite: ROWS_PER_WRITE,
    onCommit: (change) => report({ kind: 'commit', change }),
  }).then((outcome) => report({ kind: 'end', outcome }));
});
