import type { Logger } from 'pino';
import type { Passwords } from './features/accounts/passwords.ts';
import type { Outside } from './features/import/fetch-page.ts';
import type { Background } from './features/jobs/background.ts';
import type { Metrics } from './features/operations/metrics.ts';
import type { PageRenderer } from './features/pages/page-renderer.ts';
import type { Config } from './lib/config.ts';
import type { Store } from './storage/store/store.ts';

/** The app's dependencies. Nothing is global, so tests can run any number of servers. */
export type AppDeps = {
  store: Store;
  config: Config;
  logger: Logger;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Where expensive work runs; in this process by default. */
  background?: Background;
  /** Counts events; none are counted by default. */
  metrics?: Metrics | null;
  /** Hashes and checks passwords; at full cost by default. */
  passwords?: Passwords;
  /** Null if the app has not been built: the API works, and pages say so. */
  pages: PageRenderer | null;
  /** Used to fetch linked pages; the real network by default. */
  outside?: Partial<Outside>;
  /** Pause between two shops while their links are checked. */
  linkPauseMs?: number;
  /** The built client; null serves no files. */
  clientDir: string | null;
};
