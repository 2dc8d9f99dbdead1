import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { chooseSpecies, useShownSpecies } from './list-filters.tsx';

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['pets'];
});

it.each([
  ['dog', 'dog'],
  ['cat', 'cat'],
  ['dog cat', 'all'],
  ['', 'all'],
])('for the owner of "%s" a mixed list begins with %s', (pets, species) => {
  document.documentElement.dataset['pets'] = pets;
  expect(renderHook(() => useShownSpecies()).result.current).toBe(species);
});

it('keeps the choice on every mixed list of the visit', () => {
  document.documentElement.dataset['pets'] = 'dog';
  const first = renderHook(() => useShownSpecies());
  act(() => chooseSpecies('cat'));
  expect(first.result.current).toBe('cat');
  expect(renderHook(() => useShownSpecies()).result.current).toBe('cat');
});
