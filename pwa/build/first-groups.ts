import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { LANDING_SCREENS } from './landing-screens.ts';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const PAGE = at('index.html');
const SCREENS = LANDING_SCREENS.map(at);
const ICONS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;

/** Of other packages what every module of the first load stands on. */
const FOUNDATIONS =
  /node_modules\/(?:react\/|zustand\/esm\/(?:react|vanilla)\.|lucide-react\/dist\/esm\/(?!icons|lucide-react\b))/;

/** They import nothing of the screens, so that a file of them depends on no other. */
const BELOW_SCREENS = /\/pwa\/(?:database|domain)\//;

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** File of an icon: 'share-2' of 'Share2'. */
const fileOfIcon = (name: string) =>
  name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();

/**
 * What loads with a module of ours: itself and all of ours that it imports statically, and `icon:` with the names of icons. Of
 * other packages only the icons: what a package's index names is not what is used of it.
 */
function loadedWith(modules: Modules, id: string, seen = new Set<string>()): Set<string> {
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

type Closures = { page: Set<string>; screens: Set<string>[] };
/** The graph of a build does not change while it is cut into files. */
let known: Closures | undefined;

function closuresOf(modules: Modules): Closures {
  known ??= {
    page: loadedWith(modules, PAGE),
    screens: SCREENS.map((screen) => loadedWith(modules, screen)),
  };
  return known;
}

/**
 * What the first load brings, in a few files: by itself the bundler gives each module that several chunks share a file of its
 * own, and six at a time forty files are seven ways to the server. No group may import a file that imports it: modules of a
 * circle run before what they need.
 */
export const FIRST_GROUPS = [
  {
    name(id: string, modules: Modules): string | null {
      if (SCREENS.includes(id) || id === PAGE) return null;
      if (FOUNDATIONS.test(id)) return 'app-parts';
      const icon = /lucide-react\/dist\/esm\/icons\/([\w-]+)\./.exec(id)?.[1];
      if (icon === undefined && id.includes('/node_modules/')) return null;
      const { page, screens } = closuresOf(modules);
      const key = icon === undefined ? id : `icon:${icon}`;
      if (page.has(key)) return BELOW_SCREENS.test(id) ? 'app-parts' : null;
      // What one screen has to itself comes with it; an icon weighs less than a request.
      const users = screens.filter((screen) => screen.has(key)).length;
      return users > 1 || (users === 1 && icon !== undefined) ? 'landing-parts' : null;
    },
  },
];
