import { parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { LANDING_SCREENS, screenModules } from './screen-modules.ts';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const PAGE = at('index.html');
const ADMIN = at('admin/admin-app.tsx');
const LANDINGS = LANDING_SCREENS.map(at);
const ENTRIES: ReadonlySet<string> = new Set([
  PAGE,
  ADMIN,
  ...screenModules().map(([, module]) => at(module)),
]);

const PACKAGE = /\/node_modules\//;
/** Index files of whole packages: importing one does not use all of it. */
const INDEX =
  /\/(?:radix-ui\/dist\/index|@radix-ui\/themes\/dist\/esm\/(?:components\/)?index|lucide-react)\.m?js$/;
const ICONS = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g;
/** Modules added by the bundler, and the smallest parts of the button's library. */
const ADDED = /^\0(?:vite|rolldown)\b|\/@radix-ui\/react-(?:compose-refs|primitive|slot|visually-hidden)\//;
/** These folders import nothing from the frame. */
const BELOW_FRAME = /\/pwa\/(?:platform|domain)\//;

/** Files below this size before minification are merged: some 4 kB compressed. */
const SMALL_BYTES = 15_000;
/** How much unneeded code a page may load for the sake of fewer files. */
const SPARE_SHARE = 0.08;
const SPARE_BYTES = 4_000;

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** File of an icon: 'share-2' of 'Share2'. */
const fileOfIcon = (name: string) =>
  name
    .replace(/([a-z])([A-Z0-9])/g, '$1-$2')
    .replace(/([0-9])([A-Z])/g, '$1-$2')
    .toLowerCase();

/** Static imports of a module; of the icons only those it names. */
function importsOf(modules: Modules, id: string): readonly string[] {
  if (INDEX.test(id)) return [];
  const { importedIds = [], code } = modules.getModuleInfo(id) ?? {};
  const index = importedIds.find((each) => each.includes('/lucide-react/') && INDEX.test(each));
  if (index === undefined || PACKAGE.test(id)) return importedIds;
  const names = [...(code ?? '').matchAll(ICONS)].flatMap(([, list = '']) => list.split(','));
  const files = names.map((name) => `/icons/${fileOfIcon(name.trim().split(' ')[0] ?? '')}.`);
  const icons = modules.getModuleInfo(index)?.importedIds ?? [];
  return [...importedIds, ...icons.filter((icon) => files.some((file) => icon.includes(file)))];
}

/** Static closures of the page and of each module that is imported dynamically, by id. */
function closuresFrom(modules: Modules, page: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>([[page, new Set()]]);
  for (const [root, closure] of found) {
    closure.add(root);
    for (const id of closure) {
      for (const imported of importsOf(modules, id)) closure.add(imported);
      for (const later of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        if (!found.has(later)) found.set(later, new Set());
      }
    }
  }
  return found;
}

/** Modules that one file holds, the roots that load it, and the files that it imports. */
type File = { ids: string[]; bytes: number; users: Set<string>; imports: Set<File> };

/** A file and all that it imports. */
function withImports(file: File, seen = new Set<File>()): Set<File> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const imported of file.imports) withImports(imported, seen);
  return seen;
}

/**
 * Merges small files into others as long as no page loads much more than it needs. Loading a file loads its imports, so
 * files loaded by the same roots become one file, and there are no import cycles.
 * @param needed bytes by root
 */
