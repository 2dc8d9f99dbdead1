import * as z from 'zod/mini';
import { canonicalUserName, changePasswordBodySchema } from '../account/account.ts';
import { REVIEW_COMMENT_MAX, reviewTranslationSchema } from '../review/review.ts';
import { atLeast, atMost, trimmed } from '../text/characters.ts';
import { defineCalls, ok } from './call.ts';

const loginBodySchema = z.strictObject({
  username: trimmed(1, 80).check(z.overwrite(canonicalUserName)),
  password: z.string().check(atLeast(1), atMost(200)),
  /** One-time or recovery code, for accounts that ask for one. */
  code: z.optional(z.string().check(atLeast(1), atMost(40))),
});
export type LoginBody = z.infer<typeof loginBodySchema>;

/** Answer of login and of `GET /api/admin/session`. */
export const adminSessionSchema = z.strictObject({ username: z.string() });
export type AdminSession = z.infer<typeof adminSessionSchema>;

/** One row of `GET /api/admin/pending-ratings`, oldest first. */
export const pendingRatingSchema = z.strictObject({
  id: z.uuid(),
  userName: z.string(),
  rating: z.int(),
  comment: z.string(),
  recipeId: z.int(),
  recipeTitle: z.nullable(z.string()),
  userCountry: z.nullable(z.string()),
  createdAt: z.string(),
  imageUrl: z.nullable(z.string()),
  /** Increases when a decision is undone. */
  version: z.int(),
  /** Of an earlier decision that was undone. */
  adminReply: z.nullable(z.string()),
  translation: z.nullable(reviewTranslationSchema),
});
export type PendingRating = z.infer<typeof pendingRatingSchema>;

/**
 * Body of `POST /api/admin/moderate-rating/{id}`; `moderatorId` is accepted and ignored: the session identifies the
 * moderator. An approval may include the site's reply and a translation of the comment: both are published with the
 * review. Null removes the one of an earlier decision.
 */
const moderateRatingBodySchema = z
  .strictObject({
    status: z.enum(['approved', 'rejected']),
    notes: z.optional(z.string().check(atMost(2000))),
    moderatorId: z.optional(z.int()),
    adminReply: z.optional(z.nullable(trimmed(1, REVIEW_COMMENT_MAX))),
    translation: z.optional(z.nullable(reviewTranslationSchema)),
  })
  .check(
    z.refine(
      ({ status, adminReply, translation }) =>
        status === 'approved' || (adminReply === undefined && translation === undefined),
      { path: ['status'], message: 'Only an approved review can have a reply or a translation' },
    ),
  )
  .register(z.globalRegistry, {
    anyOf: [
      { properties: { status: { const: 'approved' } } },
      { not: { anyOf: [{ required: ['adminReply'] }, { required: ['translation'] }] } },
    ],
  });
export type ModerateRatingBody = z.infer<typeof moderateRatingBodySchema>;

const moderateRatingAnswerSchema = z.strictObject({
  id: z.uuid(),
  status: z.enum(['approved', 'rejected']),
});

/** Answer of `GET /api/admin/stats`. */
export const adminStatsSchema = z.strictObject({
  /** Administrators: visitors have no accounts. */
  totalUsers: z.int(),
  totalRecipes: z.int(),
  pendingRecipes: z.int(),
  pendingRatings: z.int(),
  approvedRatings: z.int(),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;

/** Answer of `GET /api/admin/status`; times are ISO 8601, UTC. */
export const adminStatusSchema = z.strictObject({
  engine: z.enum(['embedded', 'mongodb']),
  /** Whether the database takes writes. */
  isReady: z.boolean(),
  /** Writes fail because the disk is full. */
  isDiskFull: z.boolean(),
  mailsWaiting: z.int(),
  /** Shared households and their records; null if they are turned off. */
  households: z.nullable(z.strictObject({ households: z.int(), records: z.int() })),
  backup: z.strictObject({
    /** Null without scheduled backups. */
    everyHours: z.nullable(z.int()),
    last: z.nullable(
      z.strictObject({
        at: z.string(),
        file: z.string(),
        bytes: z.int(),
        documents: z.int(),
        digest: z.string(),
      }),
    ),
    /** A failure since the last successful backup. */
    failure: z.nullable(z.strictObject({ at: z.string(), reason: z.string() })),
  }),
  /** The release that runs. */
  version: z.string(),
  /** Build time of the served app; null if it has not been built. */
  builtAt: z.nullable(z.string()),
  /** Start of the process. */
  startedAt: z.string(),
  /** The server's own time, since the device's clock may differ. */
  now: z.string(),
});
export type AdminStatus = z.infer<typeof adminStatusSchema>;

/** An administrator’s session, pending reviews and the server’s status. */
export const ADMIN_CALLS = defineCalls({
  login: {
    method: 'post',
    path: '/api/admin/login',
    summary: 'Signs an administrator in; the session is kept in a cookie.',
    ignoresQuery: true,
    body: loginBodySchema,
    answer: ok('Signed in.', adminSessionSchema),
    errors: [401, 429],
  },
  logout: {
    method: 'post',
    path: '/api/admin/logout',
    summary: 'Ends the session.',
    ignoresQuery: true,
    needsSession: true,
    answer: { status: 204, description: 'Signed out.', schema: null },
  },
  getSession: {
    method: 'get',
    path: '/api/admin/session',
    summary: 'Who is signed in.',
    ignoresQuery: true,
    needsSession: true,
    answer: ok('The administrator.', adminSessionSchema),
  },
  listPendingRatings: {
    method: 'get',
    path: '/api/admin/pending-ratings',
    summary: 'Lists reviews waiting for moderation, oldest first.',
    needsSession: true,
    answer: ok('The reviews.', z.array(pendingRatingSchema)),
  },
  moderateRating: {
    method: 'post',
    path: '/api/admin/moderate-rating/{id}',
    summary: 'Approves or rejects a review.',
    params: { id: z.uuid() },
    needsSession: true,
    body: moderateRatingBodySchema,
    answer: ok('Decided.', moderateRatingAnswerSchema),
    errors: [404, 409],
  },
  getStats: {
    method: 'get',
    path: '/api/admin/stats',
    summary: 'Counts for the overview.',
    needsSession: true,
    answer: ok('The counts.', adminStatsSchema),
  },
  getStatus: {
    method: 'get',
    path: '/api/admin/status',
    summary: 'The server’s status: storage, mail queue, backups, build.',
    needsSession: true,
    answer: ok('The status.', adminStatusSchema),
  },
});

/** Calls on an administrator's own account. */
export const ACCOUNT_CALLS = defineCalls({
  changePassword: {
    method: 'post',
    path: '/api/admin/password',
    summary: 'Changes the password, ends all other sessions and forgets all other devices.',
    needsSession: true,
    body: changePasswordBodySchema,
    answer: ok('Changed; this session continues under a new cookie.', adminSessionSchema),
    errors: [429],
  },
  endOtherSessions: {
    method: 'post',
    path: '/api/admin/end-other-sessions',
    summary: 'Ends all other sessions and forgets all other devices.',
    needsSession: true,
    answer: ok('Ended; this session continues under a new cookie.', adminSessionSchema),
    errors: [413, 415],
  },
});
