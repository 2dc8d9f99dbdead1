import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { ROUTE_STYLES_FILE } from './first-paint.ts';

/** Build constant with the text of each route's own style sheets, which the renderers inline. */
export async function routeStyles(client: string): Promise<{ ROUTE_STYLES: string }> {
  const list = join(client, ROUTE_STYLES_FILE);
  const routes = JSON.parse(await readFile(list, 'utf8')) as Record<string, string[]>;
  await rename(list, join(client, '..', ROUTE_STYLES_FILE));
  const read = async (path: string) => ({ path, css: (await readFile(join(client, path), 'utf8')).trim() });
  const styles = Object.entries(routes).map(async ([route, paths]) => [
    route,
    await Promise.all(paths.map(read)),
  ]);
  return { ROUTE_STYLES: JSON.stringify(Object.fromEntries(await Promise.all(styles))) };
}
