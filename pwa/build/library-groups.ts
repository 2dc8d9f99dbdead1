import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

const packages = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** Radix and what it stands on. */
const LIBRARY =
  /node_modules\/(?:radix-ui|@radix-ui|@floating-ui|aria-hidden|react-remove-scroll(?:-bar)?|react-style-singleton|use-callback-ref|use-sidecar|get-nonce|tslib)\//;
/** Lists of everything: who imports one of them does not use all of it. */
const INDEX =
  /node_modules\/(?:radix-ui\/dist\/index\.mjs|@radix-ui\/themes\/dist\/esm\/(?:components\/)?index\.js)$/;

/** One style sheet for the administrator's area, with the components that it belongs to. */
const ADMIN_STYLES = /\/pwa\/admin\/(?:parts\/|.*\.css$)/;

/** Precached for every visitor; the Shop menu is loaded on demand and not precached. */
const KEPT = [
  '@radix-ui/themes/dist/esm/components/button.js',
  '@radix-ui/react-slot/dist/index.mjs',
  '@radix-ui/react-toast/dist/index.mjs',
].map((path) => packages + path);
const MENU = `${packages}@radix-ui/react-dropdown-menu/dist/index.mjs`;

/** On the administrator's pages alone. */
const ADMIN_ICON = /\/lucide-react\/dist\/esm\/icons\/refresh-cw\.m?js$/;

/** The administrator's chunk, and what it shares with the menu: the device keeps neither. */
export const ADMIN_PARTS = 'admin-parts';
export const SHOP_MENU_PARTS = 'shop-menu-parts';

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

function closureOf(modules: Modules, id: string, seen = new Set<string>()): Set<string> {
  if (seen.has(id) || INDEX.test(id)) return seen;
  seen.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) closureOf(modules, imported, seen);
  return seen;
}

/** The group of a module of the library; null for what the public pages load, whose chunks are cut elsewhere. */
export function libraryGroup(modules: Modules, id: string, kept = KEPT, menu = MENU): string | null {
  if (!LIBRARY.test(id) || INDEX.test(id)) return null;
  for (const root of [...kept, menu]) {
    if (modules.getModuleInfo(root) === null) throw new Error(`The build has no ${root}`);
  }
  if (kept.some((root) => closureOf(modules, root).has(id))) return null;
  return closureOf(modules, menu).has(id) ? SHOP_MENU_PARTS : ADMIN_PARTS;
}

/**
 * Keeps components that only the administrator or the menu of the shop uses out of chunks that every device keeps: by default
 * the bundler makes a nameless chunk of what two of them share.
 */
export const LIBRARY_GROUPS = [
  {
    name(id: string, modules: Modules): string | null {
      if (ADMIN_STYLES.test(id) || ADMIN_ICON.test(id)) return ADMIN_PARTS;
      return libraryGroup(modules, id);
    },
  },
];
