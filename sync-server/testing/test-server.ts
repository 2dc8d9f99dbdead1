import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Recipe } from '#domain/recipe/recipe';
import { createApp } from '../app.ts';
import { createFirstAdministrator } from '../features/accounts/first-administrator.ts';
import { createPasswords, type Passwords } from '../features/accounts/passwords.ts';
import type { Outside } from '../features/import/fetch-page.ts';
import { createMetrics } from '../features/operations/metrics.ts';
import type { PageRenderer } from '../features/pages/page-renderer.ts';
import { createHttpServer } from '../http/http-server.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { type Config, readConfig } from '../lib/config.ts';
import { createLogger } from '../lib/logger.ts';
import { openStore, type Store } from '../storage/store/store.ts';
import { threeRecipes } from './builders.ts';

const HOUR_MS = 60 * 60 * 1000;
export const ORIGIN = 'http://bowlful.test';
/** Cheap hashes: test passwords need no protection. */
export const cheapPasswords = () => createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
export const ADMINISTRATOR = { username: 'keeper', password: 'correct horse battery' };

type Options = {
  env?: Record<string, string>;
  /** Data shared with other processes: kept at the end, with the real clock. A temporary folder by default. */
  dataDir?: string;
  recipes?: readonly Recipe[];
  pages?: PageRenderer;
  clientDir?: string;
  /** The network for linked pages. */
  outside?: Partial<Outside>;
  /** Time limit for the head of a request. */
  headersWithinMs?: number;
  /** Cheap ones by default. */
  passwords?: Passwords;
  /** Receives every log line. */
  onLog?: (line: string) => void;
};

export type TestServer = {
  url: string;
  store: Store;
  config: Config;
  /** The server's clock, in milliseconds since 1970. */
  now(): number;
  /** Advances the server's clock. */
  pass(milliseconds: number): void;
  /** Audits the site as at start-up. */
  prepareAudit(): Promise<void>;
  /** Copies external pictures as at start-up. */
  keepPictures(): Promise<void>;
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Sends JSON from the site's own origin unless the headers differ; a string is sent as is. */
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Signs in and returns the cookie to send. */
  signIn(): Promise<string>;
  /** Number of open connections. */
  connections(): Promise<number>;
  stop(): Promise<void>;
};

/** The real server on a free port, on the embedded engine in a temporary folder. */
export async function startServer(options: Options = {}): Promise<TestServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'bowlful-server-')));
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_ORIGIN: ORIGIN, ...options.env });
  // A minute past a full hour, so that no rate-limit window ends during a test.
  let ahead = options.dataDir === undefined ? HOUR_MS - (Date.now() % HOUR_MS) + 60_000 : 0;
  const clock = () => Date.now() + ahead;
  const metrics = config.metricsToken === undefined ? null : createMetrics();
  const store = await openStore({
    ...config,
    builtinRecipes: options.recipes ?? threeRecipes(),
    clock,
    ...(metrics !== null && { onCommand: metrics.observeCommand }),
  });
  const onLog = options.onLog;
  const logger = onLog ? createLogger('debug', { write: onLog }) : createLogger('silent');
  const passwords = options.passwords ?? cheapPasswords();
  const app = createApp({
    store,
    config,
    logger,
    clock,
    metrics,
    passwords,
    linkPauseMs: 0,
    pages: options.pages ?? null,
    clientDir: options.clientDir ?? null,
    ...(options.outside && { outside: options.outside }),
  });
  const http = createHttpServer(app, {
    lameDuckMs: 0,
    headers: securityHeaders(config, []),
    onRefusedEarly: (status) => metrics?.observeEarly(status),
    ...(options.headersWithinMs !== undefined && { headersWithinMs: options.headersWithinMs }),
  });
  const url = `http://127.0.0.1:${await http.listen(0, '127.0.0.1')}`;
  if (store.isReady()) {
    await createFirstAdministrator(store.administrators, passwords, {
      adminUsername: ADMINISTRATOR.username,
      adminPassword: ADMINISTRATOR.password,
    });
  }

  const get: TestServer['get'] = (address, headers = {}) =>
    fetch(url + address, { headers, redirect: 'manual' });
  const send =
    (method: 'POST' | 'PATCH'): TestServer['post'] =>
    (address, body, headers = {}) =>
      fetch(url + address, {
        method,
        headers: {
          Origin: ORIGIN,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
  const post = send('POST');
  return {
    url,
    store,
    config,
    now: clock,
    pass: (milliseconds) => {
      ahead += milliseconds;
    },
    prepareAudit: () => app.prepareAudit(),
    keepPictures: () => app.keepPictures(),
    get,
    post,
    patch: send('PATCH'),
    async signIn() {
      const response = await post('/api/admin/login', ADMINISTRATOR);
      const cookie = response.headers.get('set-cookie')?.split(';')[0];
      if (response.status !== 200 || cookie === undefined) throw new Error(`sign-in: ${response.status}`);
      return cookie;
    },
    connections: () => new Promise((resolve) => http.server.getConnections((_, count) => resolve(count))),
    async stop() {
      app.endStreams();
      const stopped = http.stop();
      // No more answers: don't wait for callers' keep-alive connections.
      http.server.closeAllConnections();
      await stopped;
      await store.close();
      if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A server and the session cookie of its administrator. */
export async function startWithAdministrator(
  env: Options['env'] = { REVIEWS_PER_HOUR: '1000' },
): Promise<{ server: TestServer; cookie: string }> {
  const server = await startServer({ env });
  return { server, cookie: await server.signIn() };
}
