import { describe, expect, it } from 'vitest';
import type { Answer, Exchange } from '#domain/sync/exchange';
import { classifyExchange } from './delivery.ts';

const ID = '0b8f1c7e-8a54-4a5e-9d0f-3c1a2b4d5e6f';
const OTHER_ID = '1b8f1c7e-8a54-4a5e-9d0f-3c1a2b4d5e6f';
const NOW = Date.parse('2026-03-01T12:00:00Z');
const ACK = `{"id":"${ID}","status":"pending"}`;

function answer(fields: Partial<Answer>): Answer {
  return {
    kind: 'answer',
    status: 201,
    statusText: '',
    redirected: false,
    contentType: 'application/json; charset=utf-8',
    body: ACK,
    retryAfter: null,
    date: null,
    ...fields,
  };
}

function problem(status: number, code: string, detail = 'As the server words it.'): Answer {
  const body = JSON.stringify({ type: `/problems/${code}`, title: 'Title', status, code, detail });
  return answer({ status, contentType: 'application/problem+json', body });
}

const outcome = (exchange: Exchange) => classifyExchange(exchange, ID, NOW);

describe('an acknowledgement', () => {
  it.each([200, 201])('is a %d in JSON that names the item', (status) => {
    expect(outcome(answer({ status }))).toEqual({ kind: 'acknowledged' });
  });

  it('counts only if it names this item', () => {
    const body = `{"id":"${OTHER_ID}","status":"pending"}`;
    expect(outcome(answer({ body })).kind).toBe('transient');
  });

  it('fault 26: cut at any byte it acknowledges nothing', () => {
    for (let length = 0; length < ACK.length; length++) {
      expect(outcome(answer({ body: ACK.slice(0, length) })).kind, `${length} bytes`).toBe('transient');
    }
  });
});

describe('a 403', () => {
  it('refuses an item for a missing review secret, but not for a wrong origin', () => {
    expect(outcome(problem(403, 'forbidden')).kind).toBe('refused');
    expect(outcome(problem(403, 'forbidden-origin')).kind).toBe('transient');
  });
});

describe('fault 21: a captive portal', () => {
  const html = { contentType: 'text/html', body: '' };
  it.each<[string, Partial<Answer>]>([
    ['200 HTML', { status: 200, ...html }],
    ['201 HTML', { status: 201, ...html }],
    ['200 without a type', { status: 200, contentType: '', body: '' }],
    ['200 and empty JSON', { status: 200, body: '' }],
    ['200 {}', { status: 200, body: '{}' }],
    ['200 null', { status: 200, body: 'null' }],
    ['200 {"success":true}', { status: 200, body: '{"success":true}' }],
    ['200 with our body but as text', { status: 200, contentType: 'text/plain' }],
    ['200 with our body after a redirect', { status: 200, redirected: true }],
    ['204', { status: 204, contentType: '', body: '' }],
    ['302', { status: 302, ...html }],
    ['307', { status: 307, ...html }],
    ['403 HTML', { status: 403, ...html }],
    ['404 HTML', { status: 404, ...html }],
    ['511', { status: 511, ...html }],
  ])('%s leaves the item waiting', (_name, fields) => {
    expect(outcome(answer(fields))).toMatchObject({ kind: 'transient', problem: { code: 'portal' } });
  });
});

describe('a refusal', () => {
  it.each([
    [400, 'invalid'],
    [404, 'not-found'],
    [413, 'too-large'],
    [415, 'unsupported-media-type'],
    [422, 'invalid'],
  ])('is a %d in our own error format, with its message', (status, code) => {
    expect(outcome(problem(status, code))).toEqual({
      kind: 'refused',
      problem: { code, detail: 'As the server words it.' },
    });
  });

  it.each([400, 404, 413, 415, 422])('is not a %d from another server', (status) => {
    const shapes: Partial<Answer>[] = [
      { contentType: 'text/html', body: '' },
      { contentType: 'application/json', body: '{"error":"no"}' },
      { contentType: 'application/problem+json', body: '{"title":"no"}' },
      { contentType: 'application/problem+json', body: '{"title":' },
      { ...problem(status, 'invalid'), redirected: true },
      { ...problem(500, 'internal'), status },
    ];
    for (const shape of shapes) expect(outcome(answer({ status, ...shape })).kind).toBe('transient');
  });

  it('fault 28: a key reused with another text means that the first version has arrived', () => {
    expect(outcome(problem(422, 'key-reused'))).toEqual({
      kind: 'refused',
      problem: { code: 'key-reused', detail: 'Your first version has already arrived' },
    });
  });
});

describe('everything else waits', () => {
  it.each([
    [401, 'unauthorised'],
    [403, 'forbidden-origin'],
    [405, 'method-not-allowed'],
    [408, 'request-timeout'],
    [409, 'key-in-flight'],
    [425, 'too-early'],
    [426, 'client-too-old'],
    [429, 'too-many-requests'],
  ])('%d in our own error format, with its message', (status, code) => {
    expect(outcome(problem(status, code))).toEqual({
      kind: 'transient',
      problem: { code, detail: 'As the server words it.' },
      retryAfterMs: null,
      serverError: false,
    });
  });

  it.each([500, 501, 502, 504])('fault 22: a gateway’s %d counts as a server error', (status) => {
    expect(outcome(answer({ status, contentType: 'text/html', body: '' }))).toMatchObject({
      kind: 'transient',
      problem: { code: 'server' },
      serverError: true,
    });
  });

  it.each([429, 503])('fault 23: %d carries its Retry-After', (status) => {
    const waiting = answer({ status, contentType: 'text/plain', body: '', retryAfter: '5' });
    expect(outcome(waiting)).toMatchObject({ problem: { code: 'pause' }, retryAfterMs: 5_000 });
    expect(outcome({ ...waiting, retryAfter: 'junk' })).toMatchObject({ retryAfterMs: null });
  });

  it.each(['network', 'timeout'] as const)('a %s failure', (why) => {
    expect(outcome({ kind: 'unreachable', why })).toMatchObject({
      kind: 'transient',
      problem: { code: why },
      serverError: false,
    });
  });
});
