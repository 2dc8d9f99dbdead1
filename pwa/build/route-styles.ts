import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { ROUTE_STYLES_FILE } from './first-paint.ts';

type Style = { path: string; css: string };

/** The text of each route's own style sheets, which the renderers inline. */
export async function routeStyles(client: string): Promise<Record<string, Style[]>> {
  const list = join(client, ROUTE_STYLES_FILE);
  const routes = JSON.parse(await readFile(list, 'utf8')) as Record<string, string[]>;
  await rename(list, join(client, '..', ROUTE_STYLES_FILE));
  const read = async (path: string) => ({ path, css: (await readFile(join(client, path), 'utf8')).trim() });
  const styles = Object.entries(routes).map(
    async ([route, paths]) => [route, await Promise.all(paths.map(read))] as const,
  );
  return Object.fromEntries(await Promise.all(styles));
}
