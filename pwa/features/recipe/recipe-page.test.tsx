import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes, StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recipeCard } from '#domain/catalogue/card-of-recipe';
import type { PageData } from '#domain/contract/page-data';
import type { Recipe } from '#domain/recipe/recipe';
import { setPreference } from '../../platform/database/preferences.ts';
import { PageDataProvider } from '../../platform/query/page-data.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { RecipePage } from './recipe-page.tsx';

const recipe: Recipe = {
  id: 7,
  title: 'Beef Pot',
  description: 'A slow pot of beef with carrots.',
  species: 'dog',
  category: 'grain-free',
  isOrganic: false,
  role: 'everyday',
  servings: 4,
  prepTime: 35,
  cookTime: 40,
  cookedWeightGrams: 800,
  storage: { refrigeratorDays: 3, freezerMonths: 3 },
  ingredientLines: [
    {
      ingredientId: 'beef-mince-lean',
      grams: 1000,
      metric: '1 kg lean beef mince',
      us: '2 lb 3 oz lean ground beef',
    },
    { ingredientId: null, grams: 250, metric: '250 g samphire', us: '9 oz samphire' },
  ],
  supplements: [{ id: 'eggshell-powder', grams: 5.5, dose: '1 level tsp (5.5 g)' }],
  steps: [
    { text: 'Brown the beef.', lines: [0] },
    { text: 'Stir in the samphire.', lines: [1] },
  ],
  nutritionalBenefits: ['Beef brings iron.'],
  createdAt: '2026-01-01T00:00:00.000Z',
  imageUrl: null,
  authorName: null,
};

const NOT_RATED = { averageRating: null, ratingCount: 0 };

function pageData(of: Recipe, rating: { averageRating: number | null; ratingCount: number }): PageData {
  return {
    url: `/recipe/${of.id}`,
    origin: 'http://localhost:3000',
    counts: { dog: 1, cat: 0 },
    recipe: { recipe: of, card: recipeCard(of, rating), reviews: [] },
  };
}

async function show(of = recipe, rating: { averageRating: number | null; ratingCount: number } = NOT_RATED) {
  const view = render(
    <PageDataProvider data={pageData(of, rating)}>
      <MemoryRouter initialEntries={[`/recipe/${of.id}`]}>
        <Routes>
          <Route path="/recipe/:id" element={<RecipePage />} />
        </Routes>
      </MemoryRouter>
    </PageDataProvider>,
  );
  await screen.findByText(/Typical UK prices|No ingredient here has a/);
  await screen.findByRole('heading', { name: 'Share this recipe' });
  return view;
}

beforeEach(async () => {
  toastStore.setState({ toast: null });
  await setPreference('unitSystem', 'metric');
  await setPreference('market', 'GB');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the recipe page', () => {
  it('shows title, category, author, facts and description', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Beef Pot');
    expect(screen.getByText('Grain-Free')).toBeTruthy();
    expect(screen.getByText(/Bowlful for Dogs Chef/)).toBeTruthy();
    const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement?.textContent;
    expect(fact('Prep + cook time')).toBe('Prep + cook time35 + 40 min');
    expect(fact('Servings')).toBe('Servings4');
    expect(fact('Difficulty')).toMatch(/^Difficulty(Easy|Medium|Hard|Advanced|Expert)$/);
    // 1 kg at £10.40 and 5.5 g of eggshell powder, in four servings: a little over £2.60.
    expect(fact('A serving')).toMatch(/^A serving£2\.6\d$/);
  });

  it('never invents a rating', async () => {
    await show();
    expect(screen.getByText('Not yet rated')).toBeTruthy();
  });

  it('shows average and number of the reviews', async () => {
    await show(recipe, { averageRating: 4.6, ratingCount: 12 });
    const line = screen.getByText('4.6').parentElement;
    expect(line?.textContent).toBe('4.6(12 reviews)');
    expect(within(line as HTMLElement).getByRole('img', { name: '4.6 of 5 stars' })).toBeTruthy();
  });

  it('links back to the list of its species', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Back to dog recipes' }).getAttribute('href')).toBe(
      '/dog-recipes',
    );
    cleanup();
    await show({ ...recipe, species: 'cat', id: 8 });
    expect(screen.getByRole('link', { name: 'Back to cat recipes' }).getAttribute('href')).toBe(
      '/cat-recipes',
    );
  });

  it('shows method, benefits, storage, transition and the veterinary notice', async () => {
    await show();
    const steps = within(screen.getByRole('region', { name: 'Method' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(['Brown the beef.', 'Stir in the samphire.']);
    expect(screen.getByText('Beef brings iron.')).toBeTruthy();
    expect(screen.getByText('Refrigerator up to 3 days')).toBeTruthy();
    expect(screen.getByText('Freezer up to 3 months')).toBeTruthy();
    expect(screen.getByText('Transition gradually over 7-10 days')).toBeTruthy();
    expect(screen.getByRole('note').textContent).toMatch(/educational purposes only\. Consult a vet/);
  });

  it('switches between metric and US, remembers it, and marks supplements', async () => {
    await show();
    const ingredients = screen.getByRole('region', { name: 'Ingredients' });
    const rows = () =>
      within(ingredients)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
    expect(rows()).toEqual([
      'Lean beef mince1 kg',
      'Samphire250 g',
      'Eggshell powder Measure carefully1 level tsp (5.5 g)',
    ]);
    fireEvent.click(screen.getByRole('radio', { name: 'US (oz/cups)' }));
    await waitFor(() => expect(rows()[0]).toBe('Lean ground beef2 lb 3 oz'));
    cleanup();
    await show();
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'US (oz/cups)' }).checked).toBe(true),
    );
  });

  it('computes energy from the table, and says how much of the food it covers', async () => {
    await show();
    const nutrition = screen.getByRole('region', { name: 'Nutritional Information' });
    // 1,370 kcal from the beef, in 800 g cooked: 343 a serving of 200 g, 171 per 100 g; 1,000 of 1,250 g are known.
    expect(nutrition.textContent).toContain('343 kcal');
    expect(nutrition.textContent).toContain('a serving of 200 g');
    expect(nutrition.textContent).toContain('171 kcal');
    expect(nutrition.textContent).toContain('knows 80% of the weight: the true figure is higher.');
  });

  it('names the source of its prices, and marks a cost without prices as an estimate', async () => {
    await show();
    expect(
      screen.getByText(
        /Typical UK prices, our estimate, 2026\. 2 of 3 ingredients have one, 80% of the weight\./,
      ),
    ).toBeTruthy();
    cleanup();
    await show({ ...recipe, id: 9, supplements: [], ingredientLines: recipe.ingredientLines.slice(1) });
    // Documented: id × 0.02 + 1.2.
    expect(screen.getByText('A serving, estimate').parentElement?.textContent).toContain('£1.38');
  });

  it('shows prices in the currency of the visitor: £0.79 are a dollar', async () => {
    await show();
    expect(screen.getByText('A serving').parentElement?.textContent).toMatch(/^A serving£2\.6/);
    await setPreference('market', 'US');
    // £2.60 and a little for the eggshell, divided by 0.79.
    await waitFor(() =>
      expect(screen.getByText('A serving').parentElement?.textContent).toMatch(/^A serving\$3\.3/),
    );
  });

  it('adds the recipe to the favourites, and removes it again', async () => {
    await show();
    const heart = screen.getByRole('button', { name: 'Favourite: Beef Pot' });
    expect(heart.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'));
    fireEvent.click(heart);
    await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'));
  });

  it('mounts the calculator of its species only once it is unfolded', async () => {
    await show();
    const title = await screen.findByRole('heading', { name: 'Dog Nutrition Calculator' });
    expect(screen.queryByText('Daily energy in kcal')).toBeNull();
    const fold = title.closest('details') as HTMLDetailsElement;
    fold.open = true;
    fireEvent(fold, new Event('toggle'));
    expect(await screen.findByText('Daily energy in kcal')).toBeTruthy();
  });
});

