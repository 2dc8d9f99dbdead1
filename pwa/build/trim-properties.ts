import { readFileSync } from 'node:fs';
import type { Declaration, Root } from 'postcss';
import { areaFiles, type ThemeArea } from './theme-classes.ts';

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

/** Removes declarations of custom properties that nothing reads, transitively. */
export function trimProperties(root: Root, area: ThemeArea): void {
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
