import { ROUTES, type Route, type RoutePath } from './route-table.ts';

/** The route of a path, with its id or slug. */
type RouteMatch = { path: RoutePath; route: Route; id?: number; slug?: string };

const ROWS = Object.entries(ROUTES) as [RoutePath, Route][];

const PATTERNS = ROWS.map(([path, route]) => ({ path, route, pattern: patternOf(path) }));

/** ':id' is a plain number without leading zeros, ':slug' a lower-case name; '/*' is the path itself and everything below it. */
function patternOf(path: string): RegExp {
  const pattern = path
    .replace(/\/?\*$/, '(?:/.*)?')
    .replace(':id', '(?<id>[1-9]\\d{0,8})')
    .replace(':slug', '(?<slug>(?=[a-z0-9-]{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*)');
  return new RegExp(`^${pattern}$`);
}

/**
 * Finds the route of a path.
 * @param pathname without query or trailing slash
 * @returns the not-found route if no other matches
 */
export function routeAt(pathname: string): RouteMatch {
  for (const { path, route, pattern } of PATTERNS) {
    const found = path === '*' ? null : pattern.exec(pathname);
    if (found === null) continue;
    const { id, slug } = found.groups ?? {};
    return { path, route, ...(id !== undefined && { id: Number(id) }), ...(slug !== undefined && { slug }) };
  }
  return { path: '*', route: ROUTES['*'] };
}

/** Paths without parameters that serve `serves`, in table order. */
export function pathsThatServe<Serves extends Route['serves']>(serves: Serves) {
  type Row = [RoutePath, Extract<Route, { serves: Serves }>];
  return ROWS.filter(([, route]) => route.serves === serves) as Row[];
}
