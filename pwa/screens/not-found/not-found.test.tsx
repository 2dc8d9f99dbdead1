import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { showScreen } from '../../testing/screen-world.tsx';
import { NotFound } from './not-found.tsx';

afterEach(cleanup);

it('leads from an address without a screen to those that exist', () => {
  showScreen(<NotFound />, '/nope', []);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oops! Page Not Found');
  expect(screen.getByText('404')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/dog-recipes',
    '/cat-recipes',
    '/favourites',
  ]);
  expect(screen.getByRole('button', { name: 'Go Back to Previous Page' })).toBeTruthy();
});
