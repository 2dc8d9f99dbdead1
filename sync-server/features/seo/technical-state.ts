import type { SeoMetrics } from '#domain/contract/site-tools';
import type { Finding, FindingCode } from '#domain/seo/finding';
import type { ReadSite } from './audit-answers.ts';

type State = SeoMetrics['technical'][number];

/** Findings with one of these codes. */
export const count = (findings: readonly Finding[], ...codes: FindingCode[]) =>
  findings.filter(({ code }) => codes.includes(code)).length;

function state(name: string, faults: number, fine: string, wrong: string): State {
  return { name, state: faults === 0 ? 'good' : 'bad', detail: faults === 0 ? fine : `${faults} ${wrong}` };
}

/** What search engines require of the site, according to the audit. */
export function technicalState({ pages, findings, sitemap }: ReadSite, publicOrigin: string): State[] {
  const isHttps = publicOrigin.startsWith('https:');
  return [
    state(
      'Sitemap',
      count(findings, 'sitemap-empty', 'sitemap-foreign', 'sitemap-repeated', 'status-not-200'),
      `Active: it lists ${sitemap.length} pages, and all ${pages.length} that we read return 200.`,
      'of its entries are wrong: see Coverage Analysis.',
    ),
    state(
      'Robots',
      count(findings, 'robots-blocked', 'robots-without-sitemap'),
      'It blocks no public page and names the sitemap.',
      'faults: see Robots.',
    ),
    state(
      'Canonical tags',
      count(findings, 'canonical-missing', 'canonical-elsewhere'),
      'Every page has its own canonical address.',
      'pages have none, or another page’s.',
    ),
    state(
      'Schema',
      count(
        findings,
        'recipe-missing',
        'recipe-required-missing',
        'recipe-field-invalid',
        'structured-data-broken',
      ),
      'Every recipe is marked up with all required fields.',
      'faults: see Structured Data.',
    ),
    {
      name: 'HTTPS',
      state: isHttps ? 'good' : 'bad',
      detail: isHttps
        ? 'The public address is https.'
        : 'The public address is not https: set PUBLIC_ORIGIN.',
    },
    {
      name: 'Page speed',
      state: 'unmeasured',
      detail:
        'Not measured here; the target is 85 or more. Measure a public page with PageSpeed Insights, or read Core Web Vitals in the search console.',
    },
  ];
}
