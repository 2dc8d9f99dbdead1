import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { completeness } from '#domain/nutrition/completeness';
import type { Recipe } from '#domain/recipe/recipe';
import { aRecipe } from '../../testing/catalogue-rows.ts';
import { food, PLAIN_BOWL } from '../../testing/plain-bowl.ts';
import { NutritionBars, NutritionPanel } from './nutrition-panel.tsx';
import { firstRows, groupedRows, NutritionTable } from './nutrition-table.tsx';
import { nutritionOf } from './recipe-nutrition.ts';
import { SafetyResult, SafetySource } from './safety-result.tsx';
import { VerdictCard } from './verdict-card.tsx';
import { VerdictFrame } from './verdict-frame.tsx';

afterEach(cleanup);

const adult = { species: 'dog', lifeStage: 'adult', standard: 'AAFCO' } as const;
const text = () => document.body.textContent ?? '';

describe('the verdict’s card', () => {
  it('shows what the recipe is short of as a sentence, counts and grams', async () => {
    render(<VerdictCard recipe={PLAIN_BOWL} />);
    const { counts, rows } = completeness(nutritionOf(PLAIN_BOWL), adult);
    expect(screen.getByRole('heading').textContent).toBe(`Short of ${counts.short} nutrients`);
    expect(text()).toContain('Fine now and then, not as the only food.');
    const shown = within(screen.getByRole('list', { name: 'Nutrients' })).getAllByRole('listitem');
    expect(shown.map((item) => item.textContent?.trim())).toEqual([
      'AAFCO adult',
      `${counts.met} met`,
      `${counts.short} short`,
      `${counts.unknown} unknown`,
    ]);
    expect(counts.met + counts.short + counts.unknown + counts.over).toBe(rows.length);
    expect(await screen.findByText('To close every gap:')).toBeTruthy();
    expect(text()).toMatch(/stir [\d /]+ (?:level tsp|tablets?|capsules?|drops?|g) of .+ into the recipe\./);
    expect(screen.getByRole('link', { name: 'What to add, in doses' }).getAttribute('href')).toBe(
      '#what-to-add',
    );
  });

  it.each([
    ['toxic', 'Toxic food in it: do not feed', 'Something in it is toxic. Take that out first.'],
    [
      'asked',
      'Unknown until you say what’s in it',
      'The recipe names a food that may be dangerous, but doesn’t say whether it’s in the bowl.',
    ],
  ] as const)('leads with a food that is %s, and suggests no doses', (lead, title, sentence) => {
    render(<VerdictCard recipe={PLAIN_BOWL} lead={lead} />);
    expect(screen.getByRole('heading').textContent).toBe(title);
    expect(text()).toContain(sentence);
    expect(text()).not.toMatch(/now and then|To close every gap|Working out/);
  });

  it('never calls an incomplete bowl complete', async () => {
    render(<VerdictCard recipe={PLAIN_BOWL} />);
    await screen.findByText('To close every gap:');
    expect(text()).not.toMatch(/complete/i);
  });

  it('refers growing animals to a vet, and judges them by the growth table', () => {
    const recipe: Recipe = { ...PLAIN_BOWL, category: 'puppy' };
    render(<VerdictCard recipe={recipe} />);
    expect(text()).toContain('AAFCO growth');
    cleanup();
    render(<NutritionPanel recipe={recipe} />);
    expect(text()).toContain('minimums for a growing puppy');
    expect(screen.getByRole('note').textContent).toBe(
      'Puppies grow fast, and a wrong balance does lasting harm. Have your vet check this recipe before it becomes the daily food.',
    );
  });

  it('says plainly that a treat is not the only food', () => {
    render(<VerdictCard recipe={{ ...PLAIN_BOWL, role: 'occasional', species: 'cat' }} />);
    expect(screen.getByRole('heading').textContent).toBe('Treat or topper');
    expect(text()).toContain(
      'Made as a treat or topper, not as the only food. Keep it to a tenth of what the cat eats in a day, by energy.',
    );
    expect(screen.queryByRole('list', { name: 'Nutrients' })).toBeNull();
  });

  it.each([
    [{ status: 'met', nutrients: 27 }, 'Meets every minimum'],
    [{ status: 'short', nutrients: 1 }, 'Short of 1 nutrient'],
    [{ status: 'unknown', nutrients: 2 }, '2 nutrients unknown'],
    [{ status: 'over', nutrients: 1 }, 'Over the maximum of 1 nutrient'],
    [null, 'Treat or topper'],
  ] as const)('takes its title from the recipe’s card before the table loads: %o', (verdict, title) => {
    render(<VerdictFrame verdict={verdict} />);
    expect(screen.getByRole('heading').textContent).toBe(title);
  });

  it('is closed, unless the bowl is flagged', () => {
    const isOpen = () => document.querySelector('details')?.open;
    render(<VerdictCard recipe={PLAIN_BOWL} />);
    expect(isOpen()).toBe(false);
    cleanup();
    render(<VerdictCard recipe={PLAIN_BOWL} lead="toxic" />);
    expect(isOpen()).toBe(true);
  });
});

