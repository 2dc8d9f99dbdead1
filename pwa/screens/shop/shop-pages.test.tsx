import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showScreen } from '../../testing/screen-world.tsx';
import { CatProducts } from './cat-products.tsx';
import { DogProducts } from './dog-products.tsx';
import { IngredientsPage } from './ingredients-page.tsx';
import { ShopPage } from './shop-page.tsx';

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const DISCLOSURE = /earns commissions from qualifying purchases at no extra cost to you/;
const headings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

it('Food Ingredients offers the twelve popular ingredients', () => {
  showScreen(<IngredientsPage />, '/ingredients', []);
  expect([...document.querySelectorAll('ul li')].map((item) => item.textContent)).toEqual([
    'Chicken breast',
    'Sweet potato',
    'Carrots',
    'Brown rice',
    'Salmon',
    'Pumpkin',
    'Green beans',
    'Beef',
    'Turkey',
    'Spinach',
    'Blueberries',
    'Oats',
  ]);
  expect(screen.getByText(DISCLOSURE)).toBeTruthy();
});

it('Dog Products has toys, treats, health and accessories', () => {
  showScreen(<DogProducts />, '/dog-products', []);
  expect(headings()).toEqual(['Toys', 'Treats', 'Health', 'Accessories']);
  expect(screen.getByText(DISCLOSURE)).toBeTruthy();
});

it('Cat Products has its seven categories', () => {
  showScreen(<CatProducts />, '/cat-products', []);
  expect(headings()).toEqual(['Food', 'Bowls', 'Treats', 'Supplements', 'Toys', 'Grooming', 'Health']);
  expect(screen.getByText(DISCLOSURE)).toBeTruthy();
});

it('Shop leads to the three shop screens', () => {
  showScreen(<ShopPage />, '/shop', []);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(['/ingredients', '/dog-products', '/cat-products']),
  );
});
