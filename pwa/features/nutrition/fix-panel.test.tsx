import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { changePreference, setPreference, usePreference } from '../../platform/database/preferences.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { AtHandField } from './fix-panel.tsx';

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
afterEach(cleanup);

it('takes two quick ticks', async () => {
  await setPreference('atHand', { isOnly: true, ids: [] });
  render(<AtHand />);
  const [first, second] = await screen.findAllByRole('checkbox');
  fireEvent.click(first as HTMLElement);
  fireEvent.click(second as HTMLElement);
  await expect.poll(stored).toMatchObject({ ids: [expect.any(String), expect.any(String)] });
});
