import type { Plugin } from 'vite';

/** A chunk of modules that are listed by name: one pattern a name, so that each can be held to what is there. */
type NamedGroup = { name: string; patterns: readonly RegExp[] };

/** Patterns for modules directly in a folder below pwa: those with these names, or all not matched by an earlier group. */
export function modulesOf(folder: string, names = '[a-z0-9-]+'): RegExp[] {
  // A pattern in brackets holds no list of names.
  const each = names.includes('(') ? [names] : names.split('|');
  return each.map((name) => new RegExp(`/pwa/${folder}/(?:${name})\\.(?:ts|tsx|module\\.css)$`));
}

export function iconsOf(names: string): RegExp[] {
  return names.split('|').map((name) => new RegExp(`/lucide-react/dist/esm/icons/(?:${name})\\.m?js$`));
}

export function namedGroup(name: string, ...patterns: readonly (RegExp | readonly RegExp[])[]): NamedGroup {
  return { name, patterns: patterns.flat() };
}

/** The groups as the bundler takes them. */
export function chunkGroups(groups: readonly NamedGroup[]) {
  return groups.map(({ name, patterns }) => ({
    name,
    test: (id: string) => patterns.some((pattern) => pattern.test(id)),
  }));
}

/** Patterns that match no module of a build, and groups whose modules all belong to earlier ones. */
export function emptyGroups(groups: readonly NamedGroup[], ids: readonly string[]): string[] {
  const left = new Set(ids);
  return groups.flatMap(({ name, patterns }) => {
    const missing = patterns
      .filter((pattern) => !ids.some((id) => pattern.test(id)))
      .map((pattern) => `${name}: ${pattern.source}`);
    const own = [...left].filter((id) => patterns.some((pattern) => pattern.test(id)));
    for (const id of own) left.delete(id);
    return own.length === 0 && missing.length === 0 ? [`${name}: nothing is left for it`] : missing;
  });
}

/** Fails the client's build where a listed module has been renamed, moved or deleted: its group would miss it in silence. */
export function checkGroups(groups: readonly NamedGroup[]): Plugin {
  let isClient = false;
  return {
    name: 'bowlful:check-groups',
    apply: 'build',
    configResolved({ build }) {
      isClient = !build.ssr;
    },
    buildEnd(error) {
      if (error !== undefined || !isClient) return;
      const empty = emptyGroups(groups, [...this.getModuleIds()]);
      if (empty.length > 0) throw new Error(`Chunk groups that fit no module:\n${empty.join('\n')}`);
    },
  };
}
