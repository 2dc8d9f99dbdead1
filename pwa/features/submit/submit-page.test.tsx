import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft } from '../../platform/database/drafts.ts';
import { deviceOutbox } from '../../platform/outbox/store.ts';
import { connectionStore } from '../../platform/sync/connection.ts';
import { startOnline } from '../../testing/clean-slate.ts';
import { deliverItem, pendingItems } from '../../testing/deliver-item.ts';
import { SUBMIT_DRAFT } from '../recipe-form/submit-values.ts';
import { field, fillIn, open, press, submit, toast, type } from './submit-world.test-support.tsx';

beforeEach(async () => {
  await clearDraft(SUBMIT_DRAFT);
  await startOnline();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('the submit screen', () => {
  it('says what it is for, and what happens to a recipe', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Submit Your Recipe');
    expect(screen.getByText('All recipes are reviewed before publication.')).toBeTruthy();
    expect(screen.getByText('Your recipe will be reviewed and published within 24-48 hours.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back' }).getAttribute('href')).toBe('/');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Basic Information',
      'Recipe Details',
      'Ingredients',
      'Instructions',
    ]);
  });

  it('begins with the documented defaults', () => {
    open();
    expect(field('Title').value).toBe('');
    expect(field('Prep time (min)').value).toBe('30');
    expect(field('Servings').value).toBe('4');
    expect(field('Dog').checked).toBe(true);
    expect(field('Category').value).toBe('all');
    expect(field('Image URL (optional)').value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: '100% Organic' }).checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'AI-assisted steps' }).checked).toBe(false);
  });

  it('offers the categories of the animal', () => {
    open();
    const labels = () =>
      within(field('Category'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(labels()).toEqual([
      'All Dog Sizes',
      'Small Dogs',
      'Large Dogs',
      'Puppies',
      'Senior Dogs',
      'Grain-Free',
      'Adult Dogs',
      'Special Diet',
      'Treats',
    ]);
    fireEvent.click(field('Cat'));
    expect(field('Category').value).toBe('adult');
    expect(labels()).toContain('Kittens');
  });
});

describe('the rows', () => {
  it('never drop below one: a single row has no remove button', () => {
    open();
    expect(screen.queryByRole('button', { name: /^Remove ingredient/ })).toBeNull();
    press('Add ingredient');
    expect(document.activeElement).toBe(field('Ingredient 2'));
    type('Ingredient 2', '1 egg');
    press('Remove ingredient 1');
    expect(field('Ingredient 1').value).toBe('1 egg');
    expect(document.activeElement).toBe(field('Ingredient 1'));
    expect(screen.queryByRole('button', { name: /^Remove ingredient/ })).toBeNull();
  });

  it('number the steps, and always keep the last one', () => {
    open();
    press('Add step');
    type('Step 2', 'Let it cool.');
    press('Remove step 2');
    expect(screen.queryByLabelText('Step 2')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Remove step/ })).toBeNull();
  });

  it('add a row on Enter, and split a pasted list', () => {
    open();
    type('Ingredient 1', '500 g beef');
    fireEvent.keyDown(field('Ingredient 1'), { key: 'Enter' });
    expect(document.activeElement).toBe(field('Ingredient 2'));
    fireEvent.paste(field('Ingredient 2'), { clipboardData: { getData: () => '1 egg\n\n 200 g oats ' } });
    expect(field('Ingredient 2').value).toBe('1 egg');
    expect(field('Ingredient 3').value).toBe('200 g oats');
  });
});

describe('validation', () => {
  it('is silent until submission, then shows the documented errors and updates on every change', () => {
    open();
    type('Prep time (min)', '');
    type('Servings', '');
    expect(screen.queryByText(/is required/)).toBeNull();
    submit();
    expect(field('Title').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Title'));
    const summary = screen.getByRole('heading', { name: /to fix$/ }).parentElement as HTMLElement;
    expect(within(summary).getByRole('heading').textContent).toBe('6 things to fix');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Title: Title is required',
      'Description: Description must be at least 10 characters',
      'Prep time: Prep time must be at least 1 minute',
      'Servings: Must serve at least 1',
      'Ingredients: Please add at least one ingredient.',
      'Instructions: Please add at least one instruction step.',
    ]);
    type('Title', 'a'.repeat(101));
    expect(screen.getByText('Title must be less than 100 characters')).toBeTruthy();
    type('Description', 'a'.repeat(501));
    expect(screen.getByText('Description must be less than 500 characters')).toBeTruthy();
    type('Prep time (min)', '301');
    expect(screen.getByText('Prep time must be less than 5 hours')).toBeTruthy();
    type('Servings', '21');
    expect(screen.getByText('Cannot serve more than 20')).toBeTruthy();
    type('Image URL (optional)', 'bowl.jpg');
    expect(screen.getByText('Must be a valid URL')).toBeTruthy();
    expect(within(summary).getByRole('link', { name: 'Image URL: Must be a valid URL' })).toBeTruthy();
    expect(within(summary).getByRole('link', { name: 'Servings: Cannot serve more than 20' })).toBeTruthy();
    type('Image URL (optional)', '');
    expect(screen.queryByText('Must be a valid URL')).toBeNull();
  });

  it('ties each error to its field, and the summary links there', () => {
    open();
    submit();
    const sentence = document.getElementById(
      field('Title').getAttribute('aria-describedby')?.split(' ')[0] ?? '',
    );
    expect(sentence?.textContent).toContain('Title is required');
    fireEvent.click(screen.getByRole('link', { name: /^Ingredients:/ }));
    expect(document.activeElement).toBe(field('Ingredient 1'));
    fireEvent.click(screen.getByRole('link', { name: /^Instructions:/ }));
    expect(document.activeElement).toBe(field('Step 1'));
  });

  it('asks for ingredients in a toast, then for steps', () => {
    open();
    fillIn();
    type('Ingredient 1', '  ');
    type('Step 1', '');
    submit();
    expect(toast()).toMatchObject({
      variant: 'destructive',
      title: 'Missing Ingredients',
      description: 'Please add at least one ingredient.',
    });
    type('Ingredient 1', '1 egg');
    submit();
    expect(toast()).toMatchObject({
      variant: 'destructive',
      title: 'Missing Instructions',
      description: 'Please add at least one instruction step.',
    });
  });
});

