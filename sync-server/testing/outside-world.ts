import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Outside } from '../features/import/fetch-page.ts';

export type Site = (request: IncomingMessage, response: ServerResponse) => void;

/** Simulated public sites on one local server, with their host names. */
export type OutsideWorld = {
  outside: Outside;
  /** Resolved host names, in order. */
  asked: string[];
  /** 'host/path' of each request that arrived. */
  visited: string[];
  /** Headers of the last request. */
  headers: IncomingMessage['headers'];
  sites: Map<string, Site>;
  /** Addresses of names that don't lead to the local server. */
  names: Map<string, string[]>;
  stop(): Promise<void>;
};

const LOCAL = '127.0.0.1';

/** Plain HTTP behind the injected transport; the address rules are real, except for the local server. */
export async function startOutsideWorld(
  isPublic: (address: string) => boolean,
  withinMs = 2_000,
): Promise<OutsideWorld> {
  const sites = new Map<string, Site>();
  const names = new Map<string, string[]>();
  const world = { asked: [] as string[], visited: [] as string[], headers: {} as IncomingMessage['headers'] };
  const server: Server = createServer((message, response) => {
    const host = message.headers.host ?? '';
    world.visited.push(host + (message.url ?? ''));
    world.headers = message.headers;
    const site = sites.get(host);
    if (site === undefined) response.writeHead(404).end();
    else site(message, response);
  });
  await new Promise<void>((listening) => server.listen(0, LOCAL, listening));
  const { port } = server.address() as AddressInfo;
  const outside: Outside = {
    async resolve(host) {
      world.asked.push(host);
      return names.get(host) ?? (sites.has(host) ? [LOCAL] : []);
    },
    isAllowed: (address) => address === LOCAL || isPublic(address),
    request: (options) =>
      request({ ...options, port, headers: { ...options.headers, Host: options.hostname ?? '' } }),
    withinMs,
  };
  return Object.assign(world, {
    outside,
    sites,
    names,
    stop: () =>
      new Promise<void>((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  });
}
