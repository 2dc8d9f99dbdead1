import { isPublicAddress } from '../features/import/public-address.ts';
import { type OutsideWorld, type Site, startOutsideWorld } from './outside-world.ts';
import { startServer, type TestServer } from './test-server.ts';

export const READ_PAGE = '/api/recipes/read-page';
export const LINK = 'https://kitchen.example/stew?from=a-friend';
export const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
export const STEW = {
  '@type': 'Recipe',
  name: 'Beef Stew',
  recipeIngredient: ['500 g beef', '2 carrots'],
  recipeInstructions: ['Brown the beef.', 'Simmer for an hour.'],
};
export const PAGE = `<!doctype html><html><head><title>Stew</title><script type="application/ld+json">${JSON.stringify(STEW)}</script></head><body><p>A secret of the page.</p></body></html>`;

type LinkReading = {
  world: OutsideWorld;
  server: TestServer;
  serve(site: Site, host?: string): void;
  /** Serves one page. */
  html(body: string | Buffer, headers?: Record<string, string>): void;
  read(url?: unknown): Promise<Response>;
  /** Forgets sites, names and visits. */
  clear(): void;
  stop(): Promise<void>;
};

/** A server that reads pages from local sites, with enough time even on a busy machine. */
export async function startLinkReading(onLog?: (line: string) => void): Promise<LinkReading> {
  const world = await startOutsideWorld(isPublicAddress, 30_000);
  const server = await startServer({
    outside: world.outside,
    env: { LINKS_PER_HOUR: '100000' },
    ...(onLog && { onLog }),
  });
  const serve = (site: Site, host = 'kitchen.example') => void world.sites.set(host, site);
  return {
    world,
    server,
    serve,
    html: (body, headers = {}) =>
      serve((_, response) => response.writeHead(200, { ...HTML, ...headers }).end(body)),
    read: (url = LINK) => server.post(READ_PAGE, { url }),
    clear() {
      world.sites.clear();
      world.names.clear();
      world.asked.length = 0;
      world.visited.length = 0;
    },
    async stop() {
      await server.stop();
      await world.stop();
    },
  };
}

/** Status and code of an error. */
export async function codeOf(response: Response): Promise<[number, string]> {
  const { code } = (await response.json()) as { code: string };
  return [response.status, code];
}
