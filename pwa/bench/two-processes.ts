import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { MEMBER_KEY_HEADER } from '#domain/contract/household-records';
import { PAST_OPS } from '#domain/household/record-rule';
import { addressOf } from '../../sync-server/testing/addresses.ts';
import { call } from '../../sync-server/testing/call.ts';
import { FerretdbProcess, TEST_FERRETDB } from '../../sync-server/testing/ferretdb-process.ts';
import { aChange, newId, newKey } from '../../sync-server/testing/household-builders.ts';
import { aRecipeSubmission } from '../../sync-server/testing/submission-builders.ts';
import { ADMINISTRATOR, freePort, ServerProcess } from '../e2e/harness/server-process.ts';
import { startBalancer } from './balancer.ts';
import { atMost, type Figure, percentile } from './figures.ts';
import { withFolder } from './phone.ts';
import { Follower, findLosses, type Losses, type Told } from './two-processes-losses.ts';

const MINUTES = Number(process.env['MINUTES'] ?? 10);
/** Share of the answers to writes that get lost; the same share of writes is sent twice at once. */
const SHARE_LOST = 0.05;
/** Whoever waited longer for an acknowledgement has found a fault. */
const PATIENCE_MS = 300_000;
const NOT_LOOKED: Losses = { lost: 1, doubled: 0, said: ['not looked'] };
const READS = ['/', '/recipe/1', '/dog-recipes', '/api/recipes', '/api/recipes/2/ratings', '/recipe/70'];

type Request = { method: string; path: string; headers?: Record<string, string>; body?: unknown };

/**
 * Mixed load on two processes that share a database, one of which is killed every now and then: what was acknowledged must
 * be there, and once. FerretDB stands for MongoDB.
 */
export async function twoProcesses(): Promise<Figure[]> {
  const program = TEST_FERRETDB;
  if (program === undefined) {
    return [{ name: 'Two processes: no TEST_FERRETDB', value: '–', budget: '–', met: null }];
  }
  return withFolder(async (folder) => {
    const database = new FerretdbProcess(program, folder);
    await database.start();
    const ports = [await freePort(), await freePort()];
    const balancer = await startBalancer(ports, SHARE_LOST);
    const { origin } = balancer;
    const MONGODB_URL = `${database.url}/bowlful`;
    const servers = ports.map(
      (port, at) =>
        new ServerProcess(port, {
          ...{ MONGODB_URL, PUBLIC_ORIGIN: origin, TRUST_PROXY: '1' },
          ...{ DATA_DIR: join(folder, `data-${at}`), SECRETS_KEY: 'one-key-for-both-processes-of-the-bench' },
          HOUSEHOLDS_PER_DAY: '1000',
        }),
    );
    try {
      for (const server of servers) await startAtLast(server);
      return await play(origin, servers, balancer.counts, MONGODB_URL);
    } finally {
      for (const server of servers) await server.stop('SIGKILL');
      balancer.stop();
      await database.kill();
    }
  });
}

/** On a busy machine a start may take too long. */
async function startAtLast(server: ServerProcess, tries = 5): Promise<void> {
  if (tries === 1) return server.start();
  await server.start().catch(() => startAtLast(server, tries - 1));
}

