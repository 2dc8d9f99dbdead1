import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { checkBowl } from './check-bowl.ts';
import { EMPTY_VALUES } from './checker-values.ts';
import { FailingWorker } from './failing-worker.test-support.ts';
import { useFix } from './use-fix.ts';

afterEach(() => vi.unstubAllGlobals());

it('says that a search failed, and searches again on request', async () => {
  vi.stubGlobal('Worker', FailingWorker);
  const bowl = checkBowl({ ...EMPTY_VALUES, ingredients: '500 g chicken breast' }, null);
  const options = { ...bowl.animal, standard: 'AAFCO' } as const;
  const { result } = renderHook(() => useFix(bowl.analysis.nutrients, options, null));
  await expect.poll(() => result.current.isFailed).toBe(true);
  expect(result.current.fix).toBeNull();
  vi.stubGlobal('Worker', undefined);
  act(() => result.current.retry());
  expect(result.current.isFailed).toBe(false);
  await expect.poll(() => result.current.fix).not.toBeNull();
});
