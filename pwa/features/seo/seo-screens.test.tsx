import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type {
  RecipeValidation,
  SeoAuditLine,
  SeoAuditResult,
  SeoContentItem,
  SeoStats,
} from '#domain/contract/seo';
import { findError } from '../../testing/find-error.ts';
import { isDisabled } from '../../testing/is-disabled.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { SeoAudit } from './seo-audit.tsx';
import { SeoDashboard } from './seo-dashboard.tsx';

const RESULT: SeoAuditResult = {
  type: 'result',
  overallScore: 72,
  criticalIssues: [],
  recommendations: [],
  summary: '2 pages read as served: 72%.',
  auditedAt: '2026-11-24T10:00:00.000Z',
  pages: 2,
  bands: { good: 1, fair: 0, poor: 1 },
  findings: [],
  further: 0,
  scores: [
    { page: '/about', score: 60 },
    { page: '/shop', score: 96 },
  ],
};
const recipe = (recipeId: number, seoScore: number): RecipeValidation => {
  return { recipeId, title: `Bowl ${recipeId}`, seoScore, issues: [`What is wrong with ${recipeId}.`] };
};
const STATS: SeoStats = {
  totalContent: 0,
  publishedContent: 0,
  totalKeywords: 0,
  estimatedTraffic: 60_000,
  contentByType: {},
  topKeywords: [],
  days: 30,
  pageViews: 7,
  searchConsole: null,
};
const ARTICLE: SeoContentItem = {
  id: 'calcium',
  title: 'Calcium without bones',
  metaDescription: 'How much an animal needs.',
  targetKeywords: ['calcium'],
  contentType: 'nutrition',
  isPublished: true,
  publishedAt: '2026-11-20',
  wordCount: 700,
};

type Answers = Record<string, () => Response | Promise<Response>>;
const json = (body: unknown) => () => Response.json(body);
const lines =
  (...all: SeoAuditLine[]) =>
  () =>
    new Response(all.map((line) => `${JSON.stringify(line)}\n`).join(''), {
      headers: { 'Content-Type': 'application/x-ndjson' },
    });

function serve(answers: Answers) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return (await answers[path]?.()) ?? new Response(null, { status: 404 });
  });
  return asked;
}
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const run = () => fireEvent.click(screen.getByRole('button', { name: 'Run Complete SEO Audit' }));
const open = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

