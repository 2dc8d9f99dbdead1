import { VISITOR_CALLS } from '#domain/contract/visitor';
import {
  acknowledgementSchema,
  contentOf,
  type Exchange,
  isServerError,
  MAX_RETRY_AFTER_MS,
  problemOf,
  retryAfterMs,
} from '#domain/sync/exchange';
import { exchange, type HttpOptions, type HttpRequest, requestOf } from '../sync/http.ts';
import type { PreparedItems } from './entry.ts';
import {
  type OutboxItem,
  type PendingItem,
  type SentItem,
  sameBody,
  type UnqueuedItem,
  type WaitingItem,
} from './item.ts';

type DeliveryProblem = { code: string; detail: string };

/** Outcome of one delivery attempt. */
export type Delivery =
  | { kind: 'acknowledged' }
  | { kind: 'refused'; problem: DeliveryProblem }
  | { kind: 'transient'; problem: DeliveryProblem; retryAfterMs: number | null; serverError: boolean };

/** Problems detected on the device rather than reported by the server. */
const LOCAL_PROBLEMS = {
  network: 'Bowlful could not be reached.',
  timeout: 'Bowlful did not answer in time.',
  portal: 'Something other than Bowlful answered. Perhaps this network wants you to sign in first.',
  server: 'Bowlful has a problem of its own at the moment.',
  pause: 'Bowlful asks for a short pause.',
  stuck: 'Bowlful keeps failing on this one while others go through. It is tried again once a day.',
} as const;

const FIRST_VERSION_ARRIVED = 'Your first version has already arrived';

const STUCK_WAIT_MS = 24 * 60 * 60_000;

/**
 * Reasons to expect a working connection: the device came online ('network'), or it is online and the person is
 * present, who may have signed in to the network ('way'); null for none.
 */
export type Reopened = 'network' | 'way' | null;

/** Problem codes whose backoff each event ends. */
const OVERCOME = { network: ['network'], way: ['network', 'timeout', 'portal'] };

/**
 * Whether the item may be attempted now. A wait longer than any backoff means that the clock was set back, and counts
 * as over.
 * @param now the device's clock, milliseconds since 1970
 */
export function isDue(item: WaitingItem, now: number, reopened: Reopened): boolean {
  // Never attempted, so no backoff applies, regardless of the clock that dated it.
  if (item.lastProblem === null) return true;
  const waitMs = Date.parse(item.nextAttemptAt) - now;
  if (!(waitMs > 0)) return true;
  const longestMs = item.lastProblem?.code === 'stuck' ? STUCK_WAIT_MS : MAX_RETRY_AFTER_MS;
  if (waitMs > longestMs) return true;
  return reopened !== null && OVERCOME[reopened].includes(item.lastProblem?.code ?? '');
}

/**
 * The waiting items at the head of their lanes, in order of writing, photos last since uploads take long. A refused
 * item blocks only its own lane.
 */
export function headsOfLanes(items: readonly OutboxItem[]): WaitingItem[] {
  const heads: WaitingItem[] = [];
  const seen = new Set<string>();
  for (const item of [...items].sort((a, b) => a.seq - b.seq)) {
    if (item.status === 'sent' || seen.has(item.lane)) continue;
    seen.add(item.lane);
    if (item.status === 'waiting') heads.push(item);
  }
  return [...heads.filter(({ type }) => type !== 'photo'), ...heads.filter(({ type }) => type === 'photo')];
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/**
 * Backoff before the next attempt, in milliseconds. Without `Retry-After`: random between 2 s and a ceiling that
 * doubles per attempt up to 15 min, so that devices that failed together do not return together. With it: that delay,
 * at least 2 s, plus up to a quarter of jitter, at most one hour.
 * @param attempts attempts so far, at least 1
 * @param random in [0, 1)
 */
export function backOffMs(attempts: number, retryAfterMs: number | null, random: number): number {
  if (retryAfterMs !== null) {
    const asked = Math.max(FIRST_WAIT_MS, retryAfterMs);
    return Math.round(Math.min(MAX_RETRY_AFTER_MS, asked * (1 + random / 4)));
  }
  const ceiling = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 20));
  return Math.round(FIRST_WAIT_MS + random * (ceiling - FIRST_WAIT_MS));
}

/** Only these statuses and the code 'forbidden', in our own error shape, mean that the item itself is invalid. */
const REFUSING = new Set([400, 404, 410, 413, 415, 422]);

/**
 * Outcome of an exchange for the item `id`. Only a 200 or 201 that was not redirected, is JSON in the shape of an
 * acknowledgement and names the item acknowledges it: a portal's page or a bare 200 proves nothing.
 * @param now the device's clock, milliseconds since 1970
 */
export function classifyExchange(exchange: Exchange, id: string, now: number): Delivery {
  if (exchange.kind === 'unreachable') return local(exchange.why, exchange, now);
  if (contentOf(acknowledgementSchema, exchange)?.id === id) return { kind: 'acknowledged' };

  const problem = problemOf(exchange);
  if (problem !== null && (REFUSING.has(exchange.status) || problem.code === 'forbidden')) {
    const detail = problem.code === 'key-reused' ? FIRST_VERSION_ARRIVED : problem.detail;
    return { kind: 'refused', problem: { code: problem.code, detail } };
  }
  if (problem !== null) return transient(problem, exchange, now);
  if (exchange.status === 429 || exchange.status === 503) return local('pause', exchange, now);
  return local(isServerError(exchange) ? 'server' : 'portal', exchange, now);
}

function local(code: keyof typeof LOCAL_PROBLEMS, exchange: Exchange, now: number): Delivery {
  return transient({ code, detail: LOCAL_PROBLEMS[code] }, exchange, now);
}

