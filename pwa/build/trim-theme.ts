import type { Plugin, Rule } from 'postcss';
import { usedThemeClasses } from './theme-classes.ts';
import { trimProperties } from './trim-properties.ts';

/** Breakpoint variants such as `.md\:rt-r-size-2`, and variants that no component here uses. */
const UNUSED_VARIANT = /\\:rt-|\.rt-variant-(classic|surface)|\.rt-high-contrast/;
/** The same colours for wide-gamut screens: twice the bytes, and contrast was measured on these. */
const WIDE_GAMUT = /display-p3/;

/**
 * Rules that style the root element by its descendants: any DOM change would restyle the whole page; here light and
 * dark are classes of the root element.
 */
const ROOT_BY_CONTENT = /:root:where\(:has\(/;

/** The selector without bracketed parts: a class inside `:where(…)` or `:not(…)` need not be on the element. */
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
export function selectorIsUsed(selector: string, used: ReadonlySet<string>): boolean {
  if (ROOT_BY_CONTENT.test(selector) || UNUSED_VARIANT.test(withoutNegations(selector))) return false;
  const classes = outerSelector(selector).match(/\.rt-[A-Za-z][\w-]*/g) ?? [];
  return classes.every((name) => used.has(name.slice(1)));
}

/**
 * PostCSS plugin: drops the rules of Radix Themes that no used component can match (its style sheet is larger than
 * React). Runs before file names are hashed. Generic purgers drop `:where(:not(…))` rules and break buttons.
 */
export function trimTheme(): Plugin {
  let used: ReadonlySet<string> | undefined;
  return {
    postcssPlugin: 'bowlful-trim-theme',
    OnceExit(root) {
      const file = root.source?.input.file ?? '';
      if (!file.includes('@radix-ui/themes') && !root.some((node) => isThemeRule(node))) return;
      used ??= usedThemeClasses();
      root.walkRules((rule) => trimRule(rule, used as ReadonlySet<string>));
      root.walkAtRules((atRule) => {
        if (WIDE_GAMUT.test(atRule.params)) atRule.remove();
      });
      trimProperties(root);
      root.walkAtRules((atRule) => {
        if (atRule.nodes?.length === 0) atRule.remove();
      });
    },
  };
}

function isThemeRule(node: { type: string }): boolean {
  return node.type === 'rule' && (node as Rule).selector.includes('.rt-');
}

function trimRule(rule: Rule, used: ReadonlySet<string>): void {
  if (!/rt-|:root/.test(rule.selector)) return;
  const kept = rule.selectors.filter((selector) => selectorIsUsed(selector, used));
  if (kept.length === 0) rule.remove();
  else if (kept.length < rule.selectors.length) rule.selectors = kept;
}
