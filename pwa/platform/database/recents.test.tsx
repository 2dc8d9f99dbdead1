import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { database } from './bowlful.ts';
import { rememberRecipe, useRecentIds } from './recents.ts';

beforeEach(() => database.recents.clear());

it('remembers viewed recipes, newest first, each once', async () => {
  const { result } = renderHook(() => useRecentIds());
  for (const id of [1, 2, 3, 1]) await act(() => rememberRecipe(id));
  await waitFor(() => expect(result.current).toEqual([1, 3, 2]));
});

it('drops all but the last twelve', async () => {
  const { result } = renderHook(() => useRecentIds());
  for (let id = 1; id <= 14; id += 1) await act(() => rememberRecipe(id));
  await waitFor(() => expect(result.current).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3]));
});

it('ignores a damaged row', async () => {
  await database.recents.put({ id: 'recipes', value: { ids: 'x' }, updatedAt: '' });
  const { result } = renderHook(() => useRecentIds());
  await act(() => rememberRecipe(5));
  await waitFor(() => expect(result.current).toEqual([5]));
  await act(async () => {
    await database.recents.put({ id: 'recipes', value: [5, -1, 'a', 2.5, 5, 6], updatedAt: '' });
  });
  await waitFor(() => expect(result.current).toEqual([5, 6]));
});
