import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip' | 'identity';
/** Alternating names and values, the form that `writeHead` takes without conversion. */
type FlatHeaders = string[];
type Variant = { body: Buffer; headers: FlatHeaders };

/** An answer computed once and sent many times: a body per encoding, complete headers, ETag. */
export type PreparedAnswer = {
  status: number;
  etag: string;
  variants: Record<Encoding, Variant>;
  notModifiedHeaders: FlatHeaders;
};

type Source = {
  status?: number;
  type: string;
  cacheControl: string;
  /** Security headers and all other headers of the answer. */
  headers: Record<string, string>;
  body: Buffer;
  br?: Buffer | undefined;
  gzip?: Buffer | undefined;
};

/** Above this gzip takes much longer for little gain. */
const MOST_GZIP = 6;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Weak, because one tag covers every encoding of the content. */
function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}

/** The answer from a body and its existing encodings. */
export function preparedAnswer(source: Source): PreparedAnswer {
  const { status = 200, body } = source;
  const etag = etagOf(body);
  const common: FlatHeaders = Object.entries(source.headers).flat();
  common.push('Cache-Control', source.cacheControl, 'Vary', 'Accept-Encoding');
  if (status === 200) common.push('ETag', etag);
  const variant = (bytes: Buffer, encoding: Encoding): Variant => ({
    body: bytes,
    headers: [
      ...common,
      ...['Content-Type', source.type, 'Content-Length', String(bytes.length)],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ],
  });
  const identity = variant(body, 'identity');
  return {
    status,
    etag,
    variants: {
      identity,
      br: source.br === undefined ? identity : variant(source.br, 'br'),
      gzip: source.gzip === undefined ? identity : variant(source.gzip, 'gzip'),
    },
    notModifiedHeaders: common,
  };
}

/**
 * Compressed here, off the event loop.
 * @param quality of brotli: 11 for the smallest size, 5 for content that changes often
 */
export async function compressedAnswer(source: Source, quality = 5): Promise<PreparedAnswer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.body.length,
  };
  // Sequential, so that an answer takes one core at most.
  const br = await compressBrotli(source.body, { params });
  const zipped = await compressGzip(source.body, { level: Math.min(quality, MOST_GZIP) });
  return preparedAnswer({ ...source, br, gzip: zipped });
}

function refuses(accepted: string, encoding: string): boolean {
  return new RegExp(`(?:^|[,\\s])${encoding}\\s*;\\s*q=0(?:\\.0{0,3})?(?:\\s*(?:,|$))`).test(accepted);
}

/** Brotli, else gzip, else identity, as far as the client accepts it. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const hasQuality = accepted.includes('q=');
  for (const encoding of ['br', 'gzip'] as const) {
    if (accepted.includes(encoding) && !(hasQuality && refuses(accepted, encoding))) return encoding;
  }
  return 'identity';
}

/** True if `If-None-Match` lists the tag; `W/` is ignored in that comparison. */
export function isFresh(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch === etag || ifNoneMatch === '*' || ifNoneMatch.includes(etag.slice(2));
}

/** Writes the answer to the socket under the id of its request: 304, HEAD or the body. */
export function sendPrepared(
  req: IncomingMessage,
  res: ServerResponse,
  answer: PreparedAnswer,
  requestId: string,
): void {
  const withId = (headers: FlatHeaders) => [...headers, 'X-Request-Id', requestId];
  if (answer.status === 200 && isFresh(req.headers['if-none-match'], answer.etag)) {
    res.writeHead(304, withId(answer.notModifiedHeaders)).end();
    return;
  }
  const variant = answer.variants[encodingFor(req.headers['accept-encoding'])];
  res.writeHead(answer.status, withId(variant.headers));
  if (req.method === 'HEAD') res.end();
  else res.end(variant.body);
}
