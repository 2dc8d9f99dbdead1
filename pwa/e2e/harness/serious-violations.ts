import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import axe from 'axe-core';

const SERIOUS = new Set(['serious', 'critical']);
/** Half the size of `axe.source`, and half the time to compile. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Rule = { id: string; impact?: string | null };

/** Rules whose findings are never serious: a rule's impact is that of everything it finds. */
const LESS_SERIOUS = (axe as unknown as { _audit: { rules: Rule[] } })._audit.rules
  .filter(({ impact }) => impact === 'minor' || impact === 'moderate')
  .map(({ id }) => [id, { enabled: false }] as const);

type Scope = {
  /** Restricts the check to these rules. */
  rules?: string[];
  /** Selector of the part to check. */
  within?: string;
};

/**
 * Injects axe once, and turns off animations: a toast that fades in has half its contrast. An adopted style
 * sheet adds no element to the checked page.
 */
async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(AXE);
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }');
    document.adoptedStyleSheets = [still];
  });
}

/**
 * Serious and critical findings of axe on the page, one per line. Runs in the top frame only and without details of
 * passed rules, which saves time: the app has no frames.
 */
export async function seriousViolations(page: Page, { rules, within }: Scope = {}): Promise<string[]> {
  await prepare(page);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    ...(rules === undefined
      ? { rules: Object.fromEntries(LESS_SERIOUS) }
      : { runOnly: { type: 'rule', values: rules } }),
  };
  const violations = await page.evaluate(
    async ({ within, options }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      return (await inPage.run(within ?? document, options)).violations;
    },
    { within, options },
  );
  return violations
    .filter(({ impact }) => SERIOUS.has(impact ?? ''))
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
    );
}
