import { Resolver } from 'node:dns/promises';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { isLink } from '#domain/contract/link';
import type { PageProblemCode } from '../../lib/errors.ts';
import { isPublicAddress } from './public-address.ts';

/** Addresses of a host name, IPv4 first; none if it is unknown. */
type ResolveHost = (host: string, signal: AbortSignal) => Promise<string[]>;

const RESOLVE_WITHIN_MS = 2_000;

/** Asks the name servers directly: getaddrinfo would occupy a thread of the pool that files and databases need. */
const resolveHost: ResolveHost = async (host, signal) => {
  const resolver = new Resolver({ timeout: RESOLVE_WITHIN_MS, tries: 1 });
  const cancel = () => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  const none = () => [];
  const found = await Promise.all([
    resolver.resolve4(host).catch(none),
    resolver.resolve6(host).catch(none),
  ]).finally(() => signal.removeEventListener('abort', cancel));
  return found.flat();
};

/** For all hops together, including DNS and bodies. */
const WITHIN_MS = 5_000;
const MOST_BYTES = 5_000_000;
export const MOST_REDIRECTS = 3;
export const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];
const MOST_HEADER_BYTES = 16_384;
const PAGE: Wanted = {
  accept: 'text/html, application/ld+json, application/json;q=0.9',
  isWanted: (type) => /^(?:text\/html|application\/xhtml\+xml|application\/(?:[\w.-]+\+)?json)$/.test(type),
};

/** The Accept header, and the media types to read. */
export type Wanted = { accept: string; isWanted: (type: string) => boolean };

/** The outside world; replaced by local servers in tests. */
export type Outside = {
  resolve: ResolveHost;
  isAllowed: (address: string) => boolean;
  request: (options: RequestOptions) => ClientRequest;
  withinMs: number;
};

export const REAL_OUTSIDE: Outside = {
  resolve: resolveHost,
  isAllowed: isPublicAddress,
  request: httpsRequest,
  withinMs: WITHIN_MS,
};

export type FetchedPage = {
  bytes: Uint8Array;
  /** Content-Type with its parameters. */
  type: string;
  /** After redirects. */
  address: string;
};

/**
 * Fetches a public page. At every hop the name is resolved once, all its addresses are checked, and the connection goes
 * to those addresses, so DNS rebinding gains nothing.
 * @param url as `isLink` asks
 * @param agent names the caller to the site
 * @param wanted a page by default
 * @throws {PageFailure}
 */
export async function fetchPage(
  url: string,
  agent: string,
  outside: Outside,
  wanted: Wanted = PAGE,
): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(outside.withinMs);
  try {
    let address = url;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const response = await answerOf(
        new URL(address),
        { agent, method: 'GET', accept: wanted.accept },
        outside,
        signal,
      );
      const { statusCode = 0, headers } = response;
      if (!REDIRECTS.includes(statusCode)) return await pageOf(response, address, wanted, signal);
      response.destroy();
      address = nextAddress(address, headers.location);
    }
    throw new PageFailure('page-unreachable', 'too many redirects');
  } catch (error) {
    if (error instanceof PageFailure) throw error;
    if (signal.aborted) throw new PageFailure('page-unreachable', 'too slow');
    throw new PageFailure('page-unreachable', (error as NodeJS.ErrnoException).code ?? 'broken');
  }
}

/**
 * The target of a redirect, under the same rules as the link itself.
 * @throws {PageFailure}
 */
export function nextAddress(from: string, location: string | undefined): string {
  const next = location === undefined || !URL.canParse(location, from) ? null : new URL(location, from);
  const address = next?.href.split('#')[0];
  if (address === undefined || !isLink(address)) {
    throw new PageFailure('page-unreachable', 'redirect to where no link may lead');
  }
  return address;
}

type Asking = { agent: string; method: 'GET' | 'HEAD'; accept: string };

/** Asks a public host for a page, as `sendOutside`. */
export function answerOf(
  url: URL,
  { agent, method, accept }: Asking,
  outside: Outside,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const headers = { Accept: accept, 'Accept-Encoding': ENCODINGS, 'User-Agent': agent };
  return sendOutside(url, { method, headers }, outside, signal);
}

/**
 * Sends one request to a public host; redirects are not followed.
 * @throws {PageFailure} and connection errors
 */
export async function sendOutside(
  { hostname, pathname, search }: URL,
  { body, ...message }: Pick<RequestOptions, 'method' | 'headers'> & { body?: Buffer },
  { resolve, isAllowed, request }: Outside,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const addresses = await untilAborted(resolve(hostname, signal), signal);
  if (addresses.length === 0) throw new PageFailure('page-unreachable', 'unknown host');
  // One forbidden address among public ones is no accident.
  if (!addresses.every(isAllowed)) throw new PageFailure('page-unreachable', 'forbidden address');
  return await new Promise((settle, reject) => {
    const sent = request({
      ...message,
      hostname,
      path: pathname + search,
      agent: false,
      lookup: lookupOf(addresses),
      maxHeaderSize: MOST_HEADER_BYTES,
      signal,
    });
    sent.on('response', settle);
    sent.on('error', reject);
    sent.end(body);
  });
}

/** A lookup that always returns the checked addresses. */
function lookupOf(addresses: readonly string[]): LookupFunction {
  const checked = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    const [first] = checked;
    if (options.all === true) callback(null, checked);
    else callback(null, first?.address ?? '', first?.family);
  };
}

async function pageOf(
  response: IncomingMessage,
  address: string,
  { isWanted }: Wanted,
  signal: AbortSignal,
): Promise<FetchedPage> {
  try {
    const { statusCode, headers } = response;
    if (statusCode !== 200) throw new PageFailure('page-refused', `status ${statusCode}`);
    const type = headers['content-type'] ?? '';
    if (!isWanted(type.split(';')[0]?.trim().toLowerCase() ?? '')) {
      throw new PageFailure('page-unreadable', `type ${type.slice(0, 60)}`);
    }
    return { bytes: await boundedBody(response, MOST_BYTES, signal), type, address };
  } catch (error) {
    if (error instanceof PageFailure || signal.aborted) throw error;
    throw new PageFailure('page-unreadable', (error as NodeJS.ErrnoException).code ?? 'damaged');
  } finally {
    response.destroy();
  }
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((settle, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(settle, reject);
  });
}

const DECODERS = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
} as const;

/** Sent as Accept-Encoding. */
const ENCODINGS = 'gzip, br';

const tooLarge = () => new PageFailure('page-unreadable', 'too large');

/**
 * A body, at most `mostBytes` both as sent and unpacked. The connection ends at the first byte beyond, so a small body
 * can't unpack into a large one.
 * @throws {PageFailure} beyond the limit, in an unknown encoding, or damaged
 */
async function boundedBody(
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

/** A page that can't be fetched. `reason` is only for the log, because it could reveal the internal network. */
export class PageFailure extends Error {
  readonly code: PageProblemCode;

  constructor(code: PageProblemCode, reason: string) {
    super(reason);
    this.name = 'PageFailure';
    this.code = code;
  }
}
