import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, StaticRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PageData } from '#domain/contract/page-data';
import type { Product } from '#domain/reference/product-schema';
import { database } from '../../platform/database/bowlful.ts';
import { setPreference } from '../../platform/database/preferences.ts';
import { PageDataProvider } from '../../platform/query/page-data.ts';
import { isDisabled } from '../../testing/is-disabled.ts';
import { CatProducts } from './cat-products.tsx';
import { DogProducts } from './dog-products.tsx';

const OWN: Product = {
  id: 'own-lead',
  species: 'dog',
  category: 'accessories',
  name: 'Rope lead',
  description: 'Two metres.',
  brand: 'Ropeworks',
  features: ['Brass clip', 'Washable', 'Blue'],
  priceUsd: { min: 20, max: 30 },
  priceDate: '2025-11',
  term: 'rope dog lead',
  offer: { retailer: 'Own shop', url: 'https://shop.example/lead' },
};
const site = { affiliateTags: {} };
const data = (changes: Partial<PageData> = {}): PageData => ({
  url: '/dog-products',
  origin: 'https://bowlful.example',
  counts: { dog: 0, cat: 0 },
  site,
  ...changes,
});

function show(page: 'dog' | 'cat', served: PageData | null = data(), query = '') {
  window.history.replaceState(null, '', `/${page}-products${query}`);
  return render(
    <PageDataProvider data={served ?? undefined}>
      <BrowserRouter>{page === 'dog' ? <DogProducts /> : <CatProducts />}</BrowserRouter>
    </PageDataProvider>,
  );
}

const names = () => screen.queryAllByRole('heading', { level: 3 }).map((each) => each.textContent);
const count = () => screen.getByRole('heading', { level: 2 }).textContent;
const card = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('article') as HTMLElement);

const sent: unknown[] = [];

beforeEach(async () => {
  sent.length = 0;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (_path: string, body: Blob) => {
      void body.text().then((text) => sent.push(JSON.parse(text)));
      return true;
    },
  });
  await database.syncState.clear();
  await setPreference('market', 'GB');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('Dog Products', () => {
  it('has the tabs toys, treats, health and accessories, toys first', () => {
    show('dog');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Toys',
      'Treats',
      'Health',
      'Accessories',
    ]);
    expect(names()).toEqual(['Rubber chew toy', 'Puzzle feeder', 'Fetch toys']);
    fireEvent.click(screen.getByRole('tab', { name: 'Health' }));
    expect(names()).toEqual(['Eggshell powder', 'Fish oil', 'Kelp powder']);
    expect(
      screen.getByText(/earns commissions from qualifying purchases at no extra cost to you/),
    ).toBeTruthy();
  });

  it('says that its cards are kinds of things, not chosen products', () => {
    show('dog');
    expect(
      screen.getByText(/kinds of things, not products: .* searches Amazon in your country/),
    ).toBeTruthy();
  });

  it('opens the tab that its address names', () => {
    show('dog', data(), '?tab=treats');
    expect(names()).toEqual(['Training treats', 'Dental chews', 'Freeze-dried liver']);
  });

  it('links a card to a marketplace search in a new tab, and counts the click', async () => {
    show('dog');
    const name = 'View on Amazon – Rubber chew toy (affiliate link, opens in a new tab)';
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe('https://www.amazon.co.uk/s?k=dog+chew+toys');
    expect(link.getAttribute('target')).toBe('_blank');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    await waitFor(() => expect(sent).toEqual([{ retailer: 'Amazon', product: 'dog chew toys' }]));
  });

  it('shows prices in the currency of the market, as an estimate with its date', async () => {
    show('dog');
    // $8 to $18 at 0.79: £6.32 to £14.22, in whole pounds.
    const chewToy = within(card('Rubber chew toy').getByText('£6–£14').closest('article') as HTMLElement);
    expect(chewToy.getByText('Typical price, our estimate, 2025')).toBeTruthy();
    expect(chewToy.getByText('Not yet rated')).toBeTruthy();
    expect(screen.getByText(/our estimate in US dollars, converted at fixed rates/)).toBeTruthy();
    await setPreference('market', 'US');
    await waitFor(() => card('Rubber chew toy').getByText('$8–$18'));
    expect(screen.getByText(/our estimate in US dollars\. Each shop/)).toBeTruthy();
  });
});

