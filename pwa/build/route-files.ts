import { routeScripts } from './route-scripts.ts';
import { routeStyles } from './route-styles.ts';

/**
 * The banner of both renderers, with the data that `app/route-files.ts` reads: only the client's build knows a route's files,
 * and the renderers are built in parallel.
 */
export async function routeFiles(client: string): Promise<string> {
  const [styles, scripts] = [await routeStyles(client), await routeScripts(client)];
  return `globalThis.ROUTE_STYLES=${JSON.stringify(styles)};\nglobalThis.ROUTE_SCRIPTS=${JSON.stringify(scripts)};\n`;
}
