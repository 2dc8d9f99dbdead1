import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { database } from '../platform/database/bowlful.ts';
import { toastStore } from '../platform/state/toast-store.ts';
import { AppearanceChoice } from './appearance-choice.tsx';

it('says so when the device has no room to store the choice', async () => {
  vi.spyOn(database.preferences, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  render(<AppearanceChoice />);
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  await waitFor(() =>
    expect(toastStore.getState().toast?.description).toBe(
      'This device has no room left, so it could not be saved. Free some space and try again.',
    ),
  );
});
