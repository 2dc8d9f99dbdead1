import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressedAnswer, encodingFor, isFresh, preparedAnswer } from './prepared-answer.ts';

const source = {
  type: 'text/plain',
  cacheControl: 'no-cache',
  headers: {},
  body: Buffer.from('bowl '.repeat(200)),
};

describe('encodingFor', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0', 'identity'],
    ['br;q=0.5', 'br'],
    ['deflate', 'identity'],
  ])('for Accept-Encoding %j is %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });
});

describe('isFresh', () => {
  it.each([
    [undefined, false],
    ['W/"a"', true],
    ['"a"', true],
    ['"b", W/"a"', true],
    ['*', true],
    ['W/"b"', false],
  ])('If-None-Match %j is %s', (header, expected) => {
    expect(isFresh(header, 'W/"a"')).toBe(expected);
  });
});

describe('a prepared answer', () => {
  it('holds the body in each encoding under one ETag', async () => {
    const answer = await compressedAnswer(source);
    expect(brotliDecompressSync(answer.variants.br.body)).toEqual(source.body);
    expect(gunzipSync(answer.variants.gzip.body)).toEqual(source.body);
    expect(answer.variants.br.headers).toContain(answer.etag);
    expect(answer.variants.br.body.length).toBeLessThan(source.body.length);
  });

  it('falls back to the plain body if an encoding is missing', () => {
    const answer = preparedAnswer(source);
    expect(answer.variants.br).toBe(answer.variants.identity);
    expect(answer.variants.br.headers).not.toContain('Content-Encoding');
  });

  it('has no ETag unless its status is 200', () => {
    expect(preparedAnswer({ ...source, status: 404 }).variants.identity.headers).not.toContain('ETag');
  });
});
