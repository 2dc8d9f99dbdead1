import { routeScripts } from './route-scripts.ts';
import { routeStyles } from './route-styles.ts';

/**
 * The first lines of both renderers, with what `app/route-files.ts` reads: only the client's build tells a route's files, and
 * the renderers are built beside it.
 */
export async function routeFiles(client: string): Promise<string> {
  const [styles, scripts] = [await routeStyles(client), await routeScripts(client)];
  return `globalThis.ROUTE_STYLES=${JSON.stringify(styles)};\nglobalThis.ROUTE_SCRIPTS=${JSON.stringify(scripts)};\n`;
}
