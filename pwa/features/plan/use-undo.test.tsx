import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useUndo } from './use-undo.ts';

afterEach(cleanup);

/** A store for one number whose writes complete on demand. */
function slowDevice() {
  const device = { kept: 0, ends: [] as (() => void)[] };
  const write = async (change: (kept: number) => number) => {
    const before = device.kept;
    device.kept = change(before);
    await new Promise<void>((resolve) => device.ends.push(resolve));
    return before;
  };
  return { device, write };
}

it('undoes the last change', async () => {
  const { device, write } = slowDevice();
  const { result } = renderHook(() => useUndo(write));
  act(() => void result.current.run('One more', (kept) => kept + 1));
  await act(async () => device.ends[0]?.());
  expect(result.current.last?.words).toBe('One more');
  act(() => result.current.last?.undo());
  expect(device.kept).toBe(0);
  expect(result.current.last).toBeNull();
});

it('offers no undo while another change is running', async () => {
  const { device, write } = slowDevice();
  const { result } = renderHook(() => useUndo(write));
  act(() => void result.current.run('One more', (kept) => kept + 1));
  act(() => void result.current.run('Ten more', (kept) => kept + 10));
  await act(async () => device.ends[0]?.());
  expect(result.current.last).toBeNull();
  await act(async () => device.ends[1]?.());
  expect(result.current.last?.words).toBe('Ten more');
  act(() => result.current.last?.undo());
  expect(device.kept).toBe(1);
});