describe('Cat Products', () => {
  it('shows all six products, each with two features, and a tip in the ad slot after them', async () => {
    show('cat');
    expect(count()).toBe('Showing 6 of 6 products');
    for (const name of names()) expect(card(name ?? '').getAllByRole('listitem')).toHaveLength(2);
    const tip = await screen.findByText('Nutrition tip.');
    expect(tip.closest('[data-ad-slot]')?.getAttribute('data-ad-slot')).toBe('list-1');
  });

  it('can be searched, filtered and sorted, and shows the count', () => {
    show('cat');
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search products' }), {
      target: { value: 'powder' },
    });
    expect([count(), names()]).toEqual(['Showing 1 of 6 products', ['Taurine powder']]);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'price-low' } });
    expect(names()[0]).toBe('Wand toy');
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'price-high' } });
    expect(names()[0]).toBe('Taurine powder');
    fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: 'toys' } });
    expect([count(), names()]).toEqual(['Showing 1 of 6 products', ['Wand toy']]);
  });

  it('has the documented categories and sorts', () => {
    show('cat');
    const values = (name: string) =>
      [...(screen.getByRole('combobox', { name }) as HTMLSelectElement).options].map(({ value }) => value);
    expect(values('Category')).toEqual([
      'all',
      'food',
      'bowls',
      'treats',
      'supplements',
      'toys',
      'grooming',
      'health',
    ]);
    expect(values('Sort by')).toEqual(['rating', 'price-low', 'price-high', 'reviews']);
  });

  it('says that there are no ratings to sort by, and keeps its own order', () => {
    show('cat');
    const own = names();
    expect(screen.getByText('None is rated yet, so we show them in our order.')).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'reviews' } });
    expect(names()).toEqual(own);
    expect(screen.getByText('None is rated yet, so we show them in our order.')).toBeTruthy();
  });

  it('links to a marketplace search if no product matches, and shows no advertisement', async () => {
    show('cat', data(), '?kind=toys&q=brush');
    expect(count()).toBe('Showing 0 of 6 products');
    expect(screen.getByText('No products found matching your criteria')).toBeTruthy();
    expect(document.querySelector('[data-ad-slot]')).toBeNull();
    const link = await screen.findByRole('link', { name: /Search Amazon for cat toys/ });
    expect(link.getAttribute('href')).toBe('https://www.amazon.co.uk/s?k=cat+toys');
    fireEvent.click(screen.getByRole('button', { name: 'Show all products' }));
    expect(count()).toBe('Showing 6 of 6 products');
  });

  it('keeps its query in the address', async () => {
    show('cat', data(), '?sort=price-low');
    fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: 'toys' } });
    await waitFor(() => expect(window.location.search).toBe('?kind=toys&sort=price-low'));
  });
});

describe('the operator’s products', () => {
  const withOwn = data({ site: { ...site, productsVersion: 'v1' }, products: [OWN] });

  it('are in the server’s page, instead of the built-in ones', () => {
    const html = renderToString(
      <PageDataProvider data={withOwn}>
        <StaticRouter location="/dog-products?tab=accessories">
          <DogProducts />
        </StaticRouter>
      </PageDataProvider>,
    );
    expect(html).toContain('Rope lead');
    expect(html).not.toContain('Rubber chew toy');
    expect(html).not.toContain('kinds of things');
  });

  it('link to the operator’s shop with two features, the brand and the month of the price', () => {
    show('dog', withOwn, '?tab=accessories');
    expect(
      card('Rope lead')
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Brass clip', 'Washable']);
    expect(card('Rope lead').getByText('Ropeworks')).toBeTruthy();
    expect(card('Rope lead').getByText('Typical price, our estimate, November 2025')).toBeTruthy();
    expect(
      card('Rope lead')
        .getByRole('link', { name: /^View on Own shop – Rope lead/ })
        .getAttribute('href'),
    ).toBe('https://shop.example/lead');
  });

  it('are out of stock if the operator says so, with a disabled button', () => {
    show('dog', { ...withOwn, products: [{ ...OWN, inStock: false }] }, '?tab=accessories');
    const button = card('Rope lead').getByRole('button', { name: 'Out of Stock' });
    expect(isDisabled(button)).toBe(true);
    expect(card('Rope lead').queryByRole('link')).toBeNull();
  });

  it('come from the device on a page rendered by the worker, which says if the device has none', async () => {
    await database.syncState.put({
      key: 'catalogue',
      epoch: 'e',
      cursor: 'c',
      digest: '0000000000000000',
      isComplete: true,
      pulledAt: null,
      site: { ...site, productsVersion: 'v1' },
    });
    show('dog', null, '?tab=accessories');
    expect(await screen.findByText('We’ll load the products when you’re online.')).toBeTruthy();
    await database.syncState.update('catalogue', { products: { version: 'v1', list: [OWN] } });
    await screen.findByRole('heading', { level: 3, name: 'Rope lead' });
  });
});
