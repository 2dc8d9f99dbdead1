import { describe, expect, it } from 'vitest';
import type { Answer } from '../sync/exchange.ts';
import { isLink } from './link.ts';
import { pageAnswer, readOutcome } from './read-page.ts';

const NOW = Date.UTC(2026, 0, 1);
const READING = pageAnswer(
  {
    kind: 'recipes',
    isCut: false,
    recipes: [
      {
        format: 'schema-org',
        recipe: {
          title: 'x'.repeat(600),
          description: null,
          species: null,
          servings: 4,
          prepTime: null,
          cookTime: 20,
          ingredients: Array.from({ length: 300 }, () => 'y'.repeat(900)),
          steps: ['Mix.'],
          authorName: null,
          imageUrl: `https://kitchen.example/${'z'.repeat(2000)}`,
          sourceUrl: null,
        },
        warnings: ['no-title'],
        leftOut: [{ part: 'notes', texts: Array.from({ length: 40 }, () => 'A note.') }],
      },
    ],
  },
  'https://kitchen.example/stew',
);

function answer(status: number, body: unknown, more: Partial<Answer> = {}): Answer {
  const contentType = status < 300 ? 'application/json' : 'application/problem+json';
  return {
    kind: 'answer',
    status,
    statusText: '',
    redirected: false,
    contentType,
    body: JSON.stringify(body),
    retryAfter: null,
    date: null,
    ...more,
  };
}
const problem = (status: number) => ({ type: 'x', title: 'x', status, code: 'x', detail: 'No recipe.' });

describe('readOutcome', () => {
  it('accepts an answer that pageAnswer has trimmed to the limits of the contract', () => {
    const outcome = readOutcome(answer(200, READING), NOW);
    expect(outcome).toEqual({ kind: 'read', answer: READING });
    const [found] = READING.recipes;
    expect(found?.recipe).toMatchObject({ imageUrl: null, sourceUrl: 'https://kitchen.example/stew' });
    expect([found?.recipe.title?.length, found?.recipe.ingredients.length]).toEqual([500, 200]);
    expect([found?.recipe.ingredients[0]?.length, found?.leftOut[0]?.texts.length]).toEqual([500, 20]);
  });

  it.each([400, 403, 404, 422])('passes on what the server says when it refuses with %d', (status) => {
    expect(readOutcome(answer(status, problem(status)), NOW)).toEqual({
      kind: 'failed',
      detail: 'No recipe.',
    });
  });

  it('waits when offline, for a busy server, behind a portal, and after an answer without recipes', () => {
    expect(readOutcome({ kind: 'unreachable', why: 'network' }, NOW)).toEqual({ kind: 'waits', afterMs: 0 });
    // The shortest wait after an answer, so a Retry-After of 2 s does not shorten it.
    const rest = { kind: 'waits', afterMs: 60_000 };
    expect(readOutcome(answer(503, problem(503), { retryAfter: '2' }), NOW)).toEqual(rest);
    expect(readOutcome(answer(429, problem(429), { retryAfter: '600' }), NOW)).toEqual({
      kind: 'waits',
      afterMs: 600_000,
    });
    expect(readOutcome(answer(200, '<p>Sign in', { contentType: 'text/html' }), NOW)).toEqual(rest);
    expect(readOutcome(answer(403, '<p>No', { contentType: 'text/html' }), NOW)).toEqual(rest);
    expect(readOutcome(answer(200, { recipes: [] }), NOW)).toEqual(rest);
  });
});

describe('isLink', () => {
  it('accepts only https addresses with host names', () => {
    for (const url of ['https://a.io', 'https://xn--bcher-kva.example/b?c=%20#d', 'https://a-b.c.example/']) {
      expect([url, isLink(url)]).toEqual([url, true]);
    }
    for (const url of [
      'https://a',
      'https://1.2.3.4/',
      'https://a.io:444/',
      'http://a.io/',
      'https://a.io\\b',
    ]) {
      expect([url, isLink(url)]).toEqual([url, false]);
    }
  });
});
