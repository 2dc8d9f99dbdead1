import { CALLS } from '#domain/contract/registry';
import { routeAt } from '#domain/site/route-at';

/** Addresses outside the API and the pages. */
const FILES: readonly [label: string, pattern: RegExp][] = [
  ['/assets/*', /^\/assets\//],
  ['/photos/{key}', /^\/photos\//],
  ['/social/*', /^\/social\//],
  ['(file)', /\.[^/]*$/],
];
const UNKNOWN = '(unknown)';

const PATHS_KEPT = 1000;
const KEPT_CHARACTERS = 100;

/** The router accepts any case and a trailing slash. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}/?$`, 'i');
}

const PATHS = [...new Set(CALLS.map(({ path }) => path))];
/** Those without a parameter first: '/api/recipes/analyse' is not a recipe. */
const CALL_PATTERNS = PATHS.sort((a, b) => Number(a.includes('{')) - Number(b.includes('{'))).map(
  (path) => [path, patternOf(path)] as const,
);

function labelOf(path: string): string {
  const matches = ([, pattern]: readonly [string, RegExp]) => pattern.test(path);
  const known = CALL_PATTERNS.find(matches) ?? FILES.find(matches);
  if (known !== undefined) return known[0];
  const page = path === '/' ? path : path.replace(/\/$/, '');
  return page.startsWith('/api') || routeAt(page).path === '*' ? UNKNOWN : routeAt(page).path;
}

const kept = new Map<string, string>();

/** The pattern of the route that a path belongs to: one of a fixed list, whatever callers ask for. */
export function routeLabel(path: string): string {
  const known = kept.get(path);
  if (known !== undefined) return known;
  const label = labelOf(path);
  if (kept.size >= PATHS_KEPT) kept.clear();
  if (path.length <= KEPT_CHARACTERS) kept.set(path, label);
  return label;
}

/** Files and health checks: frequent, and of little use in a log. */
export function isMinor(label: string): boolean {
  return FILES.some(([file]) => file === label) || ['/livez', '/readyz', '/metrics'].includes(label);
}
