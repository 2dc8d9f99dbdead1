import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Answer, contentOf, isServerError, jsonOf, problemOf } from './exchange.ts';

function answer(fields: Partial<Answer>): Answer {
  return {
    kind: 'answer',
    status: 200,
    statusText: '',
    redirected: false,
    contentType: 'application/json; charset=utf-8',
    body: '{"bowls":2}',
    retryAfter: null,
    date: null,
    ...fields,
  };
}

const schema = z.object({ bowls: z.number() });
const PROBLEM = { type: '/problems/invalid', title: 'Invalid', status: 400, code: 'invalid', detail: 'No.' };
const problem = (fields: Partial<Answer>) =>
  answer({ status: 400, contentType: 'application/problem+json', body: JSON.stringify(PROBLEM), ...fields });

describe('an answer', () => {
  it('has content if it is a 200 or 201 that matches the schema', () => {
    expect(contentOf(schema, answer({}))).toEqual({ bowls: 2 });
    expect(contentOf(schema, answer({ status: 201 }))).toEqual({ bowls: 2 });
  });

  it.each<[string, Partial<Answer>]>([
    ['another status', { status: 202 }],
    ['a redirect', { redirected: true }],
    ['a page that is not JSON', { contentType: 'text/html' }],
    ['HTML declared as JSON', { body: '<html>' }],
    ['another server’s JSON', { body: '{"plates":2}' }],
    ['an empty body', { body: '' }],
  ])('has no content with %s', (_, fields) => {
    expect(contentOf(schema, answer(fields))).toBe(null);
  });

  it('has no content if it never arrived', () => {
    expect(contentOf(schema, { kind: 'unreachable', why: 'network' })).toBe(null);
  });

  it('is JSON only with the requested media type', () => {
    expect(jsonOf(answer({ contentType: 'APPLICATION/JSON' }))).toEqual({ bowls: 2 });
    expect(jsonOf(answer({}), 'application/problem+json')).toBe(undefined);
  });

  it('reports a problem only as application/problem+json, with its own status and no redirect', () => {
    expect(problemOf(problem({}))).toEqual(PROBLEM);
    expect(problemOf(problem({ status: 404 }))).toBe(null);
    expect(problemOf(problem({ redirected: true }))).toBe(null);
    expect(problemOf(problem({ contentType: 'application/json' }))).toBe(null);
  });

  it('distinguishes a failing server from a captive portal', () => {
    expect([500, 502, 504].map((status) => isServerError(answer({ status })))).toEqual([true, true, true]);
    expect([200, 302, 404, 511].some((status) => isServerError(answer({ status })))).toBe(false);
  });
});
