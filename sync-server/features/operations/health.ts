import { Router } from '@koa/router';
import { SERVICE_CALLS } from '#domain/contract/service';
import { serve } from '../../http/serve.ts';
import { VERSION } from '../../lib/version.ts';
import type { Store } from '../../storage/store/store.ts';

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
