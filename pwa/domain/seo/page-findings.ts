import { contentFindings } from './content-findings.ts';
import type { Finding } from './finding.ts';
import { headFindings } from './head-findings.ts';
import { markupFindings } from './markup-findings.ts';
import type { ParsedPage } from './parsed-page.ts';

/**
 * Faults that a page shows by itself.
 * @param origin of the site, without a slash at its end
 */
export function pageFindings(page: ParsedPage, origin: string): Finding[] {
  const { path, status } = page;
  // The words of an error page say nothing of the page that is missing.
  if (status !== 200) {
    return [{ code: 'status-not-200', page: path, problem: `The address answers ${status}.` }];
  }
  const found = [...headFindings(page, origin), ...contentFindings(page), ...markupFindings(page)];
  return found.map((finding) => ({ ...finding, page: path }));
}
