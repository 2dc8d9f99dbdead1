import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SOURCE = fileURLToPath(new URL('..', import.meta.url));
const SKIPPED = /^(?:dist|e2e|build|domain)\/|\.test\.tsx?$/;
const COMPONENTS = fileURLToPath(
  new URL('../../node_modules/@radix-ui/themes/dist/esm/components', import.meta.url),
);

const kebab = (name: string) => name.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** Names that our source imports from Radix Themes. */
function importedComponents(sources: string[]): Set<string> {
  const names = new Set<string>();
  for (const source of sources) {
    for (const [, list = ''] of source.matchAll(/import\s*\{([^}]*)\}\s*from\s*'@radix-ui\/themes'/g)) {
      for (const part of list.split(',')) {
        const name = part.trim().split(/\s+as\s+/)[0];
        if (name !== undefined && name !== '' && !name.startsWith('type ')) names.add(name);
      }
    }
  }
  return names;
}

/** Collects the `rt-…` class names of a theme module and its imports. */
function collect(path: string, classes: Set<string>, seen: Set<string>): void {
  if (seen.has(path)) return;
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  for (const [name] of text.matchAll(/rt-[A-Za-z][\w-]*/g)) classes.add(name);
  for (const [, target = ''] of text.matchAll(/from\s*"(\.[^"]+)"/g)) {
    collect(join(dirname(path), target), classes, seen);
  }
}

/**
 * Which theme: the public one, or the administrator's on top of it. The admin area shows parts of the
 * public app, never the other way round.
 */
export type ThemeArea = 'public' | 'admin';

/** Paths of an area's own sources whose names end so, without tests. */
export function areaFiles(area: ThemeArea, ending: RegExp): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !SKIPPED.test(path))
    .filter((path) => area === 'admin' || !path.startsWith('admin/'))
    .map((path) => join(SOURCE, path));
}

/** Every `rt-…` class that the components in use can put on an element. */
export function usedThemeClasses(area: ThemeArea): Set<string> {
  const sources = areaFiles(area, /\.tsx?$/).map((path) => readFileSync(path, 'utf8'));
  const classes = new Set<string>(['rt-reset']);
  const seen = new Set<string>();
  for (const name of importedComponents(sources)) {
    collect(join(COMPONENTS, `${kebab(name)}.js`), classes, seen);
  }
  for (const source of sources) {
    for (const [name] of source.matchAll(/rt-[A-Za-z][\w-]*/g)) classes.add(name);
  }
  return classes;
}
