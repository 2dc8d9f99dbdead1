import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { saveOwnRecipe } from '../../platform/own/own-recipes.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { chooseSpecies } from '../cards/list-filters.tsx';
import { addDog } from '../pets/pets.ts';
import { AllRecipes } from './all-recipes.tsx';
import { CatRecipes } from './cat-recipes.tsx';
import { DogRecipes } from './dog-recipes.tsx';

const CARDS = [
  aCard({ id: 1, title: 'Chicken bowl', prepTime: 30 }, { averageRating: 4.2, ratingCount: 5 }),
  aCard(
    {
      id: 2,
      title: 'Salmon supper',
      category: 'senior',
      prepTime: 10,
      createdAt: '2025-03-01T00:00:00.000Z',
    },
    { ingredients: 'salmon' },
  ),
  aCard(
    { id: 3, title: 'Courgette stew', category: 'puppy', prepTime: 20 },
    { averageRating: 4.9, ratingCount: 2, ingredients: 'beef, courgette' },
  ),
  aCard({ id: 66, title: 'Cat chicken', species: 'cat', category: 'kitten' }),
];

const titles = () => screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent);
const box = () => screen.getByRole('searchbox');
const resultsFor = () => document.querySelector('[data-results-for]')?.getAttribute('data-results-for');

function type(text: string): void {
  fireEvent.focus(box());
  fireEvent.change(box(), { target: { value: text } });
}

beforeEach(clearDevice);
afterEach(() => {
  cleanup();
  chooseSpecies('all');
  vi.useRealTimers();
});

describe('the list of a species', () => {
  it('shows all recipes of its species and their number', () => {
    showScreen(<DogRecipes />, '/dog-recipes', CARDS);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dog recipes');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('All Dog Recipes (3)');
    expect(screen.getByText('3 bowls for puppies, adults and seniors.')).toBeTruthy();
    expect(titles()).toEqual(['Courgette stew', 'Chicken bowl', 'Salmon supper']);
  });

  it('searches while typing, by synonyms too, and marks which text the results are for', async () => {
    showScreen(<DogRecipes />, '/dog-recipes', CARDS);
    type('zucch');
    await waitFor(() => expect(titles()).toEqual(['Courgette stew']));
    expect(resultsFor()).toBe('zucch');
    expect(screen.getByRole('heading', { level: 2, name: 'Dog Recipes (1)' })).toBeTruthy();
    type('');
    expect(titles()).toHaveLength(3);
    expect(resultsFor()).toBe('');
  });

  it('finds nothing of the other species', async () => {
    showScreen(<CatRecipes />, '/cat-recipes?q=chicken', CARDS);
    await waitFor(() => expect(titles()).toEqual(['Cat chicken']));
  });

  it('mirrors typing in the address without a new history entry', async () => {
    showScreen(<DogRecipes />, '/dog-recipes', CARDS);
    const entries = window.history.length;
    type('salmon');
    await waitFor(() => expect(window.location.search).toBe('?q=salmon'));
    expect(window.history.length).toBe(entries);
  });

  it('filters by category and keeps the search text', async () => {
    showScreen(<DogRecipes />, '/dog-recipes?q=bowl', CARDS);
    await waitFor(() => expect(titles()).toEqual(['Chicken bowl']));
    fireEvent.click(screen.getByRole('button', { name: 'Senior' }));
    expect(screen.getByRole('button', { name: 'Senior' }).getAttribute('aria-pressed')).toBe('true');
    expect(window.location.search).toBe('?q=bowl&category=senior');
    await waitFor(() =>
      expect(screen.getByText('No dog recipes found matching your criteria.')).toBeTruthy(),
    );
  });

  it('takes the category from the address, also when a link changes it', async () => {
    showScreen(
      <>
        <Link to="/cat-recipes?category=kitten">Kittens</Link>
        <CatRecipes />
      </>,
      '/cat-recipes?category=senior&q=old',
      CARDS,
    );
    expect(titles()).toEqual([]);
    fireEvent.click(screen.getByRole('link', { name: 'Kittens' }));
    await waitFor(() => expect(titles()).toEqual(['Cat chicken']));
    expect((box() as HTMLInputElement).value).toBe('');
  });

  it('sorts as chosen and puts the order in the address', () => {
    showScreen(<DogRecipes />, '/dog-recipes', CARDS);
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    fireEvent.change(sort, { target: { value: 'prepTime' } });
    expect(titles()).toEqual(['Salmon supper', 'Courgette stew', 'Chicken bowl']);
    expect(window.location.search).toBe('?sort=prepTime');
    fireEvent.change(sort, { target: { value: 'date' } });
    expect(titles()[0]).toBe('Salmon supper');
  });

  it('offers to clear a search without results', async () => {
    showScreen(<DogRecipes />, '/dog-recipes', CARDS);
    type('pineapple');
    await waitFor(() =>
      expect(screen.getByText('No dog recipes found matching your criteria.')).toBeTruthy(),
    );
    expect(resultsFor()).toBe('pineapple');
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect((box() as HTMLInputElement).value).toBe('');
  });

  it('says Searching... for half a second without delaying results', async () => {
    showScreen(<DogRecipes />, '/dog-recipes', CARDS);
    type('salmon');
    await waitFor(() => expect(titles()).toEqual(['Salmon supper']));
    vi.useFakeTimers();
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('button', { name: 'Searching...' })).toBeTruthy();
    expect(titles()).toEqual(['Salmon supper']);
    act(() => vi.advanceTimersByTime(499));
    expect(screen.getByRole('button', { name: 'Searching...' })).toBeTruthy();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByRole('button', { name: 'Search' })).toBeTruthy();
  });

  it('adds a recipe to the favourites with its heart', async () => {
    showScreen(<DogRecipes />, '/dog-recipes', CARDS);
    fireEvent.click(screen.getByRole('button', { name: 'Favourite: Salmon supper' }));
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Favourite: Salmon supper' }).getAttribute('aria-pressed'),
      ).toBe('true'),
    );
    expect(await database.favourites.get(2)).toBeTruthy();
  });
});

