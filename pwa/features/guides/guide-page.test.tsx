import { render, screen, within } from '@testing-library/react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { PageData } from '#domain/contract/page-data';
import type { Guide } from '#domain/guides/guide';
import { catalogueStore } from '../../platform/database/catalogue-store.ts';
import { PageDataProvider } from '../../platform/query/page-data.ts';
import { aCard } from '../../testing/screen-world.tsx';
import { GuidePage } from './guide-page.tsx';
import { loadGuide } from './load-guide.ts';

const GUIDE: Guide = {
  slug: 'storing-food',
  title: 'Storing food',
  metaDescription: 'How long it keeps.',
  targetKeywords: ['storing food'],
  contentType: 'how-to',
  isPublished: true,
  publishedAt: '2026-11-24',
  sources: [
    { title: 'Chilling', publisher: 'FSS', year: 2025, address: 'https://example.org/chilling' },
    { title: 'Freezing', publisher: 'FSA', year: null, address: 'https://example.org/freezing' },
  ],
  related: [{ slug: 'toxic-foods', title: 'Foods that poison dogs and cats' }],
  recipes: [7, 8],
  wordCount: 700,
  blocks: [
    { heading: 'How long', id: 'how-long' },
    {
      paragraph: [
        'See ',
        { link: 'the planner', to: '/plan' },
        ' or ',
        { link: 'print', to: '/downloads/x.pdf' },
        '.',
      ],
    },
    { list: [['<b>Cool</b>'], [{ strong: 'Cover' }]], isOrdered: true },
    { head: [['Food'], ['Days']], rows: [[['Cod'], ['2']]] },
    { note: [['Call your vet.']] },
  ],
};

function show(slug: string, data: Partial<PageData> = {}) {
  catalogueStore.setState({ cards: undefined, isComplete: false, isSettled: true, isFresh: false });
  window.history.replaceState(null, '', `/guides/${slug}`);
  const page = {
    url: `/guides/${slug}`,
    origin: 'https://bowlful.example',
    counts: { dog: 1, cat: 0 },
    ...data,
  };
  return render(
    <PageDataProvider data={page}>
      <BrowserRouter>
        <Routes>
          <Route path="/guides/:slug" element={<GuidePage />} />
        </Routes>
      </BrowserRouter>
    </PageDataProvider>,
  );
}

describe('a guide', () => {
  it('renders text, table, note and sources from the inlined article', () => {
    const { container } = show('storing-food', {
      guide: GUIDE,
      cards: [aCard({ id: 7, title: 'Turkey pot' })],
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Storing food' })).toBeTruthy();
    expect(screen.getByText(/^How to, 3 min to read\. Published/).textContent).toContain('24 November 2026');
    expect(screen.getByRole('heading', { level: 2, name: 'How long' }).id).toBe('how-long');
    expect(screen.getByRole('link', { name: 'the planner' }).getAttribute('href')).toBe('/plan');
    expect(screen.getByRole('link', { name: 'print' }).getAttribute('href')).toBe('/downloads/x.pdf');
    expect(within(screen.getByRole('row', { name: 'Cod 2' })).getByRole('rowheader').textContent).toBe('Cod');
    expect(screen.getByRole('note').textContent).toBe('Call your vet.');
    // Text is never parsed as HTML.
    expect(screen.getByText('<b>Cool</b>')).toBeTruthy();
    expect(container.querySelector('article b')).toBeNull();
    const sources = within(screen.getByRole('region', { name: 'Sources' })).getAllByRole('listitem');
    expect(sources.map(({ textContent }) => textContent)).toEqual(['FSS: Chilling, 2025', 'FSA: Freezing']);
    expect(screen.getByRole('link', { name: 'Foods that poison dogs and cats' }).getAttribute('href')).toBe(
      '/guides/toxic-foods',
    );
    // Recipe 8 is not published.
    const recipes = within(screen.getByRole('region', { name: 'Recipes to begin with' }));
    expect(recipes.getAllByRole('article')).toHaveLength(1);
  });

  it('shows the date of its last update', () => {
    show('storing-food', { guide: { ...GUIDE, updatedAt: '2027-01-05' }, cards: [] });
    expect(screen.getByText(/Updated/).textContent).toContain('5 January 2027');
    expect(screen.queryByText('Recipes to begin with')).toBeNull();
  });

  it('loads from the app’s module if the page inlines another', async () => {
    show('toxic-foods', { guide: GUIDE });
    expect(screen.getByText('Loading...')).toBeTruthy();
    await screen.findByRole('heading', { level: 1, name: 'Foods that poison dogs and cats' });
    expect(screen.getByText(/^In the UK the Animal PoisonLine/)).toBeTruthy();
  });

  it('about toxic foods has a row for onion, three sources and a link to storing food', async () => {
    show('toxic-foods');
    await screen.findByRole('heading', { level: 1, name: 'Foods that poison dogs and cats' });
    expect(screen.getByRole('row', { name: /^Onion both/ })).toBeTruthy();
    const sources = within(screen.getByRole('region', { name: 'Sources' }));
    expect(sources.getAllByRole('link')).toHaveLength(3);
    const next = within(screen.getByRole('complementary', { name: 'Read on' }));
    expect(next.getByRole('link', { name: 'Storing cooked pet food safely' }).getAttribute('href')).toBe(
      '/guides/storing-home-made-food',
    );
  });

  it('about storing food has a row for fish, and three recipes to begin with', async () => {
    const guide = (await loadGuide('storing-home-made-food')) as Guide;
    const cards = guide.recipes.map((id) => aCard({ id, title: `Bowl ${id}` }));
    show('storing-home-made-food', { guide, cards });
    expect(screen.getByRole('heading', { level: 1, name: 'Storing cooked pet food safely' })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^White fish and seafood/ }).textContent).toContain(
      'up to 2 days',
    );
    const recipes = within(screen.getByRole('region', { name: 'Recipes to begin with' }));
    expect(recipes.getAllByRole('article')).toHaveLength(3);
    const [first] = recipes.getAllByRole('link', { name: /^Bowl 1\b/ });
    expect(first?.getAttribute('href')).toBe('/recipe/1');
  });

  it.each(['made-up', 'constructor'])('that does not exist, %s, shows the not-found page', (slug) => {
    show(slug);
    expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page Not Found' })).toBeTruthy();
  });
});
