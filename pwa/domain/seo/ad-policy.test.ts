import { describe, expect, it } from 'vitest';
import {
  adCompliance,
  adRecommendations,
  contentAudit,
  overallStatus,
  policyCheck,
  policyIssues,
} from './ad-policy.ts';
import { aPage } from './page.test-support.ts';

const OFF = { showsAds: false, hasNetwork: false, hasAdsTxt: false };
const SOUND = ['/', '/privacy-policy', '/terms-of-service', '/contact'].map((path) => aPage({ path }));
const pages = [...SOUND, aPage({ path: '/shop', isDisclosing: true, adSlots: 4 })];

describe('the advertising policy', () => {
  it('is met by a site with policies, original content and a disclosure', () => {
    expect(policyCheck(pages)).toEqual({
      hasPrivacyPolicy: true,
      hasTermsOfService: true,
      hasAdDisclaimer: true,
      contentGuidelines: {
        originalContent: true,
        enoughContent: true,
        everyPageAnswers: true,
        contactPage: true,
        languageNamed: true,
        mobileFriendly: true,
      },
    });
    expect(policyIssues(pages, OFF)).toEqual([]);
    expect(overallStatus([])).toBe('compliant');
    expect(adCompliance(pages)).toEqual({
      adsPerPage: 4,
      properLabeling: true,
      mobileOptimized: true,
      pageLoadSpeed: null,
    });
  });

  it('is violated without a policy, without a disclosure, and with a network but no ads.txt', () => {
    const issues = policyIssues([aPage({ path: '/' })], { ...OFF, showsAds: true, hasNetwork: true });
    expect(issues.map(({ issue, severity }) => `${severity} ${issue}`)).toEqual([
      'HIGH Privacy policy missing',
      'HIGH Terms of service missing',
      'HIGH Ad disclaimer missing',
      'HIGH ads.txt missing',
    ]);
    expect(overallStatus(issues)).toBe('violation');
  });

  it('asks for improvement if pages share their title or have little text', () => {
    const twins = [
      ...pages,
      aPage({ path: '/a', title: 'Twin' }),
      aPage({ path: '/b', title: 'Twin', wordCount: 99 }),
    ];
    expect(contentAudit(twins)).toEqual({
      totalPages: 7,
      originalContent: 5,
      duplicateContent: 2,
      thinContent: 1,
      pages: [
        { page: '/a', problem: 'Shares its title with another page.' },
        { page: '/b', problem: 'Shares its title with another page.' },
        { page: '/b', problem: 'Its main content has 99 words.' },
      ],
    });
    const issues = policyIssues(twins, OFF);
    expect(issues.map(({ severity }) => severity)).toEqual(['MEDIUM', 'LOW']);
    expect(overallStatus(issues)).toBe('needs_improvement');
    expect(overallStatus(issues.filter(({ severity }) => severity === 'LOW'))).toBe('needs_improvement');
  });

  it('bases recommendations on the configuration', () => {
    expect(adRecommendations(OFF)).toHaveLength(2);
    expect(adRecommendations({ showsAds: true, hasNetwork: true, hasAdsTxt: true })).toEqual([]);
  });
});
