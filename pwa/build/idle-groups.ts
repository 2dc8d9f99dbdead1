import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';
import { closuresFrom, loadedWith } from './first-groups.ts';
import { LANDING_SCREENS } from './landing-screens.ts';
import { screenModules } from './screen-modules.ts';

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Dynamic imports of every page soon after its first paint. */
const DEVICE = ['platform/database/open-device.ts', 'platform/sync/pull-loop.ts'];
const DELIVERY = ['platform/sync/push-triggers.ts', 'platform/sync/send-straight.ts'];
/** Computes cards, with the tables of foods; and the further foods, which few recipes hold. */
const CARDS = 'platform/database/put-cards.ts';
const FURTHER_FOODS = 'domain/reference/more-foods.ts';

const DEXIE = /node_modules\/dexie\//;
const PACKAGES: readonly [RegExp, string][] = [
  [DEXIE, 'device-parts'],
  [/node_modules\/zod\//, 'schemas'],
];

/** Chunks of what runs after the first paint only: a page waits for neither. */
export const IDLE_ONLY = ['device-parts', 'delivery'];

type Modules = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** The group of each module that pages load when they are idle, by id. The first that asks for a module gets it. */
export function idleGroupsOf(
  modules: Modules,
  page = at('index.html'),
  landings = LANDING_SCREENS.map(at),
  screens = screenModules().map(([, module]) => at(module)),
  rootOf = at,
): Map<string, string> {
  const closures = closuresFrom(modules, page);
  const first = new Set([page, ...landings].flatMap((root) => [...(closures.get(root) ?? [])]));
  const idleWith = (root: string): string[] => {
    const closure = closures.get(rootOf(root));
    if (closure === undefined) throw new Error(`No module imports ${root} dynamically: its group is empty`);
    return [...closure].filter((id) => !first.has(id));
  };
  const usersOf = (id: string) => [...closures].filter(([, closure]) => closure.has(id)).length;
  const hasDexie = (closure: ReadonlySet<string>) =>
    [...closure].some((id) => modules.getModuleInfo(id)?.importedIds.some((from) => DEXIE.test(from)));
  const pages = screens.flatMap((id) => closures.get(id) ?? []).filter((closure) => !hasDexie(closure));
  const isOfPages = (id: string) => pages.some((closure) => closure.has(id));
  const groups = new Map<string, string>();
  const group = (name: string, ids: readonly string[]) => {
    for (const id of ids) if (!id.startsWith('icon:') && !groups.has(id)) groups.set(id, name);
  };

  // Forms use some modules below the further foods without them.
  const users = usersOf(rootOf(FURTHER_FOODS));
  group(
    'more-foods',
    idleWith(FURTHER_FOODS).filter((id) => usersOf(id) === users),
  );
  const device = DEVICE.flatMap(idleWith);
  const delivery = DELIVERY.flatMap(idleWith);
  const isSchema = (id: string) =>
    id.includes('/domain/') &&
    modules.getModuleInfo(id)?.importedIds.some((from) => from.includes('/node_modules/zod/'));
  const schemas = [...device, ...delivery]
    .filter(isSchema)
    .flatMap((id) => [...loadedWith(modules, id)])
    .filter((id) => !first.has(id));
  const withoutSchemas = pages.filter((closure) => ![...closure].some(isSchema));
  const isReadWithout = (id: string) => withoutSchemas.some((closure) => closure.has(id));
  // Shared constants and helpers of the schemas and the device; some screens import them without either.
  group('schema-basics', [...schemas, ...device].filter(isReadWithout));
  group('schemas', schemas);
  // Pages that compute cards wait for their tables, but not for the device; those that read the tables wait for neither.
  const cards = idleWith(CARDS);
  group('food-tables', cards.filter(isReadWithout));
  group(
    'nutrient-tables',
    cards.filter((id) => ![...loadedWith(modules, id)].some(isSchema)),
  );
  group('device-basics', [...device.filter((id) => isOfPages(id) || cards.includes(id)), ...cards]);
  group('outbox', delivery.filter(isOfPages));
  group('device-parts', device);
  group('delivery', delivery);
  return groups;
}

/** The graph of a build does not change while it is cut into files. */
let known: Map<string, string> | undefined;

/**
 * Groups what every page loads soon after its first paint into nine chunks instead of sixty: small ones compress worse and
 * cost a request each.
 */
export const IDLE_GROUPS = [
  {
    name(id: string, modules: Modules): string | null {
      known ??= idleGroupsOf(modules);
      return PACKAGES.find(([pattern]) => pattern.test(id))?.[1] ?? known.get(id) ?? null;
    },
  },
];
