import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { PageFailure } from './page-failure.ts';

const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

/** Sent as Accept-Encoding. */
export const ENCODINGS = 'gzip, br';

const tooLarge = () => new PageFailure('page-unreadable', 'too large');

/**
 * A body, at most `mostBytes` both as sent and unpacked. The connection ends at the first byte beyond, so a small body
 * can't unpack into a large one.
 * @throws {PageFailure} beyond the limit, in an unknown encoding, or damaged
 */
export async function boundedBody(
  response: IncomingMessage,
  mostBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array> {
  if (Number(response.headers['content-length'] ?? 0) > mostBytes) throw tooLarge();
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  };
  const bounded = passing(mostBytes);
  if (encoding === 'identity' || encoding === '') await pipeline(response, bounded, collect, { signal });
  else {
    if (!Object.hasOwn(DECODERS, encoding)) throw new PageFailure('page-unreadable', `encoding ${encoding}`);
    const decoder = DECODERS[encoding as keyof typeof DECODERS]();
    await pipeline(response, bounded, decoder, passing(mostBytes), collect, { signal });
  }
  return Buffer.concat(chunks);
}

/** Pipeline stage with a byte limit. */
function passing(mostBytes: number) {
  return async function* (source: AsyncIterable<Buffer>) {
    let length = 0;
    for await (const chunk of source) {
      length += chunk.length;
      if (length > mostBytes) throw tooLarge();
      yield chunk;
    }
  };
}
