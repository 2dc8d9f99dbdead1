import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REVIEW } from '../../testing/builders.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { ORIGIN, startServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { REVIEWS_PER_HOUR: '1000' } });
});
afterAll(() => server.stop());

const PATH = '/api/recipes/1/ratings';

describe('POST /api/recipes/{id}/ratings', () => {
  describe('refuses', () => {
    it.each([
      [{ ...REVIEW, rating: 6 }, 'rating', 'Please select a rating from 1 to 5 stars'],
      [{ ...REVIEW, rating: '5' }, 'rating', 'Please select a rating from 1 to 5 stars'],
      [{ ...REVIEW, comment: '  short   ' }, 'comment', 'Comment is required (minimum 10 characters)'],
      [{ ...REVIEW, userName: ' A ' }, 'userName', 'Name is required (minimum 2 characters)'],
      [{ rating: 5, comment: REVIEW.comment }, 'userName', 'Name is required (minimum 2 characters)'],
      [{ ...REVIEW, comment: { $gt: '' } }, 'comment', 'Expected string, received object'],
      [{ ...REVIEW, comment: undefined }, 'comment', 'Required'],
      [{ ...REVIEW, userId: { $ne: null } }, 'userId', 'This value is not allowed.'],
    ])('the body %j, naming %s', async (body, field, detail) => {
      const response = await server.post(PATH, body);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid', field, detail });
    });

    it.each([
      'status',
      'isApproved',
      'approved',
      'role',
      'rev',
      '_id',
      'id',
      'createdAt',
      'authorIp',
      '$set',
    ])('S15: the unknown key %s with 400', async (key) => {
      const response = await server.post(PATH, { ...REVIEW, [key]: 'approved' });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ field: key });
    });

    it.each(['[]', '""', '1', 'null', 'true'])('fault 44: the non-object JSON %s with 400', async (body) => {
      expect((await server.post(PATH, body)).status).toBe(400);
    });

    it.each(['{', '', '{"rating":5,}', '\u0000'])('fault 44: the non-JSON body %j with 400', async (body) => {
      const response = await server.post(PATH, body);
      expect(response.status).toBe(400);
      expect(await response.text()).not.toMatch(/Error|at \/|node_modules/);
    });

    it.each([
      ['text/plain', JSON.stringify(REVIEW)],
      ['application/x-www-form-urlencoded', 'rating=5'],
      ['multipart/form-data; boundary=x', '--x--'],
      ['application/json; charset=utf-16', JSON.stringify(REVIEW)],
      ['', JSON.stringify(REVIEW)],
    ])('fault 45: the content type %j with 415', async (type, body) => {
      const response = await server.post(PATH, body, { 'Content-Type': type });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ code: 'unsupported-media-type' });
    });

    it('fault 43: a compressed body with 415, so a zip bomb is never unpacked', async () => {
      const response = await fetch(server.url + PATH, {
        method: 'POST',
        headers: { Origin: ORIGIN, 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
        body: gzipSync(Buffer.alloc(1_000_000, 0x20)),
      });
      expect(response.status).toBe(415);
    });

    it.each(['comment', 'userName'])('fault 46: a lone surrogate or NUL in %s with 400', async (field) => {
      for (const broken of ['\\ud800', '\\u0000']) {
        const body = JSON.stringify({ ...REVIEW, [field]: 'MARK and some more' }).replace('MARK', broken);
        expect((await server.post(PATH, body)).status).toBe(400);
      }
    });

    it('S20: prototype keys with 400', async () => {
      for (const key of ['__proto__', 'constructor', 'prototype']) {
        const body = `{"rating":5,"comment":"ten characters","userName":"Ada","${key}":{"polluted":1}}`;
        expect((await server.post(PATH, body)).status).toBe(400);
      }
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    });

    it('an unknown recipe with 404', async () => {
      expect((await server.post('/api/recipes/999/ratings', REVIEW)).status).toBe(404);
    });

    it('a query with 400', async () => {
      expect((await server.post(`${PATH}?status=approved`, REVIEW)).status).toBe(400);
    });
  });

  describe('fault 43: a large body', () => {
    const head = `POST ${PATH} HTTP/1.1\r\nHost: x\r\nOrigin: ${ORIGIN}\r\nContent-Type: application/json\r\n`;

    it('over 64 KB with a declared length is 413, and the connection closes', async () => {
      const answer = await rawRequest(server.url, [
        `${head}Content-Length: 70000\r\n\r\n`,
        'x'.repeat(70_000),
      ]);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toMatch(/\r\nConnection: close\r\n/i);
      expect(answer).toContain('"code":"too-large"');
    });

    it('over 64 KB in chunks without a length is 413, and the connection closes', async () => {
      const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
      const answer = await rawRequest(server.url, [
        `${head}Transfer-Encoding: chunked\r\n\r\n`,
        ...Array(64).fill(chunk),
      ]);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toMatch(/\r\nConnection: close\r\n/i);
    });

    it('with a declared length over 64 KB is refused before the rest has arrived', async () => {
      const answer = await rawRequest(server.url, [
        `${head}Content-Length: 99999999\r\n\r\n`,
        'x'.repeat(1000),
      ]);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    });

    it('of exactly 64 KB is read, one byte more is 413', async () => {
      const padding = 64 * 1024 - JSON.stringify(REVIEW).length;
      expect((await server.post(PATH, JSON.stringify(REVIEW) + ' '.repeat(padding))).status).toBe(201);
      expect((await server.post(PATH, JSON.stringify(REVIEW) + ' '.repeat(padding + 1))).status).toBe(413);
    });
  });
});
