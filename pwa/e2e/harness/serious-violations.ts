import type { Page } from '@playwright/test';
import axe from 'axe-core';

const SERIOUS = new Set(['serious', 'critical']);

type Scope = {
  /** Restricts the check to these rules. */
  rules?: string[];
  /** Selector of the part to check. */
  within?: string;
};

/**
 * Shows every state as it is at rest: a toast that fades in has half its contrast, however late it comes. An
 * adopted sheet adds no element to the page that is checked.
 */
async function stopMotion(page: Page): Promise<void> {
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
  await stopMotion(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    ...(rules !== undefined && { runOnly: { type: 'rule', values: rules } }),
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
