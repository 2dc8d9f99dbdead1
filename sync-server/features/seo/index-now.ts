import type { Logger } from 'pino';
import type { IndexingReport, IndexSubmission, Submitted } from '#domain/contract/indexing';
import type { Store } from '../../storage/store/store.ts';
import type { StoredIndexSubmission } from '../../storage/upkeep/index-submissions.ts';

export type IndexNow = {
  state(): Promise<IndexingReport['indexNow']>;
  /** Stores the addresses and sends them at once; retries by itself while the service is down. */
  submit(urls: string[], by: string): Promise<Submitted>;
  /** Whether this is the key file's name; never while IndexNow is off. */
  isKey(name: string): Promise<boolean>;
};

type Deps = {
  store: Pick<Store, 'indexSubmissions' | 'whileOpen' | 'isReady'>;
  /** Null while IndexNow is off. */
  endpoint: string | null;
  publicOrigin: string;
  logger: Logger;
  clock: () => number;
  /** Replaced in tests. */
  send?: typeof fetch;
};

const MINUTE_MS = 60_000;
const WITHIN_MS = 10_000;
const MOST_TRIES = 5;
const LISTED = 20;
const DETAIL_MAX = 200;

const OFF =
  'Search engines are not notified of changes. Set INDEXNOW=on and an https PUBLIC_ORIGIN, then restart the server.';

/** 5, 10, 20, 40 minutes. */
const waitMs = (tries: number) => 5 * MINUTE_MS * 2 ** (tries - 1);

/** As defined by the protocol. */
const MEANINGS: Readonly<Record<number, string>> = {
  200: 'Accepted.',
  202: 'Accepted; the key is checked later.',
  400: 'The service rejected the request as invalid.',
  403: 'The service could not read the key at its address.',
  422: 'The addresses do not belong to the host, or to the key.',
  429: 'Too many at once; we will retry.',
};

function presented({ urls, nextAt: _nextAt, ...rest }: StoredIndexSubmission): IndexSubmission {
  return { ...rest, urls: urls.length };
}

/** Notifies search engines of changed pages through IndexNow; calls only the configured service. */
export function createIndexNow({
  store,
  endpoint,
  publicOrigin,
  logger,
  clock,
  send = fetch,
}: Deps): IndexNow {
  const { indexSubmissions: kept } = store;
  const at = (inMs: number) => new Date(clock() + inMs).toISOString();

  async function call(to: string, urls: string[]): Promise<{ status: number | null; detail: string }> {
    const key = await kept.key();
    const keyLocation = `${publicOrigin}/${key}.txt`;
    try {
      const response = await send(to, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json; charset=utf-8' },
        body: JSON.stringify({ host: new URL(publicOrigin).host, key, keyLocation, urlList: urls }),
        redirect: 'error',
        signal: AbortSignal.timeout(WITHIN_MS),
      });
      const { status } = response;
      const text = (await response.text()).replace(/\s+/g, ' ').trim().slice(0, DETAIL_MAX);
      return {
        status,
        detail: [MEANINGS[status] ?? `The service answered ${status}.`, text].join(' ').trim(),
      };
    } catch (error) {
      logger.warn({ err: error }, 'IndexNow');
      return { status: null, detail: 'The service could not be reached.' };
    }
  }

  function stateOf(status: number | null, tries: number): IndexSubmission['state'] {
    if (status === 200 || status === 202) return 'accepted';
    if (status !== null && status !== 429 && status < 500) return 'refused';
    return tries >= MOST_TRIES ? 'given-up' : 'waiting';
  }

  async function attempt(to: string, id: number): Promise<void> {
    const submission = await kept.find(id);
    if (submission === null || !(await kept.claim(submission, at(waitMs(submission.attempts + 1))))) return;
    const tries = submission.attempts + 1;
    const { status, detail } = await call(to, submission.urls);
    await kept.answer(id, { state: stateOf(status, tries), status, detail, nextAt: at(waitMs(tries)) });
  }

  if (endpoint !== null) {
    store.whileOpen(async () => {
      if (!store.isReady()) return;
      for (const id of await kept.due()) await attempt(endpoint, id);
    }, MINUTE_MS);
  }

  return {
    async state() {
      const submissions = (await kept.list(LISTED)).map(presented);
      if (endpoint === null) return { isOn: false, reason: OFF, keyAddress: null, submissions };
      return { isOn: true, reason: null, keyAddress: `${publicOrigin}/${await kept.key()}.txt`, submissions };
    },
    async submit(urls, by) {
      if (endpoint === null) return { message: OFF, submission: null };
      const { id } = await kept.insert(urls, by);
      await attempt(endpoint, id);
      const found = await kept.find(id);
      const submission = found && presented(found);
      return { message: submission?.detail ?? '', submission };
    },
    isKey: async (name) => endpoint !== null && name === (await kept.key()),
  };
}