function transient(problem: DeliveryProblem, exchange: Exchange, now: number): Delivery {
  const answered = exchange.kind === 'answer';
  return {
    kind: 'transient',
    problem: { code: problem.code, detail: problem.detail },
    retryAfterMs: answered ? retryAfterMs(exchange.retryAfter, exchange.date, now) : null,
    serverError: answered && exchange.status >= 500,
  };
}

/** After this many consecutive 5xx responses, while others succeed, the item is retried once a day. */
const STUCK_AFTER = 8;

type DeliveryMoment = {
  /** The device's clock, milliseconds since 1970. */
  now: number;
  /** Random number in [0, 1). */
  random: number;
  /** Time of the last acknowledgement of another item; null for never. */
  lastSentAt: string | null;
};

/**
 * The stored item after one attempt. It may have changed during the attempt, by the person or another flusher, so the
 * outcome of an earlier text never touches it, and only an acknowledgement ends a refusal.
 * @param current the item as stored now
 * @param attempted the item as sent
 */
export function afterDelivery(
  current: OutboxItem,
  attempted: WaitingItem,
  delivery: Delivery,
  moment: DeliveryMoment,
): OutboxItem {
  if (current.status === 'sent' || current.id !== attempted.id) return current;
  const sameText = sameBody(current.body, attempted.body);
  if (delivery.kind === 'acknowledged') return sameText ? sentItem(current, moment.now) : current;
  if (current.status === 'refused' || !sameText) return current;

  const at = new Date(moment.now).toISOString();
  const attempts = current.attempts + 1;
  const lastProblem = { ...delivery.problem, at };
  if (delivery.kind === 'refused') {
    return { ...current, attempts, status: 'refused', lastProblem, serverErrors: null };
  }
  const serverErrors = delivery.serverError
    ? { count: (current.serverErrors?.count ?? 0) + 1, since: current.serverErrors?.since ?? at }
    : null;
  const othersPass =
    serverErrors !== null && moment.lastSentAt !== null && moment.lastSentAt >= serverErrors.since;
  if (serverErrors !== null && serverErrors.count >= STUCK_AFTER && othersPass) {
    const problem = { code: 'stuck', detail: LOCAL_PROBLEMS.stuck, at };
    return { ...current, attempts, lastProblem: problem, serverErrors, nextAttemptAt: later(STUCK_WAIT_MS) };
  }
  const waitMs = backOffMs(attempts, delivery.retryAfterMs, moment.random);
  return { ...current, attempts, lastProblem, serverErrors, nextAttemptAt: later(waitMs) };

  function later(ms: number): string {
    return new Date(moment.now + ms).toISOString();
  }
}

function sentItem(item: PendingItem, now: number): SentItem {
  const { id, v, seq, type, title } = item;
  const sent = { id, v, seq, type, title, status: 'sent', sentAt: new Date(now).toISOString() };
  if (!('recipeId' in item.body)) return sent as SentItem;
  const { recipeId } = item.body;
  const secret = item.type === 'review' && item.body.secret;
  const reviewId = item.type === 'withdrawal' && item.body.reviewId;
  return { ...sent, recipeId, ...(secret && { secret }), ...(reviewId && { reviewId }) } as SentItem;
}

/** Sends one item with its id as the idempotency key; resolves to the outcome. Never rejects. */
export async function pushItem(
  item: WaitingItem,
  options: HttpOptions & { now: () => number },
): Promise<Delivery> {
  const answer = await exchange(pushRequest(item), options);
  return classifyExchange(answer, item.id, options.now());
}

/** The request of an item; its id is the idempotency key. */
function pushRequest({ id: key, ...item }: WaitingItem): HttpRequest {
  switch (item.type) {
    case 'review': {
      const { recipeId, secret, draft } = item.body;
      return requestOf(VISITOR_CALLS.postRating, { params: { id: recipeId }, body: draft, secret, key });
    }
    case 'recipe':
      return requestOf(VISITOR_CALLS.postRecipe, { body: item.body.draft, key });
    case 'contact':
      return requestOf(VISITOR_CALLS.postContact, { body: item.body.draft, key });
    case 'newsletter':
      return requestOf(VISITOR_CALLS.subscribe, { body: item.body.draft, key });
    case 'report':
      return requestOf(VISITOR_CALLS.postSafetyReport, { body: item.body.draft, key });
    case 'share': {
      const { recipeId, draft } = item.body;
      return requestOf(VISITOR_CALLS.shareByEmail, { params: { id: recipeId }, body: draft, key });
    }
    case 'withdrawal': {
      const { recipeId, reviewId, secret } = item.body;
      return requestOf(VISITOR_CALLS.withdrawReview, { params: { id: recipeId, reviewId }, secret, key });
    }
    case 'photo': {
      const { recipeId, reviewId, secret, draft } = item.body;
      const params = { id: recipeId, reviewId };
      return requestOf(VISITOR_CALLS.putPhoto, { params, file: draft, secret, key });
    }
  }
}

export type StraightResult = {
  /** Number of acknowledged items. */
  arrived: number;
  /** Outcome of the last item sent. */
  delivery: Delivery;
};

/**
 * Sends items that this device can't store, in order, each with its id as the idempotency key, up to the first that is not
 * acknowledged. If they are sent again, the server recognises them.
 */
export async function sendStraight(items: PreparedItems): Promise<StraightResult> {
  for (let arrived = 0; ; arrived += 1) {
    const item = items[arrived] as UnqueuedItem;
    const delivery = await pushItem({ ...item, seq: 0 } as WaitingItem, { now: Date.now });
    if (delivery.kind !== 'acknowledged') return { arrived, delivery };
    if (arrived + 1 === items.length) return { arrived: items.length, delivery };
  }
}
