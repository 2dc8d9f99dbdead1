import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { REVIEW } from '../../testing/builders.ts';
import { rawRequest } from '../../testing/raw-request.ts';
import { startServer, type TestServer } from '../../testing/test-server.ts';

const TOKEN = 'a-token-of-length-24-abc';
const BEARER = { Authorization: `Bearer ${TOKEN}` };

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { METRICS_TOKEN: TOKEN } });
});
afterAll(() => server.stop());

async function figures(): Promise<string> {
  return await (await server.get('/metrics', BEARER)).text();
}

it('metrics don’t exist without a configured token', async () => {
  const plain = await startServer();
  const response = await plain.get('/metrics', BEARER);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  await plain.stop();
});

it.each([
  ['no token', {}],
  ['another token', { Authorization: 'Bearer another-token-24-letters' }],
  ['the token without its scheme', { Authorization: TOKEN }],
  ['half the token', { Authorization: `Bearer ${TOKEN.slice(0, 12)}` }],
])('metrics refuse a caller with %s', async (_name, headers) => {
  const response = await server.get('/metrics', headers);
  expect(response.status).toBe(401);
  expect(response.headers.get('www-authenticate')).toBe('Bearer');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.text()).not.toContain('bowlful_');
});

it('metrics count requests, pulls, pushes, refusals, mails and more, with bounded labels', async () => {
  const key = randomUUID();
  const push = () => server.post('/api/recipes/1/ratings', REVIEW, { 'Idempotency-Key': key });
  await push();
  await push();
  await server.post(
    '/api/recipes/1/ratings',
    { ...REVIEW, comment: 'Other words for the same key.' },
    { 'Idempotency-Key': key },
  );
  await server.post('/api/recipes/1/ratings', { rating: 9 });
  const first = await server.get('/api/sync');
  const etag = first.headers.get('etag') ?? '';
  await server.get('/api/sync', { 'If-None-Match': etag });
  await server.post('/api/newsletter', { email: 'ada@example.org', list: 'dog' });
  await rawRequest(server.url, ['nonsense\r\n\r\n']);
  for (let n = 0; n < 50; n += 1) await server.get(`/api/made-up/${n}`);
  await expect.poll(figures).toContain('bowlful_mails_total{outcome="sent"} 1');
  const response = await server.get('/metrics', BEARER);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  for (const line of [
    'bowlful_requests_total{method="POST",route="/api/recipes/{id}/ratings",status="2xx"} 2',
    'bowlful_requests_total{method="POST",route="/api/recipes/{id}/ratings",status="4xx"} 2',
    'bowlful_requests_total{method="GET",route="(unknown)",status="4xx"} 50',
    'bowlful_request_seconds_count{route="/api/recipes/{id}/ratings",status="2xx"} 2',
    'bowlful_pushes_total{call="postRating",outcome="taken"} 1',
    'bowlful_pushes_total{call="postRating",outcome="repeated"} 1',
    'bowlful_pushes_total{call="postRating",outcome="key-reused"} 1',
    'bowlful_pushes_total{call="postRating",outcome="invalid"} 1',
    'bowlful_pulls_total{outcome="page"} 1',
    'bowlful_pulls_total{outcome="not-modified"} 1',
    'bowlful_refusals_total{kind="key-reused"} 1',
    'bowlful_refusals_total{kind="not-found"} 50',
    'bowlful_early_refusals_total{status="400"} 1',
    'bowlful_background_waiting{line="page"} 0',
    'bowlful_mails_waiting 0',
    'bowlful_households{of="households"} 0',
    'bowlful_household_watchers 0',
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).toMatch(/^bowlful_storage_commands_total\{command="insertOne",outcome="done"\} [1-9]/m);
  expect(text).toMatch(/^bowlful_storage_commands_total\{command="insertOne",outcome="refused"\} [1-9]/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).not.toMatch(/made-up|ada@|127\.0\.0\.1/);
});
