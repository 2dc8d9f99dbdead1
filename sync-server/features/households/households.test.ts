import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEMBER_KEY_HEADER, type RecordChange } from '#domain/contract/household-records';
import { aChange, newId, newKey } from '../../testing/household-builders.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { HOUSEHOLDS_PER_DAY: '1000' } });
});
afterAll(() => server.stop());

type Device = { home: string; key: string };
const aHousehold = (): Device => ({ home: newId(), key: newKey() });
const keyOf = ({ key }: Device) => ({ [MEMBER_KEY_HEADER]: key });
const recordsOf = ({ home }: Device) => `/api/households/${home}/records`;

const push = (device: Device, changes: RecordChange[], epoch: string | null = null, on = server) =>
  on.post(recordsOf(device), { epoch, changes }, keyOf(device));
const pull = (device: Device, after?: number, on = server) =>
  on.get(`${recordsOf(device)}${after === undefined ? '' : `?after=${after}`}`, keyOf(device));
const erase = (device: Device) =>
  fetch(`${server.url}/api/households/${device.home}`, {
    method: 'DELETE',
    headers: { 'Sec-Fetch-Site': 'same-origin', ...keyOf(device) },
  });

/** Everything about a refusal that a caller sees, except the request id and the date. */
async function seen(response: Response): Promise<unknown> {
  const { requestId: _, ...problem } = (await response.json()) as Record<string, unknown>;
  const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { status: response.status, problem, headers };
}

describe('a shared household', () => {
  it('begins with the first push, and has the records that were pushed', async () => {
    const device = aHousehold();
    expect((await pull(device)).status).toBe(404);
    const change = aChange();
    const pushed = await push(device, [change]);
    expect(pushed.status).toBe(200);
    const { epoch, outcomes } = await pushed.json();
    const [{ seq }] = outcomes;
    expect(outcomes).toEqual([{ outcome: 'taken', record: change.record, seq }]);
    const { base: _, ...record } = change;
    const answer = await pull(device);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ epoch, records: [{ ...record, seq }], more: false });
    expect(await (await pull(device, seq)).json()).toEqual({ epoch, records: [], more: false });
  });

  it('answers callers with another key or none with the same 404 as an unknown household', async () => {
    const device = aHousehold();
    await push(device, [aChange()]);
    const unknown = await seen(await pull(aHousehold()));
    expect(unknown).toMatchObject({ status: 404, problem: { code: 'not-found' } });
    const stranger = { ...device, key: newKey() };
    expect(await seen(await pull(stranger))).toEqual(unknown);
    expect(await seen(await server.get(recordsOf(device)))).toEqual(unknown);
    expect(await seen(await pull({ ...device, key: 'short' }))).toEqual(unknown);
    expect(await seen(await pull({ ...device, home: 'x' }))).toEqual(unknown);
    for (const epoch of [null, 'any']) {
      expect(await seen(await push(stranger, [aChange()], epoch))).toEqual(unknown);
    }
    expect((await erase(stranger)).status).toBe(404);
    expect((await (await pull(device)).json()).records).toHaveLength(1);
  });

  it('is erased by any member, and not brought back by a device that has not heard of it', async () => {
    const device = aHousehold();
    const { epoch } = await (await push(device, [aChange()])).json();
    expect((await erase(device)).status).toBe(204);
    expect((await erase(device)).status).toBe(204);
    expect((await pull(device)).status).toBe(404);
    expect((await push(device, [aChange()], epoch)).status).toBe(404);
    // Without an epoch, a push starts the household anew.
    expect((await push(device, [aChange()])).status).toBe(200);
  });

  it('refuses with 409 what would make it too large, and takes what makes it smaller', async () => {
    const device = aHousehold();
    // 24 records of 60,000 bytes fit into 2 MB, 36 don’t.
    const large = Array.from({ length: 24 }, () => aChange({ bytes: 60_000 }));
    expect((await push(device, large)).status).toBe(200);
    const more = await push(
      device,
      large.slice(0, 12).map(() => aChange({ bytes: 60_000 })),
    );
    expect([more.status, (await more.json()).code]).toEqual([409, 'household-full']);
    const { records } = await (await pull(device)).json();
    const [{ record, seq, op }] = records;
    expect((await push(device, [aChange({ record, base: seq, past: [op], isGone: true })])).status).toBe(200);
  });

  it.each([
    ['a body of more than 64 KB', [aChange({ bytes: 64 * 1024 + 3 })]],
    ['a body that is not base64url', [aChange({ body: '<script>' })]],
    ['a record whose id is a path', [aChange({ record: '../records' })]],
    ['a base of 0', [aChange({ base: 0 })]],
    ['nine past ops', [aChange({ past: Array.from({ length: 9 }, newId) })]],
    ['an unknown field', [{ ...aChange(), household: newId() }]],
    ['a query in place of an op', [{ ...aChange(), op: { $gt: '' } }]],
    ['no change', []],
    ['51 changes', Array.from({ length: 51 }, () => aChange())],
  ])('refuses %s with 400, and stays as it was', async (_, changes) => {
    const device = aHousehold();
    await push(device, [aChange()]);
    expect((await push(device, changes as RecordChange[])).status).toBe(400);
    expect((await (await pull(device)).json()).records).toHaveLength(1);
  });

  it('refuses a position that is not a whole number from 0 up', async () => {
    const device = aHousehold();
    await push(device, [aChange()]);
    for (const after of ['-1', 'x', '1.5', '1e999'])
      expect((await pull(device, after as never)).status, after).toBe(400);
  });
});