describe('the nutrients against the minimum', () => {
  const rows = completeness(nutritionOf(PLAIN_BOWL), adult).rows;

  it('are all shown in groups, and the worst first in the short list', () => {
    const grouped = groupedRows(rows);
    expect(grouped.flatMap((group) => group.rows)).toHaveLength(rows.length);
    expect(grouped.map(({ name }) => name)).toEqual([
      'Macronutrients',
      'Minerals',
      'Vitamins',
      'Fatty acids',
      'Amino acids',
    ]);
    const statuses = firstRows(rows).map(({ status }) => status);
    expect(statuses[0]).toBe('short');
    expect(statuses).toEqual([...statuses].sort());
    expect(firstRows(rows).length).toBeLessThanOrEqual(8);
  });

  it('fill the short list with well-known nutrients if all are met', () => {
    const met = rows.map((row) => ({ ...row, status: 'met' as const }));
    expect(firstRows(met).map(({ nutrient }) => nutrient)).toEqual([
      'protein',
      'fat',
      'calcium',
      'zinc',
      'iodine',
    ]);
  });

  it('open as a long list on request', () => {
    render(<NutritionBars rows={rows} />);
    const button = screen.getByRole('button', { name: `Show all ${rows.length} nutrients` });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(button);
    expect(screen.getByRole('button', { name: 'Show fewer nutrients' }).getAttribute('aria-expanded')).toBe(
      'true',
    );
  });

  it('name the foods without a figure, and doses that close the gaps, checked again', async () => {
    render(<NutritionPanel recipe={PLAIN_BOWL} />);
    expect(screen.getAllByText(/^Iodine: unknown\.$/).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/Not known in full: chicken thigh, ox liver and/).length).toBeGreaterThan(0);
    expect(await screen.findByText(/^To meet every AAFCO minimum for an adult dog, stir into/)).toBeTruthy();
    expect(text()).toContain('stir into the whole recipe of 4 portions:');
    expect(text()).toMatch(/Stir in Kelp.*: .+ tablets?, 150 µg iodine/);
    expect(text()).toContain('Checked again with these in it: every minimum is met, and no maximum passed.');
  });

  it('do not repeat a status, as in ‘short: Short’', async () => {
    const lean = aRecipe({ ingredientLines: [food('chicken-breast', 400, '400 g chicken breast')] });
    render(<NutritionPanel recipe={{ ...lean, category: 'puppy' }} />);
    await screen.findByText(/^(Supplements alone don’t close every gap|To meet every AAFCO minimum)/);
    expect(text()).not.toMatch(/short: Short|over: Over/);
  });

  it('follow the chosen standard', async () => {
    render(<NutritionPanel recipe={PLAIN_BOWL} />);
    fireEvent.click(screen.getByRole('radio', { name: 'FEDIAF' }));
    expect(text()).toContain('Per 1,000 kcal, against the FEDIAF minimums for an adult dog.');
    expect(text()).toMatch(/\d+ nutrients short/);
    expect(await screen.findByText(/FEDIAF minimum/, { selector: '#what-to-add p' })).toBeTruthy();
  });

  it('include for cats those that a cat cannot make itself', () => {
    render(<NutritionPanel recipe={{ ...PLAIN_BOWL, species: 'cat' }} />);
    expect(text()).toMatch(
      /Calcium to phosphorus\s+0\.\d+ to 1; AAFCO sets no range for cats\s*What cats cannot make themselves\s*Taurine (met|short|unknown)\s*Arachidonic acid (met|short|unknown)\s*Preformed vitamin A met/,
    );
  });

  it('are not required of a treat, which gets no suggestions to add', () => {
    render(<NutritionPanel recipe={{ ...PLAIN_BOWL, role: 'occasional' }} />);
    expect(text()).toContain('A treat or topper doesn’t have to meet them: the rest of the day’s food does.');
    expect(screen.queryByText('What to add')).toBeNull();
  });

  it('are not shown if no food has energy', () => {
    const { container } = render(
      <NutritionPanel recipe={aRecipe({ ingredientLines: [food(null, 100, '100 g samphire')] })} />,
    );
    expect(container.textContent).toBe('');
  });
});

