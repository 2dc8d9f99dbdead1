import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import sharp from 'sharp';
import { MEMBER_KEY_HEADER } from '#domain/contract/household-records';
import { REVIEW_SECRET_HEADER } from '#domain/review/review';
import { BUILTIN_RECIPES } from '../catalogue/builtin-recipes.ts';
import { addressOf } from '../testing/addresses.ts';
import { call } from '../testing/call.ts';
import { aChange, newId, newKey } from '../testing/household-builders.ts';

/** The server under abuse and its seeded data. */
export type Target = { origin: string; epoch: string; revision: number };

/** One kind of call, repeated by all parallel callers. */
type Abuse = {
  /** Name of the table's row. */
  name: string;
  /** The limit that applies, as text. */
  limit: string;
  /** Number of parallel callers; 20 by default. */
  parallel?: number;
  /** Minimum time in ms between the starts of two calls of one caller. */
  everyMs?: number;
  /**
   * Makes a caller's `round`-th call.
   * @returns the status of the answer; 0 without an answer
   */
  act(target: Target, caller: number, round: number): Promise<number>;
};

const IDS = BUILTIN_RECIPES.map(({ id }) => id);
const SECRET = { [REVIEW_SECRET_HEADER]: randomUUID() };
const LINES = Array.from(
  { length: 200 },
  (_, i) =>
    `${1 + (i % 9)} 1/2 cups of chopped ${['brown rice', 'chiken thigh with skin', 'swede or turnip', 'sea cucumber'][i % 4]} (about ${i + 3} g), drained`,
);
const STEPS = Array(100).fill(
  'Simmer the onion-free stock for 9 minutes, without any chocolate, then cool it.',
);
const MISSPELT = ['chiken', 'salmn', 'potatos', 'carot', 'turky', 'lievr', 'a', 'p'];

/** 24 megapixels of one colour; a few kilobytes. */
const photo = sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#88aa66' } })
  .png({ compressionLevel: 9, palette: true, colours: 2 })
  .toBuffer();

const get = async (url: string) => (await call(url)).status;

/** Posts from a new address after every `perAddress` calls. */
const post =
  (path: string, perAddress: number, body: (caller: number, round: number) => unknown): Abuse['act'] =>
  async ({ origin }, caller, round) => {
    const address = addressOf(caller + 50 * Math.floor(round / perAddress));
    const headers = { 'X-Forwarded-For': address, Origin: origin, 'Idempotency-Key': randomUUID() };
    return (await call(origin + path, { method: 'POST', headers, body: body(caller, round) })).status;
  };

