import { randomBytes, randomUUID } from 'node:crypto';
import { REVIEW_SECRET_HEADER } from '#domain/review/rating-answer';
import { addressOf } from '../../testing/addresses.ts';
import { call } from '../../testing/call.ts';
import type { AbuseCall } from '../abuse-call.ts';
import type { Target } from '../target.ts';

type Options = { caller: number; headers?: Record<string, string> };

async function post(target: Target, path: string, body: unknown, options: Options): Promise<number> {
  const headers = { 'X-Forwarded-For': addressOf(options.caller), ...options.headers };
  return (await call(target.origin + path, { method: 'POST', headers, body })).status;
}

const made = (length: number) => randomBytes(length).toString('hex').slice(0, length);
/** A new address after `perAddress` calls. */
const spread = (caller: number, round: number, perAddress: number) =>
  caller + 50 * Math.floor(round / perAddress);

const WORDS = 'Words that mean nothing. '.repeat(180).trim();

export const WRITE_ABUSES: readonly AbuseCall[] = [
  {
    name: 'measured visits with made-up texts',
    limit: '240 a minute from one address; known names only, added up in memory, rows that age',
    act: (target, caller, round) =>
      post(
        target,
        '/api/events',
        {
          visit: randomUUID(),
          referrer: `${made(60)}.example`,
          events: Array.from({ length: 20 }, (_, i) =>
            i % 2 === 0
              ? { type: 'page-view', path: `/${made(190)}` }
              : { type: 'exception', description: made(480), fatal: false },
          ),
        },
        { caller: spread(caller, round, 200) },
      ),
  },
  {
    name: 'clicks on made-up products',
    limit: '240 a minute from one address; a bounded number of names a day',
    act: (target, caller, round) =>
      post(
        target,
        '/api/affiliate/track-click',
        { retailer: made(80), product: made(200) },
        { caller: spread(caller, round, 200) },
      ),
  },
  {
    name: 'unsubscribing with a wrong token',
    limit: 'looked up by its hash',
    act: (target, caller) =>
      post(
        target,
        '/api/newsletter/unsubscribe',
        { token: randomBytes(24).toString('base64url') },
        { caller },
      ),
  },
  {
    name: 'confirming with a wrong token',
    limit: 'looked up by its hash',
    act: (target, caller) =>
      post(target, '/api/newsletter/confirm', { token: randomBytes(24).toString('base64url') }, { caller }),
  },
  {
    name: 'invitations with a wrong token',
    limit: '5 in 15 minutes from one address; looked up by its hash',
    act: (target, caller, round) =>
      post(
        target,
        '/api/admin/invitation/look',
        { token: randomBytes(32).toString('base64url') },
        { caller: spread(caller, round, 4), headers: { Origin: target.publicOrigin } },
      ),
  },
  {
    name: 'taking back the review of another',
    limit: 'looked up by its id; the secret is compared as a hash',
    act: (target, caller) =>
      post(target, `/api/recipes/${target.reviewedRecipeId}/ratings/${target.reviewId}/withdraw`, undefined, {
        caller,
        headers: { [REVIEW_SECRET_HEADER]: randomUUID() },
      }),
  },
  {
    name: 'reviews within the limit',
    limit: '30 an hour from one address',
    act: (target, caller, round) =>
      post(
        target,
        `/api/recipes/${target.recipeIds[3]}/ratings`,
        { rating: 4, comment: 'Very nice.', userName: 'Bob' },
        { caller: spread(caller, round, 25) },
      ),
  },
  {
    name: 'reviews beyond the limit',
    limit: '30 an hour from one address, then 429 from memory',
    act: (target) =>
      post(
        target,
        `/api/recipes/${target.recipeIds[3]}/ratings`,
        { rating: 4, comment: 'Very nice.', userName: 'Bob' },
        { caller: 7 },
      ),
  },
  {
    name: 'long messages within the limit',
    limit: '20 an hour from one address',
    act: (target, caller, round) =>
      post(
        target,
        '/api/contact',
        { name: 'Ann', email: 'ann@example.org', subject: 'Hello', message: WORDS.slice(0, 4000).trim() },
        { caller: spread(caller, round, 15) },
      ),
  },
  {
    name: 'bodies of 64 KB that mean nothing',
    limit: 'bytes in flight; refused by the schema',
    act: (target, caller) =>
      post(target, '/api/contact', { name: 'x'.repeat(63_000), email: [], subject: {} }, { caller }),
  },
  {
    name: 'recipes of 256 KB that mean nothing',
    limit: 'bytes in flight; refused by the schema',
    act: (target, caller) => post(target, '/api/recipes', { title: ['x'.repeat(250_000)] }, { caller }),
  },
  {
    name: 'newsletter sign-ups',
    limit: '20 an hour from one address',
    act: (target, caller, round) =>
      post(
        target,
        '/api/newsletter',
        { email: `${made(12)}@example.org`, list: 'dog' },
        { caller: spread(caller, round, 15) },
      ),
  },
  {
    name: 'recipes shared by e-mail',
    limit: '5 a day from one address',
    act: (target, caller, round) =>
      post(
        target,
        `/api/recipes/${target.recipeIds[4]}/share/email`,
        { recipientEmail: `${made(12)}@example.org`, senderName: 'Ann' },
        { caller: spread(caller, round, 4) },
      ),
  },
  {
    name: 'reports of wrong safety flags',
    limit: '20 an hour from one address',
    act: (target, caller, round) =>
      post(
        target,
        '/api/safety-reports',
        { kind: 'missed', species: 'dog', text: WORDS.slice(0, 1900).trim(), version: 'x' },
        { caller: spread(caller, round, 15) },
      ),
  },
  {
    name: 'approvals, one after the other',
    limit: 'an administrator; rows and views are brought up to date, not made anew',
    parallel: 1,
    everyMs: 250,
    act: (target, _caller, round) =>
      post(
        target,
        `/api/admin/moderate-rating/${target.pendingIds[round]}`,
        { status: 'approved' },
        { caller: 1, headers: { Cookie: target.cookie, Origin: target.publicOrigin } },
      ),
  },
];
