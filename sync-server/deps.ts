import type { Logger } from 'pino';
import type { Passwords } from './features/accounts/passwords.ts';
import type { Outside } from './features/import/fetch-page.ts';
import type { Background } from './features/jobs/background.ts';
import type { Metrics } from './features/operations/metrics.ts';
import type { PageRenderer } from './features/pages/page-renderer.ts';
import type { Config } from './lib/config.ts';
import type { Store } from './storage/store/store.ts';

/** What the app is made of; nothing of it is global, so that tests build as many servers as they like. */
export type AppDeps = {
  store: Store;
  config: Config;
  logger: Logger;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Where expensive work runs; in this process by default. */
  background?: Background;
  /** Counts what happens; nothing does where none is given. */
  metrics?: Metrics | null;
  /** Hashes and checks passwords; at full cost where none is given. */
  passwords?: Passwords;
  /** Null where the app has not been built: the API works, pages say so. */
  pages: PageRenderer | null;
  /** Where pages are read by link; the real network where none is given. */
  outside?: Partial<Outside>;
  /** Pause between two shops while their links are checked. */
  linkPauseMs?: number;
  /** The built client; null serves no files. */
  clientDir: string | null;
};