async function play(
  origin: string,
  servers: readonly ServerProcess[],
  counts: Readonly<{ requests: number; answersLost: number }>,
  mongodbUrl: string,
): Promise<Figure[]> {
  const until = Date.now() + MINUTES * 60_000;
  const isOver = () => Date.now() > until;
  const told: Told = {
    ...{ reviews: new Set(), recipes: new Set(), messages: new Set(), edits: new Map() },
    ...{ approvedReviews: new Set(), approvedRecipes: new Set(), handledMessages: new Set() },
  };
  const problems: string[] = [];
  const times: number[] = [];
  let kills = 0;
  let caller = 0;

  const send = ({ method, path, headers, body }: Request) => {
    caller += 1;
    const own = { Origin: origin, 'X-Forwarded-For': addressOf(caller % 60_000), ...headers };
    return call(origin + path, { method, headers: own, body, keepsBody: true });
  };

  /** Sends until there is an answer, now and then twice at once; null for a refusal. */
  async function ask<T>(request: Request): Promise<T | null> {
    const began = Date.now();
    for (;;) {
      if (request.method !== 'GET' && Math.random() < SHARE_LOST) void send(request);
      const { status, body } = await send(request);
      if (status >= 200 && status < 300) {
        times.push(Date.now() - began);
        return JSON.parse(body.toString()) as T;
      }
      if (![0, 502, 503].includes(status)) {
        problems.push(`${status} ${request.method} ${request.path}: ${body.toString().slice(0, 200)}`);
        if (status < 500) return null;
      }
      if (Date.now() - began > PATIENCE_MS) throw new Error(`no answer: ${request.method} ${request.path}`);
      await setTimeout(100 + Math.random() * 400);
    }
  }

  async function repeatedly(pauseMs: number, act: (round: number) => Promise<void>): Promise<void> {
    for (let round = 0; !isOver(); round += 1) {
      await act(round);
      await setTimeout(pauseMs * (0.5 + Math.random()));
    }
  }

  /** Posts an item under its key, with a text of its own by which copies are found. */
  async function post(path: string, bodyOf: (mark: string) => unknown, into: Set<string>): Promise<void> {
    const key = randomUUID();
    const headers = { 'Idempotency-Key': key };
    if ((await ask({ method: 'POST', path, headers, body: bodyOf(key) })) !== null) into.add(key);
  }
  const postReview = (round: number) => {
    const bodyOf = (comment: string) => ({ rating: 1 + (round % 5), comment, userName: 'Ada' });
    return post(`/api/recipes/${1 + (round % 40)}/ratings`, bodyOf, told.reviews);
  };
  const postRecipe = () => post('/api/recipes', (title) => aRecipeSubmission({ title }), told.recipes);
  const postMessage = () => {
    const bodyOf = (message: string) => ({
      name: 'Ada',
      email: 'ada@example.org',
      subject: 'Hello',
      message,
    });
    return post('/api/contact', bodyOf, told.messages);
  };

  async function read(round: number): Promise<void> {
    const path = READS[round % READS.length] as string;
    const { status } = await send({ method: 'GET', path });
    if (![0, 200, 502, 503].includes(status)) problems.push(`${status} GET ${path}`);
  }

  async function signIn(): Promise<{ Cookie: string }> {
    for (;;) {
      const answer = await send({ method: 'POST', path: '/api/admin/login', body: ADMINISTRATOR });
      const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0];
      if (cookie !== undefined) return { Cookie: cookie };
      await setTimeout(1000);
    }
  }

  /** Several of these decide on the same items. */
  async function moderate(headers: Record<string, string>): Promise<void> {
    const list = async (path: string) =>
      (await ask<{ id: string }[]>({ method: 'GET', path, headers }))?.slice(0, 20) ?? [];
    for (const { id } of await list('/api/admin/pending-ratings')) {
      const status = id.startsWith('0') ? 'rejected' : 'approved';
      const path = `/api/admin/moderate-rating/${id}`;
      const answer = await ask({ method: 'POST', path, headers, body: { status } });
      if (answer !== null && status === 'approved') told.approvedReviews.add(id);
    }
    for (const { id } of await list('/api/admin/pending-recipes')) {
      const body = { status: 'approved' };
      const path = `/api/admin/moderate-recipe/${id}`;
      if ((await ask({ method: 'POST', path, headers, body })) !== null) told.approvedRecipes.add(id);
    }
  }

  async function handleMessages(headers: Record<string, string>): Promise<void> {
    const path = '/api/admin/contact-messages';
    const all = (await ask<{ id: string; status: string }[]>({ method: 'GET', path, headers })) ?? [];
    for (const { id } of all.filter(({ status }) => status === 'new').slice(0, 20)) {
      const body = { status: 'resolved', adminNotes: id };
      await ask({ method: 'PATCH', path: `${path}/${id}`, headers, body });
      told.handledMessages.add(id);
    }
  }

  type Held = { record: string; seq: number; op: string; past: string[] };
  /** A device that edits a record which other devices edit, too, on top of the state that it knows. */
  function deviceOf(household: string, key: string, record: string) {
    let held: Held | null = null;
    const headers = { [MEMBER_KEY_HEADER]: key };
    const path = `/api/households/${household}/records`;
    return async () => {
      const past: string[] = held === null ? [] : [held.op, ...held.past].slice(0, PAST_OPS);
      const change = aChange({ record, base: held?.seq ?? null, past });
      const body = { epoch: null, changes: [change] };
      type Answer = { outcomes: [{ outcome: string; seq: number; held: Held | null }] };
      const answer = await ask<Answer>({ method: 'POST', path, headers, body });
      if (answer === null) return;
      const [{ outcome, seq, held: theirs }] = answer.outcomes;
      const wasTaken = outcome === 'taken' || theirs?.past.includes(change.op) === true;
      const at = `${household}|${record}`;
      if (wasTaken)
        told.edits.set(at, [...(told.edits.get(at) ?? []), { op: change.op, base: past[0] ?? null }]);
      held = outcome === 'taken' ? { record, seq, op: change.op, past } : theirs;
    };
  }

  const follower = new Follower((path) => ask({ method: 'GET', path }));

  async function killNowAndThen(): Promise<void> {
    while (!isOver()) {
      await setTimeout(15_000 + Math.random() * 15_000);
      const server = servers[kills % servers.length] as ServerProcess;
      kills += 1;
      await server.stop(kills % 3 === 0 ? 'SIGTERM' : 'SIGKILL');
      await setTimeout(Math.random() * 3000);
      await startAtLast(server);
      console.error(`${kills} kills, ${counts.requests} requests, ${problems.length} wrong answers`);
    }
  }

  const [one, two, three] = [await signIn(), await signIn(), await signIn()];
  const devices = Array.from({ length: 5 }, () => [newId(), newKey(), newId()] as const).flatMap((home) => [
    deviceOf(...home),
    deviceOf(...home),
  ]);
  await Promise.all([
    ...[1, 2].map(() => repeatedly(150, read)),
    ...[1, 2].map(() => repeatedly(500, postReview)),
    ...[repeatedly(5000, postRecipe), repeatedly(1500, postMessage), repeatedly(1000, () => follower.pull())],
    ...[one, two].map((headers) => repeatedly(3000, () => moderate(headers))),
    repeatedly(5000, () => handleMessages(three)),
    ...devices.map((edit) => repeatedly(2000, edit)),
    killNowAndThen(),
  ]);
  const whileLoaded = { requests: counts.requests, answersLost: counts.answersLost };
  // The other process's upkeep finishes what a killed one began.
  let [isSame, losses] = [false, NOT_LOOKED];
  for (let left = 180; left > 0 && losses.lost > 0; left -= 1) {
    await setTimeout(1000);
    await follower.pull();
    isSame = follower.isComplete();
    if (isSame) losses = await findLosses(mongodbUrl, told, new Set(follower.rows.keys()));
  }
  for (const problem of [...new Set(problems), ...losses.said].slice(0, 50)) console.error(problem);
  const acknowledged = [told.reviews, told.recipes, told.messages, told.handledMessages];
  const decided = [told.approvedReviews, told.approvedRecipes];
  const edits = [...told.edits.values()].reduce((sum, { length }) => sum + length, 0);
  const writes = [...acknowledged, ...decided].reduce((sum, { size }) => sum + size, edits);
  const load = `${whileLoaded.requests} requests, ${writes} writes acknowledged, ${whileLoaded.answersLost} answers lost, ${kills} kills`;
  const title = `Two processes behind a balancer, ${MINUTES} minutes`;
  return [
    { name: title, value: load, budget: '–', met: null },
    atMost(`${title}: writes lost`, losses.lost, 0, ''),
    atMost(`${title}: writes doubled`, losses.doubled, 0, ''),
    atMost(`${title}: answers that were neither right nor an outage`, problems.length, 0, ''),
    atMost(`${title}: p99 until acknowledged, kills included`, percentile(0.99, times) / 1000, 20, 's', 1),
    { name: 'The device that followed', value: isSame ? 'complete' : 'not', budget: 'complete', met: isSame },
  ];
}
