import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showScreen } from '../../testing/screen-world.tsx';
import { NotFound } from './not-found.tsx';

afterEach(cleanup);

const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('shows 404 and the heading "Oops! Page Not Found"', () => {
  showScreen(<NotFound />, '/nope', []);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page Not Found');
  expect(screen.getByText('404')).toBeTruthy();
});

it('has cards that link to Home, All Recipes, Search and About Us', () => {
  showScreen(<NotFound />, '/nope', []);
  expect(linksIn(screen.getAllByRole('list')[0] as HTMLElement)).toEqual([
    ['Home', '/'],
    ['All Recipes', '/recipes'],
    ['Search', '/search'],
    ['About Us', '/about'],
  ]);
});

it('names the popular links: ingredients, nutrition, contact and the privacy policy', () => {
  showScreen(<NotFound />, '/nope', []);
  expect(linksIn(screen.getByRole('navigation', { name: 'Popular links' }))).toEqual([
    ['Ingredients', '/ingredients'],
    ['Nutrition', '/nutrition'],
    ['Contact', '/contact'],
    ['Privacy Policy', '/privacy-policy'],
  ]);
});

it("'Go Back to Previous Page' goes back in history", () => {
  window.history.pushState(null, '', '/before');
  showScreen(<NotFound />, '/nope', []);
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => {});
  fireEvent.click(screen.getByRole('button', { name: 'Go Back to Previous Page' }));
  expect(go).toHaveBeenCalledWith(-1);
});
