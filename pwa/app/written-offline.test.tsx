import { act, cleanup, fireEvent, renderHook, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { announceChange } from '../platform/outbox/events.ts';
import { deviceOutbox } from '../platform/outbox/store.ts';
import { useAppBadge } from '../platform/outbox/use-outbox.ts';
import { toastStore } from '../platform/state/toast-store.ts';
import { connectionStore } from '../platform/sync/connection.ts';
import { follow, loadScreens, openApp, storeBuiltinRecipes } from '../testing/app-screens.tsx';
import { emptyQueue } from '../testing/clean-slate.ts';
import { clearDevice } from '../testing/clear-device.ts';

const RECIPE_ONE = 'Chicken & Brown Rice Bowl';
vi.mock('../features/reviews/resize-photo.ts', async (original) => ({
  ...(await original<typeof import('../features/reviews/resize-photo.ts')>()),
  resizePhoto: async () => ({ bytes: new Uint8Array([0xff, 0xd8, 0xff]).buffer, mediaType: 'image/jpeg' }),
}));

const badge = { setAppBadge: vi.fn(async (_count: number) => {}), clearAppBadge: vi.fn(async () => {}) };
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
// By text: roles take seconds to compute for a whole recipe page.
const press = async (name: string) =>
  fireEvent.click(await screen.findByText(name, { selector: 'button, button *' }));

/** Waits for the toast of a stored item, then removes it so that the next call waits for its own. */
async function saved() {
  await expect.poll(() => toastStore.getState().toast?.title).toBe('Saved on this device');
  act(() => toastStore.setState({ toast: null }));
}

async function review() {
  await press('Write a review');
  fireEvent.change(await screen.findByLabelText('Photo'), {
    target: { files: [new File(['camera'], 'rex.png')] },
  });
  expect(await screen.findByRole('img', { name: 'What you attached' })).toBeTruthy();
  const form = within(screen.getByRole('form', { name: 'Write a review' }));
  fireEvent.click(form.getByRole('radio', { name: '4 stars' }));
  await type('Your name', 'Ada');
  await type('Your comment', 'With a picture.');
  await press('Submit Review');
  await saved();
}

async function share() {
  await press('Email');
  await type('Recipient email', 'sam@example.com');
  await type('Your name', 'Ada');
  await type('Personal message (optional)', 'For Bella.');
  await press('Send Email');
  await saved();
}

async function submit() {
  await type('Title', 'Turkey Supper');
  await type('Description', 'A quick supper of turkey and rice.');
  await type('Ingredient 1', '500 g turkey mince');
  await type('Step 1', 'Fry the mince until it is done.');
  await press('Submit Recipe');
  await saved();
}

async function write() {
  await type('Name', 'Ada');
  await type('Email', 'ada@example.com');
  await type('Subject', 'Rice');
  await type('Message', 'How much does rice weigh?');
  await press('Send Message');
  await saved();
}

// Their modules load before the test's time begins.
beforeAll(() => loadScreens(['/recipe/1', '/submit', '/contact', '/dog-recipes', '/queue']));
beforeEach(async () => {
  await clearDevice();
  await emptyQueue();
  await storeBuiltinRecipes([1]);
  connectionStore.setState({ online: false });
  toastStore.setState({ toast: null });
  URL.createObjectURL = vi.fn(() => 'blob:photo');
  URL.revokeObjectURL = vi.fn();
  for (const [name, value] of Object.entries(badge))
    Object.defineProperty(navigator, name, { value, configurable: true });
});
afterEach(() => {
  cleanup();
  for (const name of Object.keys(badge)) Reflect.deleteProperty(navigator, name);
});

it('offline one item of each type is written on its screen, and shows in the queue and on the app’s icon', async () => {
  renderHook(useAppBadge);
  await openApp('/recipe/1');
  await review();
  await share();
  await follow('/submit');
  await submit();
  await follow('/contact');
  await write();
  await follow('/dog-recipes');
  await type('Your e-mail', 'reader@example.com');
  await press('Subscribe');
  await saved();

  await follow('/queue');
  expect(await screen.findByText('Waiting (6)')).toBeTruthy();
  await expect.poll(() => badge.setAppBadge.mock.lastCall).toEqual([6]);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      `Review of ${RECIPE_ONE}`,
      `Photo for your review of ${RECIPE_ONE}`,
      `E-mail about ${RECIPE_ONE}`,
      'Recipe: Turkey Supper',
      'Message to Bowlful',
      'Weekly dog food tips',
    ]),
  );
  expect(await screen.findByRole('img', { name: 'As you chose it' })).toBeTruthy();

  for (const { id } of await deviceOutbox.list()) await deviceOutbox.change(id, () => null);
  act(announceChange);
  await expect.poll(() => badge.clearAppBadge.mock.calls.length).toBeGreaterThan(0);
}, 60_000);
