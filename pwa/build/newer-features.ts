import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import postcss from 'postcss';
import { parseSync } from 'vite';
import { BROWSER_FLOOR } from './browser-floor.ts';

const { api, css, javascript } = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;
const builtins = javascript['builtins'] as Identifier;

/** A feature that a supported browser lacks. */
export type NewerFeature = { feature: string; line: number };

function isAtMost(added: unknown, version: string): boolean {
  if (typeof added !== 'string') return false;
  const [major = Number.NaN, minor = 0] = added.replace('≤', '').split('.').map(Number);
  const [ofMajor = 0, ofMinor = 0] = version.split('.').map(Number);
  return major < ofMajor || (major === ofMajor && minor <= ofMinor);
}

/** @param isPrefixed whether the build adds a prefix where one is needed */
function isSupported({ support }: CompatStatement, isPrefixed: boolean): boolean {
  return BROWSER_FLOOR.every(({ browser, version }) =>
    [support[browser === 'ios_saf' ? 'safari_ios' : (browser as 'chrome' | 'firefox' | 'safari')] ?? []]
      .flat()
      .some(
        ({ version_added, version_removed, flags, prefix, alternative_name }) =>
          isAtMost(version_added, version) &&
          !isAtMost(version_removed, version) &&
          flags === undefined &&
          alternative_name === undefined &&
          (prefix === undefined || isPrefixed),
      ),
  );
}

/** The support data of MDN at a path; empty if there are none. */
function statements(...path: [Identifier | undefined, ...string[]]): CompatStatement[] {
  const [root, ...keys] = path;
  const found = keys.reduce(
    (from, key) => (from && Object.hasOwn(from, key) ? from[key] : undefined),
    root as Identifier | undefined,
  );
  return found?.__compat ? [found.__compat] : [];
}

/** Too new: known to MDN, and not supported in any of its meanings. */
const isNewer = (known: readonly CompatStatement[], isPrefixed: boolean) =>
  known.length > 0 && !known.some((compat) => isSupported(compat, isPrefixed));

/** CSS functions and units by name, anywhere in MDN's type tree. */
const TYPES = new Map<string, CompatStatement[]>();
function indexTypes(of: Identifier): void {
  for (const [name, type] of Object.entries(of) as [string, Identifier][]) {
    if (name === '__compat') continue;
    const plain = name.replace(/-function$/, '');
    TYPES.set(plain, [...(TYPES.get(plain) ?? []), ...statements(of, name)]);
    indexTypes(type);
  }
}
indexTypes(css.types as Identifier);

/** Features of a style sheet that supported browsers lack; `@supports` blocks are skipped. */
export function newerStyles(source: string): NewerFeature[] {
  const found: NewerFeature[] = [];
  const visit = (node: postcss.ChildNode): void => {
    const check = (feature: string, known: readonly CompatStatement[]) => {
      if (isNewer(known, true)) found.push({ feature, line: node.source?.start?.line ?? 0 });
    };
    if (node.type === 'atrule') {
      const { name, params } = node;
      if (name === 'supports') return;
      check(`@${name}`, statements(css['at-rules'], name));
      for (const [word] of params.matchAll(/[a-z][a-z-]+/g)) {
        check(`@${name} ${word}`, statements(css['at-rules'], name, word));
      }
    } else if (node.type === 'rule') {
      for (const [, name = ''] of node.selector.matchAll(/::?([a-z-]+)/g)) {
        check(`:${name}`, statements(css.selectors, name));
      }
    } else if (node.type === 'decl') {
      const { prop } = node;
      check(prop, statements(css.properties, prop));
      const value = node.value.replace(/"[^"]*"|url\([^)]*\)|--[\w-]+|#\w+/g, '');
      for (const [, unit, word = ''] of value.matchAll(/\d([a-z]+)|([a-z][a-z-]*\(?)/g)) {
        if (unit !== undefined) check(unit, TYPES.get(unit) ?? []);
        else if (word.endsWith('(')) check(`${word})`, TYPES.get(word.slice(0, -1)) ?? []);
        else check(`${prop}: ${word}`, statements(css.properties, prop, word));
      }
    }
    if ('nodes' in node) node.nodes?.forEach(visit);
  };
  postcss.parse(source).nodes.forEach(visit);
  return found;
}

/** Members of interfaces and built-ins by name. */
const MEMBERS = new Map<string, CompatStatement[]>();
for (const home of [...Object.values(api), ...Object.values(builtins)] as Identifier[]) {
  for (const name of Object.keys(home)) {
    const plain = name.replace(/_static$/, '');
    MEMBERS.set(plain, [...(MEMBERS.get(plain) ?? []), ...statements(home, name)]);
  }
}

type Syntax = { type: string; start: number; name?: string; [key: string]: unknown };

/** Every node of a module's syntax tree except callees of `?.()`, which test for the feature. */
function nodesOf(file: string, source: string): Syntax[] {
  const nodes: Syntax[] = [];
  const visit = (node: Syntax): void => {
    nodes.push(node);
    for (const [key, child] of Object.entries(node)) {
      if (key === 'callee' && node['optional'] === true) continue;
      for (const value of Array.isArray(child) ? child : [child]) {
        if (typeof value === 'object' && value !== null && 'type' in value) visit(value as Syntax);
      }
    }
  };
  visit(parseSync(file, source).program as unknown as Syntax);
  return nodes;
}

const nameOf = (node: Syntax, key: string) => (node[key] as Syntax | undefined)?.name;

/**
 * Web APIs and built-ins in a module that supported browsers lack (`X.y`, `y` of a global, `.y` of a value), and the names of
 * its declared members: `.y` is a feature only if no module declares a `y`.
 */
export function readModule(file: string, source: string): { newer: NewerFeature[]; own: string[] } {
  const nodes = nodesOf(file, source);
  const own = nodes.flatMap((node) =>
    /^(?:Property|TS\w+Signature|\w+Definition)$/.test(node.type) ? (nameOf(node, 'key') ?? []) : [],
  );
  const declared = new Set(
    nodes.flatMap((node) => [
      nameOf(node, 'local'),
      nameOf(node, 'id'),
      ...((node['params'] as Syntax[] | undefined) ?? []).map(({ name }) => name),
    ]),
  );
  const ofGlobal = (name: string) =>
    declared.has(name)
      ? []
      : [...statements(api, name), ...statements(api, 'Window', name), ...statements(builtins, name)];
  const newer: NewerFeature[] = [];
  for (const node of nodes) {
    const check = (feature: string, known: readonly CompatStatement[]) => {
      if (!isNewer(known, false)) return;
      newer.push({ feature, line: source.slice(0, node.start).split('\n').length });
    };
    const callee = nameOf(node, 'callee');
    if (callee !== undefined) check(callee, ofGlobal(callee));
    const name = nameOf(node, 'property');
    if (node.type !== 'MemberExpression' || node['computed'] === true || name === undefined) continue;
    const object = nameOf(node, 'object') ?? '';
    check(object, ofGlobal(object));
    const exact = [api, builtins].flatMap((home) => [
      ...statements(home, object, `${name}_static`),
      ...statements(home, object, name),
    ]);
    if (exact.length > 0) check(`${object}.${name}`, exact);
    else check(`.${name}`, MEMBERS.get(name) ?? []);
  }
  return { newer, own };
}
