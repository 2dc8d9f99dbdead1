import type { IncomingMessage } from 'node:http';
import { tooLarge, unsupportedMediaType } from '../lib/errors.ts';

const BODY_LIMIT_BYTES = 64 * 1024;

/** Bytes of an oversized body that are discarded, so that the client reads the 413 instead of a reset. */
const DRAIN_BYTES = 1024 * 1024;
const DRAIN_MS = 500;

/** True if the request has a body, by its framing. */
export function hasBody(req: IncomingMessage): boolean {
  return req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;
}

/** Discards the rest of the body for a moment at most; holds one chunk at a time. */
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

/** Buffer of a body: allocated once if its length was declared, since photos are large and numerous. */
function partsOf(declaredBytes: number) {
  let whole: Buffer | null = declaredBytes > 0 ? Buffer.allocUnsafeSlow(declaredBytes) : null;
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
 * The raw body, at most `limit` bytes.
 * @throws {ApiError} 413 if it is longer, declared or not; 415 if it is compressed
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
    // An aborted request ends without 'end': there is no recipient left.
    req.on('close', () => reject(new Error('the client closed the connection')));
  });
  if (complete) return parts.whole();
  parts.forget();
  req.removeAllListeners('data');
  await drain(req);
  throw tooLarge(limit);
}
