import { vi } from 'vitest';
import type { OwnAccount, OwnSession } from '#domain/contract/accounts';
import type { AdminStats, AdminStatus, PendingRating } from '#domain/contract/admin';
import type { PendingRecipe } from '#domain/contract/admin-recipes';
import type {
  ContactReply,
  ContactUpdate,
  StoredContactMessage,
  StoredSafetyReport,
} from '#domain/contract/intake';
import type { Notices } from '#domain/contract/notices';
import type { Passkey } from '#domain/contract/passkeys';
import type { PendingPhoto } from '#domain/review/photos';

type Request = { path: string; method: string; body: unknown; key?: string; ifMatch?: string };
type Answer = { status: number; body?: unknown; headers?: Record<string, string> } | 'unreachable' | 'never';

const HANDLE = '/api/admin/handle-safety-report/';
const MESSAGES = '/api/admin/contact-messages';

const FIGURES: AdminStats = {
  totalUsers: 1,
  totalRecipes: 24,
  pendingRecipes: 0,
  pendingRatings: 2,
  approvedRatings: 7,
};

const NO_NOTICES: Notices = {
  email: null,
  isDaily: false,
  isImmediate: false,
  sendsMail: true,
  mailProblem: null,
  webhook: null,
};

/** A healthy server at noon. */
export const SERVER_STATUS: AdminStatus = {
  engine: 'embedded',
  isReady: true,
  isDiskFull: false,
  mailsWaiting: 3,
  households: { households: 12, records: 3400 },
  backup: {
    everyHours: 24,
    last: {
      at: '2026-11-24T07:00:00.000Z',
      file: 'scheduled-2026-11-24T07-00-00Z.backup',
      bytes: 1_234_567,
      documents: 2400,
      digest: 'ab'.repeat(32),
    },
    failure: null,
  },
  version: '1.2.3',
  builtAt: '2026-11-20T09:30:00.000Z',
  startedAt: '2026-11-22T12:00:00.000Z',
  now: '2026-11-24T12:00:00.000Z',
};

/** A pending comment with `changes`. */
export const comment = (changes: Partial<PendingRating>): PendingRating => ({
  id: crypto.randomUUID(),
  userName: 'Hannah',
  rating: 5,
  comment: 'Pip licked the bowl.',
  recipeId: 1,
  recipeTitle: 'Chicken & Brown Rice Bowl',
  userCountry: 'GB',
  createdAt: '2026-11-19T10:00:00.000Z',
  imageUrl: null,
  version: 0,
  adminReply: null,
  translation: null,
  ...changes,
});

/** A pending recipe with `changes`. */
export const pendingRecipe = (changes: Partial<PendingRecipe> = {}): PendingRecipe => ({
  id: crypto.randomUUID(),
  title: 'Turkey and Carrot Bowl',
  description: 'What she gets on Sundays, and every day before a walk.',
  authorName: 'Ada',
  prepTime: 20,
  servings: 4,
  species: 'dog',
  category: 'senior',
  imageUrl: null,
  isOrganic: false,
  ingredients: ['500 g turkey mince', '200 g carrots, grated'],
  instructions: ['Brown the turkey for 10 minutes.', 'Add the carrots and simmer for 15 minutes.'],
  country: 'GB',
  createdAt: '2026-11-19T10:00:00.000Z',
  ...changes,
});

