/** Folders that may import one another as long as they form no cycle. */
type Level = string | readonly string[];

const DOMAIN: readonly Level[] = [
  'text',
  'words',
  'privacy',
  'reference',
  'units',
  'ingredient-line',
  'cooking',
  'recipe',
  'pet',
  'nutrition',
  'pet-food',
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
  'diet-history',
  'household',
  'assistant',
  'market',
  'revenue',
  'consent',
  'account',
  'messages',
  'sync',
  'contract',
];

/**
 * Subfolders of a folder, lowest first: each may import its own level and those before it. '' stands for files directly
 * in the folder, '*' for every other subfolder.
 */
const ORDERS: Record<string, readonly Level[]> = {
  'pwa/domain/': DOMAIN,
  'pwa/domain/safety/': ['lexicon', 'line', 'forms', 'standing', 'audit'],
  'pwa/admin/': ['calls', 'parts', 'reports', 'settings', 'inbox', 'content', 'money', 'search', ''],
  'pwa/platform/': [
    ['hydration', 'state'],
    // A query knows the type of its database.
    ['query', 'database'],
    'sync',
    'outbox',
    ['imports', 'own', 'household'],
  ],
  'sync-server/': ['lib', ['storage', 'catalogue'], 'http', 'features', ''],
};

/** Which other areas each area may import. */
const AREAS: Record<string, readonly string[]> = {
  domain: [],
  guides: [],
  platform: ['domain'],
  components: ['domain'],
  features: ['domain', 'platform', 'components'],
  // Administrators see a recipe through its owner's components.
  admin: ['domain', 'platform', 'components', 'features'],
  'service-worker': ['domain', 'platform', 'prerender'],
  prerender: ['domain', 'platform'],
  // A separate script, of which the worker knows only the address.
  'prerender/renderer': ['domain', 'platform', 'features', 'app', 'prerender'],
  // Of the worker it imports only `register.ts`.
  app: ['domain', 'platform', 'components', 'features', 'admin', 'service-worker'],
  'sync-server': ['domain'],
};

/** Folders that may import anything and that no product file may import. */
const TOOLS: readonly string[] = ['build', 'bench', 'e2e', 'testing'];

/** The server's folders that may import anything and that none of its other files may import. */
const SERVER_TOOLS: readonly string[] = ['abuse', 'deploy', 'testing'];

/** Why an import is refused, and the remedy. */
export type Breach = { reason: string; remedy: string };

const MOVE_DOWN = 'Move what both need into the lower folder, or pass it in from above.';
const PLACE_IT = 'Give the folder its place in that file, above all that it imports.';

/** Whether a file belongs to tests, which may import anything. */
export const isForTests = (path: string) => /\.(?:test|fixture|test-support)\.tsx?$/.test(path);

function areaOf(path: string): string {
  const [root, folder = ''] = path.split('/');
  if (root === 'sync-server') return SERVER_TOOLS.includes(folder) ? folder : root;
  return path.startsWith('pwa/prerender/renderer/') ? 'prerender/renderer' : folder;
}

const folderWithin = (path: string, tree: string) => path.slice(tree.length).split('/').slice(0, -1)[0] ?? '';

/** Why one folder of a tree may not import another. */
function brokenOrder(from: string, to: string): Breach | undefined {
  for (const [tree, order] of Object.entries(ORDERS)) {
    if (!from.startsWith(tree) || !to.startsWith(tree)) continue;
    const [above, below] = [folderWithin(from, tree), folderWithin(to, tree)];
    const named = (folder: string) => order.findIndex((level) => [level].flat().includes(folder));
    const levelOf = (folder: string) => (named(folder) === -1 ? named('*') : named(folder));
    if (levelOf(above) === -1)
      return { reason: `${tree}${above} has no place in the order`, remedy: PLACE_IT };
    if (levelOf(below) > levelOf(above)) {
      return { reason: `${above || tree} is below ${below || tree}`, remedy: MOVE_DOWN };
    }
  }
  return undefined;
}

/** Why an import breaks the layers; undefined if it doesn't. */
export function brokenLayer({ from, to }: { from: string; to: string }): Breach | undefined {
  const [above, below] = [areaOf(from), areaOf(to)];
  const allowed = AREAS[above];
  if (allowed === undefined || isForTests(from)) return undefined;
  if (isForTests(to)) {
    return { reason: 'a product file imports a test', remedy: 'Move what it needs out of the test file.' };
  }
  return above === below || allowed.includes(below)
    ? brokenOrder(from, to)
    : { reason: `${above} may not import ${below}`, remedy: MOVE_DOWN };
}

/** Code folders directly under `pwa` or `sync-server` that are in no list above. */
export function unknownFolders(files: readonly string[]): string[] {
  const folders = new Set(
    files.filter((path) => path.split('/').length > 2).map((path) => path.split('/').slice(0, 2).join('/')),
  );
  const isKnown = (folder: string) => {
    const [root, name = ''] = folder.split('/');
    if (root === 'sync-server')
      return SERVER_TOOLS.includes(name) || ORDERS['sync-server/']?.flat().includes(name);
    return name in AREAS || TOOLS.includes(name);
  };
  return [...folders].filter((folder) => !isKnown(folder)).sort();
}
