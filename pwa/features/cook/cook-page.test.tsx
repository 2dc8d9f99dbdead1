import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { screenTitle } from '../../platform/state/screens.ts';
import {
  button,
  openCooking,
  resetCookSession,
  startCooking,
  storeSession,
  unmountCooking,
} from '../../testing/cook-harness.tsx';
import { cookingKept } from './cook-sessions.ts';

/** A window as wide as a tablet’s, or as narrow as a phone’s. */
function stubWindow(isWide: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

beforeEach(async () => {
  stubWindow(false);
  await resetCookSession();
});
afterEach(() => {
  unmountCooking();
  vi.unstubAllGlobals();
});

describe('the steps', () => {
  it('are shown one at a time, with only their own ingredients', async () => {
    await startCooking();
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /Chicken breast.*1 kg/ })).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: /Water.*800 ml/ })).toBeTruthy();
    expect(screen.queryByText('Eggshell powder')).toBeNull();
    fireEvent.click(button('Next step'));
    expect(screen.getByText('Step 2 of 3')).toBeTruthy();
    expect(screen.getByText('Eggshell powder')).toBeTruthy();
    expect(screen.getByText('Measure carefully')).toBeTruthy();
    fireEvent.click(button('Back'));
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
  });

  it('turn with the arrow keys, also on a checkbox, not with a modifier or behind the overview', async () => {
    await startCooking();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(screen.getByText('Step 2 of 3')).toBeTruthy();
    fireEvent.keyDown(document.body, { key: 'ArrowLeft', altKey: true });
    expect(screen.getByText('Step 2 of 3')).toBeTruthy();
    fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'ArrowLeft' });
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    fireEvent.click(button('Steps and ingredients'));
    fireEvent.keyDown(screen.getByRole('dialog', { hidden: true }), { key: 'ArrowRight' });
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
  });

  it('turn with a sideways swipe, not a vertical one', async () => {
    await startCooking();
    const swipe = (from: [number, number], to: [number, number]) => {
      const touch = ([clientX, clientY]: [number, number]) => [{ clientX, clientY }];
      const body = screen.getByText('For this step');
      fireEvent.touchStart(body, { touches: touch(from) });
      fireEvent.touchEnd(body, { changedTouches: touch(to) });
    };
    swipe([300, 400], [150, 380]);
    expect(screen.getByText('Step 2 of 3')).toBeTruthy();
    swipe([100, 400], [180, 380]);
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
    swipe([300, 700], [220, 300]);
    expect(screen.getByText('Step 1 of 3')).toBeTruthy();
  });

  it('are stored, so that cooking resumes after the app was killed', async () => {
    await storeSession({ stage: 1, ticks: ['step-1-supplement-eggshell-powder'] });
    openCooking();
    await screen.findByText('Step 2 of 3');
    expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true);
  });

  it('ask whether to resume after more than 12 hours', async () => {
    await storeSession({ stage: 1, usedAtMs: Date.now() - 13 * 3_600_000 });
    openCooking();
    await screen.findByText(/You were at step 2 on/);
    fireEvent.click(button('Start again'));
    await screen.findByText('How much?');
  });

  it('can be opened from the overview', async () => {
    await startCooking();
    fireEvent.click(button('Steps and ingredients'));
    const sheet = screen.getByRole('dialog', { name: 'Steps and ingredients', hidden: true });
    fireEvent.click(within(sheet).getByText(/^Weigh into 4/));
    expect(screen.getByText('Step 3 of 3')).toBeTruthy();
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });
});

describe('a wide window', () => {
  it('shows all ingredients with ticks and the next step beside the step', async () => {
    stubWindow(true);
    await startCooking();
    const beside = within(screen.getByRole('complementary', { name: 'Beside this step' }));
    expect(beside.getByText('Fold in all the supplements.')).toBeTruthy();
    const ticks = beside.getAllByRole('checkbox') as HTMLInputElement[];
    expect(ticks).toHaveLength(3);
    fireEvent.click(beside.getByText('Chicken breast'));
    expect(ticks[0]?.checked).toBe(true);
  });
});

