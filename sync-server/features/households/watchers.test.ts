import { afterAll, beforeAll, expect, it } from 'vitest';
import { MEMBER_KEY_HEADER } from '#domain/contract/household-records';
import { aChange, newId, newKey } from '../../testing/household-builders.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';
import { createWatchers } from './watchers.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const aDevice = () => ({ home: newId(), headers: { [MEMBER_KEY_HEADER]: newKey() } });
type Device = ReturnType<typeof aDevice>;
const addressOf = ({ home }: Device, call: 'records' | 'events') => `/api/households/${home}/${call}`;

const push = (device: Device, on = server) =>
  on.post(addressOf(device, 'records'), { epoch: null, changes: [aChange()] }, device.headers);

/** A stream's text as it comes. */
async function watch(device: Device, on = server) {
  const response = await on.get(addressOf(device, 'events'), device.headers);
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  return {
    response,
    next: async () => (await reader?.read())?.value,
    leave: () => reader?.cancel(),
  };
}

it('tells every device of a household that something was written', async () => {
  const [home, other] = [aDevice(), aDevice()];
  await push(home);
  await push(other);
  const [one, two, elsewhere] = [await watch(home), await watch(home), await watch(other)];
  expect(one.response.status).toBe(200);
  expect(one.response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(one.response.headers.get('cache-control')).toBe('no-store, no-transform');
  expect(one.response.headers.get('x-accel-buffering')).toBe('no');
  for (const { next } of [one, two, elsewhere]) expect(await next()).toBe(':\n\n');
  await push(home);
  for (const { next } of [one, two]) expect(await next()).toBe('data: written\n\n');
  await push(other);
  expect(await elsewhere.next()).toBe('data: written\n\n');
  for (const { leave } of [one, two, elsewhere]) await leave();
});

it('answers strangers with 404, and keeps no stream open after a HEAD request', async () => {
  const home = aDevice();
  await push(home);
  expect((await watch({ ...home, headers: { [MEMBER_KEY_HEADER]: newKey() } })).response.status).toBe(404);
  const url = server.url + addressOf(home, 'events');
  // One more than the 16 streams that a household may have.
  for (let n = 0; n < 17; n += 1)
    expect((await fetch(url, { method: 'HEAD', headers: home.headers })).status).toBe(200);
});

it('ends the streams of a household that is erased, and no others', async () => {
  const [home, other] = [aDevice(), aDevice()];
  await push(home);
  await push(other);
  const [gone, stays] = [await watch(home), await watch(other)];
  const headers = { 'Sec-Fetch-Site': 'same-origin', ...home.headers };
  await fetch(`${server.url}/api/households/${home.home}`, { method: 'DELETE', headers });
  expect([await gone.next(), await gone.next()]).toEqual([':\n\n', undefined]);
  expect(await stays.next()).toBe(':\n\n');
  await push(other);
  expect(await stays.next()).toBe('data: written\n\n');
  await stays.leave();
});

it('allows 16 streams per household; a closed stream makes room for another', async () => {
  const home = aDevice();
  await push(home);
  const streams = await Promise.all(Array.from({ length: 16 }, () => watch(home)));
  const refused = await watch(home);
  expect([refused.response.status, refused.response.headers.get('retry-after')]).toEqual([429, '60']);
  await streams[0]?.leave();
  await expect.poll(async () => (await watch(home)).response.status).toBe(200);
  for (const { leave } of streams) await leave();
});

/** Watchers with a simulated log; the test itself runs their two periodic tasks, `look` and `beat`. */
function withLog() {
  const log = { upTo: 7, isWriting: false, households: new Set<string>() };
  const queriedFrom: (number | null)[] = [];
  const tasks: (() => Promise<void>)[] = [];
  const watchers = createWatchers({
    householdRecords: {
      async writtenSince(position: number | null) {
        queriedFrom.push(position);
        return { ...log, households: new Set(log.households) };
      },
    } as never,
    whileOpen(action) {
      tasks.push(() => action(new AbortController().signal));
      return { wake: () => undefined };
    },
  });
  const [look = async () => {}, beat = async () => {}] = tasks;
  return { log, queriedFrom, look, beat, watchers };
}

it('notices writes of other processes, and does not query the log while nobody watches', async () => {
  const { log, queriedFrom, look, beat, watchers } = withLog();
  await look();
  expect(queriedFrom).toEqual([]);
  const stream = await watchers.watch('home', 'here');
  stream.read();
  log.upTo = 9;
  log.households.add('home');
  await look();
  expect(queriedFrom).toEqual([null, 7]);
  expect(String(stream.read())).toBe('data: written\n\n');
  log.households.clear();
  await look();
  await beat();
  expect(queriedFrom).toEqual([null, 7, 9]);
  expect(String(stream.read())).toBe(':\n\n');
  stream.destroy();
  await expect.poll(watchers.count).toBe(0);
});

it('writes nothing more to a stream that is ending', async () => {
  const { beat, watchers } = withLog();
  const stream = await watchers.watch('home', 'here');
  watchers.endOf('home');
  await beat();
  expect(String(stream.read())).toBe(':\n\n');
  stream.resume();
  await expect.poll(watchers.count).toBe(0);
});

it('drops a device that leaves 16 KB unread', async () => {
  const { beat, watchers } = withLog();
  const stream = await watchers.watch('home', 'here');
  for (let n = 0; n < 16 * 1024 && watchers.count() > 0; n += 1) await beat();
  expect(stream.destroyed).toBe(true);
});

it('allows 100 streams per address and 1,000 in all, and none once the server is stopping', async () => {
  const { watchers } = withLog();
  for (let n = 0; n < 100; n += 1) await watchers.watch(`home ${n}`, 'here');
  await expect(watchers.watch('one more', 'here')).rejects.toMatchObject({ status: 429 });
  for (let n = 100; n < 1000; n += 1) await watchers.watch(`home ${n}`, `address ${n}`);
  await expect(watchers.watch('one more', 'elsewhere')).rejects.toMatchObject({ status: 429 });
  watchers.end();
  await expect(watchers.watch('home 1', 'here')).rejects.toMatchObject({ status: 503 });
});