describe('the audit', () => {
  it('sends no request before someone runs it, and shows a prompt', () => {
    const asked = serve({});
    showScreen(<SeoAudit />, '/seo-audit', []);
    expect(screen.getByText('Run the audit to see the score and the findings.')).toBeTruthy();
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('cannot run twice at once, and shows its progress', async () => {
    let answer: (response: Response) => void = () => undefined;
    const stream = new ReadableStream({
      start(controller) {
        const line = { type: 'progress', done: 3, total: 110 };
        controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n{"type":`));
      },
    });
    serve({ '/api/seo/audit-run': () => new Promise((resolve) => (answer = resolve)) });
    showScreen(<SeoAudit />, '/seo-audit', []);
    run();
    const button = await screen.findByRole('button', { name: 'Running Audit...' });
    expect(isDisabled(button)).toBe(true);
    answer(new Response(stream));
    expect(await screen.findByText('3 of 110 pages read')).toBeTruthy();
  });

  it('says so if nothing is critical, and counts the recipes at 90 or more', async () => {
    const few = [recipe(1, 90), recipe(2, 100), recipe(3, 89)];
    serve({ '/api/seo/audit-run': lines(RESULT), '/api/seo/validate-recipes': json(few) });
    showScreen(<SeoAudit />, '/seo-audit', []);
    run();
    expect(await screen.findByText('Fair, 72%')).toBeTruthy();
    open('Critical Issues');
    expect(screen.getByText('No critical issues found')).toBeTruthy();
    open('Recipe Analysis');
    expect(screen.getByText('2 of 3 recipes score 90 or more.')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Recipes below 90' })).getByText('Bowl 3')).toBeTruthy();
    open('Recommendations');
    expect(screen.getByText('Nothing to recommend')).toBeTruthy();
  });

  it('lists the ten lowest recipes, and each finding with its page and what to do', async () => {
    const findings = [
      { code: 'title-missing', page: '/about', problem: 'The page has no title.' },
      { code: 'title-long', page: '/shop', problem: 'The title has 61 characters.' },
    ] as const;
    const many = Array.from({ length: 12 }, (_, at) => recipe(at + 1, 50 + at));
    serve({
      '/api/seo/audit-run': lines(
        { type: 'progress', done: 0, total: 2 },
        { ...RESULT, findings: [...findings] },
      ),
      '/api/seo/validate-recipes': json(many),
    });
    showScreen(<SeoAudit />, '/seo-audit', []);
    run();
    await screen.findByText('2 pages read as served: 72%.');
    open('Critical Issues');
    const critical = screen.getByRole('list', { name: 'Critical issues' });
    expect(within(critical).getByRole('link').getAttribute('href')).toBe('/about');
    expect(within(critical).getByText('Give the page its own title.')).toBeTruthy();
    open('Recommendations');
    const others = screen.getByRole('list', { name: 'Recommendations' });
    expect(within(others).getByRole('link').getAttribute('href')).toBe('/shop');
    open('Recipe Analysis');
    const links = within(screen.getByRole('list', { name: 'Recipes below 90' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(many.slice(0, 10).map(({ title }) => title));
    expect(screen.getByText(/0 of 12 recipes score 90 or more\./)).toBeTruthy();
  });

  it.each<[string, Answers[string], RegExp]>([
    [
      'whose server cannot be reached',
      () => Promise.reject(new TypeError('failed')),
      /^The server cannot be reached\./,
    ],
    ['that is cut off', lines({ type: 'progress', done: 1, total: 2 }), /^The server did not answer/],
    ['that fails', lines({ type: 'failed' }), /^The audit could not be finished\./],
    ['answered by a sign-in page', () => new Response('<html>\n</html>\n'), /^The server did not answer/],
  ])('%s is logged, and reported in a sentence', async (_, answer, sentence) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    serve({ '/api/seo/audit-run': answer });
    showScreen(<SeoAudit />, '/seo-audit', []);
    run();
    expect((await findError()).textContent).toMatch(sentence);
    expect(log).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Run Complete SEO Audit' })).toBeTruthy();
  });

  it('can be run again after a failure, and leads to the page of a recommendation', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const finding = { code: 'title-short', page: '/about', problem: 'The title has 5 characters.' } as const;
    const answers: Answers = { '/api/seo/audit-run': () => Promise.reject(new TypeError('failed')) };
    serve(answers);
    showScreen(<SeoAudit />, '/seo-audit', []);
    run();
    expect((await findError()).textContent).toMatch(/^The server cannot be reached\./);
    answers['/api/seo/audit-run'] = lines({ ...RESULT, overallScore: 96, findings: [finding] });
    answers['/api/seo/validate-recipes'] = json([recipe(1, 96)]);
    run();
    expect(await screen.findByText('Good, 96%')).toBeTruthy();
    open('Recommendations');
    fireEvent.click(
      within(screen.getByRole('list', { name: 'Recommendations' })).getByRole('link', { name: '/about' }),
    );
    expect(location.pathname).toBe('/about');
  });
});

describe('the dashboard', () => {
  it('says that articles and a search console are missing, and caps the traffic goal at 100%', async () => {
    serve({ '/api/seo/stats': json(STATS), '/api/seo/content': json([]) });
    showScreen(<SeoDashboard />, '/seo-dashboard', []);
    expect(await screen.findByText('No SEO content found')).toBeTruthy();
    expect(screen.getByText(/^Content generation is in progress/)).toBeTruthy();
    expect(screen.getByText('60,000 of 50,000 monthly visits')).toBeTruthy();
    const goal = screen.getByRole('progressbar', { name: 'Traffic goal' });
    expect(goal.getAttribute('aria-valuenow')).toBe('100');
    expect(goal.getAttribute('aria-valuemax')).toBe('100');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('SEO Dashboard');
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(
      expect.arrayContaining(['Total Content', 'Published', 'Keywords', 'Estimated Traffic']),
    );
    const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(headings).toEqual(
      expect.arrayContaining(['Content types', 'Top keywords', 'Content library', 'Next steps']),
    );
    expect(screen.getByText(/^No search console is connected\./)).toBeTruthy();
  });

  it('shows articles as published or drafts, and keywords with their source and count', async () => {
    const topKeywords = [{ keyword: 'raw cat food', count: 4, source: 'site' as const }];
    serve({
      '/api/seo/stats': json({
        ...STATS,
        totalContent: 2,
        publishedContent: 1,
        contentByType: { nutrition: 2 },
        topKeywords,
      }),
      '/api/seo/content': json([ARTICLE, { ...ARTICLE, id: 'draft', isPublished: false }]),
    });
    showScreen(<SeoDashboard />, '/seo-dashboard', []);
    const library = await screen.findByRole('list', { name: 'Content library' });
    expect(within(library).getByText('Published')).toBeTruthy();
    expect(within(library).getByText('Draft')).toBeTruthy();
    const table = screen.getByRole('table', { name: 'Top keywords', hidden: true });
    expect(table.textContent).toContain('raw cat foodsearches typed here4');
  });

  it('says why it could not load, and retries on request', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const answers: Answers = { '/api/seo/stats': () => Promise.reject(new TypeError('failed')) };
    serve(answers);
    showScreen(<SeoDashboard />, '/seo-dashboard', []);
    expect((await findError()).textContent).toMatch(/^The server cannot be reached\./);
    answers['/api/seo/stats'] = json(STATS);
    answers['/api/seo/content'] = json([]);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No SEO content found')).toBeTruthy();
  });
});