/** Test double for `fetch`: a server with one administrator, whose password is 'right'. Only for tests. */
export function adminServerDouble(pending: PendingRating[]) {
  const requests: Request[] = [];
  const server = {
    requests,
    pending,
    recipes: [] as PendingRecipe[],
    photos: [] as PendingPhoto[],
    reports: [] as StoredSafetyReport[],
    messages: [] as StoredContactMessage[],
    /** Decided comments, whose decision can be undone. */
    decided: [] as PendingRating[],
    replies: [] as ContactReply[],
    account: { username: 'admin', role: 'owner', hasCodes: false, recoveryCodesLeft: 0 } as OwnAccount,
    sessions: [] as OwnSession[],
    passkeys: [] as Passkey[],
    isSignedIn: false,
    /** Overrides the answer for a path. */
    override: new Map<string, Answer>(),
  };
  const problem = (status: number, detail: string, field?: string): Answer => ({
    status,
    body: { type: 'about:blank', title: 'Error', status, code: 'invalid', detail, field },
  });

  function answer({ path, method, body }: Request): Answer {
    const instead = server.override.get(path);
    if (instead !== undefined) return instead;
    if (path === '/api/admin/login') {
      if ((body as { password: string }).password !== 'right') return problem(401, 'Wrong.');
      server.isSignedIn = true;
      return { status: 200, body: { username: 'admin' } };
    }
    if (!server.isSignedIn) return problem(401, 'Sign in first.');
    if (path === '/api/admin/session') return { status: 200, body: { username: 'admin' } };
    if (path === '/api/admin/stats') {
      return { status: 200, body: { ...FIGURES, pendingRatings: server.pending.length } };
    }
    if (path === '/api/admin/account') return { status: 200, body: server.account };
    if (path === '/api/admin/sessions') return { status: 200, body: server.sessions };
    if (path === '/api/admin/passkeys') return { status: 200, body: server.passkeys };
    if (path === '/api/admin/notices') return { status: 200, body: NO_NOTICES };
    if (path === '/api/admin/status') return { status: 200, body: SERVER_STATUS };
    if (path === '/api/admin/pending-ratings') return { status: 200, body: server.pending };
    if (path === '/api/admin/pending-recipes') return { status: 200, body: server.recipes };
    if (path === '/api/admin/pending-photos') return { status: 200, body: server.photos };
    if (path === '/api/admin/safety-reports') return { status: 200, body: server.reports };
    if (path.endsWith('/replies')) return repliesAnswer(body);
    if (path === MESSAGES) return { status: 200, body: server.messages };
    if (path.startsWith(MESSAGES))
      return updatedMessage(path.slice(MESSAGES.length + 1), body as ContactUpdate);
    if (path.startsWith(HANDLE)) return handledReport(path.slice(HANDLE.length));
    if (path.startsWith('/api/admin/moderate-recipe/')) return moderatedRecipe(path, body);
    if (path.startsWith('/api/admin/moderate-photo/')) return moderatedPhoto(path, body);
    if (path === '/api/admin/end-other-sessions') return { status: 200, body: { username: 'admin' } };
    if (path === '/api/admin/password') {
      const { currentPassword } = body as { currentPassword: string };
      if (currentPassword === 'right') return { status: 200, body: { username: 'admin' } };
      return problem(400, 'This is not your current password.', 'currentPassword');
    }
    if (path === '/api/admin/logout') {
      server.isSignedIn = false;
      return { status: 204 };
    }
    if (path.endsWith('/acts')) return reopened(path.slice('/api/admin/reviews/'.length, -'/acts'.length));
    const id = path.replace('/api/admin/moderate-rating/', '');
    if (method !== 'POST' || !server.pending.some((row) => row.id === id)) return problem(404, 'Gone.');
    server.decided.push(...server.pending.filter((row) => row.id === id));
    server.pending = server.pending.filter((row) => row.id !== id);
    return { status: 200, body: { id, status: (body as { status: string }).status } };
  }

  function reopened(id: string): Answer {
    const found = server.decided.find((row) => row.id === id);
    if (found === undefined) return problem(404, 'Gone.');
    const version = found.version + 1;
    server.pending = [...server.pending, { ...found, version }];
    return { status: 200, body: { id, version, status: 'pending' } };
  }

  function repliesAnswer(body: unknown): Answer {
    if (body === undefined) return { status: 200, body: server.replies };
    const reply: ContactReply = {
      id: crypto.randomUUID(),
      text: (body as { text: string }).text,
      by: 'admin',
      createdAt: '2026-11-20T10:00:00.000Z',
      state: 'waiting',
      messageIdHeader: '<reply@bowlful.test>',
    };
    server.replies = [...server.replies, reply];
    return { status: 200, body: reply };
  }

  function updatedMessage(id: string, changes: ContactUpdate): Answer {
    const found = server.messages.find((row) => row.id === id);
    if (found === undefined) return problem(404, 'Gone.');
    const updated = { ...found, ...changes, version: found.version + 1 };
    server.messages = server.messages.map((row) => (row.id === id ? updated : row));
    return { status: 200, body: updated };
  }

  function handledReport(id: string): Answer {
    if (!server.reports.some((row) => row.id === id)) return problem(404, 'Gone.');
    const handledAt = '2026-11-20T10:00:00.000Z';
    server.reports = server.reports.map((row) => (row.id === id ? { ...row, handledAt } : row));
    return { status: 200, body: { id, status: 'handled' } };
  }

  function moderatedRecipe(path: string, body: unknown): Answer {
    const id = path.slice('/api/admin/moderate-recipe/'.length);
    if (!server.recipes.some((row) => row.id === id)) return problem(404, 'Gone.');
    server.recipes = server.recipes.filter((row) => row.id !== id);
    const { status } = body as { status: string };
    return { status: 200, body: { id, status, recipeId: status === 'approved' ? 111 : null } };
  }

  function moderatedPhoto(path: string, body: unknown): Answer {
    const key = path.slice('/api/admin/moderate-photo/'.length);
    server.photos = server.photos.filter((row) => row.key !== key);
    return { status: 200, body: { key, status: (body as { status: string }).status } };
  }

  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? undefined);
    const headers = new Headers(init.headers);
    const key = headers.get('Idempotency-Key');
    const ifMatch = headers.get('If-Match');
    const request: Request = { path, method: init.method ?? 'GET', body };
    if (key !== null) request.key = key;
    if (ifMatch !== null) request.ifMatch = ifMatch;
    requests.push(request);
    const given = answer(request);
    if (given === 'never') return new Promise<never>(() => {});
    if (given === 'unreachable') throw new TypeError('Failed to fetch');
    const text = given.body === undefined ? null : JSON.stringify(given.body);
    const contentType = given.status < 400 ? 'application/json' : 'application/problem+json';
    return new Response(text, {
      status: given.status,
      headers: { 'Content-Type': contentType, ...given.headers },
    });
  });
  return server;
}
