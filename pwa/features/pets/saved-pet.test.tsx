import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LIVE_REGIONS } from '../../components/announce.tsx';
import { clearDevice } from '../../testing/clear-device.ts';
import { CatProfilePanel } from './cat-profile-panel.tsx';
import { DogProfilePanel } from './dog-profile-panel.tsx';

beforeEach(clearDevice);
afterEach(cleanup);

it.each([
  ['a cat', CatProfilePanel, 'Add Cat Profile', 'Miso'],
  ['a dog', DogProfilePanel, 'Add Dog Profile', 'Rex'],
])('that %s is saved is announced once', async (_which, Panel, chip, name) => {
  render(
    <>
      <Panel />
      <div id={LIVE_REGIONS.polite} data-testid="said" />
    </>,
    { wrapper: BrowserRouter },
  );
  fireEvent.click(await screen.findByRole('button', { name: chip }));
  const type = async (label: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
  await type('Name (optional)', name);
  if (name === 'Rex') await type('Breed', 'Village dog');
  await type('Weight in kg', '4.1');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => screen.getByTestId('said').textContent).toContain(`${name} is saved`);
  expect(screen.getByTestId('said').textContent?.match(/is saved/g)).toHaveLength(1);
});
