import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { deviceProblemStore } from '../database/device-problem.ts';
import { connectionStore, noteReached, useConnection } from './connection.ts';

afterEach(() => act(() => deviceProblemStore.setState({ problem: null })));

it('tells a problem of the device before one of the network', () => {
  const { result } = renderHook(() => useConnection());
  act(() => connectionStore.setState({ problem: 'New recipes cannot be fetched just now.' }));
  expect(result.current.problem).toBe('New recipes cannot be fetched just now.');
  act(() => deviceProblemStore.setState({ problem: 'superseded' }));
  expect(result.current.problem).toBe('Bowlful was updated in another tab. Reload to carry on here.');
});

it('is offline when a request got no answer, although the browser believes otherwise', () => {
  const { result } = renderHook(() => useConnection());
  act(() => noteReached(false));
  expect(result.current.online).toBe(false);
  act(() => noteReached(true));
  expect(result.current.online).toBe(true);
});
