import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useUndo } from './undo.tsx';

afterEach(cleanup);

type Count = { count: number };
const more =
  (by: number) =>
  ({ count }: Count) => ({ count: count + by });

/** A store for one count whose writes complete on demand. */
function slowDevice() {
  const device = { kept: { count: 0 }, ends: [] as (() => void)[] };
  const write = async (change: (kept: Count) => Count) => {
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
  act(() => void result.current.run('One more', more(1)));
  await act(async () => device.ends[0]?.());
  expect(result.current.last?.words).toBe('One more');
  act(() => result.current.last?.undo());
  expect(device.kept.count).toBe(0);
  expect(result.current.last).toBeNull();
});

it('offers no undo while another change is running', async () => {
  const { device, write } = slowDevice();
  const { result } = renderHook(() => useUndo(write));
  act(() => void result.current.run('One more', more(1)));
  act(() => void result.current.run('Ten more', more(10)));
  await act(async () => device.ends[0]?.());
  expect(result.current.last).toBeNull();
  await act(async () => device.ends[1]?.());
  expect(result.current.last?.words).toBe('Ten more');
  act(() => result.current.last?.undo());
  expect(device.kept.count).toBe(1);
});
