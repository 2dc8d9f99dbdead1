import type { IncomingMessage } from 'node:http';
import { tooLarge, unsupportedMediaType } from '../errors.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

/** How much of an oversized body is still swallowed, so that the client reads the 413 instead of a reset. */
const DRAIN_BYTES = 1024 * 1024;
const DRAIN_MS = 500;

/** Whether the request carries a body at all, by its framing. */
export function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
}

/** Reads what is left and forgets it, for a moment at most; never more than a chunk is held. */
function drain(req: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    let swallowed = 0;
    const timer = setTimeout(resolve, DRAIN_MS);
    const finish = () => {
      clearTimeout(timer);
      req.pause();
      resolve();
    };
    req.on('data', (chunk: Buffer) => {
      swallowed += chunk.length;
      if (swallowed > DRAIN_BYTES) finish();
    });
    req.on('end', finish).on('error', finish).on('close', finish);
    req.resume();
  });
}

/** What has arrived of a body: once in memory where its length was told before, since a photo is large and many come. */
function partsOf(toldBytes: number) {
  let whole: Buffer | null = toldBytes > 0 ? Buffer.allocUnsafeSlow(toldBytes) : null;
  let chunks: Buffer[] = [];
  const parts = {
    length: 0,
    add(chunk: Buffer): void {
      if (whole === null) chunks.push(chunk);
      else chunk.copy(whole, parts.length);
      parts.length += chunk.length;
    },
    whole: () => whole?.subarray(0, parts.length) ?? Buffer.concat(chunks),
    forget(): void {
      whole = null;
      chunks = [];
    },
  };
  return parts;
}

/**
 * The raw body, at most `limit` bytes of it.
 * @throws {ApiError} 413 when it is longer, whether it says so or not; 415 when it is compressed
 */
export async function readBody(req: IncomingMessage, limit = BODY_LIMIT_BYTES): Promise<Buffer> {
  const encoding = req.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') {
    throw unsupportedMediaType('Please send the body without compression.');
  }
  if (Number(req.headers['content-length'] ?? 0) > limit) {
    await drain(req);
    throw tooLarge(limit);
  }
  const parts = partsOf(Number(req.headers['content-length'] ?? 0));
  const complete = await new Promise<boolean>((resolve, reject) => {
    req.on('data', (chunk: Buffer) => {
      if (parts.length + chunk.length <= limit) parts.add(chunk);
      else resolve(false);
    });
    req.on('end', () => resolve(true));
    req.on('error', reject);
    // An aborted request ends without 'end': nobody is left to be answered.
    req.on('close', () => reject(new Error('the client closed the connection')));
  });
  if (complete) return parts.whole();
  parts.forget();
  req.removeAllListeners('data');
  await drain(req);
  throw tooLarge(limit);
}
