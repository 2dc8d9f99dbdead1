import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import Koa, { type Context } from 'koa';
import { describe, expect, it } from 'vitest';
import { CALLS } from '#domain/contract/registry';
import { invalid, unavailable } from '../lib/errors.ts';
import type { ActNote, AuditLog, NewAct } from '../storage/audit-log.ts';
import { unconnectedRouters } from '../testing/route-layers.ts';
import { guardRoutes, WITHOUT_ENTRY } from './guard-routes.ts';
import { answerSlowly } from './long-answers.ts';
import { answerProblems } from './problems.ts';
import { noteAct } from './request-notes.ts';

type Row = NewAct & ActNote & { isDone: boolean };
type Handler = (ctx: Context) => unknown;

/** All routes with their guards around the given handler; the caller has that role, or no session if null. */
async function guarded(role: 'owner' | 'moderator' | null, handler: Handler = () => ({ isDone: true })) {
  const rows = new Map<string, Row>();
  let isCalled = false;
  const auditLog: AuditLog = {
    async begin(act) {
      rows.set(String(rows.size), { ...act, isDone: false });
      return String(rows.size - 1);
    },
    async complete(id, note) {
      rows.set(id, { ...(rows.get(id) as Row), ...note, isDone: true });
    },
    async withdraw(id) {
      rows.delete(id);
    },
    add: async () => undefined,
    find: async () => [],
    sweep: async () => undefined,
  };
  const routers = unconnectedRouters();
  for (const { stack } of routers) {
    for (const layer of stack) {
      layer.stack = [
        async (ctx) => {
          isCalled = true;
          const content = await handler(ctx);
          if (content !== undefined) ctx.body = content;
        },
      ];
    }
  }
  const app = new Koa();
  app.use(answerProblems());
  guardRoutes(routers, {
    auditLog,
    requireSession: async (ctx, next) => {
      if (role === null) ctx.throw(401);
      Object.assign(ctx.state, { username: 'keeper', role });
      await next();
    },
  });
  for (const router of routers) app.use(router.routes());
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    rows: () => [...rows.values()],
    isCalled: () => isCalled,
    async call(method: string, path: string) {
      isCalled = false;
      rows.clear();
      const response = await fetch(`http://127.0.0.1:${port}${path.replace(/\{\w+\}/g, 'some-id')}`, {
        method: method.toUpperCase(),
      });
      const text = await response.text();
      return { status: response.status, code: text.startsWith('{') ? JSON.parse(text).code : undefined };
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

const admins = CALLS.filter(({ needsSession }) => needsSession);
const writes = admins.filter(({ method }) => method !== 'get');

describe('the guard before a route', () => {
  it('requires a session for every call that needs one according to the registry', async () => {
    const server = await guarded(null);
    for (const { method, path } of admins) {
      await server.call(method, path);
      expect([path, server.isCalled()]).toEqual([path, false]);
    }
    await server.stop();
  });

  it('logs one entry for every admin act unless WITHOUT_ENTRY says why not, and none for reads', async () => {
    const server = await guarded('owner');
    for (const { id, method, path } of writes) {
      expect([id, (await server.call(method, path)).status]).toEqual([id, 200]);
      const [entry, ...others] = server.rows();
      expect([id, others]).toEqual([id, []]);
      if (id in WITHOUT_ENTRY) {
        expect([id, entry, WITHOUT_ENTRY[id]]).toEqual([id, undefined, expect.stringMatching(/\w/)]);
        continue;
      }
      expect(entry).toMatchObject({ who: 'keeper', act: id, isDone: true });
      expect(entry?.requestId).toMatch(/^[\w-]{8,}$/);
      if (path.includes('{')) expect(entry?.target).toBe('some-id');
    }
    for (const { method, path } of admins.filter(({ method }) => method === 'get')) {
      await server.call(method, path);
      expect(server.rows()).toEqual([]);
    }
    await server.stop();
  });

  it('restricts every admin export to owners', () => {
    const exported = CALLS.filter(
      ({ id, answer, needsSession }) =>
        needsSession && (id.startsWith('export') || answer.fileType === 'text/csv'),
    );
    expect(exported.map(({ id }) => id)).toContain('exportNewsletter');
    expect(exported.filter(({ ownerOnly }) => !ownerOnly).map(({ id }) => id)).toEqual([]);
  });

  it('lists in WITHOUT_ENTRY only admin calls that exist and are not GET', () => {
    expect(Object.keys(WITHOUT_ENTRY).filter((id) => !writes.some((call) => call.id === id))).toEqual([]);
  });

  it('keeps the entry of an act whose outcome is unknown, but not that of a refused act', async () => {
    const [act] = writes.filter(({ id }) => !(id in WITHOUT_ENTRY));
    const refused = await guarded('owner', () => {
      throw invalid('No.');
    });
    expect(await refused.call(act?.method ?? '', act?.path ?? '')).toMatchObject({ status: 400 });
    expect(refused.rows()).toEqual([]);
    await refused.stop();
    for (const problem of [unavailable(), new Error('a fault')]) {
      const broken = await guarded('owner', () => {
        throw problem;
      });
      expect((await broken.call(act?.method ?? '', act?.path ?? '')).status).toBeGreaterThanOrEqual(500);
      expect(broken.rows()).toMatchObject([{ act: act?.id, isDone: false }]);
      await broken.stop();
    }
  });

  it('completes the entry of a slow act when its work ends, with what the work noted', async () => {
    const [act] = writes.filter(({ id }) => !(id in WITHOUT_ENTRY));
    const slow = await guarded('owner', (ctx) => {
      const work = async () => {
        await setTimeout(50);
        noteAct(ctx, { after: { changed: 3 } });
        return { isDone: true };
      };
      return answerSlowly(ctx, work(), 1);
    });
    expect((await slow.call(act?.method ?? '', act?.path ?? '')).status).toBe(200);
    await expect.poll(slow.rows).toMatchObject([{ act: act?.id, isDone: true, after: { changed: 3 } }]);
    await slow.stop();
  });

  it('refuses a moderator exactly the owner-only calls, in any spelling of the path', async () => {
    const moderator = await guarded('moderator');
    const ownerOnlyCalls = admins.filter(({ ownerOnly }) => ownerOnly);
    expect(ownerOnlyCalls.length).toBeGreaterThan(0);
    for (const { method, path, ownerOnly } of admins) {
      for (const address of [path, `${path}/`, path.replace('/api/admin', '/API/Admin')]) {
        const answer = await moderator.call(method, address);
        expect([address, moderator.isCalled()]).toEqual([address, !ownerOnly]);
        if (ownerOnly) expect(answer).toEqual({ status: 403, code: 'owner-only' });
        if (ownerOnly) expect(moderator.rows()).toEqual([]);
      }
    }
    await moderator.stop();
  });
});
