import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toastStore } from '../../platform/state/toast-store.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { AddToPlan } from './add-to-plan.tsx';

vi.mock('./plans.ts', () => ({
  addRecipeToPlan: () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: https://bowlful.app/a.js')),
}));

afterEach(cleanup);

it('says in our words, not the browser’s, that the code of the plan could not be loaded', async () => {
  showScreen(<AddToPlan recipeId={1} />, '/recipe/1', []);
  fireEvent.click(screen.getByRole('button', { name: 'Add to plan' }));
  await expect
    .poll(() => toastStore.getState().toast?.description)
    .toBe('We couldn’t load this part. Go online once and try again.');
});
