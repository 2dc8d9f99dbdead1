import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEVICE_THINGS } from '#domain/privacy/device-things';
import { serverThings } from '#domain/privacy/server-things';
import { DOWNLOADS } from '#domain/site/downloads';
import { toastStore } from '../../platform/state/toast-store.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { AboutPage } from './about-page.tsx';
import { Disclaimer } from './disclaimer.tsx';
import { OrganicPage } from './organic-page.tsx';
import { PrivacyPolicy } from './privacy-policy.tsx';
import { ResourcesPage } from './resources-page.tsx';
import { ReviewsPolicy } from './reviews-policy.tsx';
import { SpfGuide } from './spf-guide.tsx';
import { TermsOfService } from './terms-of-service.tsx';

afterEach(cleanup);

const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const links = () =>
  screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('About', () => {
  it('shows mission, vision, why it matters, and a call to join the movement', () => {
    showScreen(<AboutPage />, '/about', []);
    expect(headings()).toEqual([
      'Our Mission',
      'Our Values',
      'Our Vision',
      'Why It Matters',
      'Join Our Movement',
    ]);
    expect(
      screen.getByText(/^A community-driven platform for homemade, wholesome dog nutrition/),
    ).toBeTruthy();
  });

  it('names four values', () => {
    showScreen(<AboutPage />, '/about', []);
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Love & Care',
      'Safety First',
      'Community Driven',
      'Quality Standards',
    ]);
  });
});

