/** Folders of `pwa/domain`, lowest first: each may import itself and those before it. */
const DOMAIN = [
  'text',
  'privacy',
  'reference',
  'units',
  'ingredient-line',
  'cooking',
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
  safety: ['lexicon', 'line', 'forms', 'standing', 'audit'],
};

/** Which other areas each area may import. */
const AREAS: Record<string, readonly string[]> = {
  domain: [],
  guides: [],
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

/** Folders that may import anything, and that no product file imports. */
const TOOLS: readonly string[] = ['build', 'bench', 'e2e', 'testing'];

const SERVER: readonly string[] = [
  'abuse',
  'catalogue',
  'deploy',
  'lib',
  'middleware',
  'routes',
  'services',
  'storage',
  'testing',
];

/** Why an import is refused, and what to do instead. */
export type Breach = { reason: string; remedy: string };

const MOVE_DOWN = 'Move what both need into the lower folder, or pass it in from above.';
const PLACE_IT = 'Give the folder its place in that file, above all that it imports.';

const isForTests = (path: string) => /\.(?:test|fixture|test-support)\.tsx?$/.test(path);

function areaOf(path: string): string {
  if (path.startsWith('sync-server/')) return 'sync-server';
  if (path.startsWith('pwa/screens/parts/')) return 'screens/parts';
  return path.split('/')[1] ?? '';
}

const domainFolder = (path: string) => path.split('/')[2] ?? '';
const innerFolder = (path: string) => path.split('/').slice(3, -1)[0] ?? '';

/** Why one folder in a list, lowest first, may not import another. */
function brokenOrder(order: readonly string[], from: string, to: string, place: string): Breach | undefined {
  const [importer, imported] = [order.indexOf(from), order.indexOf(to)];
  if (importer === -1) return { reason: `${place}/${from} has no place in the order`, remedy: PLACE_IT };
  return imported > importer ? { reason: `${from} is below ${to}`, remedy: MOVE_DOWN } : undefined;
}

/** Why one file of the domain may not import another. */
function brokenDomainOrder(from: string, to: string): Breach | undefined {
  const [above, below] = [domainFolder(from), domainFolder(to)];
  const within = above === below ? WITHIN[above] : undefined;
  return within === undefined
    ? brokenOrder(DOMAIN, above, below, 'pwa/domain')
    : brokenOrder(within, innerFolder(from), innerFolder(to), `pwa/domain/${above}`);
}

/** Why an import runs against the layers; undefined where it does not. */
export function brokenLayer({ from, to }: { from: string; to: string }): Breach | undefined {
  const [above, below] = [areaOf(from), areaOf(to)];
  const allowed = AREAS[above];
  if (allowed === undefined || isForTests(from)) return undefined;
  if (isForTests(to)) {
    return { reason: 'a product file imports a test', remedy: 'Move what it needs out of the test file.' };
  }
  if (above === 'domain' && below === 'domain') return brokenDomainOrder(from, to);
  if (above === 'screens' && below === 'screens' && domainFolder(from) !== domainFolder(to)) {
    return {
      reason: 'one area of screens imports another',
      remedy: 'Move what the two share into screens/parts.',
    };
  }
  return above === below || allowed.includes(below)
    ? undefined
    : { reason: `${above} may not import ${below}`, remedy: MOVE_DOWN };
}

/** Folders directly under `pwa` or `sync-server` that hold code and that no list above names. */
export function unknownFolders(files: readonly string[]): string[] {
  const folders = new Set(
    files.filter((path) => path.split('/').length > 2).map((path) => path.split('/').slice(0, 2).join('/')),
  );
  const isKnown = (folder: string) => {
    const [root, name = ''] = folder.split('/');
    return root === 'sync-server' ? SERVER.includes(name) : name in AREAS || TOOLS.includes(name);
  };
  return [...folders].filter((folder) => !isKnown(folder)).sort();
}
