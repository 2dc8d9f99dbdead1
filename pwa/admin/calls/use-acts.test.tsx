import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toastStore } from '../../platform/state/toast-store.ts';
import { AdminError, OFFLINE_SENTENCE } from './api.ts';
import { useActs } from './use-acts.ts';

afterEach(() => toastStore.setState({ toast: null }));

it('counts an action as done although the list can’t be read again, and says why', async () => {
  const offline = new AdminError('offline', 0, '0: no connection', OFFLINE_SENTENCE);
  const { result } = renderHook(() =>
    useActs({ onDone: () => Promise.reject(offline), onSignedOut: () => undefined }),
  );
  expect(await act(() => result.current.act(async () => 'saved', 'Recipe saved'))).toBe(true);
  expect(toastStore.getState().toast).toMatchObject({ title: 'Error', description: OFFLINE_SENTENCE });
  expect(result.current.isSaving).toBe(false);
});

it('reports a refused action as not done, even if the list can’t be read again either', async () => {
  const gone = new AdminError('refused', 404, '404: gone', 'It is gone.');
  const onDone = vi.fn(() => Promise.reject(gone));
  const { result } = renderHook(() => useActs({ onDone, onSignedOut: () => undefined }));
  expect(await act(() => result.current.act(() => Promise.reject(gone), 'Recipe saved'))).toBe(false);
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(toastStore.getState().toast).toMatchObject({ description: 'It is gone.' });
});
