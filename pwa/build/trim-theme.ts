import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Declaration, Plugin, Root, Rule } from 'postcss';
import { publicTheme, withoutPublicTheme } from './public-theme.ts';

/**
 * Which theme: the public one, or the administrator's on top of it. The admin area shows parts of the
 * public app, never the other way round.
 */
export type ThemeArea = 'public' | 'admin';

const NAME = /--[a-z][\w-]*/gi;

/** Custom properties used in our own style sheets and components. */
function namedInSource(area: ThemeArea): Set<string> {
  const names = new Set<string>();
  for (const path of areaFiles(area, /\.(css|tsx?)$/)) {
    for (const [name] of readFileSync(path, 'utf8').matchAll(NAME)) names.add(name);
  }
  return names;
}

function readIn(value: string): string[] {
  return [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

/** Removes unused custom properties, transitively. */
function trimProperties(root: Root, area: ThemeArea): void {
  const declared = new Map<string, Declaration[]>();
  const used = namedInSource(area);
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) {
      declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration]);
    } else {
      for (const name of readIn(declaration.value)) used.add(name);
    }
  });
  const waiting = [...used];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    for (const declaration of declared.get(name) ?? []) {
      for (const read of readIn(declaration.value)) {
        if (!used.has(read)) {
          used.add(read);
          waiting.push(read);
        }
      }
    }
  }
  for (const [name, declarations] of declared) {
    if (!used.has(name)) for (const declaration of declarations) declaration.remove();
  }
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
}

/** Breakpoint variants such as `.md\:rt-r-size-2`, and variants that no component of the area uses. */
const UNUSED_VARIANT: Record<ThemeArea, RegExp> = {
  public: /\\:rt-|\.rt-variant-(classic|surface)|\.rt-high-contrast/,
  admin: /\\:rt-|\.rt-variant-classic|\.rt-high-contrast/,
};
/** The same colours for wide-gamut screens: twice the bytes, and contrast was measured on these. */
const WIDE_GAMUT = /display-p3/;

/**
 * Rules that style the root element by its descendants: any DOM change would restyle the whole page; here light and
 * dark are classes of the root element.
 */
const ROOT_BY_CONTENT = /:root:where\(:has\(/;

/** Rules that give accent or gray the steps of one scale. */
const OF_SCALE = /^(?:\.radix-themes:where\()?\[data-(?:accent|gray)-color='(\w+)'\]\)?$/;

/** The selector without parentheses: `:where(…)` may list alternatives, and a class in `:not(…)` must be absent. */
function outerSelector(selector: string): string {
  let depth = 0;
  let outer = '';
  for (const character of selector) {
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (depth === 0) outer += character;
  }
  return outer;
}

/** `:not(.rt-variant-classic)` holds for every element of ours. */
function withoutNegations(selector: string): string {
  return selector.replace(/:not\([^()]*\)/g, '');
}

/** Whether a selector of the theme can match an element of ours. */
export function selectorIsUsed(
  selector: string,
  used: ReadonlySet<string>,
  area: ThemeArea = 'public',
): boolean {
  if (ROOT_BY_CONTENT.test(selector) || UNUSED_VARIANT[area].test(withoutNegations(selector))) return false;
  const classes = outerSelector(selector).match(/\.rt-[A-Za-z][\w-]*/g) ?? [];
  return classes.every((name) => used.has(name.slice(1)));
}

/**
 * PostCSS plugin: drops the rules of Radix Themes that no used component can match (its style sheet is larger than
 * React). Runs before file names are hashed. Generic purgers drop `:where(:not(…))` rules and break buttons.
 */
export function trimTheme(): Plugin {
  return {
    postcssPlugin: 'bowlful-trim-theme',
    OnceExit(root) {
      const file = root.source?.input.file ?? '';
      if (file.endsWith('.module.css')) return;
      if (!file.includes('@radix-ui/themes') && !root.some((node) => isThemeRule(node))) return;
      const area = file.includes('/pwa/admin/') ? 'admin' : 'public';
      trim(root, area);
      // Every page already has the public theme.
      if (area === 'admin')
        withoutPublicTheme(
          root,
          publicTheme((theme) => trim(theme, 'public')),
        );
    },
  };
}

function isThemeRule(node: { type: string }): boolean {
  return node.type === 'rule' && (node as Rule).selector.includes('.rt-');
}

function trim(root: Root, area: ThemeArea): void {
  const used = usedThemeClasses(area);
  root.walkAtRules((atRule) => {
    if (WIDE_GAMUT.test(atRule.params)) atRule.remove();
  });
  dropScales(root);
  root.walkRules((rule) => trimRule(rule, used, area));
  trimProperties(root, area);
  textInRem(root);
}

function trimRule(rule: Rule, used: ReadonlySet<string>, area: ThemeArea): void {
  if (!/rt-|:root/.test(rule.selector)) return;
  const kept = rule.selectors.filter((selector) => selectorIsUsed(selector, used, area));
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}

/** Removes rules about colours whose scale the theme does not import. */
function dropScales(root: Root): void {
  const scales = new Set<string>();
  root.walkDecls(/^--[a-z]+-9$/, ({ prop }) => {
    scales.add(prop.slice(2, -2));
  });
  root.walkRules((rule) => {
    const scale = OF_SCALE.exec(rule.selector)?.[1];
    if (scale !== undefined && !scales.has(scale)) rule.remove();
  });
}

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

/** Paths of the sources that an area may use, for 'admin' the public ones too, whose names end so; without tests. */
function areaFiles(area: ThemeArea, ending: RegExp): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((path) => ending.test(path) && !SKIPPED.test(path))
    .filter((path) => area === 'admin' || !path.startsWith('admin/'))
    .map((path) => join(SOURCE, path));
}

/** Every `rt-…` class that the components in use can put on an element. */
function usedThemeClasses(area: ThemeArea): Set<string> {
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

/** Pixels per rem at the browser's default text size. */
const REM_PX = 16;

/** Converts the theme's text sizes from pixels to rem, so that they follow the text size chosen in the browser. */
export function textInRem(root: Root): void {
  root.walkDecls(/^--(?:font-size|line-height)-\d$/, (size) => {
    size.value = size.value.replace(/\b(\d+)px/g, (_, px: string) => `${Number(px) / REM_PX}rem`);
  });
}