describe('a hostile member', () => {
  it('can’t reach another household’s records, whatever it names', async () => {
    const [home, other] = [aHousehold(), aHousehold()];
    const change = aChange();
    await push(home, [change]);
    await push(other, [{ ...change, op: newId() }]);
    const [{ op }] = (await (await pull(home)).json()).records;
    expect(op).toBe(change.op);
  });

  it('is refused with 429 after 600 calls in a minute from changing addresses, and no other household is', async () => {
    const own = await startServer({ env: { TRUST_PROXY: '1' } });
    const [device, other] = [aHousehold(), aHousehold()];
    for (const each of [device, other]) expect((await push(each, [aChange()], null, own)).status).toBe(200);
    const call = (from: typeof device, n: number) =>
      own.get(recordsOf(from), { ...keyOf(from), 'X-Forwarded-For': `192.0.2.${n % 200}` });
    let calls = 1;
    let last = await call(device, calls);
    for (; last.status === 200 && calls < 700; calls += 1) last = await call(device, calls);
    // The push was the first of the 600.
    expect([last.status, calls, last.headers.has('retry-after')]).toEqual([429, 600, true]);
    expect((await call(other, calls)).status).toBe(200);
    await own.stop();
  });

  it('gets as much a day as 64 full copies of 2 MB', async () => {
    const own = await startServer({ env: { TRUST_PROXY: '1' } });
    const device = aHousehold();
    const full = Array.from({ length: 24 }, () => aChange({ bytes: 63_000 }));
    expect((await push(device, full, null, own)).status).toBe(200);
    // 24 × 84,000 characters are 30 units of 64 KB: the 2,048 of a day are 68 copies; the 69th is refused.
    let copies = 0;
    let status = 200;
    for (; status === 200 && copies < 100; copies += 1) {
      const address = { 'X-Forwarded-For': `192.0.2.${copies}` };
      const answer = await own.get(recordsOf(device), { ...keyOf(device), ...address });
      await answer.arrayBuffer();
      status = answer.status;
    }
    expect([status, copies]).toEqual([429, 69]);
    await own.stop();
  });
});

describe('households on a site', () => {
  it('can be started ten times a day from one address', async () => {
    const own = await startServer();
    for (let n = 0; n < 10; n += 1)
      expect((await push(aHousehold(), [aChange()], null, own)).status).toBe(200);
    const refused = await push(aHousehold(), [aChange()], null, own);
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'too-many-requests']);
    own.pass(24 * 60 * 60_000);
    expect((await push(aHousehold(), [aChange()], null, own)).status).toBe(200);
    await own.stop();
  });

  it('are unavailable with HOUSEHOLDS=off, but stay stored', async () => {
    const off = await startServer({ env: { HOUSEHOLDS: 'off' } });
    expect(off.config.site).not.toHaveProperty('households');
    const device = aHousehold();
    await off.store.households.create(device.home, 'hash');
    const unknown = await seen(await pull(aHousehold()));
    expect(await seen(await pull(device, undefined, off))).toEqual(unknown);
    expect((await push(device, [aChange()], null, off)).status).toBe(404);
    expect((await off.store.households.counts()).households).toBe(1);
    await off.stop();
  });

  it('are announced to the app, and counted for the operator', async () => {
    const own = await startServer();
    expect(own.config.site.households).toBe(true);
    await push(aHousehold(), [aChange(), aChange()], null, own);
    const status = await own.get('/api/admin/status', { Cookie: await own.signIn() });
    expect((await status.json()).households).toEqual({ households: 1, records: 2 });
    await own.stop();
  });
});
