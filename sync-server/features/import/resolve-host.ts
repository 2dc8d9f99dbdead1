import { Resolver } from 'node:dns/promises';

/** Addresses of a host name, IPv4 first; none if it is unknown. */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<string[]>;

const RESOLVE_WITHIN_MS = 2_000;

/** Asks the name servers directly: getaddrinfo would occupy a thread of the pool that files and databases need. */
export const resolveHost: ResolveHost = async (host, signal) => {
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
