import { Router } from '@koa/router';
import { ADMIN_CALLS, type AdminStatus } from '#domain/contract/admin';
import { SERVICE_CALLS } from '#domain/contract/service';
import { serve } from '../../http/serve.ts';
import type { Config } from '../../lib/config.ts';
import { VERSION } from '../../lib/project.ts';
import { StorageFull } from '../../lib/storage-error.ts';
import type { Store } from '../../storage/store/store.ts';

type Deps = {
  store: Store;
  site: Config['site'];
  backups: Config['backups'];
  builtAt: string | null;
  clock: () => number;
};

/** Server status for the admin panel. */
export function serverStatus({ store, site, backups, builtAt, clock }: Deps): () => Promise<AdminStatus> {
  const startedAt = new Date(clock()).toISOString();

  async function backupStatus(): Promise<AdminStatus['backup']> {
    const { made, failure } = await store.backupRuns.latest();
    return {
      everyHours: backups?.everyHours ?? null,
      last: made && { ...made, at: made.at.toISOString() },
      failure: failure && { reason: failure.reason, at: failure.at.toISOString() },
    };
  }

  return async () => {
    const fault: unknown = await store.probe().then(
      () => null,
      (error: unknown) => error,
    );
    const [mailsWaiting, backup, households] = await Promise.all([
      store.greetings.count(),
      backupStatus(),
      site.households ? store.households.counts() : null,
    ]);
    const now = new Date(clock()).toISOString();
    return {
      engine: store.engine,
      isReady: fault === null,
      isDiskFull: fault instanceof StorageFull,
      mailsWaiting,
      households,
      backup,
      version: VERSION,
      builtAt,
      startedAt,
      now,
    };
  };
}

/** Server status, behind the session check. */
export function adminStatusRoutes(status: () => Promise<AdminStatus>): Router {
  const router = new Router();

  serve(router, ADMIN_CALLS.getStatus, status);
  return router;
}

/** Liveness and readiness of the process. */
export function healthRoutes(store: Store): Router {
  const router = new Router();

  serve(router, SERVICE_CALLS.livez, () => ({ status: 'ok' as const }));

  serve(router, SERVICE_CALLS.readyz, async (ctx) => {
    const answers =
      store.isReady() &&
      (await store.probe().then(
        () => true,
        () => false,
      ));
    ctx.status = answers ? 200 : 503;
    if (!answers) ctx.set('Retry-After', '2');
    return { status: answers ? ('ok' as const) : ('unavailable' as const), version: VERSION };
  });

  return router;
}
