import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { IndexingReport } from '#domain/contract/indexing';
import type { StructuredDataAnswer } from '#domain/contract/site-tools';
import { toastStore } from '../platform/state/toast-store.ts';
import { AdminApp } from './admin-app.tsx';
import { tabNamed } from './admin-controls.test-support.ts';
import { adminServerDouble } from './admin-server.test-support.ts';
import { addressesToSubmit } from './search/indexing.tsx';

const AT = '2026-11-24T10:00:00.000Z';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  toastStore.setState({ toast: null });
});

function open(path: string, answers: Record<string, unknown>) {
  const server = adminServerDouble([]);
  server.isSignedIn = true;
  for (const [address, body] of Object.entries(answers)) server.override.set(address, { status: 200, body });
  render(
    <MemoryRouter initialEntries={[path]}>
      <AdminApp />
    </MemoryRouter>,
  );
  return server;
}

const chooseTab = async (words: string) =>
  fireEvent.mouseDown(await screen.findByRole('tab', tabNamed(words)), { button: 0 });
const items = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => (item.textContent ?? '').replace(/ +/g, ' '));
const facts = () => screen.getAllByRole('definition').map((fact) => fact.textContent);

describe('/admin/structured-data', () => {
  const answer: StructuredDataAnswer = {
    totalRecipes: 88,
    invalid: 1,
    warning: 88,
    valid: 1319,
    criticalIssues: 1,
    fields: [
      { field: 'image', need: 'required', status: 'missing', count: 1 },
      { field: 'prepTime', need: 'recommended', status: 'invalid', count: 2 },
      { field: 'video', need: 'if-known', status: 'warning', count: 88 },
      { field: 'name', need: 'required', status: 'valid', count: 0 },
    ],
    dogs: { count: 48, ids: '1–43, 101–105' },
    cats: { count: 40, ids: '66–100, 106–110' },
    organic: { count: 10, ids: '101–110' },
    auditedAt: AT,
  };
  const READ = '/api/admin/structured-data';
  const FIX = '/api/fix-all-structured-data';

  it('names each field with its badge, and the ids of the recipes for dogs', async () => {
    open('/admin/structured-data', { [READ]: answer });
    await screen.findByRole('list', { name: 'Fields' });
    expect(items('Fields')).toEqual([
      expect.stringMatching(/^image Failed1 recipe\. Required/),
      expect.stringMatching(/^prepTime Invalid2 recipes\./),
      expect.stringMatching(/^video Not Started88 recipes\. Only if we have the fact/),
    ]);
    expect(items('Fields that look good')).toEqual([expect.stringMatching(/^name Looking good/)]);
    await chooseTab('Statistics');
    expect(facts()).toContain('Ids 1–43, 101–105');
  });

  it('says what a rebuild changed, or that nothing had to be fixed', async () => {
    const server = open('/admin/structured-data', { [READ]: answer });
    await screen.findByRole('list', { name: 'Fields' });
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Fix All Issues' }));
    const changed = [{ recipeId: 1, title: 'Beef Bowl', fields: ['prepTime'] }];
    server.override.set(FIX, { status: 200, body: { totalFixed: 1, totalRecipes: 88, changed } });
    press();
    expect(await screen.findByText('Successfully fixed structured data for 1 recipes!')).toBeTruthy();
    server.override.set(FIX, { status: 200, body: { totalFixed: 0, totalRecipes: 88, changed: [] } });
    await waitFor(press);
    expect(
      await screen.findByText(/^Nothing had to be fixed: we rebuilt the structured data of all 88 recipes/),
    ).toBeTruthy();
  });
});

describe('/admin/indexing', () => {
  const report: IndexingReport = {
    totalPages: 130,
    indexingIssues: { blockedByRobots: 0, notFound404: 2, canonicalIssues: 1 },
    nextSteps: ['Mend two pages.'],
    checks: [{ name: 'robots.txt', isFine: true, detail: 'It forbids none.' }],
    indexNow: { isOn: false, reason: 'Set INDEXNOW=on.', keyAddress: null, submissions: [] },
    auditedAt: AT,
  };
  const recipes = {
    totalRecipes: 12,
    validRecipeIds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 66],
    missingRecipeIds: [67],
    idRanges: { dogRecipes: '1–10', catRecipes: '66–67' },
  };
  const answers = { '/api/indexing-report': report, '/api/recipe-404-check': recipes };

  it('counts issues, lists ten addresses and how many more, and says how to turn IndexNow on', async () => {
    open('/admin/indexing', answers);
    expect(await screen.findByText('Set INDEXNOW=on.')).toBeTruthy();
    expect(facts().slice(0, 6)).toEqual([
      '130',
      'In the sitemap',
      '0',
      '2',
      'Missing pages and broken links',
      '1',
    ]);
    await chooseTab('Valid Recipes');
    expect(items('Recipe addresses')).toHaveLength(10);
    expect(screen.getByText('and 1 more')).toBeTruthy();
    expect(screen.getByText('These don’t respond: 67.')).toBeTruthy();
    await chooseTab('Next Steps');
    expect(screen.getByText('Mend two pages.')).toBeTruthy();
  });

  it('submits home, the three lists and every recipe that responds', () => {
    expect(addressesToSubmit({ ...recipes, validRecipeIds: [1, 66] }, 'https://bowlful.example')).toEqual([
      'https://bowlful.example/',
      'https://bowlful.example/dog-recipes',
      'https://bowlful.example/cat-recipes',
      'https://bowlful.example/organic',
      'https://bowlful.example/recipe/1',
      'https://bowlful.example/recipe/66',
    ]);
  });

  it('shows and logs the outcome of a submission', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    const server = open('/admin/indexing', answers);
    await screen.findByText('Set INDEXNOW=on.');
    const told = { message: 'Accepted.', submission: null };
    server.override.set('/api/submit-for-indexing', { status: 200, body: told });
    fireEvent.click(screen.getByRole('button', { name: 'Submit for Indexing' }));
    expect(await screen.findByText('Accepted.')).toBeTruthy();
    expect(log).toHaveBeenCalledWith('submit for indexing', told);
    const sent = server.requests.find(({ path }) => path === '/api/submit-for-indexing');
    // Home, 3 lists and 11 recipes.
    expect(sent?.body).toMatchObject({ urls: { length: 15 } });
  });
});

