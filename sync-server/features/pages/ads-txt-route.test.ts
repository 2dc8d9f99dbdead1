import { expect, it } from 'vitest';
import { startServer } from '../../testing/test-server.ts';

const ADS_TXT = 'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0';

it('/ads.txt serves the operator’s text, and is a 404 without one', async () => {
  const [own, bare] = await Promise.all([startServer({ env: { ADS_TXT } }), startServer()]);
  const answer = await own.get('/ads.txt');
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(`${ADS_TXT}\n`);
  expect((await bare.get('/ads.txt')).status).toBe(404);
  await Promise.all([own.stop(), bare.stop()]);
});
