import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { linkStatusSchema } from '#domain/contract/dashboard';
import { outgoingLinks } from '#domain/market/retailer';
import { type OutsideWorld, startOutsideWorld } from '../../testing/outside-world.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';
import { isPublicAddress } from '../import/public-address.ts';

const PATH = '/api/admin/link-checks';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const LINKS = outgoingLinks();
const hostOf = (id: string) => new URL(LINKS.find((link) => link.id === id)?.url ?? '').hostname;

let world: OutsideWorld;
let server: TestServer;
let cookie: string;
beforeAll(async () => {
  world = await startOutsideWorld(isPublicAddress, 30_000);
  server = await startServer({ outside: world.outside, env: { LINK_CHECKS: 'on' } });
  cookie = await server.signIn();
});
afterEach(() => {
  world.sites.clear();
  world.names.clear();
  world.asked.length = 0;
  world.visited.length = 0;
});
afterAll(async () => {
  await server.stop();
  await world.stop();
});

const status = async () => linkStatusSchema.parse(await (await server.get(PATH, { Cookie: cookie })).json());
const start = () => server.post(PATH, undefined, { Cookie: cookie });
async function finished() {
  await expect.poll(async () => (await status()).run?.isRunning, { timeout: 30_000 }).toBe(false);
  return await status();
}

describe('the check of links to shops', () => {
  it('calls only the shops in our links and where they redirect, and stores each answer', async () => {
    expect((await status()).run).toBeNull();
    for (const { id } of LINKS) world.sites.set(hostOf(id), (_, response) => response.writeHead(200).end());
    const methods: string[] = [];
    // A shop that doesn't support HEAD.
    world.sites.set(hostOf('GB|Tesco'), ({ method }, response) => {
      methods.push(method ?? '');
      response.writeHead(method === 'HEAD' ? 405 : 200).end();
    });
    world.sites.set(hostOf('GB|Waitrose'), (_, response) => response.writeHead(404).end());
    world.sites.set(hostOf('US|Walmart'), (_, response) => response.writeHead(503).end());
    world.sites.set(hostOf('US|Target'), (_, response) => response.writeHead(500).end());
    world.sites.delete(hostOf('US|Kroger'));
    // A redirect within the shop, and one to a forbidden address.
    world.sites.set(hostOf('DE|REWE'), (_, response) =>
      response.writeHead(302, { Location: 'https://shop.rewe.example/suche' }).end(),
    );
    world.sites.set('shop.rewe.example', (_, response) => response.writeHead(200).end());
    world.sites.set(hostOf('DE|Knuspr'), (_, response) =>
      response.writeHead(302, { Location: 'https://169.254.169.254/latest' }).end(),
    );
    // A shop whose name resolves to a private address.
    world.names.set(hostOf('FR|Auchan'), ['10.0.0.1']);

    const begun = linkStatusSchema.parse(await (await start()).json());
    expect(begun).toMatchObject({ isEnabled: true, run: { isRunning: true, by: 'keeper', total: 28 } });
    const { run, links } = await finished();
    expect(run).toMatchObject({ checked: 28, total: 28 });
    const checkOf = (id: string) => links.find((link) => link.id === id)?.check;
    expect(checkOf('GB|Amazon')).toMatchObject({ outcome: 'works', status: 200, movedTo: null });
    expect(checkOf('GB|Tesco')).toMatchObject({ outcome: 'works', status: 200 });
    expect(methods).toEqual(['HEAD', 'GET']);
    expect(checkOf('GB|Waitrose')).toMatchObject({ outcome: 'missing', status: 404 });
    expect(checkOf('US|Walmart')).toMatchObject({ outcome: 'refused', status: 503 });
    expect(checkOf('US|Target')).toMatchObject({ outcome: 'failing', status: 500 });
    expect(checkOf('US|Kroger')).toMatchObject({ outcome: 'unreachable', status: null });
    expect(checkOf('DE|REWE')).toMatchObject({ outcome: 'works', movedTo: 'shop.rewe.example' });
    expect(checkOf('DE|Knuspr')).toMatchObject({ outcome: 'unreachable' });
    expect(checkOf('FR|Auchan')).toMatchObject({ outcome: 'unreachable' });
    expect(world.headers['user-agent']).toContain('check of our own links');
    const shipped = new Set([...LINKS.map(({ id }) => hostOf(id)), 'shop.rewe.example']);
    expect(world.asked.filter((host) => !shipped.has(host))).toEqual([]);
    expect(world.visited.join()).not.toContain('tag=');
  }, 40_000);

  it('runs at most once an hour', async () => {
    const again = await start();
    expect([again.status, again.headers.get('retry-after')]).toEqual([429, '3600']);
    expect(world.asked).toEqual([]);
    // 59 minutes later is too early, even if the clock's next hour has begun.
    server.pass(HOUR_MS - MINUTE_MS);
    cookie = await server.signIn();
    expect((await start()).status).toBe(429);
    server.pass(MINUTE_MS);
    cookie = await server.signIn();
    expect((await start()).status).toBe(200);
    await finished();
  }, 40_000);

  it('can’t be started without a session', async () => {
    expect((await server.get(PATH)).status).toBe(401);
    expect((await server.post(PATH)).status).toBe(401);
  });
});

describe('while link checks are switched off', () => {
  it('no shop is called', async () => {
    const off = await startServer({ outside: world.outside });
    const Cookie = await off.signIn();
    const answer = linkStatusSchema.parse(await (await off.get(PATH, { Cookie })).json());
    expect(answer).toMatchObject({ isEnabled: false, run: null });
    expect((await off.post(PATH, undefined, { Cookie })).status).toBe(404);
    expect(world.asked).toEqual([]);
    await off.stop();
  });
});
