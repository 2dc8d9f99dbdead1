import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { LANDING_SCREENS } from './landing-screens.ts';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const PAGE = at('index.html');
const SCREENS = LANDING_SCREENS.map(at);
/** The landing screen without a list of recipes. */
const RECIPE_PAGE = at('screens/recipe/recipe-page.tsx');
const ICONS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/** Packages that every module of the first load depends on, and what the bundler itself adds. */
const FOUNDATIONS = [
  /node_modules\/(?:react\/|react-dom\/(?:index|cjs\/react-dom\.production)\.)/,
  /node_modules\/@radix-ui\/react-(?:compose-refs|primitive|slot|visually-hidden)\//,
  /node_modules\/zustand\/esm\/(?:react|vanilla)\./,
  /node_modules\/lucide-react\/dist\/esm\/(?!icons|lucide-react\b)/,
  /^\0vite\/preload-helper\.js$/,
];

/** These folders import nothing from the screens, so a chunk of them depends on no other. */
const BELOW_SCREENS = /\/pwa\/(?:database|domain)\//;

/** A module with as many other importers is not bundled with those that only lists use. */
const MANY = 5;

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** File of an icon: 'share-2' of 'Share2'. */
const fileOfIcon = (name: string) =>
  name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();

/**
 * Static closure of one of our modules: itself and every module of ours it imports statically, plus `icon:` with icon
 * names. From other packages only the icons count: a package's index lists more than is used.
 */
export function loadedWith(modules: Modules, id: string, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen;
  seen.add(id);
  const module = modules.getModuleInfo(id);
  for (const [, names = ''] of module?.code?.matchAll(ICONS) ?? []) {
    for (const name of names.split(',')) seen.add(`icon:${fileOfIcon(name.trim().split(' ')[0] ?? '')}`);
  }
  for (const imported of module?.importedIds ?? []) {
    if (!imported.includes('/node_modules/')) loadedWith(modules, imported, seen);
  }
  return seen;
}

/** Static closures of the page and of each module that is imported dynamically, by id. */
export function closuresFrom(modules: Modules, root: string, found = new Map<string, Set<string>>()) {
  if (found.has(root)) return found;
  const closure = loadedWith(modules, root);
  found.set(root, closure);
  for (const id of closure) {
    for (const later of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
      closuresFrom(modules, later, found);
    }
  }
  return found;
}

/** The graph of a build does not change while it is cut into files. */
let known: Map<string, Set<string>> | undefined;

/**
 * Groups the modules of the first load into a few chunks: by default the bundler makes a file for each module shared
 * by several chunks, and at six parallel requests forty files take seven round trips. No group may import a file that
 * imports it: in a cycle modules run before their dependencies.
 */
export const FIRST_GROUPS = [
  {
    name(id: string, modules: Modules): string | null {
      if (SCREENS.includes(id) || id === PAGE) return null;
      if (FOUNDATIONS.some((each) => each.test(id))) return 'app-parts';
      const icon = /lucide-react\/dist\/esm\/icons\/([\w-]+)\./.exec(id)?.[1];
      if (icon === undefined && id.includes('/node_modules/')) return null;
      known ??= closuresFrom(modules, PAGE);
      const key = icon === undefined ? id : `icon:${icon}`;
      if (known.get(PAGE)?.has(key)) return BELOW_SCREENS.test(id) ? 'app-parts' : null;
      const users = [...known].filter(([, closure]) => closure.has(key)).map(([root]) => root);
      const landings = users.filter((root) => SCREENS.includes(root)).length;
      // A module of one screen is bundled with it; an icon is smaller than a request.
      if (landings === 0 || (landings === 1 && icon === undefined)) return null;
      const isOfLists = icon === undefined && users.length - landings < MANY && !users.includes(RECIPE_PAGE);
      return isOfLists ? 'landing-lists' : 'landing-basics';
    },
  },
];