it('names the calculator and the Chef of a cat’s recipe', async () => {
  await show({ ...recipe, id: 66, species: 'cat', category: 'adult' });
  expect(await screen.findByRole('heading', { name: 'Cat Nutrition Calculator' })).toBeTruthy();
  expect(screen.getByText(/Bowlful for Cats Chef/)).toBeTruthy();
});

describe('sharing', () => {
  const withNavigator = (parts: object) =>
    vi.stubGlobal('navigator', { onLine: true, language: 'en-GB', ...parts });
  const toast = () => toastStore.getState().toast;

  it('copies the link if there is no share sheet', async () => {
    const writeText = vi.fn(async (_text: string) => {});
    await show();
    withNavigator({ clipboard: { writeText } });
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Link Copied!',
        description: 'Recipe link has been copied to your clipboard.',
      }),
    );
    expect(writeText).toHaveBeenCalledWith(window.location.origin + window.location.pathname);
  });

  it('says how to copy by hand when the browser refuses', async () => {
    await show();
    withNavigator({ clipboard: { writeText: () => Promise.reject(new Error('denied')) } });
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
    await waitFor(() =>
      expect(toast()).toMatchObject({
        variant: 'destructive',
        title: 'Copy Failed',
        description: 'Please manually copy the link from your browser address bar.',
      }),
    );
  });

  it('passes title and link to the share sheet, and is silent when it is dismissed', async () => {
    await show();
    const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')));
    withNavigator({ share });
    await act(async () => {
      fireEvent.click(screen.getAllByRole('button', { name: 'Share' })[0] as HTMLElement);
    });
    expect(share).toHaveBeenCalledWith({ title: 'Beef Pot', url: expect.stringContaining('http') });
    expect(toast()).toBeNull();
  });
});

describe('without a recipe', () => {
  it.each(['/recipe/abc', '/recipe/0', '/recipe/1.5', '/recipe/-3'])(
    'shows not found at %s',
    async (path) => {
      render(
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path="/recipe/:id" element={<RecipePage />} />
          </Routes>
        </MemoryRouter>,
      );
      expect(await screen.findByRole('heading', { name: 'Oops! Page Not Found' })).toBeTruthy();
    },
  );

  it('shows a placeholder while the device is being read', () => {
    render(
      <MemoryRouter initialEntries={['/recipe/12']}>
        <Routes>
          <Route path="/recipe/:id" element={<RecipePage />} />
        </Routes>
      </MemoryRouter>,
    );
    expect(screen.getByText('Loading recipe...')).toBeTruthy();
  });
});

it('renders on the server, with title, ingredients and method in the markup', () => {
  const html = renderToString(
    <PageDataProvider data={pageData(recipe, NOT_RATED)}>
      <StaticRouter location="/recipe/7">
        <Routes>
          <Route path="/recipe/:id" element={<RecipePage />} />
        </Routes>
      </StaticRouter>
    </PageDataProvider>,
  );
  for (const words of ['Beef Pot', 'Lean beef mince', 'Brown the beef.', 'Refrigerator up to 3 days']) {
    expect(html).toContain(words);
  }
});
