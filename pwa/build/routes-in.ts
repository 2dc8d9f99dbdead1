/** Pattern of an address and the module of its screen, by its path below `pwa`. */
export type RouteModule = [path: string, module: string];

const ROUTE = /path: '([^']+)',\s*load: async \(\) =>\s*\(await import\('\.\.\/([^']+)'\)\)/g;

/**
 * The routes as `app/routes.tsx` writes them.
 * @throws where one is written in a way that this cannot read
 */
export function routesIn(source: string): RouteModule[] {
  const routes = [...source.matchAll(ROUTE)].map(([, path = '', module = '']): RouteModule => [path, module]);
  if (routes.length === 0 || routes.length !== source.match(/\bload: async/g)?.length) {
    throw new Error('The routes are written in a way that the build cannot read');
  }
  return routes;
}
