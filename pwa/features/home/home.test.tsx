import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { featuredCards } from '#domain/catalogue/featured-cards';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { Home } from './home.tsx';

const CARDS = [
  aCard({ id: 1, title: 'Chicken bowl' }, { ingredients: 'chicken' }),
  aCard({ id: 2, title: 'Small bites', category: 'small' }, { ingredients: 'beef' }),
  aCard({ id: 66, title: 'Salmon for cats', species: 'cat' }, { ingredients: 'salmon' }),
];
const titles = () => screen.queryAllByRole('article').map((card) => card.querySelector('h3')?.textContent);

beforeEach(clearDevice);
afterEach(cleanup);

describe('Home', () => {
  it('counts the recipes and links to both sections', () => {
    showScreen(<Home />, '/', CARDS);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good food, made at home.');
    expect(
      screen.getByText(/^3 recipes for dogs and cats, with portions, nutrients and cost worked out\./),
    ).toBeTruthy();
    expect(screen.getByText('2 recipes, from puppy to senior')).toBeTruthy();
    expect(screen.getByText('1 recipe, from kitten to senior')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Dog Recipes' }).getAttribute('href')).toBe('/dog-recipes');
    expect(screen.getByRole('link', { name: 'Cat Recipes' }).getAttribute('href')).toBe('/cat-recipes');
  });

  it('searches both species at its own address', async () => {
    showScreen(<Home />, '/', CARDS);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'salmon' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(window.location.search).toBe('?search=salmon');
    await waitFor(() => expect(titles()).toEqual(['Salmon for cats']));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Recipes for “salmon” (1)');
  });

  it('names the animal on every result, and shows one species when chosen', async () => {
    showScreen(<Home />, '/?search=', CARDS);
    const animals = () =>
      screen.queryAllByRole('article').map((card) => card.querySelector('p > span')?.textContent);
    await waitFor(() => expect(animals()).toEqual(expect.arrayContaining(['Dog', 'Cat'])));
    fireEvent.click(screen.getByRole('radio', { name: 'Cats' }));
    await waitFor(() => expect(titles()).toEqual(['Salmon for cats']));
    expect(animals()).toEqual(['Cat']);
    fireEvent.click(screen.getByRole('radio', { name: 'Both' }));
    await waitFor(() => expect(titles()).toHaveLength(3));
  });

  it('shows everything for an empty search', async () => {
    showScreen(<Home />, '/?search=', CARDS);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('All Recipes (3)');
  });

  it('filters by the category in the address; small dogs also get recipes for all sizes', () => {
    showScreen(<Home />, '/?category=small', [...CARDS, aCard({ id: 3, category: 'all', title: 'For all' })]);
    expect(titles()).toEqual(['Small bites', 'For all']);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Recipes for “Small Dogs” (2)');
  });

  it('takes the category senior to mean senior dogs', () => {
    const senior = { category: 'senior' } as const;
    showScreen(<Home />, '/?category=senior', [
      aCard({ id: 5, species: 'dog', title: 'Old dog', ...senior }),
      aCard({ id: 72, species: 'cat', title: 'Old cat', ...senior }),
    ]);
    expect(titles()).toEqual(['Old dog']);
  });

  it('says so when it finds nothing', async () => {
    showScreen(<Home />, '/?search=pineapple', CARDS);
    await waitFor(() => expect(screen.getByText('No recipes found matching your criteria')).toBeTruthy());
    fireEvent.click(screen.getByRole('link', { name: 'Clear search' }));
    expect(screen.getByRole('heading', { name: 'Featured recipes' })).toBeTruthy();
  });
});

it('has sections, recipes, tools, lessons, shop and newsletter, in this order, and shop links', async () => {
  showScreen(<Home />, '/', CARDS);
  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(headings()).toContain('Kitchen tools'));
  expect(headings()).toEqual([
    'Bowlful for Dogs',
    'Bowlful for Cats',
    'Featured recipes',
    'Kitchen tools',
    'Before you cook',
    'Shop',
    'Weekly pet food tips',
  ]);
  const chips = await screen.findByRole('group', { name: 'Affiliate links' });
  await waitFor(() => expect(within(chips).getAllByRole('link')).toHaveLength(4));
  expect(screen.getByRole('link', { name: 'All Recipes' }).getAttribute('href')).toBe('/recipes');
  const lesson = screen.getByText('Foods that harm').closest('details') as HTMLDetailsElement;
  expect(within(lesson).getByText('toxic foods reference (PDF)').getAttribute('href')).toBe(
    '/downloads/toxic-foods-reference.pdf',
  );
});

it('features the best for dogs, the best for cats, and the best of all others', () => {
  const rated = (id: number, averageRating: number | null, createdAt = '2025-01-01T00:00:00.000Z') =>
    aCard({ id, createdAt, species: id >= 66 ? 'cat' : 'dog' }, { averageRating, ratingCount: 1 });
  const cards = [
    rated(1, 4),
    rated(2, 5),
    rated(3, 4.5),
    // Without a rating, the newer of the two is the better.
    rated(66, null),
    rated(67, null, '2025-06-01T00:00:00.000Z'),
  ];
  expect(featuredCards(cards).map(({ id }) => id)).toEqual([2, 67, 3]);
});
