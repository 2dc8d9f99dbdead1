import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AuditedRecipeRow, RecipeFixPreview, RecipeSafetyAudit } from '#domain/contract/recipe-upkeep';
import { toastStore } from '../../../platform/state/toast-store.ts';
import { AdminApp } from '../../admin-app.tsx';
import { tabNamed } from '../../admin-controls.test-support.ts';
import { adminServerDouble } from '../../admin-server.test-support.ts';

const AUDIT = '/api/admin/recipe-safety-audit';
const FIX = '/api/admin/fix-unsafe-recipe/7';
const UNDO = '/api/admin/undo-recipe-fix/7';
const REPORT = '/api/admin/safety-report';

const row = (changes: Partial<AuditedRecipeRow>): AuditedRecipeRow => ({
  id: 7,
  status: 'published',
  title: 'Onion Bowl',
  species: 'dog',
  validationResult: {
    isValid: false,
    toxicIngredients: ['Onion'],
    asked: [],
    suggestions: ['Onion: toxic to dogs. Safe instead: carrot.'],
    warnings: [],
  },
  ...changes,
});
const careful = row({
  id: 8,
  title: 'Avocado Bowl',
  validationResult: {
    isValid: true,
    toxicIngredients: [],
    asked: [],
    suggestions: [],
    warnings: ['Avocado: take care with dogs.'],
  },
});
const audit = (changes: Partial<RecipeSafetyAudit> = {}): RecipeSafetyAudit => ({
  totalRecipes: 8,
  safeRecipes: 6,
  unsafeRecipes: 1,
  askedRecipes: 0,
  recipesNeedingReview: 1,
  detailedResults: [row({}), careful],
  pendingRecipes: 0,
  undoableFixes: [],
  ...changes,
});
const preview: RecipeFixPreview = {
  id: 7,
  version: 2,
  title: 'Onion Bowl',
  changes: ['Took out 150 g onion: toxic to dogs.'],
  removed: ['150 g onion'],
  added: ['150 g carrot'],
  problem: null,
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  toastStore.setState({ toast: null });
});

function open(found: RecipeSafetyAudit) {
  const server = adminServerDouble([]);
  server.isSignedIn = true;
  server.override.set(AUDIT, { status: 200, body: found });
  server.override.set(FIX, { status: 200, body: preview });
  render(
    <MemoryRouter initialEntries={['/admin/recipe-safety']}>
      <AdminApp />
    </MemoryRouter>,
  );
  return server;
}

const toast = () => toastStore.getState().toast;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
// The library's tabs open on mouse down.
const choose = async (words: string) =>
  fireEvent.mouseDown(await screen.findByRole('tab', tabNamed(words)), { button: 0 });

async function openDialog() {
  await choose('Unsafe Recipes (1)');
  press('Auto-Fix Onion Bowl');
  return within(await screen.findByRole('alertdialog'));
}

describe('recipe safety', () => {
  it('is shown as an alert, counts with percentages, and a score with its target', async () => {
    open(audit());
    expect(await screen.findByText('Action Required')).toBeTruthy();
    expect(
      screen.getByText('1 recipe contains toxic ingredients and needs immediate attention.'),
    ).toBeTruthy();
    expect(screen.getByText('Target: 100% of recipes should be safe for dogs')).toBeTruthy();
    // All but the unsafe recipe: 7 of 8 are 87.5%, rounded down.
    expect(screen.getByText('87%')).toBeTruthy();
    const facts = screen.getAllByRole('definition').map((fact) => fact.textContent);
    expect(facts).toEqual([
      '8',
      'Published in the catalogue',
      '6',
      '75% of all recipes',
      '1',
      '13% of all recipes',
      '0',
      '0% of all recipes',
      '1',
      '13% of all recipes',
    ]);
  });

  it('says in each tab that all is clear', async () => {
    open(audit({ unsafeRecipes: 0, recipesNeedingReview: 0, safeRecipes: 8, detailedResults: [] }));
    expect(await screen.findByText('All Clear')).toBeTruthy();
    await choose('Unsafe Recipes (0)');
    expect(screen.getByText('No Unsafe Recipes')).toBeTruthy();
    await choose('Need Review (0)');
    expect(screen.getByText('No Warnings')).toBeTruthy();
  });

  it('handles an empty catalogue', async () => {
    open(
      audit({
        totalRecipes: 0,
        safeRecipes: 0,
        unsafeRecipes: 0,
        recipesNeedingReview: 0,
        detailedResults: [],
      }),
    );
    expect(await screen.findByText('No Recipes Found')).toBeTruthy();
  });

  it('says that the audit failed, and recovers on refresh', async () => {
    const server = open(audit());
    server.override.set(AUDIT, 'unreachable');
    expect(await screen.findByText('Audit Failed')).toBeTruthy();
    expect(
      screen.getByText('Could not load recipe safety audit results. Please try refreshing the page.'),
    ).toBeTruthy();
    server.override.set(AUDIT, { status: 200, body: audit() });
    press('Refresh Audit');
    expect(await screen.findByText('Action Required')).toBeTruthy();
  });

  it('lists open questions apart from unsafe recipes', async () => {
    const unanswered = row({
      id: 9,
      title: 'Aunt’s Bowl',
      validationResult: {
        isValid: false,
        toxicIngredients: [],
        asked: ['garlic'],
        suggestions: [],
        warnings: [],
      },
    });
    open(audit({ unsafeRecipes: 0, askedRecipes: 1, detailedResults: [unanswered, careful] }));
    expect(await screen.findByText('Open Questions')).toBeTruthy();
    await choose('To Ask (1)');
    expect(screen.getByText(/‘garlic’ is named. Say whether it is in the bowl/)).toBeTruthy();
    await choose('Unsafe Recipes (0)');
    expect(screen.getByText('No Unsafe Recipes')).toBeTruthy();
  });

  it('shows which recipes need care, and links a pending one to its review', async () => {
    const waiting = row({ id: crypto.randomUUID(), status: 'pending', title: 'Sent in' });
    open(audit({ detailedResults: [careful, waiting], pendingRecipes: 1 }));
    expect(
      await screen.findByText(
        '1 recipe awaiting moderation was audited too: 1 unsafe, 0 to ask, 0 to review. Only the tabs count them.',
      ),
    ).toBeTruthy();
    await choose('Need Review (1)');
    expect(screen.getByText('Avocado: take care with dogs.')).toBeTruthy();
    await choose('Unsafe Recipes (1)');
    expect(screen.getByRole('link', { name: 'Review it under Recipes' }).getAttribute('href')).toBe(
      '/admin?tab=recipes',
    );
  });
});