describe('sending', () => {
  it('thanks once the server has acknowledged, and goes to the home page', async () => {
    open();
    fillIn();
    submit();
    expect(await screen.findByRole('button', { name: 'Submitting...' })).toBeTruthy();
    await waitFor(async () => expect(await pendingItems('recipe')).toHaveLength(1));
    expect(toast()).toBeNull();
    const [item] = await pendingItems('recipe');
    expect(item?.body.draft).toEqual({
      title: 'Sunday Beef Pot',
      description: 'Slow beef with oats and carrots.',
      prepTime: 30,
      servings: 4,
      species: 'dog',
      category: 'all',
      isOrganic: false,
      kitchen: 'uk',
      ingredients: ['500 g beef mince'],
      instructions: ['Brown the mince, then simmer for 40 minutes.'],
    });
    await deliverItem('recipe', 'sent');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(toast()).toMatchObject({
      title: 'Recipe Submitted!',
      description: 'Your recipe has been submitted for review and will be published once approved.',
    });
  });

  it('queues while offline', async () => {
    connectionStore.setState({ online: false });
    open();
    fillIn();
    submit();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(toast()).toMatchObject({
      title: 'Saved on this device',
      description: 'It sends by itself when you are online.',
    });
    expect(await pendingItems('recipe')).toHaveLength(1);
  });

  it('keeps a refused recipe in the form with the reason, and queues its correction instead', async () => {
    open();
    fillIn();
    submit();
    await waitFor(async () => expect(await pendingItems('recipe')).toHaveLength(1));
    await deliverItem('recipe', 'refused', 'This title is taken.');
    await waitFor(() =>
      expect(toast()).toMatchObject({
        variant: 'destructive',
        title: 'Submission Failed',
        description: 'This title is taken.',
      }),
    );
    expect(window.location.pathname).toBe('/submit');
    type('Title', 'Monday Beef Pot');
    submit();
    await waitFor(async () =>
      expect((await pendingItems('recipe')).map(({ body }) => body.draft.title)).toEqual(['Monday Beef Pot']),
    );
    await deliverItem('recipe', 'sent');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('fault 8: says so and keeps the text when the device could not save it', async () => {
    vi.spyOn(deviceOutbox, 'add').mockRejectedValue(new Error(''));
    open();
    fillIn();
    submit();
    await waitFor(() =>
      expect(toast()).toMatchObject({
        variant: 'destructive',
        title: 'Submission Failed',
        description: 'Failed to submit recipe. Please try again.',
      }),
    );
    expect(field('Title').value).toBe('Sunday Beef Pot');
  });

  it('restores its draft after a reload', async () => {
    const first = open();
    fillIn();
    expect(await screen.findByText('Draft saved on this device')).toBeTruthy();
    first.unmount();
    open();
    await waitFor(() => expect(field('Title').value).toBe('Sunday Beef Pot'));
    expect(field('Step 1').value).toBe('Brown the mince, then simmer for 40 minutes.');
  });

  it('says that a full device could not save the draft, and saves it once there is room', async () => {
    const { put } = IDBObjectStore.prototype;
    const full = vi.spyOn(IDBObjectStore.prototype, 'put');
    full.mockImplementation(function (this: IDBObjectStore, ...args) {
      const request = put.apply(this, args);
      const error = new DOMException('Encountered full disk', 'QuotaExceededError');
      Object.defineProperty(this.transaction, 'error', { get: () => error });
      this.transaction.abort();
      return request;
    });
    const first = open();
    type('Title', 'Sunday Beef Pot');
    expect(await screen.findByText(/We couldn’t save this on your device\./)).toBeTruthy();
    expect(field('Title').value).toBe('Sunday Beef Pot');
    full.mockRestore();
    type('Description', 'Slow beef with oats.');
    expect(await screen.findByText('Draft saved on this device')).toBeTruthy();
    first.unmount();
    open();
    await waitFor(() => expect(field('Title').value).toBe('Sunday Beef Pot'));
    expect(field('Description').value).toBe('Slow beef with oats.');
  });
});
