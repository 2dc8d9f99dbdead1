import { type Relay, startRelay } from './tcp-relay.ts';

/** A relay in front of a MongoDB server, and the URL through it. Refuses connections at first. */
export async function relayTo(mongodbUrl: string): Promise<{ relay: Relay; url: string }> {
  const [, start = '', host = '', port = '27017', rest = ''] =
    /^(mongodb:\/\/(?:[^@/]+@)?)([^:/,]+)(?::(\d+))?[^/]*(.*)$/.exec(mongodbUrl) ?? [];
  const relay = await startRelay(host, Number(port));
  const url = `${start}127.0.0.1:${relay.port}${rest}${rest.includes('?') ? '&' : '?'}directConnection=true`;
  return { relay, url };
}
