import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setPreference } from '../../platform/database/preferences.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { aCard, showScreen } from '../../testing/screen-world.tsx';
import { ListedRecipe } from './recipe-card.tsx';

beforeEach(clearDevice);
afterEach(cleanup);

it('a card in a list shows its price in the currency of the chosen market: £0.79 is ¥149', async () => {
  // At the fixed rates, $1 is £0.79 and ¥149.
  await setPreference('market', 'GB');
  showScreen(<ListedRecipe card={aCard({ id: 7 }, { costPerServingGbp: 0.79 })} />, '/dog-recipes', []);
  const words = () => screen.getByRole('article').textContent;
  await waitFor(() => expect(words()).toContain('£0.79 a serving'));
  await setPreference('market', 'JP');
  await waitFor(() => expect(words()).toContain('¥149 a serving'));
});
