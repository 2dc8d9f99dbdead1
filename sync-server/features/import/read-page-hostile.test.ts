import type { ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readPageAnswerSchema } from '#domain/contract/read-page';
import { codeOf, HTML, LINK, PAGE, READ_PAGE, startLinkReading } from '../../testing/link-reading.ts';
import type { Site } from '../../testing/outside-world.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';

const MOST_BYTES = 5_000_000;
const BROTLI_BOMB = brotliCompressSync(Buffer.alloc(60_000_000), {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
});

let reading: Awaited<ReturnType<typeof startLinkReading>>;
beforeAll(async () => {
  reading = await startLinkReading();
});
afterEach(() => reading.clear());
afterAll(() => reading.stop());

const redirect = (to: string) =>
  reading.serve((_, response) => response.writeHead(302, { Location: to }).end());

describe('S37: a link', () => {
  it.each([
    'http://kitchen.example/',
    'ftp://kitchen.example/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://kitchen.example:8443/',
    'https://ann:secret@kitchen.example/',
    'https://ann@kitchen.example/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://127.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fd00:ec2::254]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://kitchen.example\\@127.0.0.1/',
    'https://kitchen.example/\r\nHost: inside',
    'https://kitchen.example/a b',
    'https://kitchen..example/',
    'https://kitchen.example.',
    ' https://kitchen.example/',
    `https://kitchen.example/${'x'.repeat(2000)}`,
    '',
    7,
    null,
  ])('%s is refused before any request', async (url) => {
    reading.html(PAGE);
    expect(await codeOf(await reading.read(url))).toEqual([400, 'invalid']);
    expect([reading.world.asked, reading.world.visited]).toEqual([[], []]);
  });

  it.each([
    ['a private address beside a public one', ['93.184.216.34', '10.0.0.1']],
    ['a loopback address', ['127.0.0.2']],
    ['a private address', ['192.168.1.1']],
    ['a carrier-grade NAT address', ['100.64.0.1']],
    ['a cloud’s metadata service', ['169.254.169.254']],
    ['a cloud’s metadata service in IPv6', ['fd00:ec2::254']],
    ['an IPv4-mapped address', ['::ffff:127.0.0.1']],
    ['a NAT64 address', ['64:ff9b::7f00:1']],
    ['a 6to4 address', ['2002:7f00:1::']],
    ['a link-local address', ['fe80::1']],
    ['something other than an address', ['localhost']],
  ])(
    'to a name that resolves to %s gets the answer for an unknown name, without a connection',
    async (...row) => {
      const [, addresses] = row;
      reading.world.names.set('inside.example', addresses);
      const inside = await reading.read('https://inside.example/');
      const unknown = await reading.read('https://unknown.example/');
      const [a, b] = [await inside.json(), await unknown.json()] as { requestId: string }[];
      expect({ ...a, requestId: '' }).toEqual({ ...b, requestId: '' });
      expect(a).toMatchObject({ status: 422, code: 'page-unreachable' });
      expect(reading.world.visited).toEqual([]);
    },
  );

  it('is resolved once per hop; the connection goes to the checked address', async () => {
    let answers = 0;
    const { outside } = reading.world;
    const rebinding = await startServer({
      outside: {
        ...outside,
        resolve: async () => (answers++ === 0 ? ['127.0.0.1'] : ['169.254.169.254']),
      },
    });
    reading.html(PAGE);
    expect((await rebinding.post(READ_PAGE, { url: LINK })).status).toBe(200);
    expect(answers).toBe(1);
    // A second hop to the same name is resolved and checked again.
    redirect('/elsewhere');
    answers = 0;
    expect((await rebinding.post(READ_PAGE, { url: LINK })).status).toBe(422);
    expect([answers, reading.world.visited.length]).toEqual([2, 2]);
    await rebinding.stop();
  });

  it('is followed through at most three redirects', async () => {
    const hop: Site = ({ url = '' }, response) => {
      const left = Number(/\d/.exec(url)?.[0]);
      if (left === 0) response.writeHead(200, HTML).end(PAGE);
      else response.writeHead(307, { Location: `https://www.kitchen.example/${left - 1}` }).end('<p>Moved');
    };
    reading.serve(hop);
    reading.serve(hop, 'www.kitchen.example');
    const response = await reading.read('https://kitchen.example/3');
    expect(readPageAnswerSchema.parse(await response.json()).recipes[0]?.recipe.sourceUrl).toBe(
      'https://www.kitchen.example/0',
    );
    expect(reading.world.asked).toHaveLength(4);
    expect(await codeOf(await reading.read('https://kitchen.example/4'))).toEqual([422, 'page-unreachable']);
  });

  it.each([
    'http://kitchen.example/',
    'https://kitchen.example:8443/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    '//localhost/',
    'https://ann@kitchen.example/',
    'ftp://kitchen.example/',
    'file:///etc/passwd',
    'data:text/html,x',
    'gopher://kitchen.example/',
    'https://inside.example/',
    '',
  ])('that redirects to %j fails without a request to another host', async (to) => {
    reading.world.names.set('inside.example', ['10.0.0.1']);
    redirect(to);
    expect(await codeOf(await reading.read())).toEqual([422, 'page-unreachable']);
    expect(reading.world.visited.length).toBeLessThanOrEqual(4);
    expect(reading.world.visited.filter((visit) => !visit.startsWith('kitchen.example'))).toEqual([]);
  });
});

