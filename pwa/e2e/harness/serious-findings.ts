import type { Page } from '@playwright/test';
import axe from 'axe-core';

const SERIOUS = new Set(['serious', 'critical']);

type Scope = {
  /** Of these rules alone. */
  rules?: string[];
  /** Selector of the part to look at. */
  within?: string;
};

/**
 * What axe finds serious or critical on the page, one line each. It is run in the page as it stands: nothing of ours is in a
 * frame, and details of what passed are nothing to wait for.
 */
export async function seriousFindings(page: Page, { rules, within }: Scope = {}): Promise<string[]> {
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
