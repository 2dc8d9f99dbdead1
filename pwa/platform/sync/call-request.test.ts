import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineCalls, ok } from '#domain/contract/call';
import { requestOf } from './http.ts';

const { rename, upload, withdraw } = defineCalls({
  rename: {
    method: 'post',
    path: '/api/things/{id}',
    summary: 'Renames a thing.',
    params: { id: z.string() },
    body: z.object({ name: z.string() }),
    takesVersion: true,
    answer: ok('Renamed.', z.object({})),
    errors: [],
  },
  upload: {
    method: 'put',
    path: '/api/things/{id}/photo',
    summary: 'Sets its photo.',
    params: { id: z.string() },
    fileTypes: ['image/png'],
    answer: ok('Set.', z.object({})),
    errors: [],
  },
  withdraw: {
    method: 'post',
    path: '/api/things/{id}/withdraw',
    summary: 'Takes a thing back.',
    params: { id: z.string() },
    isIdempotent: true,
    takesSecret: true,
    answer: ok('Gone.', z.object({})),
    errors: [],
  },
});

describe('a call’s request', () => {
  it('has the call’s method and address, the body and the version seen', () => {
    expect(requestOf(rename, { params: { id: 7 }, body: { name: 'Bowl' }, version: 3 })).toEqual({
      method: 'POST',
      path: '/api/things/7',
      json: { name: 'Bowl' },
      headers: { 'If-Match': '"3"' },
    });
  });

  it('carries a file in place of JSON', () => {
    const file = { bytes: new ArrayBuffer(2), mediaType: 'image/png' };
    expect(requestOf(upload, { params: { id: 7 }, file })).toEqual({
      method: 'PUT',
      path: '/api/things/7/photo',
      bytes: file,
      headers: {},
    });
  });

  it('carries the key that makes a repeat harmless, and the secret of a review', () => {
    expect(requestOf(withdraw, { params: { id: 7 }, key: 'a-key', secret: 'a-secret' })).toEqual({
      method: 'POST',
      path: '/api/things/7/withdraw',
      headers: { 'Idempotency-Key': 'a-key', 'Review-Secret': 'a-secret' },
    });
  });
});
