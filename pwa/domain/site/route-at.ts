import { ROUTES, type Route, type RoutePath } from './route-table.ts';

/** Row of the table for an address, with the number in it. */
type RouteMatch = { path: RoutePath; route: Route; id?: number };

const ROWS = Object.entries(ROUTES) as [RoutePath, Route][];

const PATTERNS = ROWS.map(([path, route]) => ({ path, route, pattern: patternOf(path) }));

/** ':id' is a plain number without leading zeros; '/*' is the address itself and all below it. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\/?\*$/, '(?:/.*)?').replace(':id', '([1-9]\\d{0,8})')}$`);
}

/**
 * Finds the row of an address.
 * @param pathname without query and without a slash at its end
 * @returns the row of the missing pages for an address that no other names
 */
export function routeAt(pathname: string): RouteMatch {
  for (const { path, route, pattern } of PATTERNS) {
    const found = path === '*' ? null : pattern.exec(pathname);
    if (found !== null) return { path, route, ...(found[1] !== undefined && { id: Number(found[1]) }) };
  }
  return { path: '*', route: ROUTES['*'] };
}

/** Addresses without a parameter that answer `serves`, in the order of the table. */
export function pathsThatServe<Serves extends Route['serves']>(serves: Serves) {
  type Row = [RoutePath, Extract<Route, { serves: Serves }>];
  return ROWS.filter(([, route]) => route.serves === serves) as Row[];
}
