import { counted } from '../text/sentence-parts.ts';
import { grouped } from './grouped.ts';
import type { ParsedPage } from './parsed-page.ts';

export type AdSetting = {
  /** Whether the operator shows any ads. */
  showsAds: boolean;
  /** Whether an external network with a certified consent platform is configured. */
  hasNetwork: boolean;
  hasAdsTxt: boolean;
};

export type PolicyIssue = {
  issue: string;
  severity: 'HIGH' | 'MEDIUM' | 'LOW';
  description: string;
  solution: string;
};

type ContentPage = { page: string; problem: string };
export type ContentAudit = {
  totalPages: number;
  originalContent: number;
  duplicateContent: number;
  thinContent: number;
  pages: ContentPage[];
};

/** Pages with fewer words should not show ads. */
const THIN_WORDS = 100;
/** More ad slots than this on one page crowd its content. */
const MOST_SLOTS = 6;

const isAt = (pages: readonly ParsedPage[], path: string) =>
  pages.some((page) => page.path === path && page.status === 200);

function duplicates(pages: readonly ParsedPage[]): ContentPage[] {
  const shared = (field: 'title' | 'description') =>
    [
      ...grouped(
        pages.filter((page) => (page[field] ?? '') !== ''),
        (page) => page[field],
      ).values(),
    ]
      .filter((group) => group.length > 1)
      .flatMap((group) =>
        group.map(({ path }) => ({ page: path, problem: `Shares its ${field} with another page.` })),
      );
  const all = [...shared('title'), ...shared('description')];
  return all.filter(({ page }, at) => all.findIndex((other) => other.page === page) === at);
}

/** Checks that pages have original content, and enough of it. */
export function contentAudit(pages: readonly ParsedPage[]): ContentAudit {
  const sound = pages.filter(({ status }) => status === 200);
  const twice = duplicates(sound);
  const thin = sound
    .filter(({ wordCount }) => wordCount < THIN_WORDS)
    .map(({ path, wordCount }) => ({
      page: path,
      problem: `Its main content has ${counted(wordCount, 'word')}.`,
    }));
  return {
    totalPages: pages.length,
    originalContent: pages.length - twice.length,
    duplicateContent: twice.length,
    thinContent: thin.length,
    pages: [...twice, ...thin],
  };
}

export type PolicyCheck = {
  hasPrivacyPolicy: boolean;
  hasTermsOfService: boolean;
  hasAdDisclaimer: boolean;
  contentGuidelines: Record<string, boolean>;
};

/** The pages that an ad network requires, and its guidelines as far as the HTML shows them. */
export function policyCheck(pages: readonly ParsedPage[]): PolicyCheck {
  const { duplicateContent, thinContent } = contentAudit(pages);
  return {
    hasPrivacyPolicy: isAt(pages, '/privacy-policy'),
    hasTermsOfService: isAt(pages, '/terms-of-service'),
    hasAdDisclaimer: pages.some(({ isDisclosing }) => isDisclosing),
    contentGuidelines: {
      originalContent: duplicateContent === 0,
      enoughContent: thinContent === 0,
      everyPageAnswers: pages.every(({ status }) => status === 200),
      contactPage: isAt(pages, '/contact'),
      languageNamed: pages.every(({ language }) => (language ?? '') !== ''),
      mobileFriendly: pages.every(({ isForPhones }) => isForPhones),
    },
  };
}

export type AdCompliance = {
  /** Maximum number of ad slots on one page. */
  adsPerPage: number;
  /** Every ad is in a frame labelled as an ad. */
  properLabeling: boolean;
  mobileOptimized: boolean;
  /** Score out of 100; null because we don't measure visitors' loading times. */
  pageLoadSpeed: number | null;
};

export function adCompliance(pages: readonly ParsedPage[]): AdCompliance {
  return {
    adsPerPage: Math.max(0, ...pages.map(({ adSlots }) => adSlots)),
    // Every ad of `features/ads/ad-slot.tsx` is in such a frame.
    properLabeling: true,
    mobileOptimized: pages.length > 0 && pages.every(({ isForPhones }) => isForPhones),
    pageLoadSpeed: null,
  };
}

