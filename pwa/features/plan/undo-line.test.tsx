import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LIVE_REGIONS } from '../../components/announce.tsx';
import { Stepper } from './recipe-row.tsx';
import { UndoLine } from './undo.tsx';

it('a step in the plan is announced once, by its undo', async () => {
  const at = (days: number, words: string | null) => (
    <>
      <Stepper
        label="Days of Stew"
        unit="day"
        value={days}
        max={28}
        onStep={() => {}}
        onRemove={{ label: 'Remove Stew', run: () => {} }}
      />
      <UndoLine last={words === null ? null : { words, undo: () => {} }} />
      <div id={LIVE_REGIONS.polite} data-testid="said" />
    </>
  );
  const { rerender } = render(at(3, null));
  await act(async () => rerender(at(4, 'Stew: 4 days')));
  await expect.poll(() => screen.getByTestId('said').textContent).toBe('Stew: 4 days');
});
