import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft } from '../../platform/database/drafts.ts';
import { currentItems, subscribeItems } from '../../platform/outbox/use-outbox.ts';
import type { explainSteps as Explain, ExplainedSteps } from '../../platform/sync/assistant.ts';
import { connectionStore } from '../../platform/sync/connection.ts';
import { startOnline } from '../../testing/clean-slate.ts';
import { deliverItem, pendingItems } from '../../testing/deliver-item.ts';
import { isDisabled } from '../../testing/is-disabled.ts';
import { SUBMIT_DRAFT } from '../recipe-form/submit-values.ts';
import { field, fillIn, open, press, submit, toast, type } from './submit-world.test-support.tsx';

const explainSteps = vi.hoisted(() => vi.fn<typeof Explain>());
vi.mock('../../platform/sync/assistant.ts', () => ({ explainSteps }));

beforeEach(async () => {
  await clearDraft(SUBMIT_DRAFT);
  await startOnline();
  explainSteps.mockReset();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a queued recipe', () => {
  async function refusedRecipe(): Promise<string> {
    connectionStore.setState({ online: false });
    open();
    fillIn();
    submit();
    await waitFor(async () => expect(await pendingItems('recipe')).toHaveLength(1));
    await deliverItem('recipe', 'refused', 'A step is missing.');
    cleanup();
    const [item] = await pendingItems('recipe');
    return item?.id ?? '';
  }

  it('opens for editing with the reason, and replaces the refused one', async () => {
    const id = await refusedRecipe();
    open(`/submit?item=${id}`);
    expect(await screen.findByText(/This recipe was refused: A step is missing\./)).toBeTruthy();
    expect(field('Title').value).toBe('Sunday Beef Pot');
    press('Add step');
    type('Step 2', 'Let it cool.');
    submit();
    await waitFor(() => expect(window.location.pathname).toBe('/queue'));
    const [item, ...others] = await pendingItems('recipe');
    expect(others).toEqual([]);
    expect(item).toMatchObject({ status: 'waiting' });
    expect(item?.body.draft.instructions).toHaveLength(2);
    expect(item?.id).not.toBe(id);
  });

  it('is confirmed in a toast once its correction has arrived', async () => {
    const id = await refusedRecipe();
    connectionStore.setState({ online: true });
    open(`/submit?item=${id}`);
    await screen.findByText(/This recipe was refused/);
    type('Title', 'Monday Beef Pot');
    submit();
    await waitFor(async () =>
      expect((await pendingItems('recipe')).map(({ body }) => body.draft.title)).toEqual(['Monday Beef Pot']),
    );
    await deliverItem('recipe', 'sent');
    await waitFor(() => expect(toast()).toMatchObject({ title: 'Recipe Submitted!' }));
  });

  it('stays in the form if its first version is delivered meanwhile, and can be sent as a second recipe', async () => {
    const id = await refusedRecipe();
    open(`/submit?item=${id}`);
    await screen.findByText(/This recipe was refused/);
    type('Title', 'Monday Beef Pot');
    await deliverItem('recipe', 'sent');
    submit();
    expect(await screen.findByText(/Your first version has already arrived\./)).toBeTruthy();
    expect(field('Title').value).toBe('Monday Beef Pot');
    expect(await pendingItems('recipe')).toEqual([]);
    submit();
    await waitFor(async () => expect(await pendingItems('recipe')).toHaveLength(1));
  });

  it('keeps edits that were not sent when its first version was delivered', async () => {
    const id = await refusedRecipe();
    const first = open(`/submit?item=${id}`);
    await screen.findByText(/This recipe was refused/);
    type('Title', 'Monday Beef Pot');
    expect(await screen.findByText('Draft saved on this device')).toBeTruthy();
    first.unmount();
    const stop = subscribeItems(() => {});
    await deliverItem('recipe', 'sent');
    await waitFor(() => expect(currentItems()?.find((item) => item.id === id)?.status).toBe('sent'));
    open(`/submit?item=${id}`);
    stop();
    expect(await screen.findByText(/Your first version has already arrived\./)).toBeTruthy();
    await screen.findByDisplayValue('Monday Beef Pot');
    submit();
    await waitFor(async () =>
      expect((await pendingItems('recipe')).map(({ body }) => body.draft.title)).toEqual(['Monday Beef Pot']),
    );
  });

  it('says that it has arrived, or is gone', async () => {
    open('/submit?item=3f0f8f0e-0000-4000-8000-000000000000');
    expect(await screen.findByText('This recipe is no longer in the queue.')).toBeTruthy();
    cleanup();
    const id = await refusedRecipe();
    // On a full page the header keeps the queue current.
    const stop = subscribeItems(() => {});
    await deliverItem('recipe', 'sent');
    await waitFor(() => expect(currentItems()?.find((item) => item.id === id)?.status).toBe('sent'));
    open(`/submit?item=${id}`);
    stop();
    expect(await screen.findByText('This recipe has already arrived. It is being reviewed.')).toBeTruthy();
  });
});