describe('the amounts', () => {
  const amounts = () =>
    Object.fromEntries(
      screen
        .getAllByRole('row')
        .map((row) => [
          row.querySelector('th')?.textContent ?? '',
          row.querySelector('td')?.textContent ?? '',
        ]),
    );
  // 400 g of chicken breast in 4 portions of 225 g.
  const recipe = aRecipe();

  it('are given for a portion, 100 g, 1,000 kcal and the recipe', () => {
    render(<NutritionTable recipe={recipe} />);
    const batch = nutritionOf(recipe);
    expect(amounts()['Energy']).toBe(`${Math.round(batch.energyKcal / 4)} kcal`);
    fireEvent.click(screen.getByRole('radio', { name: 'Recipe' }));
    expect(amounts()['Energy']).toBe(`${Math.round(batch.energyKcal)} kcal`);
    fireEvent.click(screen.getByRole('radio', { name: '1,000 kcal' }));
    expect(amounts()['Energy']).toBe('1,000 kcal');
    fireEvent.click(screen.getByRole('radio', { name: '100 g' }));
    const protein = (batch.amounts.protein.known * 100) / 900;
    expect(amounts()['Protein']).toBe(`${Number(protein.toPrecision(3))} g`);
  });

  it('are unknown if no table has them', () => {
    render(<NutritionTable recipe={PLAIN_BOWL} />);
    expect(amounts()['Iodine']).toBe('Unknown');
    expect(amounts()['Calcium']).toMatch(/^\d+ mg$|^[\d.]+ mg$/);
  });
});

describe('the safety result', () => {
  it('says that nothing is toxic, and what was checked', () => {
    render(
      <>
        <SafetyResult recipe={PLAIN_BOWL} />
        <SafetySource recipe={PLAIN_BOWL} />
      </>,
    );
    expect(text()).toContain('Nothing toxic to dogs in it');
    expect(text()).toMatch(
      /we checked the title, 7 ingredients and 1 step against the \d+ foods on our list of what harms dogs and cats\./,
    );
  });

  it('names toxic foods with reason and alternative', () => {
    const lines = [...PLAIN_BOWL.ingredientLines, food(null, 80, '1 onion, chopped')];
    const steps = [{ text: 'Simmer everything for 20 minutes.', lines: [] }];
    render(<SafetyResult recipe={{ ...PLAIN_BOWL, ingredientLines: lines, steps }} />);
    expect(text()).toContain('Toxic to dogs: do not feed it');
    const flag = screen.getByRole('listitem').textContent ?? '';
    expect(flag).toMatch(/^Onion: toxic to dogs\. .+\. Instead: .+\. This is wrong$/);
    expect(flag).not.toContain('..');
  });
});
