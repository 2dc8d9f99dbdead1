import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pullFixture } from '../../testing/pull-fixture.ts';
import type { CatalogueChange } from '../database/cards.ts';
import type { PullOutcome } from './pull.ts';
import { type PullReport, pullBeside } from './pull-beside.ts';
import { gatherPages } from './pull-page.ts';

const CURRENT: PullOutcome = { kind: 'current', isReload: false, isProven: true };
const UNREACHABLE: PullOutcome = { kind: 'problem', problem: 'unreachable' };

let { database, server, pull, putRecipes, storedIds } = pullFixture();
let made: StubbedWorker[] = [];

/** A worker that runs `work` once it gets its message. */
class StubbedWorker extends EventTarget {
  static work: (worker: StubbedWorker) => void = () => {};
  order: unknown;
  isTerminated = false;

  constructor() {
    super();
    made.push(this);
  }
  postMessage(order: unknown) {
    this.order = order;
    StubbedWorker.work(this);
  }
  report(data: PullReport) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate() {
    this.isTerminated = true;
  }
}

const stubWorkers = (work: (worker: StubbedWorker) => void) => {
  StubbedWorker.work = work;
  vi.stubGlobal('Worker', StubbedWorker);
};

beforeEach(() => {
  made = [];
  ({ database, server, pull, putRecipes, storedIds } = pullFixture());
  putRecipes(1, 2, 3, 4, 5, 6, 7, 8);
});
afterEach(() => {
  database.close();
  vi.unstubAllGlobals();
});

describe('a large catalogue', () => {
  it('is pulled in a worker from its second page on', async () => {
    const commits: CatalogueChange[] = [];
    stubWorkers((worker) => {
      void pull({
        gather: gatherPages(2),
        onCommit: (change) => worker.report({ kind: 'commit', change }),
      }).then((outcome) => worker.report({ kind: 'end', outcome }));
    });
    const outcome = await pull({ isThorough: true, pullBeside, onCommit: (change) => commits.push(change) });
    expect(outcome).toEqual(CURRENT);
    expect(commits.map(({ cardIds }) => cardIds)).toEqual([
      [1, 2, 3],
      [4, 5, 6, 7, 8],
    ]);
    expect(server.requests).toEqual(['/api/sync', '/api/sync?cursor=1.3', '/api/sync?cursor=1.6']);
    expect(await storedIds()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    // A device that had nothing needs no verification.
    expect(made.map(({ order, isTerminated }) => ({ order, isTerminated }))).toEqual([
      { order: { isThorough: false }, isTerminated: true },
    ]);
  });

  it('needs no worker for changes that fit one page', async () => {
    server.remove('recipe', 8);
    await pull({ fetch: server.fetch });
    stubWorkers(() => expect.unreachable());
    putRecipes(9);
    expect(await pull({ pullBeside })).toEqual(CURRENT);
    expect(made).toEqual([]);
  });

  it('counts as unreachable when the worker loses the network, and keeps its first page', async () => {
    stubWorkers((worker) => worker.report({ kind: 'end', outcome: UNREACHABLE }));
    expect(await pull({ pullBeside })).toEqual(UNREACHABLE);
    expect(await storedIds()).toEqual([1, 2, 3]);
  });

  it.each<[string, (worker: StubbedWorker) => void]>([
    ['cannot be loaded', (worker) => worker.dispatchEvent(new Event('error'))],
    ['sends an unreadable message', (worker) => worker.dispatchEvent(new Event('messageerror'))],
    [
      'cannot use the storage',
      (worker) => worker.report({ kind: 'end', outcome: { kind: 'problem', problem: 'storage' } }),
    ],
  ])('is pulled by the page itself if the worker %s', async (_, work) => {
    stubWorkers(work);
    expect(await pull({ pullBeside })).toEqual(CURRENT);
    expect(await storedIds()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(made.map(({ isTerminated }) => isTerminated)).toEqual([true]);
  });

  it('is pulled by the page itself if the worker stays silent or is not supported', async () => {
    stubWorkers(() => {});
    const impatient: typeof pullBeside = (order, onCommit) => pullBeside(order, onCommit, 20);
    expect(await pull({ pullBeside: impatient })).toEqual(CURRENT);
    vi.stubGlobal('Worker', undefined);
    expect(await pullBeside({ isThorough: false }, () => {})).toBeNull();
  });
});

describe('pages committed together', () => {
  it('are those received so far if the next request fails', async () => {
    let asked = 0;
    const dying: typeof fetch = (...request) => {
      asked += 1;
      return asked > 2 ? Promise.reject(new TypeError('killed')) : server.fetch(...request);
    };
    expect(await pull({ fetch: dying, gather: gatherPages(3) })).toEqual(UNREACHABLE);
    expect(await storedIds()).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await database.syncState.get('catalogue'))?.cursor).toBe('1.6');
  });

  it('are never from two epochs of the server', async () => {
    let asked = 0;
    const restoring: typeof fetch = (...request) => {
      asked += 1;
      if (asked === 2) server.restore();
      return server.fetch(...request);
    };
    expect(await pull({ fetch: restoring, gather: gatherPages(3) })).toMatchObject({ isReload: true });
    expect(await storedIds()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });
});