/** Page time-out of a server under test. */
const WITHIN_MS = 300;

describe('S37: a site', () => {
  let hasty: TestServer;
  beforeAll(async () => {
    hasty = await startServer({ outside: { ...reading.world.outside, withinMs: WITHIN_MS } });
  });
  afterAll(() => hasty.stop());

  const drip = (response: ServerResponse, piece: string) => {
    const timer = setInterval(() => response.write(piece), 20);
    response.on('close', () => clearInterval(timer));
  };

  it.each<[string, Site]>([
    ['never answers', () => undefined],
    [
      'drips its head',
      ({ socket }) => {
        socket.write('HTTP/1.1 200 OK\r\n');
        const timer = setInterval(() => socket.write('X-More: x\r\n'), 20);
        socket.on('close', () => clearInterval(timer));
      },
    ],
    ['drips its body', (_, response) => drip(response.writeHead(200, HTML), '<p>')],
    ['never ends its page', (_, response) => void response.writeHead(200, HTML).write(PAGE)],
    [
      'redirects slowly and without end',
      (_, response) => void setTimeout(() => response.writeHead(302, { Location: '/' }).end(), 250),
    ],
  ])('that %s is abandoned at the time limit', async (_, site) => {
    reading.serve(site);
    expect(await codeOf(await hasty.post(READ_PAGE, { url: LINK }))).toEqual([422, 'page-unreachable']);
    // A redirect takes 250 ms, and the time limit covers all of them together.
    expect(reading.world.visited.length).toBeLessThanOrEqual(2);
  });

  it('whose name servers never answer times out', async () => {
    const silent = await startServer({
      outside: { ...reading.world.outside, withinMs: WITHIN_MS, resolve: () => new Promise(() => {}) },
    });
    expect(await codeOf(await silent.post(READ_PAGE, { url: LINK }))).toEqual([422, 'page-unreachable']);
    await silent.stop();
  });

  it.each<[string, () => void]>([
    ['announces too much', () => reading.html('', { 'Content-Length': String(MOST_BYTES + 1) })],
    ['sends too much', () => reading.html(Buffer.alloc(MOST_BYTES + 1, ' '))],
    [
      'sends too much in pieces',
      () =>
        reading.serve((_, response) => {
          response.writeHead(200, HTML);
          for (let sent = 0; sent <= MOST_BYTES; sent += 500_000) response.write(Buffer.alloc(500_000, ' '));
          response.end();
        }),
    ],
    [
      'sends a gzip bomb',
      () => reading.html(gzipSync(Buffer.alloc(60_000_000)), { 'Content-Encoding': 'gzip' }),
    ],
    ['sends a brotli bomb', () => reading.html(BROTLI_BOMB, { 'Content-Encoding': 'br' })],
    ['compresses twice', () => reading.html(gzipSync(gzipSync(PAGE)), { 'Content-Encoding': 'gzip, gzip' })],
    ['uses an unknown encoding', () => reading.html(PAGE, { 'Content-Encoding': 'constructor' })],
    [
      'sends damaged gzip',
      () => reading.html(gzipSync(PAGE).subarray(0, 60), { 'Content-Encoding': 'gzip' }),
    ],
  ])('that %s is rejected as unreadable', async (_, prepare) => {
    prepare();
    const before = process.memoryUsage().arrayBuffers;
    expect(await codeOf(await reading.read())).toEqual([422, 'page-unreadable']);
    // A bomb unpacked in full would take 60 MB.
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(40_000_000);
  });
});
