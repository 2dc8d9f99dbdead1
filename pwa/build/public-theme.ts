import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import postcss, { type Container, type Root, type Rule } from 'postcss';

const THEME = fileURLToPath(new URL('../app/styles/theme.css', import.meta.url));
const { resolve } = createRequire(import.meta.url);

/** The public theme with its imports inlined. */
export function publicTheme(trim: (root: Root) => void): Root {
  const css = readFileSync(THEME, 'utf8').replace(/@import "([^"]+)";/g, (_, path: string) =>
    readFileSync(resolve(path), 'utf8'),
  );
  const root = postcss.parse(css);
  trim(root);
  return root;
}

/** Names of the blocks that enclose a rule. */
function around(rule: Rule): string {
  const names: string[] = [];
  let outer: Container['parent'] = rule.parent;
  for (; outer !== undefined && outer.type !== 'root'; outer = outer.parent) {
    if (outer.type === 'atrule')
      names.push(`${(outer as postcss.AtRule).name} ${(outer as postcss.AtRule).params}`);
  }
  return names.join('|');
}

function* declarations(rule: Rule, selector: string): Generator<string> {
  for (const node of rule.nodes) {
    if (node.type === 'decl') yield `${around(rule)} ${selector} ${node.prop}:${node.value}`;
  }
}

/**
 * Removes declarations from a theme that another one already has: loaded later, the duplicates would override our own
 * rules in between.
 */
export function withoutPublicTheme(root: Root, theme: Root): void {
  const known = new Set<string>();
  theme.walkRules((rule) => {
    for (const selector of rule.selectors) for (const each of declarations(rule, selector)) known.add(each);
  });
  root.walkRules((rule) => {
    const isKnown = (selector: string) => [...declarations(rule, selector)].every((each) => known.has(each));
    const kept = rule.selectors.filter((selector) => !isKnown(selector));
    if (kept.length === 0) {
      rule.remove();
      return;
    }
    if (kept.length < rule.selectors.length) rule.selectors = kept;
    rule.each((node) => {
      if (node.type !== 'decl') return;
      const isRepeated = kept.every((selector) =>
        known.has(`${around(rule)} ${selector} ${node.prop}:${node.value}`),
      );
      if (isRepeated) node.remove();
    });
  });
}
