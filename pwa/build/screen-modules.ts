import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'vite';
import { ROUTES, type RoutePath } from '#domain/site/route-table';

/** Path pattern and the module of its screen, relative to `pwa`. */
type RouteModule = [path: RoutePath, module: string];

const FOLDER = 'app';
const LOADERS = fileURLToPath(new URL(`../${FOLDER}/screen-loaders.ts`, import.meta.url));

/**
 * The module that each route loads, read from the syntax tree of `app/screen-loaders.ts`; without the administrator's area,
 * which is not part of the public app.
 * @throws for a route that does not import one module
 */
export function screenModules(source = readFileSync(LOADERS, 'utf8')): RouteModule[] {
  const rows: { path: RoutePath; start: number; end: number }[] = [];
  const imports: { module: string; start: number }[] = [];
  new Visitor({
    Property({ key, start, end }) {
      if (key.type === 'Literal') rows.push({ path: String(key.value) as RoutePath, start, end });
    },
    ImportExpression({ source: from, start }) {
      if (from.type === 'Literal') imports.push({ module: join(FOLDER, String(from.value)), start });
    },
  }).visit(parseSync(LOADERS, source).program);
  if (rows.length === 0) throw new Error('No routes in app/screen-loaders.ts');
  return rows.flatMap(({ path, start, end }): RouteModule[] => {
    const [found, ...more] = imports.filter((each) => each.start > start && each.start < end);
    if (found === undefined || more.length > 0) throw new Error(`The route ${path} imports no single screen`);
    return found.module.startsWith('admin/') ? [] : [[path, found.module]];
  });
}

/** Modules of the screens that a first visit may land on: their styles are inlined, and their size has a budget. */
export const LANDING_SCREENS: readonly string[] = [
  ...new Set(
    screenModules().flatMap(([path, module]) => {
      const route = ROUTES[path];
      return 'isLanding' in route && route.isLanding ? [module] : [];
    }),
  ),
];