describe('the title of the page', () => {
  it('names the step and the recipe, until the screen is left', async () => {
    openCooking();
    await screen.findByText('How much?');
    expect(document.title).toBe('Get ready: Chicken & Rice | Bowlful');
    fireEvent.click(button('Start cooking'));
    expect(document.title).toBe('Step 1 of 3: Chicken & Rice | Bowlful');
    expect(screenTitle()).toBe(document.title);
    unmountCooking();
    expect(screenTitle()).toBeNull();
  });
});

describe('a dose', () => {
  it('is read in visual order: name, amount, weight, handling', async () => {
    openCooking();
    await screen.findByText('How much?');
    const row = screen.getByText('Eggshell powder').closest('label');
    expect(row?.textContent).toBe('Eggshell powder1 level tsp5.5 g Measure carefully');
  });
});

describe('a premix', () => {
  it('replaces the supplements, is stirred in before portioning, and says what to leave out', async () => {
    const name = 'Felini Complete';
    await database.preferences.bulkPut([
      {
        key: 'premix:dog:felini complete',
        value: { species: 'dog', name, per: '100g', scoopGrams: 6, holds: {} },
      },
      {
        key: 'premix-of:1',
        value: { isOn: true, species: 'dog', name, amount: 2, unit: 'scoop' },
      },
    ]);
    await startCooking();
    fireEvent.click(button('Next step'));
    const row = (await screen.findByText(name)).closest('label');
    expect(row?.textContent).toBe(
      'Felini Complete12 g2 scoopsStir in when the food is hand-warm, instead of the recipe’s supplements; if it has set, over the portions Measure carefully',
    );
    expect(screen.queryByText('Eggshell powder')).toBeNull();
    screen.getByText('With Felini Complete, leave out what this step adds as a supplement: eggshell powder.');
    await database.preferences.delete('premix-of:1');
    await screen.findByText('Eggshell powder');
    expect(screen.queryByText(/Felini/)).toBeNull();
  });
});

describe('ticks', () => {
  it('toggle on the whole row and are undone by Undo', async () => {
    await startCooking();
    const [chicken] = screen.getAllByRole('checkbox') as HTMLInputElement[];
    fireEvent.click(screen.getByText('Chicken breast'));
    expect(chicken?.checked).toBe(true);
    fireEvent.click(button('Undo: Chicken breast'));
    expect(chicken?.checked).toBe(false);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });
});

describe('the batch', () => {
  it('doubles amounts, the text and the supplements', async () => {
    openCooking();
    await screen.findByText('How much?');
    fireEvent.click(button('Double'));
    expect(screen.getByText('8 portions of 200 g')).toBeTruthy();
    expect(screen.getByText('2 level tsp').textContent).toBe('2 level tsp11 g');
    fireEvent.click(button('Start cooking'));
    expect(screen.getByText('2,000 g')).toBeTruthy();
    expect(
      screen.getByText(/in the 1,600 ml \(6 3\/4 cups\) of water/, { selector: '.cook-text' }),
    ).toBeTruthy();
  });

  it('is sized for a pet by days, meals and its chosen energy: 600 kcal a day is 400 g', async () => {
    await database.pets.put({
      id: 'rex',
      isActive: true,
      updatedAt: '2026-01-01T00:00:00.000Z',
      species: 'dog',
      profile: {
        name: 'Rex',
        breed: 'Pug',
        ageMonths: 30,
        weightKg: 12,
        activityLevel: 'medium',
        dailyEnergyKcal: 600,
      },
    });
    openCooking();
    fireEvent.click(await screen.findByRole('button', { name: 'For Rex' }));
    // Three days of 400 g are 1.5 times the recipe’s 800 g.
    expect(screen.getByText('6 portions of 200 g')).toBeTruthy();
    expect(screen.getByText(/1\.5 × the recipe/)).toBeTruthy();
    fireEvent.click(button('More days'));
    fireEvent.click(button('Fewer meals a day'));
    expect(screen.getByText('4 portions of 400 g')).toBeTruthy();
    fireEvent.click(button('Start cooking'));
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(screen.getByText('Weigh into 4 portions of about 400 g (14 oz).')).toBeTruthy();
  });
});