const issue = (
  severity: PolicyIssue['severity'],
  name: string,
  description: string,
  solution: string,
): PolicyIssue => ({ issue: name, severity, description, solution });

/** Findings that an ad network may object to, most serious first. */
export function policyIssues(pages: readonly ParsedPage[], setting: AdSetting): PolicyIssue[] {
  const check = policyCheck(pages);
  const { duplicateContent, thinContent } = contentAudit(pages);
  const { adsPerPage, mobileOptimized } = adCompliance(pages);
  const away = pages.filter(({ status }) => status !== 200).length;
  const missing = (isThere: boolean, name: string, path: string) =>
    isThere
      ? []
      : [issue('HIGH', `${name} missing`, `No page responds at ${path}.`, `Publish it at ${path}.`)];
  return [
    ...missing(check.hasPrivacyPolicy, 'Privacy policy', '/privacy-policy'),
    ...missing(check.hasTermsOfService, 'Terms of service', '/terms-of-service'),
    ...(check.hasAdDisclaimer
      ? []
      : [
          issue(
            'HIGH',
            'Ad disclaimer missing',
            'No page says that the site earns from its links.',
            'Say so on every page with shop links.',
          ),
        ]),
    ...(setting.hasNetwork && !setting.hasAdsTxt
      ? [
          issue(
            'HIGH',
            'ads.txt missing',
            'The network cannot check who sells the ad space.',
            'Set ADS_TXT_FILE to the lines that the network gives you.',
          ),
        ]
      : []),
    ...(away > 0
      ? [
          issue(
            'HIGH',
            'Pages that do not respond',
            `${counted(away, 'page')} in the sitemap.`,
            'See Indexing, and fix or withdraw them.',
          ),
        ]
      : []),
    ...(mobileOptimized
      ? []
      : [
          issue(
            'HIGH',
            'Not mobile-friendly',
            'A page lacks the viewport tag for phones.',
            'Keep the viewport tag in the head.',
          ),
        ]),
    ...(duplicateContent > 0
      ? [
          issue(
            'MEDIUM',
            'Duplicate content',
            `${counted(duplicateContent, 'page shares', 'pages share')} title or description.`,
            'Give each page its own title and description.',
          ),
        ]
      : []),
    ...(adsPerPage > MOST_SLOTS
      ? [
          issue(
            'MEDIUM',
            'Too many ads on one page',
            `${adsPerPage} on one page.`,
            `Keep to ${MOST_SLOTS} at most.`,
          ),
        ]
      : []),
    ...(thinContent > 0
      ? [
          issue(
            'LOW',
            'Thin content',
            `${counted(thinContent, 'page has', 'pages have')} fewer than ${THIN_WORDS} words; we request no ads there.`,
            'Write more on them, or leave them without ads.',
          ),
        ]
      : []),
  ];
}

/** 'violation' with a serious issue, 'needs_improvement' with any other. */
export function overallStatus(
  issues: readonly PolicyIssue[],
): 'compliant' | 'needs_improvement' | 'violation' {
  if (issues.some(({ severity }) => severity === 'HIGH')) return 'violation';
  return issues.length > 0 ? 'needs_improvement' : 'compliant';
}

/** What to do next, depending on the configuration. */
export function adRecommendations({ showsAds, hasNetwork, hasAdsTxt }: AdSetting): string[] {
  return [
    ...(showsAds
      ? []
      : [
          'No ads are shown. Set ADVERTISEMENTS_FILE for your own, or AD_CLIENT with CONSENT_PLATFORM_URL for a network.',
        ]),
    ...(showsAds && !hasNetwork
      ? ['Only your own ads are shown. A network needs AD_CLIENT and a certified CONSENT_PLATFORM_URL.']
      : []),
    ...(hasAdsTxt ? [] : ['Set ADS_TXT_FILE once a network gives you its lines.']),
  ];
}
