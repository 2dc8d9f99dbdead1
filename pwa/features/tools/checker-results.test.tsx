import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearDraft } from '../../platform/database/drafts.ts';
import { setPreference } from '../../platform/database/preferences.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { CHECKER_DRAFT } from '../nutrition/checker-values.ts';
import { NutritionChecker } from './nutrition-checker.tsx';

const open = () => showScreen(<NutritionChecker />, '/tools/nutrition-checker', []);
const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const type = (text: string) => fireEvent.change(field('Ingredients'), { target: { value: text } });
const readLines = async () => within(await screen.findByRole('region', { name: 'As we read it' }));

beforeEach(async () => {
  await clearDraft(CHECKER_DRAFT);
  await setPreference('market', 'GB');
});
afterEach(cleanup);

describe('a fix in the nutrition checker', () => {
  it('completes a bowl by changing its foods, is written into the list, and can be undone', async () => {
    open();
    const bowl = '6 eggs\n200 g cooked brown rice\n50 g cottage cheese\n30 g spinach, raw';
    type(bowl);
    fireEvent.click(await screen.findByRole('button', { name: 'Use it' }));
    // Untouched lines keep their words.
    expect(field('Ingredients').value).toContain('50 g cottage cheese');
    expect(field('Ingredients').value).not.toBe(bowl);
    expect(await screen.findByRole('heading', { name: 'Meets every minimum' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Ingredients').value).toBe(bowl);
    // Nothing at hand: only the foods of the bowl may change.
    fireEvent.click(await screen.findByRole('switch', { name: 'Only with what I have' }));
    expect(await screen.findByText(/found no fix with what you have/)).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Ox liver' })).toBeTruthy();
    fireEvent.click(screen.getByRole('switch', { name: 'Only with what I have' }));
  });
});

describe('supplements in the nutrition checker', () => {
  it('are folded beside changed foods, await answers that could change them, and join the list', async () => {
    open();
    type(
      '900 g chicken thigh, diced\n80 g beef liver\n2 eggs\n250 g dry brown rice\n150 g spinach\n1 tbsp sunflower oil',
    );
    const lines = await readLines();
    expect(lines.getByText('All 6 lines understood.')).toBeTruthy();
    // Six supplements: changed foods come first.
    const alone = (await screen.findByText('With supplements only')).closest('details');
    expect(alone?.open).toBe(false);
    expect(await screen.findByText(/Chicken thigh and ox liver could change them\./)).toBeTruthy();
    const raw = () => lines.queryAllByRole('button', { name: 'Raw' });
    expect(raw()).toHaveLength(2);
    fireEvent.click(raw()[0] as HTMLElement);
    await expect.poll(() => raw().length).toBe(1);
    fireEvent.click(raw()[0] as HTMLElement);
    await expect.poll(() => raw().length).toBe(0);
    const complete = 'With these, the bowl meets every AAFCO minimum and exceeds no maximum.';
    expect((await screen.findByText(complete)).closest('details')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add them to the list' }));
    expect(await screen.findByRole('heading', { name: 'Meets every minimum' })).toBeTruthy();
    const facts = within(screen.getByRole('region', { name: 'Energy, cost and work' }));
    expect(facts.getByText('a serving')).toBeTruthy();
    expect(await screen.findByText('Kept on this device')).toBeTruthy();
    cleanup();
    open();
    await expect.poll(() => field('Ingredients').value).toContain('kelp tablet');
    expect(await screen.findByRole('heading', { name: 'Meets every minimum' })).toBeTruthy();
  });
});

describe('a pasted blog post', () => {
  it('is read without its headings, with the verdict above its lines', async () => {
    open();
    const words = 'words that are no food '.repeat(20);
    type(`Makes: 6 portions\nIngredients:\n500 g chicken breast\n---\n${words}`);
    const lines = await readLines();
    expect(lines.getByText('1 of 2 lines understood. 3 lines name no food and are left out.')).toBeTruthy();
    const verdict = screen.getByRole('region', { name: /nutrients? unknown$/ });
    const below = verdict.compareDocumentPosition(screen.getByRole('region', { name: 'As we read it' }));
    expect(below & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    fireEvent.click(lines.getByRole('button', { name: /^No food, take it out: words/ }));
    expect(field('Ingredients').value).toBe('Makes: 6 portions\nIngredients:\n500 g chicken breast\n---');
    expect(await lines.findByText(/^The one line is understood\./)).toBeTruthy();
  });
});