describe('the steps of the assistant', () => {
  const generate = () => screen.getByRole<HTMLButtonElement>('button', { name: /Generat/ });

  it('can be requested only with the toggle on and an ingredient', () => {
    open();
    expect(isDisabled(generate())).toBe(true);
    fireEvent.click(screen.getByRole('switch', { name: 'AI-assisted steps' }));
    expect(isDisabled(generate())).toBe(true);
    type('Ingredient 1', '500 g beef mince');
    expect(isDisabled(generate())).toBe(false);
    fireEvent.click(screen.getByRole('switch', { name: 'AI-assisted steps' }));
    expect(isDisabled(generate())).toBe(true);
  });

  function ask() {
    open();
    type('Ingredient 1', '500 g beef mince');
    type('Step 1', 'My own step.');
    press('Add ingredient');
    fireEvent.click(screen.getByRole('switch', { name: 'AI-assisted steps' }));
    press('Generate Steps');
  }

  it('replace the visitor’s steps, say so, and can be undone', async () => {
    let answer = (_told: ExplainedSteps) => {};
    explainSteps.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    ask();
    expect(generate().textContent).toContain('Generating...');
    expect(isDisabled(generate())).toBe(true);
    expect(explainSteps).toHaveBeenCalledWith(['500 g beef mince'], 'Dog Food Recipe', 'dog');
    answer({ steps: ['Brown the mince.', 'Let it cool.'], notes: ['One ingredient is left out.'] });
    await waitFor(() => expect(field('Step 2').value).toBe('Let it cool.'));
    expect(field('Step 1').value).toBe('Brown the mince.');
    expect(toast()).toMatchObject({
      title: 'AI Explanations Generated!',
      description:
        'Detailed preparation steps have been created for your ingredients. One ingredient is left out.',
    });
    press('Undo');
    expect(field('Step 1').value).toBe('My own step.');
  });

  it('leave other fields as typed, and an undo brings the visitor’s latest steps back', async () => {
    let answer = (_told: ExplainedSteps) => {};
    explainSteps.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    ask();
    type('Title', 'Monday Beef Pot');
    type('Step 1', 'My better step.');
    answer({ steps: ['Brown the mince.'], notes: [] });
    await waitFor(() => expect(field('Step 1').value).toBe('Brown the mince.'));
    expect(field('Title').value).toBe('Monday Beef Pot');
    type('Title', 'Tuesday Beef Pot');
    press('Undo');
    expect(field('Step 1').value).toBe('My better step.');
    expect(field('Title').value).toBe('Tuesday Beef Pot');
  });

  it('leave the visitor’s steps if no listed food can be cooked, and say so', async () => {
    explainSteps.mockResolvedValue({ steps: [], notes: ['Write down a food.'] });
    ask();
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Nothing to Cook', description: 'Write down a food.' }),
    );
    expect(field('Step 1').value).toBe('My own step.');
  });

  it('leave the visitor’s steps on failure', async () => {
    explainSteps.mockRejectedValue(new Error('nobody there'));
    ask();
    await waitFor(() =>
      expect(toast()).toMatchObject({
        variant: 'destructive',
        title: 'AI Generation Failed',
        description: 'Unable to generate explanations. You can still write your own instructions.',
      }),
    );
    expect(field('Step 1').value).toBe('My own step.');
    await waitFor(() => expect(isDisabled(generate())).toBe(false));
  });
});

describe('the live check', () => {
  it('flags a toxic food in its row, swaps it, and counts nutrients that are short or unknown', async () => {
    open();
    type('Ingredient 1', '500 g beef mince');
    press('Add ingredient');
    type('Ingredient 2', '1 onion, chopped');
    await waitFor(() => expect(field('Ingredient 2').getAttribute('aria-invalid')).toBe('true'));
    const note = document.getElementById(field('Ingredient 2').getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toMatch(/^Onion: toxic to dogs\. Swap for carrot\s+This is wrong$/);
    expect(screen.getByRole('heading', { name: '1 toxic food' })).toBeTruthy();
    expect(screen.getAllByText(/^\d+ (short|unknown)$/).length).toBeGreaterThan(0);
    fireEvent.click(screen.getAllByRole('button', { name: 'Swap for carrot' })[0] as HTMLElement);
    expect(field('Ingredient 2').value).toBe('1 carrot, chopped small');
    expect(await screen.findByText('Nothing toxic')).toBeTruthy();
    press('Undo');
    expect(field('Ingredient 2').value).toBe('1 onion, chopped');
  });

  it('does not call the recipe safe while its title names a toxic food', async () => {
    open();
    type('Ingredient 1', '500 g beef mince');
    expect(await screen.findByText('Nothing toxic')).toBeTruthy();
    type('Title', 'Onion bowl');
    expect(await screen.findByText('Toxic food in the title')).toBeTruthy();
    expect(screen.queryByText(/Nothing here is on our list/)).toBeNull();
  });

  it('does not hold up sending before it has loaded: an administrator reads the recipe first', async () => {
    connectionStore.setState({ online: false });
    open();
    fillIn();
    type('Ingredient 1', '1 onion');
    submit();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('asks for confirmation before sending a toxic food', async () => {
    connectionStore.setState({ online: false });
    open();
    fillIn();
    type('Ingredient 1', '1 onion');
    expect((await screen.findAllByText('1 toxic food')).length).toBeGreaterThan(0);
    submit();
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('Onion: toxic to dogs.');
    expect(window.location.pathname).toBe('/submit');
    press('Change the recipe');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    submit();
    await screen.findByRole('alertdialog');
    press('Send anyway');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});
