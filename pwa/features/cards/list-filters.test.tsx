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
])('with the pets "%s" a list of both species starts on the choice "%s"', (pets, species) => {
  document.documentElement.dataset['pets'] = pets;
  expect(renderHook(() => useShownSpecies()).result.current).toBe(species);
});

it('keeps the visitor’s choice on every list of both species during the visit', () => {
  document.documentElement.dataset['pets'] = 'dog';
  const first = renderHook(() => useShownSpecies());
  act(() => chooseSpecies('cat'));
  expect(first.result.current).toBe('cat');
  expect(renderHook(() => useShownSpecies()).result.current).toBe('cat');
});