describe('the end of cooking', () => {
  it('in another tab is reported in this one, which can start again', async () => {
    await startCooking();
    await cookingKept();
    await database.cookSessions.clear();
    await screen.findByText('You finished this in another tab, or cleared your data there.');
    expect(screen.getByRole('link', { name: 'Back to the recipe' }).getAttribute('href')).toBe('/recipe/1');
    fireEvent.click(button('Start again'));
    expect(await screen.findByText('How much?')).toBeTruthy();
  });

  it('counts use-by dates from the day of cooking, however late the page is opened again', async () => {
    const thursday = new Date(2026, 10, 26, 18).getTime();
    await storeSession({ stage: 3, cookedAtMs: thursday, usedAtMs: thursday + 3_600_000 });
    openCooking();
    expect(await screen.findByText('You cooked it on Thursday 26 November.')).toBeTruthy();
    fireEvent.click(button('Go on from there'));
    expect(await screen.findByText(/^Refrigerator up to 3 days: use by Sunday 29 November/)).toBeTruthy();
    await waitFor(async () => expect((await database.cookedDays.get('1'))?.value).toEqual(['2026-11-26']));
  });

  it('shows portions, storage and the transition, and links to the reviews', async () => {
    await storeSession({ stage: 2 });
    openCooking();
    fireEvent.click(await screen.findByRole('button', { name: 'Finish' }));
    expect(screen.getByText('4 portions of 200 g')).toBeTruthy();
    expect(screen.getByText(/^Refrigerator up to 3 days: use by/)).toBeTruthy();
    expect(screen.getByText(/^Freezer up to 3 months: use by/)).toBeTruthy();
    expect(screen.getByText('Transition gradually over 7-10 days')).toBeTruthy();
    for (const share of ['25%', '50%', '75%']) {
      expect(screen.getAllByText(new RegExp(`: ${share} new food`)).length).toBe(1);
    }
    // The same days as in the planner.
    for (const days of ['Days 1 to 3', 'Days 4 to 6', 'Days 7 to 9', 'From day 10']) {
      expect(screen.getByText(days)).toBeTruthy();
    }
    const review = screen.getByRole('link', { name: 'Write a review' });
    expect(review.getAttribute('href')).toBe('/recipe/1#write-review');
    fireEvent.click(review);
    expect(screen.queryByText(/in another tab/)).toBeNull();
    await screen.findByText('Elsewhere');
    // After any interaction the page no longer scrolls to the reviews.
    fireEvent.keyDown(document.body, { key: 'Tab' });
    await cookingKept();
    expect(await database.cookSessions.get('1')).toBeUndefined();
  });
});

it('shows the not-found page for an address without a recipe’s id', async () => {
  openCooking('/recipe/abc/cook');
  await screen.findByText('Oops! Page Not Found');
});

describe('doses in whole steps', () => {
  it('explain how rounding affects the bowl: 0.3 of a teaspoon is a quarter', async () => {
    await storeSession({ stage: -1, choice: { kind: 'times', times: 0.3 } });
    openCooking();
    expect(await screen.findByText(/17% less than the recipe asks/)).toBeTruthy();
    // As written, calcium and phosphorus are 1:1; rounding takes away calcium but no phosphorus.
    expect(await screen.findByText(/this bowl is short of calcium to phosphorus/i)).toBeTruthy();
  });

  it('say nothing if nothing is rounded', async () => {
    openCooking();
    await screen.findByText('How much?');
    fireEvent.click(button('Double'));
    expect(screen.getByText('2 level tsp')).toBeTruthy();
    expect(screen.queryByText(/We rounded some doses/)).toBeNull();
  });
});

it('says below a step that one of its amounts is not scaled', async () => {
  const steps = [{ text: 'Simmer the 1 kg of chicken in 250 g passata.', lines: [0] }];
  await database.recipes.update(1, { steps });
  await storeSession({ stage: 0, choice: { kind: 'times', times: 2 } });
  openCooking();
  expect(await screen.findByText('Simmer the 2 kg of chicken in 250 g passata.')).toBeTruthy();
  expect(screen.getByText('An amount in this step is for the recipe as written.')).toBeTruthy();
});
