import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { changePreference, setPreference, usePreference } from '../../platform/database/preferences.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { findError } from '../../testing/find-error.ts';
import { checkBowl } from './check-bowl.ts';
import { EMPTY_VALUES } from './checker-values.ts';
import { FailingWorker } from './failing-worker.test-support.ts';
import { AtHandField, FixPanel } from './fix-panel.tsx';

function AtHand() {
  return (
    <AtHandField
      atHand={usePreference('atHand')}
      onChange={(change) => void changePreference('atHand', change)}
    />
  );
}

const stored = async () => (await database.preferences.get('atHand'))?.value;

beforeEach(clearDevice);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('stores both ticks if two foods or supplements are ticked in quick succession', async () => {
  await setPreference('atHand', { isOnly: true, ids: [] });
  render(<AtHand />);
  const [first, second] = await screen.findAllByRole('checkbox');
  fireEvent.click(first as HTMLElement);
  fireEvent.click(second as HTMLElement);
  await expect.poll(stored).toMatchObject({ ids: [expect.any(String), expect.any(String)] });
});

it('does not send the person online if the search itself failed', async () => {
  vi.stubGlobal('Worker', FailingWorker);
  const bowl = checkBowl({ ...EMPTY_VALUES, ingredients: '500 g chicken breast' }, null);
  render(
    <FixPanel
      nutrients={bowl.analysis.nutrients}
      options={{ ...bowl.animal, standard: 'AAFCO' }}
      lines={[]}
      onUse={() => {}}
    >
      Supplements
    </FixPanel>,
  );
  expect((await findError()).textContent).toBe(
    'The changes to the foods could not be worked out. What you typed is safe. Please try again.',
  );
});
