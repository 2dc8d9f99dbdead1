import { Bowlful, DATABASE_VERSION } from '../database/bowlful.ts';
import { guardedFactory } from '../database/guarded-factory.ts';
import { createStorage } from '../database/storage.ts';
import { type PullOrder, pullCatalogue } from './pull.ts';
import type { PullReport } from './pull-beside.ts';
import { gatherPages } from './pull-page.ts';

/**
 * Pulls the rest of a large catalogue off the main thread, so that the page stays responsive. It writes only rows that the
 * server can send again: rows and cursor are committed together, so a power failure loses whole pages at most, and no commit
 * needs to wait for the disk.
 */
const database = new Bowlful('bowlful', {
  ...guardedFactory(DATABASE_VERSION),
  chromeTransactionDurability: 'relaxed',
});

/** Each commit wakes the screens' live queries. */
const PAGES_PER_COMMIT = 5;
/** Below 50 rows per write Dexie records each row's key, which costs a page more than querying again. */
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