describe('/admin/adsense-policy', () => {
  const answers = {
    '/api/adsense-policy-check': {
      hasPrivacyPolicy: true,
      hasTermsOfService: false,
      hasAdDisclaimer: true,
      contentGuidelines: { originalContent: true, enoughContent: false },
    },
    '/api/content-policy-audit': {
      totalPages: 130,
      originalContent: 130,
      duplicateContent: 0,
      thinContent: 0,
      pages: [],
    },
    '/api/adsense-optimization': {
      criticalIssues: [
        {
          issue: 'Terms of service missing',
          severity: 'HIGH',
          description: 'Nothing answers.',
          solution: 'Publish it.',
        },
      ],
      revenueProjections: { currentEstimate: 12, optimizedEstimate: null, coveredDays: 20 },
      recommendations: ['Set ADS_TXT_FILE.'],
    },
    '/api/comprehensive-policy-audit': {
      overallStatus: 'violation',
      contentAnalysis: { totalPages: 130, originalContent: 130, duplicateContent: 0 },
      adCompliance: { adsPerPage: 4, properLabeling: true, mobileOptimized: true, pageLoadSpeed: null },
    },
  };

  it('sends each of its four requests once, shows the answers, and says what is not known', async () => {
    const server = open('/admin/adsense-policy', answers);
    await screen.findByRole('list', { name: 'Policy Compliance' });
    expect(
      server.requests
        .map(({ path }) => path)
        .filter((path) => path in answers)
        .sort(),
    ).toEqual(Object.keys(answers).sort());
    expect(facts().slice(0, 1)).toEqual(['Violation']);
    expect(facts()).toContain('£12.00');
    expect(items('Policy Compliance')).toEqual([
      'Privacy policy Present',
      'Terms of service Missing',
      'Ad disclaimer Present',
      'Original content Compliant',
      'Enough text on every page Violation',
    ]);
    await chooseTab('Content Analysis');
    expect(facts()).toContain('Not known');
    await chooseTab('Critical Issues');
    expect(items('Critical Issues')).toEqual(['Terms of service missing HIGHNothing answers. Publish it.']);
  });
});

it('/admin/coverage-analysis finds a page by its words, however they are capitalised', async () => {
  const page = { kind: 'recipe', isInSitemap: true, isIndexable: true, reason: null, status: 200 };
  const pages = ['/recipe/2/salmon-supper', '/recipe/1/beef-bowl'].map((path) => {
    return { ...page, path, linkedFrom: 3 };
  });
  const body = { pages, searchConsole: null, auditedAt: AT };
  open('/admin/coverage-analysis', { '/api/admin/coverage': body });
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Search' }), { target: { value: 'Salmon' } });
  expect(screen.getAllByRole('rowheader').map((row) => row.querySelector('a')?.textContent)).toEqual([
    '/recipe/2/salmon-supper',
  ]);
});

describe('every site tool', () => {
  it.each([
    ['/admin/structured-data', 'Structured Data'],
    ['/admin/seo-optimization', 'SEO Optimization'],
    ['/admin/indexing', 'Indexing'],
    ['/admin/adsense-policy', 'Ad Policy'],
    ['/admin/coverage-analysis', 'Coverage Analysis'],
    ['/admin/robots-fix', 'Robots'],
  ])('%s says in a sentence that it needs the network', async (path, title) => {
    const server = adminServerDouble([]);
    server.isSignedIn = true;
    const other = globalThis.fetch;
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      if (address === '/api/admin/session') return await other(address, init);
      throw new TypeError('Failed to fetch');
    });
    render(
      <MemoryRouter initialEntries={[path]}>
        <AdminApp />
      </MemoryRouter>,
    );
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'This page needs the network' })).toBeTruthy();
  });
});