describe('Organic', () => {
  const organic = (id: number, species: 'dog' | 'cat') => aCard({ id, species, isOrganic: true });
  const cards = [
    ...[101, 102, 103, 104, 105].map((id) => organic(id, 'dog')),
    ...[106, 107, 108, 109, 110].map((id) => organic(id, 'cat')),
    aCard({ id: 1 }),
  ];

  it('is coming soon, with a Back button and its three links', () => {
    showScreen(<OrganicPage />, '/organic', cards);
    expect(screen.getByText('Coming Soon:')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    expect(links()).toEqual(
      expect.arrayContaining([
        'Submit Organic Recipe /submit',
        'Dog Recipes /dog-recipes',
        'Cat Recipes /cat-recipes',
      ]),
    );
  });

  it('states the 95% threshold, and the change to a new food at 25%, 50% and 75% over 7-10 days', () => {
    showScreen(<OrganicPage />, '/organic', cards);
    expect(screen.getByText(/at least 95% of its weight/)).toBeTruthy();
    expect(screen.getByText(/over 7-10 days: 25% of the new food, then 50%, then 75%/)).toBeTruthy();
  });

  it('lists the organic recipes and counts them: 5 for dogs and 5 for cats', () => {
    showScreen(<OrganicPage />, '/organic', cards);
    expect(screen.getByText('5 organic dog recipes and 5 organic cat recipes.')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(10);
  });
});

describe('the legal pages', () => {
  it('the privacy policy has its ten parts and its date', () => {
    showScreen(<PrivacyPolicy />, '/privacy-policy', []);
    expect(screen.getByText('Last updated 22 June 2025')).toBeTruthy();
    expect(screen.getByText(/\(cookie ‘dogProfile’, \d+ days\)/)).toBeTruthy();
    expect(headings()).toEqual([
      '1. Information We Collect',
      '2. How We Use It',
      '3. Third Parties',
      '4. Cookies and Storage',
      '5. Security',
      '6. Your Rights',
      '7. Children Under 13',
      '8. International Users',
      '9. Changes',
      '10. Contact',
    ]);
  });

  it('the privacy policy shows each thing that is stored: why, how long, how it is deleted, and its names', () => {
    showScreen(<PrivacyPolicy />, '/privacy-policy', []);
    for (const { what, why, kept, deleted, names } of [...DEVICE_THINGS, ...serverThings()]) {
      const thing = screen.getByText(what).closest('details') as HTMLElement;
      for (const text of [why, kept, deleted]) expect(thing.textContent).toContain(text);
      for (const name of names) expect(within(thing).getByText(name).tagName).toBe('CODE');
    }
  });

  it('the terms have their fourteen parts and their date', () => {
    showScreen(<TermsOfService />, '/terms-of-service', []);
    expect(screen.getByText('Last updated and effective 27 June 2025')).toBeTruthy();
    expect(headings()).toEqual([
      '1. Acceptance',
      '2. Educational and Veterinary Disclaimer',
      '3. Your Responsibilities',
      '4. Intellectual Property',
      '5. Affiliate Links',
      '6. Advertising',
      '7. Limits of Liability',
      '8. Recipe Safety',
      '9. User-Generated Content',
      '10. Geographic Limits',
      '11. Modifications',
      '12. Termination',
      '13. Governing Law',
      '14. Severability',
    ]);
    expect(screen.getByText(/law of England and Wales/)).toBeTruthy();
  });

  it('the medical disclaimer has its six parts and its date', () => {
    showScreen(<Disclaimer />, '/disclaimer', []);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Medical Disclaimer');
    expect(screen.getByText('Last updated June 5, 2025')).toBeTruthy();
    expect(headings()).toEqual([
      '1. Educational Purpose',
      '2. Veterinary Consultation',
      '3. Content Limitations',
      '4. No Liability',
      '5. Affiliate Relationships',
      '6. Emergencies',
    ]);
  });
});

describe('the reviews policy', () => {
  it('has its eight parts, and links to the queue and to the contact form', () => {
    showScreen(<ReviewsPolicy />, '/reviews-policy', []);
    expect(headings()).toEqual([
      '1. Who Writes Them',
      '2. How They Are Collected',
      '3. How They Are Checked',
      '4. What We May Change',
      '5. How the Rating Is Made',
      '6. No Incentives',
      '7. How to Have One Removed',
      '8. Something Wrong With One',
    ]);
    expect(links()).toEqual(
      expect.arrayContaining([
        'queue /queue',
        'write to us /contact?category=legal&subject=Remove%20a%20review',
        'Report a review /contact?category=general&subject=Report%20a%20review',
      ]),
    );
  });
});

describe('the SPF guide', () => {
  it('has parts on SPF, records by provider, checks to run, common mistakes, DKIM and DMARC', () => {
    showScreen(<SpfGuide />, '/spf-security-guide', []);
    expect(headings()).toEqual([
      'What SPF is',
      'Records by provider',
      'How it ends',
      'Set it up',
      'Checks to run',
      'Common mistakes',
      'DKIM and DMARC, in short',
    ]);
    const google = screen.getByRole('row', { name: /Google Workspace/ });
    expect(google.textContent).toContain('include:_spf.google.com');
    expect(screen.getByText('dig +short TXT example.com')).toBeTruthy();
  });
});

describe('the resources', () => {
  it('have the eight documented parts, emergencies first, then the tools for website owners', () => {
    showScreen(<ResourcesPage />, '/resources', []);
    expect(headings()).toEqual([
      'Emergency Resources',
      'Official Guidelines',
      'Calculators',
      'Downloadable Guides',
      'Partner Organisations',
      'Research Studies',
      'How to Cite Us',
      'Work With Us',
      'For Website Owners',
    ]);
    expect(
      links()
        .slice(-3)
        .map((link) => link.split(' ').at(-1)),
    ).toEqual(['/seo-dashboard', '/seo-audit', '/spf-security-guide']);
  });

  it('offer each download, and open the contact form filled in', () => {
    showScreen(<ResourcesPage />, '/resources', []);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    for (const { path } of DOWNLOADS) expect(hrefs).toContain(path);
    expect(hrefs).toContain(
      '/contact?category=partnership&subject=Partnership%3A%20vets%20and%20nutritionists',
    );
    expect(hrefs).toContain('tel:+441202509000');
  });

  it('claim no partner', () => {
    showScreen(<ResourcesPage />, '/resources', []);
    expect(screen.getByText(/^Bowlful has no partners so far/)).toBeTruthy();
  });

  it('copy the citation with the day of reading', async () => {
    const writeText = vi.fn(async (_: string) => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    showScreen(<ResourcesPage />, '/resources', []);
    fireEvent.click(screen.getByRole('button', { name: 'Copy Citation' }));
    await waitFor(() => expect(toastStore.getState().toast?.title).toBe('Text Copied!'));
    expect(writeText.mock.calls[0]?.[0]).toMatch(
      /^Bowlful\. Home-made food .* https:\/\/bowlful\.example\/ \(accessed \d{1,2} \w+ \d{4}\)$/,
    );
    vi.unstubAllGlobals();
  });
});
