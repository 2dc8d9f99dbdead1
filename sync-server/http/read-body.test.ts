import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { readBody } from './read-body.ts';

const CHUNK = Buffer.alloc(16 * 1024);

/** A sender that never stops, whatever length it declares. */
function endlessRequest(headers: Record<string, string>) {
  const state = { taken: 0 };
  const request = new Readable({
    read() {
      state.taken += CHUNK.length;
      setImmediate(() => this.push(CHUNK));
    },
  });
  return { request: Object.assign(request, { headers }) as unknown as IncomingMessage, state };
}

it.each([
  ['without a length', {}],
  ['with a length', { 'content-length': '99999999' }],
])('fault 43: reads little more than a megabyte of an endless body %s', async (_, headers) => {
  const { request, state } = endlessRequest(headers);
  await expect(readBody(request)).rejects.toMatchObject({ status: 413 });
  const taken = state.taken;
  expect(taken).toBeLessThan(2 * 1024 * 1024);
  // The rest stays with the sender: chunks already requested may still arrive, but no more.
  await setTimeout(20);
  expect(state.taken - taken).toBeLessThanOrEqual(8 * CHUNK.length);
});
