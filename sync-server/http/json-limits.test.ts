import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEMBER_KEY_HEADER } from '#domain/contract/household-records';
import { CALLS } from '#domain/contract/registry';
import { newId, newKey } from '../testing/household-builders.ts';
import { ORIGIN, startWithAdministrator, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  const env = {
    MESSAGES_PER_HOUR: '100000',
    ANALYSES_PER_MINUTE: '100000',
    QUESTIONS_PER_MINUTE: '100000',
    LINKS_PER_HOUR: '100000',
  };
  ({ server, cookie } = await startWithAdministrator(env));
});
afterAll(() => server.stop());

const nested = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
const bytes = (...parts: (string | number)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from([part]))));

/** Refused for their bytes, before any schema sees them. */
const BODIES: [string, Buffer][] = [
  ['12 levels', bytes(nested(10).replace('{"a":', '[{"a":').concat(']'))],
  ['20,000 levels', bytes(nested(20_000))],
  ['bytes that are not UTF-8', bytes('{"a":"', 0xff, 0xfe, '"}')],
  ['an overlong form of UTF-8', bytes('{"a":"', 0xc0, 0xaf, '"}')],
  ['a lone surrogate in UTF-8', bytes('{"a":"', 0xed, 0xa0, 0x80, '"}')],
  ['a truncated character', bytes('{"a":"', 0xe2, 0x82, '"}')],
  ['an escaped lone surrogate', bytes('{"a":"\\ud83d"}')],
  ['two surrogates in the wrong order', bytes('{"a":"\\ude00\\ud83d"}')],
  ['a lone surrogate in a key', bytes('{"\\ud83d":1}')],
  ['an escaped NUL', bytes('{"a":"x\\u0000"}')],
  ['an escaped NUL in a key', bytes('{"a\\u0000":1}')],
  ['a raw NUL', bytes('{"a":"', 0, '"}')],
  ['an infinite number', bytes('{"a":1e999}')],
  ['a negative infinite number', bytes('{"a":-1e999}')],
  ['NaN', bytes('{"a":NaN}')],
  ['a list of 1,001', bytes(JSON.stringify({ a: Array(1001).fill(0) }))],
  ['5,000 keys', bytes(JSON.stringify(Object.fromEntries(Array.from({ length: 5000 }, (_, n) => [n, n]))))],
  ['a key that reaches a prototype', bytes('{"__proto__":{"a":1}}')],
];

const calls = CALLS.filter(({ body }) => body !== undefined);

async function send(path: string, method: string, body: Buffer): Promise<Response> {
  const id = '018f0000-0000-7000-8000-000000000000';
  return await fetch(server.url + path.replace(/\{id\}/g, id).replace('{household}', newId()), {
    method: method.toUpperCase(),
    headers: {
      Origin: ORIGIN,
      'Content-Type': 'application/json',
      Cookie: cookie,
      [MEMBER_KEY_HEADER]: newKey(),
    },
    body: new Uint8Array(body),
  });
}

describe('S19: every call that accepts JSON', () => {
  it.each(BODIES)('refuses %s with 400', async (_, body) => {
    for (const { path, method } of calls) {
      const response = await send(path, method, body);
      const { code } = (await response.json()) as { code: string };
      expect([path, response.status, code]).toEqual([path, 400, 'malformed-json']);
    }
  });

  it('refuses a list of 101 (an analysis 201, pages to index 1,001, a household 51) with 400', async () => {
    const most: Partial<Record<string, number>> = { submitForIndexing: 1000, pushHousehold: 50 };
    for (const { path, method, id } of calls) {
      if (id === 'analyseRecipe') continue;
      const list = Array((most[id] ?? 100) + 1).fill('a');
      const response = await send(path, method, bytes(JSON.stringify({ a: list })));
      const { detail } = (await response.json()) as { detail: string };
      expect([path, response.status]).toEqual([path, 400]);
      expect(detail).toBe(`A list may have at most ${list.length - 1} values.`);
    }
    const analysis = {
      species: 'dog',
      lifeStage: 'adult',
      servings: 4,
      ingredients: Array(200).fill('1 g rice'),
      instructions: [],
    };
    expect((await server.post('/api/recipes/analyse', analysis)).status).toBe(200);
    const more = { ...analysis, ingredients: Array(201).fill('1 g rice') };
    expect((await server.post('/api/recipes/analyse', more)).status).toBe(400);
  });

  it('refuses over 64 KB (a recipe and pages to index 256 KB, a household 2 MB) with 413', async () => {
    for (const { path, method, id } of calls) {
      const isLong = /Recipe$|submitForIndexing/.test(id) && id !== 'analyseRecipe';
      const kilobytes = id === 'pushHousehold' ? 2048 : isLong ? 256 : 64;
      const body = bytes(`{"a":"${'x'.repeat(kilobytes * 1024)}"}`);
      expect([path, (await send(path, method, body)).status]).toEqual([path, 413]);
    }
  });
});

describe('S30: what only administrators can read', () => {
  const reads = CALLS.filter(({ needsSession, method }) => needsSession && method === 'get');

  it('is never cached, signed in or not', async () => {
    for (const { path } of reads) {
      const address = path.replace(/\{\w+\}/g, '018f0000-0000-7000-8000-000000000000');
      for (const headers of [{}, { Cookie: cookie }]) {
        const response = await server.get(address, headers);
        await response.arrayBuffer();
        expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store']);
        if (!('Cookie' in headers)) expect([path, response.status]).toEqual([path, 401]);
      }
    }
  });
});
