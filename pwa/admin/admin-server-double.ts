import { vi } from 'vitest';
import type { AdminStats, PendingRating } from '#domain/contract/admin';

type Request = { path: string; method: string; body: unknown };
type Answer = { status: number; body?: unknown } | 'unreachable' | 'never';

const FIGURES: AdminStats = {
  totalUsers: 1,
  totalRecipes: 24,
  pendingRecipes: 0,
  pendingRatings: 2,
  approvedRatings: 7,
};

/** A pending comment; `changes` say what is special about it. */
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
  ...changes,
});

/** Stands in for `fetch`: a server of one administrator, whose password is 'right'. For tests alone. */
export function adminServerDouble(pending: PendingRating[]) {
  const requests: Request[] = [];
  const server = {
    requests,
    pending,
    isSignedIn: false,
    /** Answers this instead, for the given path. */
    override: new Map<string, Answer>(),
  };
  const problem = (status: number, detail: string): Answer => ({
    status,
    body: { type: 'about:blank', title: 'Error', status, code: 'invalid', detail },
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
    if (path === '/api/admin/pending-ratings') return { status: 200, body: server.pending };
    if (path === '/api/admin/logout') {
      server.isSignedIn = false;
      return { status: 204 };
    }
    const id = path.replace('/api/admin/moderate-rating/', '');
    if (method !== 'POST' || !server.pending.some((row) => row.id === id)) return problem(404, 'Gone.');
    server.pending = server.pending.filter((row) => row.id !== id);
    return { status: 200, body: { id, status: (body as { status: string }).status } };
  }

  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const request = { path, method: init.method ?? 'GET', body };
    requests.push(request);
    const given = answer(request);
    if (given === 'never') return new Promise<never>(() => {});
    if (given === 'unreachable') throw new TypeError('Failed to fetch');
    const text = given.body === undefined ? null : JSON.stringify(given.body);
    return new Response(text, { status: given.status });
  });
  return server;
}
