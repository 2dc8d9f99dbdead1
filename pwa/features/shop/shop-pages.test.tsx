import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ingredientPrice } from '#domain/market/ingredient-price';
import { priceOfItem } from '#domain/market/weight-price';
import { findIngredient } from '#domain/reference/ingredients';
import { database } from '../../platform/database/bowlful.ts';
import { setPreference } from '../../platform/database/preferences.ts';
import { aSyncedRecipe } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { changeShopping } from '../plan/shopping.ts';
import { POPULAR_INGREDIENTS } from './ingredient-choice.tsx';
import { IngredientsPage } from './ingredients-page.tsx';
import { ShopCart } from './shop-cart.tsx';
import { ShopCosts } from './shop-costs.tsx';
import { ShopPage } from './shop-page.tsx';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await clearDevice();
  await setPreference('market', 'GB');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const DISCLOSURE = /earns commissions from qualifying purchases at no extra cost to you/;
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const line = (ingredientId: string, grams = 100) => ({
  ingredientId,
  grams,
  metric: `${grams} g ${ingredientId}`,
  us: `${grams} g ${ingredientId}`,
});

describe('Food Ingredients', () => {
  const CARDS = [
    aCard({ id: 1, species: 'dog', ingredientLines: [line('beef-mince-lean'), line('carrot')] }),
    aCard({ id: 66, species: 'cat', ingredientLines: [line('chicken-breast'), line('salmon')] }),
  ];
  const open = () => showScreen(<IngredientsPage />, '/ingredients', CARDS);
  const popular = () => screen.getByRole('region', { name: 'Popular ingredients' });
  const buttons = () =>
    within(popular())
      .getAllByRole('button')
      .map((button) => button.textContent?.replace(/\d.*$/, ''))
      .filter((name) => name !== 'Search');
  const card = (term: string) => screen.findByRole('region', { name: `Compare prices of ${term}` });

  it('shows its sections and the disclosure before the catalogue is read', () => {
    showScreen(<IngredientsPage />, '/elsewhere', []);
    expect(POPULAR_INGREDIENTS).toHaveLength(12);
    expect(screen.getByText(DISCLOSURE)).toBeTruthy();
    expect(headings()).toEqual([
      'Popular ingredients',
      'Most used in the recipes',
      'Shop ingredients',
      expect.stringMatching(/^Featured retail partners/),
      'Keep it safely',
      'Why shop with the recipes',
    ]);
  });

  it('offers the twelve popular ingredients by their documented names, and a filter by animal', async () => {
    const ingredientLines = POPULAR_INGREDIENTS.map(({ foodId }) => line(foodId));
    showScreen(<IngredientsPage />, '/ingredients', [aCard({ id: 1, ingredientLines })]);
    await waitFor(() => expect(buttons()).toHaveLength(12));
    expect(buttons()).toEqual([
      ...['Chicken breast', 'Sweet potato', 'Carrots', 'Brown rice', 'Salmon', 'Pumpkin'],
      ...['Green beans', 'Beef', 'Turkey', 'Spinach', 'Blueberries', 'Oats'],
    ]);
    const filters = within(popular()).getAllByRole('radio', { name: /./ });
    expect(filters.map((filter) => filter.closest('label')?.textContent)).toEqual([
      'All Pets',
      'Dog Recipes',
      'Cat Recipes',
    ]);
  });

  it('prices each popular ingredient like the food that its name finds', () => {
    for (const { name, foodId } of POPULAR_INGREDIENTS) {
      const food = findIngredient(foodId);
      expect([name, food && priceOfItem(food)?.priceGbpPerKg]).toEqual([
        name,
        ingredientPrice(name)?.priceGbpPerKg,
      ]);
    }
  });

  it('filters by the ingredients of an animal’s recipes', async () => {
    open();
    await waitFor(() => expect(buttons()).toEqual(['Chicken breast', 'Carrots', 'Salmon', 'Beef']));
    fireEvent.click(screen.getByRole('radio', { name: 'Dog Recipes' }));
    expect(buttons()).toEqual(['Carrots', 'Beef']);
    fireEvent.click(screen.getByRole('radio', { name: 'Cat Recipes' }));
    expect(buttons()).toEqual(['Chicken breast', 'Salmon']);
    const used = screen.getByRole('region', { name: 'Most used in the recipes' });
    expect(
      within(used)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Chicken breast1 recipe', 'Salmon fillet1 recipe']);
  });

  it('compares the chosen ingredient at four shops by one estimate', async () => {
    open();
    fireEvent.click(within(popular()).getByRole('button', { name: /^Salmon/ }));
    const salmon = await card('Salmon');
    expect(within(salmon).getByText('£20.00 a kg')).toBeTruthy();
    expect(within(salmon).getByText(/our estimate of UK supermarkets, 2026/)).toBeTruthy();
    await waitFor(() =>
      expect(within(salmon).getAllByRole('link', { name: /^See price at/ })).toHaveLength(4),
    );
    const tesco = within(salmon).getByRole('link', { name: 'See price at Tesco (opens in a new tab)' });
    expect(tesco.getAttribute('href')).toBe('https://www.tesco.com/groceries/en-GB/search?query=Salmon');
    expect(tesco.getAttribute('target')).toBe('_blank');
    expect(tesco.getAttribute('rel')).toBe('nofollow noopener');
    const amazon = within(salmon).getByRole('link', { name: /^See price at Amazon \(affiliate link/ });
    expect(amazon.getAttribute('rel')).toBe('sponsored nofollow noopener');
  });

  it('accepts other words in the search, and ignores blank input', async () => {
    open();
    const box = screen.getByLabelText('Ingredient');
    fireEvent.change(box, { target: { value: '   ' } });
    fireEvent.submit(screen.getByRole('search', { name: 'Ingredients' }));
    expect(await card('Chicken breast')).toBeTruthy();
    fireEvent.change(box, { target: { value: ' ground beef ' } });
    fireEvent.submit(screen.getByRole('search', { name: 'Ingredients' }));
    expect(await within(await card('ground beef')).findByText('£8.40 a kg')).toBeTruthy();
    fireEvent.change(box, { target: { value: 'samphire' } });
    fireEvent.submit(screen.getByRole('search', { name: 'Ingredients' }));
    expect(await within(await card('samphire')).findByText(/We have no price for it/)).toBeTruthy();
  });

  it('prices by the pound, in dollars, on an American device', async () => {
    await setPreference('market', 'US');
    await setPreference('unitSystem', 'us');
    open();
    // £7.00 × 0.453592 / 0.79
    expect(await within(await card('Chicken breast')).findByText('$4.02 a lb')).toBeTruthy();
    expect(
      screen.getByText(/our estimate of UK supermarkets, 2026, converted at fixed rates, not today’s/),
    ).toBeTruthy();
  });

  it('links six ingredients to the search of the chosen shop', async () => {
    open();
    const panel = screen.getByRole('region', { name: 'Shop ingredients' });
    const shops = within(panel).getByRole('group', { name: 'Shop' });
    await waitFor(() => expect(within(shops).getAllByRole('button')).toHaveLength(4));
    fireEvent.click(within(shops).getByRole('button', { name: 'Waitrose' }));
    await waitFor(() => expect(within(panel).getAllByRole('link')).toHaveLength(6));
    expect(within(panel).getAllByRole('link')[1]?.getAttribute('href')).toBe(
      'https://www.waitrose.com/ecom/shop/search?searchTerm=sweet%20potato',
    );
  });

  it('says so if the partner has not confirmed us, and if we know only one shop in a country', async () => {
    await setPreference('market', 'IT');
    open();
    expect(await screen.findByText('Pending Verification')).toBeTruthy();
    expect(await screen.findByText(/We don’t know a grocer in your country yet/)).toBeTruthy();
  });

  it('gives the same storage and change-over rules as every screen', () => {
    open();
    expect(
      screen.getByText(/up to 3 days \(2 with fish\) and in the freezer for up to 3 months/),
    ).toBeTruthy();
    expect(
      screen.getByText(/25% of it on days 1-3, 50% of it on days 4-6, 75% of it on days 7-9, then all of it/),
    ).toBeTruthy();
  });
});

describe('Shop', () => {
  const BOWL = { id: 1, title: 'Beef Bowl', ingredientLines: [line('beef-mince-lean', 500), line('carrot')] };
  const PAN = {
    id: 66,
    title: 'Pan',
    species: 'cat' as const,
    ingredientLines: [line('beef-mince-lean', 300)],
  };

  it('says so without a recipe, and links to the other shop screens', () => {
    showScreen(<ShopPage />, '/shop', []);
    expect(screen.getByText('No recipes available')).toBeTruthy();
    expect(screen.getByText(DISCLOSURE)).toBeTruthy();
    const where = screen.getByRole('region', { name: 'Where to Shop' });
    expect(
      within(where)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/ingredients', '/dog-products', '/cat-products']);
  });

  it('offers twelve recipes with five ingredients each', () => {
    const seven = ['beef-mince-lean', 'carrot', 'oats', 'spinach', 'pumpkin', 'salmon', 'egg'];
    const cards = Array.from({ length: 15 }, (_, at) =>
      aCard({ id: at + 1, ingredientLines: seven.map((id) => line(id)) }),
    );
    showScreen(<ShopPage />, '/shop', cards);
    expect(screen.getAllByRole('article')).toHaveLength(12);
    expect(
      screen.getAllByText('lean beef mince, carrot, rolled oats, spinach, pumpkin and 2 more'),
    ).toHaveLength(12);
  });

  it('a press adds a recipe to the list, and the next removes it', async () => {
    await database.recipes.bulkPut([aSyncedRecipe(1, 1, BOWL), aSyncedRecipe(66, 1, PAN)]);
    showScreen(<ShopPage />, '/shop', [aCard(BOWL), aCard(PAN)]);
    fireEvent.click(screen.getByRole('button', { name: /^Add to the list ?: Beef Bowl$/ }));
    expect(await screen.findByText('1 batch on the list')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the list: 1 recipe' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Add to the list ?: Pan$/ }));
    expect(await screen.findByRole('link', { name: 'To the list: 2 recipes' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Take off the list ?: Beef Bowl$/ }));
    expect(await screen.findByRole('button', { name: /^Add to the list ?: Beef Bowl$/ })).toBeTruthy();
  });

  it('adds another recipe only with the button: arrow keys pass others on the way', async () => {
    await database.recipes.put(aSyncedRecipe(66, 1, PAN));
    const cards = [aCard(BOWL), aCard(PAN)];
    await database.cards.bulkPut(cards);
    showScreen(<ShopCart />, '/shop', cards);
    const another = await screen.findByLabelText<HTMLSelectElement>('Add another recipe');
    fireEvent.change(another, { target: { value: '1' } });
    fireEvent.change(another, { target: { value: '66' } });
    expect(another.value).toBe('66');
    fireEvent.click(screen.getByRole('button', { name: 'Add recipe' }));
    expect(await screen.findByRole('group', { name: 'Batches of Pan' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Batches of Beef Bowl' })).toBeNull();
    expect(another.value).toBe('');
  });

  it('adds up the amounts of all recipes, scales them by batches, prices them, and is emptied by Clear All', async () => {
    await database.recipes.bulkPut([aSyncedRecipe(1, 1, BOWL), aSyncedRecipe(66, 1, PAN)]);
    const cards = [aCard(BOWL), aCard(PAN)];
    await database.cards.bulkPut(cards);
    showScreen(
      <>
        <ShopCart />
        <ShopCosts />
      </>,
      '/shop',
      cards,
    );
    const another = await screen.findByLabelText('Add another recipe');
    const add = (id: string) => {
      fireEvent.change(another, { target: { value: id } });
      fireEvent.click(screen.getByRole('button', { name: 'Add recipe' }));
    };
    add('1');
    expect(await screen.findByText('500 g needed')).toBeTruthy();
    add('66');
    expect(await screen.findByText('800 g needed')).toBeTruthy();
    const pan = screen.getByRole('group', { name: 'Batches of Pan' });
    fireEvent.click(within(pan).getByRole('button', { name: 'One batch more' }));
    // 500 + 2 × 300
    expect(await screen.findByText('1.1 kg needed')).toBeTruthy();
    expect(screen.getByText('2 batches, 8 servings')).toBeTruthy();
    const costs = screen.getByRole('region', { name: 'What the recipes cost' });
    // 500 g at £10.40 and 100 g at £0.75 a kilogram; 300 g at £10.40
    expect(within(costs).getByText('£5.28')).toBeTruthy();
    expect(within(costs).getByText('£3.12')).toBeTruthy();
    expect(within(costs).getAllByRole('row')).toHaveLength(3);
    expect(within(costs).getByText(/our estimate, 2026/)).toBeTruthy();
    const compare = within(screen.getByRole('region', { name: 'Compare prices' }));
    fireEvent.change(compare.getByLabelText('Of the list'), { target: { value: 'carrot' } });
    expect(await compare.findByText('£0.75 a kg')).toBeTruthy();
    await waitFor(() => expect(compare.getAllByRole('link', { name: /^See price at/ })).toHaveLength(4));
    fireEvent.click(screen.getByRole('checkbox', { name: /^Carrot/ }));
    await screen.findByText('Carrot: ticked');
    expect((await changeShopping((kept) => kept)).ticks).toEqual({ carrot: 100 });
    fireEvent.click(screen.getByRole('button', { name: 'Clear All' }));
    expect(await screen.findByText(/You haven’t picked anything yet/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1.1 kg needed')).toBeTruthy();
  });
});