/** Posts a review and its photo. */
async function handInPhoto({ origin }: Target, caller: number, round: number): Promise<number> {
  const own = { 'X-Forwarded-For': addressOf(caller + 20 * Math.floor(round / 25)), ...SECRET };
  const id = randomUUID();
  const { status } = await call(`${origin}/api/recipes/${IDS[0]}/ratings`, {
    method: 'POST',
    headers: { 'Idempotency-Key': id, ...own },
    body: { rating: 5, comment: 'Gone in a minute.', userName: 'Ann' },
  });
  if (status !== 201) return status;
  const headers = { 'Content-Type': 'image/png', 'Idempotency-Key': randomUUID(), ...own };
  const path = `/api/recipes/${IDS[0]}/ratings/${id}/photo`;
  return (await call(origin + path, { method: 'PUT', headers, body: await photo })).status;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a connection, lets `use` write to it, and holds it until the server closes it or the time is up. */
const hold =
  (use: (socket: Socket, caller: number) => void): Abuse['act'] =>
  async ({ origin }, caller) => {
    // Spread out, because a burst of connections is a load in itself.
    await wait(caller * 4);
    const { hostname, port } = new URL(origin);
    return await new Promise((resolve) => {
      const socket = connect(Number(port), hostname, () => use(socket, caller));
      socket.on('error', () => undefined).on('close', () => resolve(0));
      setTimeout(() => socket.destroy(), 8000);
    });
  };

const LONG_RECORD_BYTES = 8 * 1024;

type Home = { household: string; headers: Record<string, string> };
const newHome = (origin: string, address: number): Home => ({
  household: newId(),
  headers: {
    ...{ 'X-Forwarded-For': addressOf(address), Origin: origin },
    [MEMBER_KEY_HEADER]: newKey(),
  },
});

async function pushRecords(origin: string, { household, headers }: Home, records: number): Promise<number> {
  const body = {
    epoch: null,
    changes: Array.from({ length: records }, () => aChange({ bytes: LONG_RECORD_BYTES })),
  };
  const url = `${origin}/api/households/${household}/records`;
  return (await call(url, { method: 'POST', headers, body })).status;
}

const homes = new Map<number, Home>();

/** Reads a whole household of 400 KB or more and writes a record, in turn; a new one before its copies of a day are used up. */
async function useHousehold({ origin }: Target, caller: number, round: number): Promise<number> {
  const known = homes.get(caller);
  if (known === undefined || round % 100 === 0) {
    const home = newHome(origin, caller + 50 * Math.floor(round / 100));
    homes.set(caller, home);
    return await pushRecords(origin, home, 50);
  }
  if (round % 2 === 0) return await pushRecords(origin, known, 1);
  const url = `${origin}/api/households/${known.household}/records`;
  return (await call(url, { headers: known.headers })).status;
}

const LONG_BODY = Buffer.alloc(5 * 1024 * 1024 - 1);

/** One of each kind of expensive call that is open to anonymous callers. */
export const ABUSES: readonly Abuse[] = [
  {
    name: 'photos of 24 megapixels',
    limit: '30 an hour from one address; one decoded at a time, 503 beyond the queue',
    act: handInPhoto,
  },
  {
    name: 'every recipe page in turn',
    limit: 'rendered in a worker, cache bounded in bytes, 20 reviews in the HTML',
    act: ({ origin }, caller, round) => get(`${origin}/recipe/${IDS[(caller * 7 + round) % IDS.length]}`),
  },
  {
    name: 'social images in turn',
    limit: 'drawn in a worker, the whole catalogue cached',
    act: ({ origin }, caller, round) =>
      get(`${origin}/social/recipe-${IDS[(caller * 5 + round) % IDS.length]}.png`),
  },
  {
    name: 'search of many misspelt words',
    limit: '8 words; one at a time, 503 beyond the queue',
    act: ({ origin }, caller, round) => {
      const words = MISSPELT.map((_, i) => MISSPELT[(round * (i + 1) + caller + i) % MISSPELT.length]);
      return get(`${origin}/api/recipes?search=${encodeURIComponent(words.join(' ').slice(0, 64))}`);
    },
  },
  {
    name: 'sync from made-up cursors',
    limit: 'pages in a bounded queue, cache bounded in bytes',
    act: ({ origin, epoch, revision }) =>
      get(`${origin}/api/sync?cursor=${epoch}.${Math.floor(Math.random() * revision)}`),
  },
  {
    name: 'sync from cursors of changes to come',
    limit: 'one rereading of the revision for all who wait',
    act: ({ origin, epoch, revision }) =>
      get(`${origin}/api/sync?cursor=${epoch}.${revision + 1 + Math.floor(Math.random() * 1000)}`),
  },
  {
    name: 'analysis of 200 lines and 100 steps',
    limit: '60 of usual size a minute from one address; in a worker of its own, 503 beyond the queue',
    act: post('/api/recipes/analyse', 2, () => ({
      ...{ species: 'dog', lifeStage: 'adult', servings: 4 },
      ...{ ingredients: LINES, instructions: STEPS },
    })),
  },
  {
    name: 'recipes made by the assistant',
    limit: '20 a minute from one address; in a worker, 503 beyond the queue',
    act: post('/api/ai/create-recipe', 15, () => ({
      requirements: 'something with chicken but no rice for an old overweight dog with itchy skin '
        .repeat(5)
        .trim(),
    })),
  },
  {
    name: 'links to unknown host names',
    limit: '60 an hour from one address; four at once, 503 beyond the queue',
    act: post('/api/recipes/read-page', 50, () => ({ url: `https://${randomUUID()}.invalid/stew` })),
  },
  {
    name: 'wrong passwords, 50 at once',
    limit: '5 in 15 minutes by account and address; few hashes at once, 503 beyond the queue',
    parallel: 50,
    act: post('/api/admin/login', 4, () => ({
      username: `somebody-${randomUUID()}`,
      password: 'wrong password',
    })),
  },
  {
    name: 'reviews within the limit',
    limit: '30 an hour from one address',
    act: post(`/api/recipes/${IDS[3]}/ratings`, 25, () => ({
      rating: 4,
      comment: 'Very nice.',
      userName: 'Bob',
    })),
  },
  {
    name: 'new households of 50 records of 8 KB',
    limit: '10 a day from one address; 2 MB each',
    act: ({ origin }, caller, round) =>
      pushRecords(origin, newHome(origin, caller + 50 * Math.floor(round / 10)), 50),
  },
  {
    name: 'reads and writes of households of 400 KB',
    limit: '600 calls a minute, 64 full copies a day and 2 MB a household',
    act: useHousehold,
  },
  {
    name: 'photo bodies of 5 MB that never end, 200 at once',
    limit: 'bytes in flight, in all and by address; 503 before the body',
    parallel: 200,
    everyMs: 1000,
    act: hold((socket, caller) => {
      socket.write(
        `PUT /api/recipes/${IDS[0]}/ratings/${randomUUID()}/photo HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${addressOf(caller)}\r\nContent-Type: image/png\r\nIdempotency-Key: ${randomUUID()}\r\nContent-Length: ${LONG_BODY.length + 1}\r\n${REVIEW_SECRET_HEADER}: ${SECRET[REVIEW_SECRET_HEADER]}\r\n\r\n`,
      );
      socket.write(LONG_BODY);
    }),
  },
  {
    name: 'callers that never read, 200 at once',
    limit: 'ten requests at once per connection; closed if nothing is read',
    parallel: 200,
    everyMs: 1000,
    act: hold((socket) => {
      socket.pause();
      socket.write('GET /api/recipes HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(50));
    }),
  },
  {
    name: '500 idle connections (fault 55)',
    limit: 'deadlines for headers, 15 s, and whole requests, 30 s',
    parallel: 500,
    everyMs: 1000,
    act: hold(() => undefined),
  },
];