describe('a list that is still loading', () => {
  it('shows skeleton cards, not the empty state', async () => {
    const { catalogueStore } = await import('../../platform/database/catalogue-store.ts');
    showScreen(<CatRecipes />, '/cat-recipes?category=fish', CARDS);
    expect(screen.getByText('No cat recipes found matching your criteria.')).toBeTruthy();
    cleanup();
    showScreen(<CatRecipes />, '/cat-recipes?category=fish', CARDS);
    catalogueStore.setState({ isSettled: false });
    await waitFor(() => expect(screen.getByText('Loading cat recipes...')).toBeTruthy());
    expect(screen.queryByText('No cat recipes found matching your criteria.')).toBeNull();
    cleanup();
    showScreen(<DogRecipes />, '/dog-recipes', []);
    catalogueStore.setState({ isSettled: false });
    await waitFor(() => expect(screen.getByText('Loading dog recipes...')).toBeTruthy());
  });
});

describe('the owner’s recipes in the lists', () => {
  const keep = (id: number, title: string, category: 'adult' | 'senior') =>
    saveOwnRecipe({
      id,
      words: {
        title,
        description: '',
        species: 'dog',
        category,
        isOrganic: false,
        role: 'everyday',
        prepTime: 15,
        servings: 4,
        ingredients: ['500 g beef mince, 20% fat, raw'],
        instructions: ['Brown the mince for 10 minutes.'],
      },
      origin: { kind: 'hand' },
      createdAt: '2026-11-01T08:00:00.000Z',
    });
  const heading = () => screen.getByRole('heading', { name: /Recipes \(/ }).textContent;

  it('are shown alone under Yours, next to Dogs and Cats, with the filters', async () => {
    await keep(500_000_001, 'Rex’s pot', 'adult');
    await keep(500_000_002, 'Old Rex’s pot', 'senior');
    showScreen(<AllRecipes />, '/recipes', CARDS);
    fireEvent.click(await screen.findByRole('radio', { name: 'Yours' }));
    await waitFor(() => expect(titles().sort()).toEqual(['Old Rex’s pot', 'Rex’s pot']));
    expect(heading()).toBe('Recipes (2)');
    fireEvent.click(screen.getByRole('button', { name: 'Senior' }));
    await waitFor(() => expect(titles()).toEqual(['Old Rex’s pot']));
    fireEvent.click(screen.getByRole('radio', { name: 'Dogs' }));
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(heading()).toBe('All Recipes (3)'));
  });

  it('appear in search results but not in an unfiltered list', async () => {
    await keep(500_000_001, 'Rex’s pot', 'adult');
    showScreen(<DogRecipes />, '/dog-recipes', CARDS);
    expect(titles()).toHaveLength(3);
    expect(screen.queryByRole('radio', { name: 'Yours' })).toBeNull();
    type('rex');
    await waitFor(() => expect(titles()).toEqual(['Rex’s pot']));
    cleanup();
    showScreen(<CatRecipes />, '/cat-recipes?q=rex', CARDS);
    await waitFor(() =>
      expect(screen.getByText('No cat recipes found matching your criteria.')).toBeTruthy(),
    );
  });

  it('have no switch if the owner has none', async () => {
    showScreen(<AllRecipes />, '/recipes', CARDS);
    const labels = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    // Until the device answers, the list still has the previous test's recipes.
    await waitFor(() => expect(labels()).toEqual(['Both', 'Dogs', 'Cats']));
  });
});

