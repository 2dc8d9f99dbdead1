import * as z from 'zod/mini';
import {
  adminSessionSchema,
  adminStatsSchema,
  loginBodySchema,
  moderateRatingAnswerSchema,
  moderateRatingBodySchema,
  pendingRatingSchema,
} from '../admin.ts';
import { adminStatusSchema } from '../admin-status.ts';
import { defineCalls, ok } from '../call.ts';

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
