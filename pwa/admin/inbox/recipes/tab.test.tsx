import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PendingRecipe, publishableRecipeSchema } from '#domain/contract/admin-recipes';
import { database } from '../../../platform/database/bowlful.ts';
import { toastStore } from '../../../platform/state/toast-store.ts';
import { findError } from '../../../testing/find-error.ts';
import { isDisabled } from '../../../testing/is-disabled.ts';
import { showAdmin, signInWith, shownToast as toast } from '../../admin-app.test-support.tsx';
import { choose } from '../../admin-controls.test-support.ts';
import { adminServerDouble, pendingRecipe } from '../../admin-server.test-support.ts';

async function inside(recipes: PendingRecipe[]) {
  const server = adminServerDouble([]);
  server.isSignedIn = true;
  server.recipes = recipes;
  showAdmin('/admin?tab=recipes');
  await screen.findByRole('heading', { name: 'Pending Recipe Reviews' });
  return server;
}

async function review(title: string) {
  fireEvent.click(screen.getByRole('button', { name: `Review ${title}` }));
  return within(await screen.findByRole('dialog', { name: 'Review Recipe' }));
}

/** Approves, and confirms the question about a recipe short of several minimums. */
async function approve(dialog: Awaited<ReturnType<typeof review>>) {
  fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Publish as everyday food' }));
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const decisions = (server: Awaited<ReturnType<typeof inside>>) =>
  server.requests
    .filter(({ path }) => path.includes('moderate-recipe'))
    .map(({ body }) => body as { status: string; notes?: string; recipe?: unknown });

beforeEach(() => toastStore.setState({ toast: null }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the list of recipes', () => {
  it('shows title, description, category, preparation in minutes and servings', async () => {
    await inside([pendingRecipe()]);
    const card = screen.getByRole('listitem').textContent;
    for (const words of [
      'Turkey and Carrot Bowl',
      'What she gets on Sundays',
      'Senior',
      '20 min',
      '4 servings',
      'By Ada',
    ])
      expect(card).toContain(words);
    expect(card).toContain('For dogs');
    expect(card).toContain('United Kingdom, 19 Nov 2026');
    expect(card).not.toContain('Toxic');
    expect(screen.getByRole('tab', { name: 'Recipes 1' })).toBeTruthy();
  });

  it('flags a toxic food before anybody opens the recipe', async () => {
    await inside([pendingRecipe({ ingredients: ['500 g turkey mince', '1 onion, chopped'] })]);
    expect(screen.getByText('Toxic: Onion')).toBeTruthy();
  });

  it("says 'No pending recipes to review' when there are none", async () => {
    await inside([]);
    expect(screen.getByText('No pending recipes to review')).toBeTruthy();
  });

  it("says 'Loading recipes...' while they load", async () => {
    const server = adminServerDouble([]);
    server.isSignedIn = true;
    server.override.set('/api/admin/pending-recipes', 'never');
    showAdmin('/admin?tab=recipes');
    expect(await screen.findByText('Loading recipes...')).toBeTruthy();
  });

  it('shows markup as plain text', async () => {
    await inside([pendingRecipe({ title: '<img src=x onerror=alert(1)>' })]);
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('the review of a recipe', () => {
  it('shows the whole recipe: lines in both measures, steps with what they use, safety and completeness', async () => {
    await inside([pendingRecipe({ ingredients: ['1 lb turkey mince', '200 g carrots, grated'] })]);
    const dialog = await review('Turkey and Carrot Bowl');
    expect(dialog.getByLabelText<HTMLInputElement>('Title').value).toBe('Turkey and Carrot Bowl');
    expect(dialog.getByText('450 g turkey mince | 1 lb ground turkey')).toBeTruthy();
    expect(dialog.getByText('Uses 200 g carrots, grated')).toBeTruthy();
    // 10 and 15 minutes over heat.
    expect(dialog.getByText('From the method: 25.')).toBeTruthy();
    expect(dialog.getByText(/Nothing here is on our list of foods that are toxic to dogs/)).toBeTruthy();
    expect(dialog.getByText(/^Short of \d+ nutrients$/)).toBeTruthy();
    expect(dialog.getByText(/Against the AAFCO figures for adult dogs/)).toBeTruthy();
    expect(dialog.getByText(/^We can’t check these/)).toBeTruthy();
  });

  it("approves: sends the recipe as it will be published, closes, reloads and says 'Recipe Updated'", async () => {
    const server = await inside([pendingRecipe()]);
    const before = server.requests.filter(({ path }) => path.endsWith('stats')).length;
    const dialog = await review('Turkey and Carrot Bowl');
    await approve(dialog);
    await screen.findByText('No pending recipes to review');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(toast()).toMatchObject({ title: 'Recipe Updated', description: 'Published as recipe 111.' });
    const [decision] = decisions(server);
    expect(decision?.status).toBe('approved');
    const recipe = publishableRecipeSchema.parse(decision?.recipe);
    expect(recipe).toMatchObject({
      title: 'Turkey and Carrot Bowl',
      authorName: 'Ada',
      category: 'senior',
    });
    expect(recipe.ingredientLines.map(({ grams }) => grams)).toEqual([500, 200]);
    expect(server.requests.filter(({ path }) => path.endsWith('stats')).length).toBe(before + 1);
  });

  it('asks before a recipe short of several minimums becomes everyday food, and names the shortages', async () => {
    const server = await inside([pendingRecipe()]);
    const dialog = await review('Turkey and Carrot Bowl');
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Publish this as everyday food?' }),
    );
    expect(question.getByText(/^Short of \d+ nutrients.*calcium \d/i)).toBeTruthy();
    expect(decisions(server)).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'Keep reviewing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(decisions(server)).toEqual([]);
    fireEvent.click(dialog.getByRole('radio', { name: 'Treat or topper' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await screen.findByText('No pending recipes to review');
    expect(publishableRecipeSchema.parse(decisions(server)[0]?.recipe).role).toBe('occasional');
  });

  it('publishes under the name in the dialog: the sender’s, a corrected one, or ‘A visitor’', async () => {
    const server = await inside([pendingRecipe(), pendingRecipe({ title: 'Another Bowl', authorName: '' })]);
    expect(screen.getByText('By A visitor')).toBeTruthy();
    const dialog = await review('Turkey and Carrot Bowl');
    expect(dialog.getByLabelText<HTMLInputElement>('Author').value).toBe('Ada');
    type(dialog.getByLabelText('Author'), 'a'.repeat(81));
    expect(dialog.getByText('Name must be at most 80 characters')).toBeTruthy();
    type(dialog.getByLabelText('Author'), ' Ada Byron ');
    await approve(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const other = await review('Another Bowl');
    await approve(other);
    await screen.findByText('No pending recipes to review');
    expect(decisions(server).map(({ recipe }) => publishableRecipeSchema.parse(recipe).authorName)).toEqual([
      'Ada Byron',
      'A visitor',
    ]);
  });

  it('rejects with a note', async () => {
    const server = await inside([pendingRecipe()]);
    const dialog = await review('Turkey and Carrot Bowl');
    type(dialog.getByLabelText('Note'), ' Too little in it. ');
    fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    await screen.findByText('No pending recipes to review');
    expect(decisions(server)).toEqual([{ status: 'rejected', notes: 'Too little in it.' }]);
    expect(toast()).toMatchObject({ title: 'Recipe Updated', description: 'Rejected.' });
  });

  it('cannot publish a toxic food; removing the line makes it safe', async () => {
    await inside([pendingRecipe({ ingredients: ['500 g turkey mince', '100 g onion, chopped'] })]);
    const dialog = await review('Turkey and Carrot Bowl');
    expect(dialog.getByText(/^Onion: toxic to dogs/)).toBeTruthy();
    expect(dialog.getByText('Onion is toxic to dogs: remove it.')).toBeTruthy();
    expect(isDisabled(dialog.getByRole('button', { name: 'Approve' }))).toBe(true);
    expect(isDisabled(dialog.getByRole('button', { name: 'Reject' }))).toBe(false);
    fireEvent.click(dialog.getByRole('button', { name: 'Remove ingredient 2' }));
    expect(isDisabled(dialog.getByRole('button', { name: 'Approve' }))).toBe(false);
  });

  it('asks for grams that cannot be computed, and derives both measures from them', async () => {
    const server = await inside([pendingRecipe({ ingredients: ['500 g turkey mince', 'beef liver'] })]);
    const dialog = await review('Turkey and Carrot Bowl');
    expect(dialog.getByText('We can’t work out the weight. Enter it in grams.')).toBeTruthy();
    expect(isDisabled(dialog.getByRole('button', { name: 'Approve' }))).toBe(true);
    type(dialog.getByLabelText('Grams of 2'), 'much');
    expect(dialog.getByText('Enter 0.001 to 100,000 grams.')).toBeTruthy();
    type(dialog.getByLabelText('Grams of 2'), '85');
    expect(dialog.getByText('85 g beef liver | 3 oz beef liver')).toBeTruthy();
    await approve(dialog);
    await screen.findByText('No pending recipes to review');
    const recipe = publishableRecipeSchema.parse(decisions(server)[0]?.recipe);
    expect(recipe.ingredientLines[1]).toMatchObject({ ingredientId: 'beef-liver', grams: 85 });
  });

  it('publishes the edits, and names an invalid field by its form label', async () => {
    const server = await inside([pendingRecipe()]);
    const dialog = await review('Turkey and Carrot Bowl');
    type(dialog.getByLabelText('Title'), '');
    expect(dialog.getByText('Title is required')).toBeTruthy();
    expect(isDisabled(dialog.getByRole('button', { name: 'Approve' }))).toBe(true);
    type(dialog.getByLabelText('Title'), 'Sunday Turkey');
    await choose(dialog.getByLabelText('Category'), 'Special Diet');
    type(dialog.getByLabelText('Cooking in minutes'), '40');
    fireEvent.click(dialog.getByRole('radio', { name: 'Treat or topper' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Add a step' }));
    type(dialog.getByLabelText('Step 3'), 'Serve cool.');
    const changed = dialog.getByText('Changed by you').closest('details');
    expect(changed?.textContent).toContain('5 changes');
    expect([...(changed?.querySelectorAll('ins') ?? [])].map((each) => each.textContent)).toContain(
      'Serve cool.',
    );
    // A treat needs no question.
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    await screen.findByText('No pending recipes to review');
    expect(publishableRecipeSchema.parse(decisions(server)[0]?.recipe)).toMatchObject({
      title: 'Sunday Turkey',
      category: 'special-diet',
      role: 'occasional',
      cookTime: 40,
      steps: [{}, {}, { text: 'Serve cool.', lines: [] }],
    });
  });

  it('keeps edits and message over a failure, closing and a reload, until the recipe is decided', async () => {
    const pending = pendingRecipe();
    const server = await inside([pending]);
    const dialog = await review('Turkey and Carrot Bowl');
    type(dialog.getByLabelText('Title'), 'Half edited');
    type(dialog.getByLabelText('Message to the author'), 'Please add calcium.');
    server.override.set(`/api/admin/moderate-recipe/${pending.id}`, 'unreachable');
    await approve(dialog);
    await findError();
    fireEvent.click(dialog.getByRole('button', { name: 'Close the review' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    cleanup();
    await inside([pending]);
    const again = await review('Turkey and Carrot Bowl');
    expect(again.getByLabelText('Title')).toHaveProperty('value', 'Half edited');
    expect(again.getByLabelText('Message to the author')).toHaveProperty('value', 'Please add calcium.');
    fireEvent.click(again.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const draft = () => database.drafts.get(`admin recipe ${pending.id}`);
    await waitFor(async () => expect(await draft()).toBeUndefined());
  });

  it('says that approving needs the network, and shows no toast', async () => {
    const server = await inside([pendingRecipe()]);
    server.override.set(`/api/admin/moderate-recipe/${server.recipes[0]?.id}`, 'unreachable');
    await approve(await review('Turkey and Carrot Bowl'));
    expect((await findError()).textContent).toContain('needs the network');
    expect(toast()).toBeNull();
  });

  it('fault 54: closes and reloads when somebody else has decided', async () => {
    const server = await inside([pendingRecipe(), pendingRecipe({ title: 'Another Bowl' })]);
    const dialog = await review('Turkey and Carrot Bowl');
    server.recipes = server.recipes.slice(1);
    await approve(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toast()).toMatchObject({ variant: 'destructive', title: 'Error' });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });

  it('fault 54: says who decided when, keeps a message, and links to the recipe in Published', async () => {
    const pending = pendingRecipe();
    const server = await inside([pending]);
    const dialog = await review('Turkey and Carrot Bowl');
    type(dialog.getByLabelText('Message to the author'), 'Please add calcium.');
    const decided = { by: 'Ada', at: new Date(2026, 10, 27, 14, 3).toISOString(), status: 'approved' };
    const problem = { type: 'x', title: 'Conflict', status: 409, code: 'conflict', detail: 'Decided.' };
    server.override.set(`/api/admin/moderate-recipe/${pending.id}`, {
      status: 409,
      body: { ...problem, decided: { ...decided, recipeId: 112 } },
    });
    server.recipes = [];
    fireEvent.click(dialog.getByRole('button', { name: 'Reject' }));
    const notice = await findError();
    expect(notice.textContent).toContain(
      'Ada approved ‘Turkey and Carrot Bowl’ on 27 Nov 2026, 14:03, as recipe 112. Your decision wasn’t saved.',
    );
    expect(notice.textContent).toContain('Please add calcium.');
    const link = screen.getByRole('link', { name: 'Withdraw it in Published' });
    expect(link.getAttribute('href')).toBe('/admin?tab=published&show=recipes&search=112');
    expect(toast()).toBeNull();
  });

  it('fault 53: after an expired session, the sign-in leads back to the same edits', async () => {
    const server = await inside([pendingRecipe()]);
    const dialog = await review('Turkey and Carrot Bowl');
    type(dialog.getByLabelText('Title'), 'Half edited');
    server.isSignedIn = false;
    await approve(dialog);
    await screen.findByText(/Your session has ended/);
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(async () => signInWith('right'));
    const again = within(await screen.findByRole('dialog', { name: 'Review Recipe' }));
    expect(again.getByLabelText<HTMLInputElement>('Title').value).toBe('Half edited');
  });
});
