import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import { freePort } from '../e2e/harness/server-process.ts';
import { atLeast, type Figure, median } from './figures.ts';

const ROUNDS = 7;
const SECONDS = 3;

type Wire = { etag: string; bytes: number };

/** Size of the real response on the wire. */
async function measureWire(url: string): Promise<Wire> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve({ etag: String(answer.headers.etag), bytes }));
    })
      .on('error', reject)
      .end();
  });
}

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const result = await autocannon({ url, headers, connections: 32, duration: SECONDS });
  if (result.errors > 0) throw new Error(`${result.errors} requests failed at ${url}`);
  return result.requests.average;
}

/** Our catalogue answer against a bare node:http server in the same run, interleaved; the median of the ratios. */
export async function catalogueThroughput(origin: string): Promise<Figure[]> {
  const url = `${origin}/api/recipes`;
  const wire = await measureWire(url);
  const port = await freePort();
  const bare = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('bare-server.ts', import.meta.url))],
    {
      env: { ...process.env, PORT: String(port), SOURCE: url, BODY_BYTES: String(wire.bytes) },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await once(bare.stdout, 'data');
  try {
    const ratios: Record<'200' | '304', number[]> = { '200': [], '304': [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const status of ['200', '304'] as const) {
        const headers: Record<string, string> = { 'accept-encoding': 'gzip' };
        if (status === '304') headers['if-none-match'] = wire.etag;
        const theirs = await requestsPerSecond(`http://127.0.0.1:${port}/`, headers);
        const ours = await requestsPerSecond(url, headers);
        ratios[status].push(ours / theirs);
      }
    }
    return [
      atLeast('Catalogue GET 200 against bare node:http', median(ratios['200']), 0.5, '×', 2),
      atLeast('Catalogue GET 304 against bare node:http', median(ratios['304']), 0.4, '×', 2),
    ];
  } finally {
    bare.kill();
  }
}