describe('the filter for the active pet', () => {
  const MOG = { name: 'Mog', breed: 'Beagle', ageMonths: 30, weightKg: 12, activityLevel: 'low' } as const;
  const RICH = { suits: { adultShare: 0.8, growth: 'none' } } as const;
  const SCARCE = { suits: { adultShare: 0.95, growth: 'none' } } as const;
  const suitsButton = () => screen.findByRole('button', { name: 'Suits Mog' });
  const listed = [
    aCard({ id: 1, title: 'Rich bowl' }, RICH),
    aCard({ id: 2, title: 'Scarce bowl' }, SCARCE),
    aCard({ id: 9, title: 'Biscuits', role: 'occasional' }, { suits: null }),
  ];

  it('is off during a search, which covers all recipes', async () => {
    await addDog(MOG);
    showScreen(<DogRecipes />, '/dog-recipes', listed);
    await suitsButton();
    type('scarce');
    await waitFor(() => expect(titles()).toEqual(['Scarce bowl']));
    expect((await suitsButton()).getAttribute('aria-pressed')).toBe('false');
  });

  it('leaves out recipes too poor for a dog that eats little, until the filter is turned off', async () => {
    await addDog(MOG);
    showScreen(<DogRecipes />, '/dog-recipes', listed);
    // A dog of low activity eats 0.81 of what the tables assume: above 0.8, below 0.95.
    expect((await suitsButton()).getAttribute('aria-pressed')).toBe('true');
    expect(titles().sort()).toEqual(['Biscuits', 'Rich bowl']);
    fireEvent.click(await suitsButton());
    expect(titles()).toHaveLength(3);
    fireEvent.click(await suitsButton());
    expect(titles()).toHaveLength(2);
  });

  it('is not there without a pet', () => {
    showScreen(<DogRecipes />, '/dog-recipes', listed);
    expect(screen.queryByRole('button', { name: /^Suits/ })).toBeNull();
    expect(titles()).toHaveLength(3);
  });

  it('leaves out what the animal avoids, and names it on the cards once the filter is off', async () => {
    const cards = [
      aCard({ id: 1, title: 'Rich bowl' }, { ...RICH, foods: ['beef-mince-lean'] }),
      aCard({ id: 2, title: 'Hen bowl' }, { ...RICH, foods: ['chicken-liver'] }),
      aCard({ id: 3, title: 'Broth bowl' }, { ...RICH, foods: ['bone-broth'] }),
    ];
    await database.cards.bulkPut(cards);
    await addDog({ ...MOG, avoidedFoods: [{ kind: 'chicken' }] });
    showScreen(<DogRecipes />, '/dog-recipes', cards);
    await suitsButton();
    await waitFor(() => expect(titles()).toEqual(['Rich bowl']));
    fireEvent.click(await suitsButton());
    expect(titles()).toHaveLength(3);
    expect(screen.getByText('Has chicken: Mog avoids it')).toBeTruthy();
    expect(screen.getByText('May have chicken: Mog avoids it')).toBeTruthy();
  });
});
