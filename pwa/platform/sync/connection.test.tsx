import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { database } from '../database/bowlful.ts';
import { deviceProblemStore } from '../database/device-problem.ts';
import { readReached } from '../database/reachability.ts';
import type { PrerenderedAnswers } from '../query/prerendered-answers.ts';
import { beginConnection, connectionStore, followBrowser, noteReached, useConnection } from './connection.ts';

afterEach(() => act(() => deviceProblemStore.setState({ problem: null })));

it('reports a device problem in preference to a network problem', () => {
  const { result } = renderHook(() => useConnection());
  act(() => connectionStore.setState({ problem: 'New recipes cannot be fetched just now.' }));
  expect(result.current.problem).toBe('New recipes cannot be fetched just now.');
  act(() => deviceProblemStore.setState({ problem: 'superseded' }));
  expect(result.current.problem).toBe('Bowlful was updated in another tab. Reload to carry on here.');
});

it('is offline when a request got no answer, even if the browser says otherwise', () => {
  const { result } = renderHook(() => useConnection());
  act(() => noteReached(false));
  expect(result.current.online).toBe(false);
  act(() => noteReached(true));
  expect(result.current.online).toBe(true);
});

it('starts in the state the page was rendered with, and stores what a request found for the next page', async () => {
  beginConnection({ answer: (() => false) as PrerenderedAnswers['answer'] });
  const stop = followBrowser();
  expect(renderHook(() => useConnection()).result.current.online).toBe(false);
  act(() => noteReached(true));
  expect(renderHook(() => useConnection()).result.current.online).toBe(true);
  act(() => noteReached(false));
  await waitFor(async () => expect(await readReached({ database })).toBe(false));
  act(() => noteReached(true));
  await waitFor(async () => expect(await readReached({ database })).toBe(true));
  stop();
});

it('does not assume that the server can be reached before a request says so', async () => {
  noteReached(false);
  await waitFor(async () => expect(await readReached({ database })).toBe(false));
  const stop = followBrowser();
  connectionStore.setState({ online: true, syncing: true });
  connectionStore.setState({ syncing: false });
  expect(await readReached({ database })).toBe(false);
  stop();
});
