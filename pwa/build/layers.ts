import type { Arrow } from './import-graph.ts';

/** Folders of `pwa/domain`, lowest first: each may import itself and those before it. */
const DOMAIN = [
  'text',
  'privacy',
  'reference',
  'units',
  'ingredient-line',
  'recipe',
  'pet',
  'nutrition',
  'safety',
  'analysis',
  'site',
  'review',
  'catalogue',
  'guides',
  'submission',
  'upkeep',
  'own',
  'illustration',
  'interchange',
  'seo',
  'cook',
  'plan',
  'household',
  'assistant',
  'market',
  'revenue',
  'consent',
  'account',
  'messages',
  'sync',
  'outbox',
  'contract',
];

/** Folders within a folder of `pwa/domain`, lowest first. */
const WITHIN: Record<string, readonly string[]> = {
  safety: ['lexicon', 'line', 'negation', 'forms', 'context', 'audit'],
};

/** Which other areas each area may import. Tools (build, bench, e2e, testing) may import anything. */
const AREAS: Record<string, readonly string[]> = {
  domain: [],
  database: ['domain'],
  sync: ['domain', 'database'],
  state: ['domain'],
  hydration: ['domain'],
  components: ['domain'],
  'screens/parts': ['domain', 'database', 'sync', 'state', 'hydration', 'components'],
  screens: ['domain', 'database', 'sync', 'state', 'hydration', 'components', 'screens/parts'],
  // An administrator sees a recipe with the parts that its owner sees it with.
  admin: ['domain', 'database', 'sync', 'state', 'hydration', 'components', 'screens/parts'],
  // The worker registers itself from the page; the page imports nothing else of it.
  'service-worker': ['domain', 'database', 'sync'],
  app: [
    'domain',
    'database',
    'sync',
    'state',
    'hydration',
    'components',
    'screens/parts',
    'screens',
    'admin',
    'service-worker',
  ],
  'sync-server': ['domain'],
};

const isForTests = (path: string) => /\.(?:test|fixture|test-support)\.tsx?$/.test(path);

function areaOf(path: string): string {
  if (path.startsWith('sync-server/')) return 'sync-server';
  if (path.startsWith('pwa/screens/parts/')) return 'screens/parts';
  return path.split('/')[1] ?? '';
}

const domainFolder = (path: string) => path.split('/')[2] ?? '';
const innerFolder = (path: string) => path.split('/').slice(3, -1)[0] ?? '';

/** Why one folder in a list, lowest first, may not import another. */
function brokenOrder(order: readonly string[], from: string, to: string, place: string): string | undefined {
  const [importer, imported] = [order.indexOf(from), order.indexOf(to)];
  if (importer === -1) return `${place}/${from} has no place in the order`;
  return imported > importer ? `${from} is below ${to}` : undefined;
}

/** Why one file of the domain may not import another. */
function brokenDomainOrder(from: string, to: string): string | undefined {
  const [above, below] = [domainFolder(from), domainFolder(to)];
  const within = above === below ? WITHIN[above] : undefined;
  return within === undefined
    ? brokenOrder(DOMAIN, above, below, 'pwa/domain')
    : brokenOrder(within, innerFolder(from), innerFolder(to), `pwa/domain/${above}`);
}

/** Why an import runs against the layers; undefined where it does not. */
export function brokenLayer({ from, to }: Arrow): string | undefined {
  const [above, below] = [areaOf(from), areaOf(to)];
  const allowed = AREAS[above];
  if (allowed === undefined || isForTests(from)) return undefined;
  if (isForTests(to)) return 'a product file imports a test';
  if (above === 'domain' && below === 'domain') return brokenDomainOrder(from, to);
  if (above === 'screens' && below === 'screens' && domainFolder(from) !== domainFolder(to)) {
    return 'one area of screens imports another: what two share belongs in screens/parts';
  }
  return above === below || allowed.includes(below) ? undefined : `${above} may not import ${below}`;
}