describe('Auto-Fix', () => {
  it('shows removed and added lines, and once confirmed fixes the version shown, once', async () => {
    const server = open(audit());
    const dialog = await openDialog();
    expect(dialog.getByText('150 g onion')).toBeTruthy();
    expect(dialog.getByText('150 g carrot')).toBeTruthy();
    server.override.set(FIX, { status: 200, body: { success: true, message: 'Took out 150 g onion.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Fix this recipe' }));
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Recipe Fixed',
        description: 'Unsafe ingredients have been automatically removed',
      }),
    );
    const fixes = server.requests.filter(({ path, method }) => path === FIX && method === 'POST');
    expect(fixes.map(({ ifMatch }) => ifMatch)).toEqual(['"2"']);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it.each([
    [
      { status: 200, body: { success: false, message: 'No toxic ingredient.' } },
      'No Changes Made',
      'No toxic ingredient.',
    ],
    ['unreachable', 'Error', 'Failed to fix recipe'],
  ] as const)('reports %j as “%s”', async (answer, title, description) => {
    const server = open(audit());
    const dialog = await openDialog();
    server.override.set(FIX, answer);
    fireEvent.click(dialog.getByRole('button', { name: 'Fix this recipe' }));
    await waitFor(() => expect(toast()).toMatchObject({ title, description }));
  });

  it('offers no fix if a person has to make it', async () => {
    const server = open(audit());
    server.override.set(FIX, { status: 200, body: { ...preview, problem: 'No ingredient would be left.' } });
    const dialog = await openDialog();
    expect(dialog.getByText('No ingredient would be left.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Fix this recipe' })).toBeNull();
  });

  it('can be undone', async () => {
    const fix = { recipeId: 7, title: 'Onion Bowl', by: 'admin', at: '2026-11-24T10:00:00.000Z' };
    const server = open(audit({ undoableFixes: [fix] }));
    server.override.set(UNDO, {
      status: 200,
      body: { success: true, message: 'Its words are back as they were.' },
    });
    await screen.findByText('Automatic fixes');
    press('Undo the fix of Onion Bowl');
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Fix Undone',
        description: 'Its words are back as they were.',
      }),
    );
  });
});

describe('the report', () => {
  it('is saved with the date in its name', async () => {
    const server = open(audit());
    await screen.findByText('Action Required');
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => {} }));
    server.override.set(REPORT, { status: 200, body: 'Recipe safety report' });
    press('Download Report');
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Report Downloaded',
        description: 'Safety audit report has been saved to your downloads',
      }),
    );
    expect(saved).toEqual([expect.stringMatching(/^recipe-safety-report-\d{4}-\d\d-\d\d\.txt$/)]);
  });

  it('shows an error if it cannot be read', async () => {
    const server = open(audit());
    await screen.findByText('Action Required');
    server.override.set(REPORT, 'unreachable');
    press('Download Report');
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Download Failed',
        description: 'Could not download safety report',
      }),
    );
  });
});