function mergeSmall(files: Set<File>, needed: ReadonlyMap<string, number>): void {
  const loaded = new Map(needed);
  const left = new Set(files);
  const join = (file: File, into: File) => {
    into.ids.push(...file.ids);
    into.bytes += file.bytes;
    for (const each of file.imports) into.imports.add(each);
    for (const each of files) if (each.imports.delete(file)) each.imports.add(into);
    into.imports.delete(into);
    files.delete(file);
    left.delete(file);
  };
  const extraBytes = (one: File, other: File) =>
    [...one.users].filter((root) => !other.users.has(root)).length * other.bytes +
    [...other.users].filter((root) => !one.users.has(root)).length * one.bytes;
  const isMerged = (file: File, into: File) => {
    const users = new Set([...file.users, ...into.users]);
    const affected = withImports(into, withImports(file));
    const sums = new Map<string, number>();
    for (const { users: known, bytes } of affected) {
      for (const root of users) {
        if (!known.has(root)) sums.set(root, (sums.get(root) ?? loaded.get(root) ?? 0) + bytes);
      }
    }
    const most = (root: string) => (needed.get(root) ?? 0) * (1 + SPARE_SHARE) + SPARE_BYTES;
    if ([...sums].some(([root, sum]) => sum > most(root))) return false;
    for (const [root, sum] of sums) loaded.set(root, sum);
    for (const each of affected) for (const root of users) each.users.add(root);
    join(file, into);
    return true;
  };
  for (;;) {
    const [smallest] = [...left].filter(({ bytes }) => bytes < SMALL_BYTES).sort((a, b) => a.bytes - b.bytes);
    if (smallest === undefined) break;
    const others = [...files].filter((each) => each !== smallest);
    const nearest = others
      .map((other) => ({ other, extra: extraBytes(smallest, other) }))
      .sort((a, b) => a.extra - b.extra)
      .slice(0, 20);
    if (!nearest.some(({ other }) => isMerged(smallest, other))) left.delete(smallest);
  }
  const byUsers = new Map<string, File>();
  for (const file of [...files]) {
    const users = [...file.users].sort().join();
    const same = byUsers.get(users);
    if (same === undefined) byUsers.set(users, file);
    else join(file, same);
  }
}

/**
 * File name of each module that several roots share: `base` for what every page starts with, `first-` and the numbers
 * of the landing screens that load it, else the name of the largest module in the file. The bundler leaves all other
 * modules with their root.
 */
export function planChunks(modules: Modules, page = PAGE, landings = LANDINGS): Map<string, string> {
  const closures = closuresFrom(modules, page);
  const ofPublic = new Set<string>([page]);
  for (const root of ofPublic) {
    for (const id of closures.get(root) ?? []) {
      for (const later of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []) {
        if (later !== ADMIN) ofPublic.add(later);
      }
    }
  }
  const users = new Map<string, Set<string>>();
  for (const [root, closure] of closures) {
    for (const id of closure)
      users.set(id, (users.get(id) ?? new Set()).add(ofPublic.has(root) ? root : ADMIN));
  }
  const bytesOf = (id: string) => modules.getModuleInfo(id)?.code?.length ?? 0;
  const plan = new Map<string, string>();
  const fileOf = new Map<string, File>();
  const files = new Map<string, File>();
  for (const [id, roots] of users) {
    if (ENTRIES.has(id) || INDEX.test(id)) continue;
    if (roots.has(page)) {
      if (PACKAGE.test(id) || BELOW_FRAME.test(id)) plan.set(id, 'base');
    } else if (roots.size > 1 && landings.some((root) => roots.has(root))) {
      plan.set(id, `first-${landings.flatMap((root, number) => (roots.has(root) ? number : [])).join('')}`);
    } else if (roots.size > 1) {
      const key = [...roots].sort().join();
      const file = files.get(key) ?? { ids: [], bytes: 0, users: new Set(roots), imports: new Set() };
      files.set(key, file);
      file.ids.push(id);
      file.bytes += bytesOf(id);
      fileOf.set(id, file);
    }
  }
  for (const [id, file] of fileOf) {
    for (const imported of importsOf(modules, id)) {
      const other = fileOf.get(imported);
      if (other !== undefined && other !== file) file.imports.add(other);
    }
  }
  const needed = new Map<string, number>();
  for (const [id, roots] of users) {
    if (!roots.has(page) && !landings.some((root) => roots.has(root)))
      for (const root of roots) needed.set(root, (needed.get(root) ?? 0) + bytesOf(id));
  }
  const merged = new Set(files.values());
  mergeSmall(merged, needed);
  [...merged].forEach(({ ids }, number) => {
    const [largest = ''] = [...ids].sort((a, b) => bytesOf(b) - bytesOf(a));
    for (const id of ids) plan.set(id, `${parse(largest).name}-${number}`);
  });
  return plan;
}

/** Cached, since a build's graph does not change during chunking. */
let known: Map<string, string> | undefined;

/** Name of the file that a module goes into; null where the bundler decides. */
export function chunkName(id: string, modules: Modules): string | null {
  if (ADDED.test(id)) return 'base';
  known ??= planChunks(modules);
  return known.get(id) ?? null;
}
