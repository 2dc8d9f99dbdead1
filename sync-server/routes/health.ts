import { Router } from '@koa/router';
import type { Health } from '#domain/contract/health';
import type { Store } from '../storage/store/store.ts';

/** Liveness and readiness of the process. */
export function healthRoutes(store: Store): Router {
  const router = new Router();

  router.get('/livez', (ctx) => {
    ctx.body = { status: 'ok' } satisfies Health;
  });

  router.get('/readyz', async (ctx) => {
    const answers =
      store.isReady() &&
      (await store.probe().then(
        () => true,
        () => false,
      ));
    ctx.status = answers ? 200 : 503;
    if (!answers) ctx.set('Retry-After', '2');
    ctx.body = { status: answers ? 'ok' : 'unavailable' } satisfies Health;
  });

  return router;
}
