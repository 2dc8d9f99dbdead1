import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import { LIVE_REGIONS } from '../../components/announce.tsx';
import { loadDevice } from '../../platform/database/device.ts';
import { clearDraft, saveDraft } from '../../platform/database/drafts.ts';
import { setPreference } from '../../platform/database/preferences.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { CHECKER_DRAFT, EMPTY_VALUES, EXAMPLES } from '../nutrition/checker-values.ts';
import { addDog, clearDogProfile } from '../pets/pets.ts';
import { NutritionChecker } from './nutrition-checker.tsx';

const ADDRESS = '/tools/nutrition-checker';
const open = (url = ADDRESS) => showScreen(<NutritionChecker />, url, []);
const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const type = (text: string) => fireEvent.change(field('Ingredients'), { target: { value: text } });
const section = (name: string | RegExp) => screen.findByRole('region', { name });
const kept = async () => (await (await loadDevice()).database.drafts.get(CHECKER_DRAFT))?.value;

beforeEach(async () => {
  await clearDraft(CHECKER_DRAFT);
  await clearDogProfile();
  await setPreference('market', 'GB');
});
afterEach(() => {
  cleanup();
  liveRegion().remove();
});

/** The live region for changes, usually part of the app's layout. */
function liveRegion(): HTMLElement {
  const found = document.getElementById(LIVE_REGIONS.polite);
  if (found !== null) return found;
  const made = document.createElement('div');
  made.id = LIVE_REGIONS.polite;
  document.body.append(made);
  return made;
}

describe('the nutrition checker', () => {
  it('starts as an empty bowl that can be filled with an example', async () => {
    open();
    expect(screen.getByText('An empty bowl, for now')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Fill in an example' }));
    expect(field('Ingredients').value).toBe(EXAMPLES.dog);
    expect(await section('As we read it')).toBeTruthy();
    expect(screen.getByText('All 5 lines understood.')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Cat'));
    expect(field('Ingredients').value).toBe(EXAMPLES.cat);
  });

  it('shows what it understood of each line, and what it did not', async () => {
    open();
    type('500 g chicken breast\n100 g dragonfruit zest');
    const lines = within(await section('As we read it'));
    expect(lines.getByText('1 of 2 lines understood.')).toBeTruthy();
    expect(lines.getByText('Chicken breast, skinless, 500 g as weighed')).toBeTruthy();
    expect(lines.getByText('Not in our table: 100 g kept as text, and counted as unknown.')).toBeTruthy();
    // The unknown food may fill any gap: nothing is short, nothing complete.
    expect(screen.getByRole('heading', { name: /nutrients unknown$/ })).toBeTruthy();
    expect(screen.getByText(/^The ingredient table knows 83% of the weight/)).toBeTruthy(); // 500 of 600 g
  });

  it('checks chicken and rice against AAFCO, then FEDIAF, and names what closes the gaps', async () => {
    open();
    type(
      '900 g raw skinless chicken thigh\n80 g raw beef liver\n2 eggs\n250 g dry brown rice\n150 g raw spinach\n1 tbsp sunflower oil',
    );
    expect(await screen.findByRole('heading', { name: /^Short of \d+ nutrients$/ })).toBeTruthy();
    expect(screen.getByText(/Against the AAFCO figures for an adult dog\. Fine now and then/)).toBeTruthy();
    fireEvent.click(screen.getByLabelText('FEDIAF'));
    expect(screen.getByText(/Against the FEDIAF figures for an adult dog\./)).toBeTruthy();
    fireEvent.click(screen.getByLabelText('AAFCO'));
    expect(
      await screen.findByText('With these, the bowl meets every AAFCO minimum and exceeds no maximum.'),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Add them to the list' }));
    expect(field('Ingredients').value).toMatch(/tablets? kelp tablet/);
    expect(await screen.findByRole('heading', { name: 'Meets every minimum' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Ingredients').value).toMatch(/1 tbsp sunflower oil$/);
  });

  it('flags an onion, swaps it, says so and undoes it', async () => {
    open();
    type('400 g beef mince\n1 small onion, chopped');
    const danger = await section('1 toxic food');
    expect(within(danger).getByText(/^Onion: toxic to dogs\./)).toBeTruthy();
    fireEvent.click(within(danger).getByRole('button', { name: 'This is wrong: Onion' }));
    const reported = await screen.findByLabelText<HTMLInputElement>('The words in question');
    expect(reported.value).toBe('1 small onion, chopped');
    fireEvent.click(within(danger).getByRole('button', { name: 'Swap for carrot' }));
    expect(field('Ingredients').value).toMatch(/^400 g beef mince\n.*carrot/);
    expect(
      await screen.findByText(/^Nothing here is on our list of foods that are toxic to dogs/),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Ingredients').value).toBe('400 g beef mince\n1 small onion, chopped');
    fireEvent.click(within(await section('1 toxic food')).getByRole('button', { name: 'Take it out' }));
    expect(field('Ingredients').value).toBe('400 g beef mince');
    expect(screen.getByText('Took out: 1 small onion, chopped')).toBeTruthy();
    type('400 g beef mince, lean');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('computes price and energy of a serving: 1,000 g of lean beef mince in four', async () => {
    open();
    type('1 kg lean beef mince');
    const facts = await section('Energy, cost and work');
    const value = (label: string) => within(facts).getAllByText(label)[0]?.nextElementSibling?.textContent;
    expect(value('the whole batch')).toBe('1,370 kcal');
    expect(value('a serving, one of 4')).toBe('343 kcal'); // 342.5
    expect(value('a serving')).toBe('£2.60'); // £10.40 a kilogram
    fireEvent.change(screen.getByLabelText('Servings'), { target: { value: '0' } });
    expect(screen.getByText('Enter 1 to 100.')).toBeTruthy();
    await waitFor(() => expect(within(facts).queryByText('a serving')).toBeNull());
  });

  it('refers puppies, pregnant and nursing animals to a vet, but not an adult dog', async () => {
    open();
    type('1 egg');
    await screen.findByRole('heading', { name: /^Short of|unknown$/ });
    expect(screen.queryByText(/ask your vet/i)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Puppy' }));
    expect(await screen.findByText(/lasting harm to a puppy\. Ask your vet/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Pregnant or nursing' }));
    expect(await screen.findByText(/^A pregnant or nursing dog .* Ask your vet/)).toBeTruthy();
  });

  it('judges for the dog with a profile', async () => {
    await addDog(BEAGLE);
    open();
    type('1 egg');
    fireEvent.click(await screen.findByRole('button', { name: 'For Rex' }));
    expect(await screen.findByText(/figures for Rex, adult dog\./)).toBeTruthy();
  });

  it('removes a line that is no food on request, and ignores headings unasked', async () => {
    open();
    type('Ingredients:\nEnjoy with your dog\n500 g chicken breast');
    const lines = await section('As we read it');
    expect(
      within(lines).getByText('1 of 2 lines understood. 1 line names no food and is left out.'),
    ).toBeTruthy();
    fireEvent.click(within(lines).getByRole('button', { name: 'No food, take it out: Enjoy with your dog' }));
    expect(field('Ingredients').value).toBe('Ingredients:\n500 g chicken breast');
    expect(await screen.findByText(/^The one line is understood\. 1 line names no food/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Ingredients').value).toMatch(/Enjoy with your dog/);
  });

  it('asks beside a line what the line leaves open, and writes the answer into the list', async () => {
    open();
    type('500 g raw chicken breast\n200 g rice\n50 g peas (optional)');
    const lines = await section('As we read it');
    const rice = within(lines).getByRole('group', { name: /^Weighed dry or cooked\?/ });
    expect(within(rice).getAllByRole('button', { pressed: true })).toHaveLength(1);
    fireEvent.click(within(rice).getByRole('button', { name: 'Dry' }));
    expect(field('Ingredients').value).toBe(
      '500 g raw chicken breast\n200 g rice, dry\n50 g peas (optional)',
    );
    await waitFor(() => expect(within(lines).queryByRole('group', { name: /^Weighed dry/ })).toBeNull());
    const peas = within(lines).getByRole('group', { name: 'Optional: does it go in?' });
    fireEvent.click(within(peas).getByRole('button', { name: 'Leave it out' }));
    expect(field('Ingredients').value).toBe('500 g raw chicken breast\n200 g rice, dry');
  });

  it('lets each line be corrected in place, by food and grams, while other lines change', async () => {
    open();
    type('the good stuff\n2 eggs');
    const lines = await section('As we read it');
    fireEvent.click(within(lines).getByRole('button', { name: 'Change: the good stuff' }));
    const form = within(lines).getByRole('form', { name: 'Change: the good stuff' });
    fireEvent.change(within(form).getByLabelText('Food'), { target: { value: 'turkey mince' } });
    fireEvent.click(within(form).getByRole('button', { name: 'Use this' }));
    expect(within(form).getByText('Enter 0.001 to 100,000 grams.')).toBeTruthy();
    type('the good stuff\n3 eggs');
    await within(lines).findByText(/159 g by household measure$/); // 3 × 53 g
    fireEvent.change(within(form).getByLabelText('Grams'), { target: { value: '450' } });
    fireEvent.click(within(form).getByRole('button', { name: 'Use this' }));
    expect(field('Ingredients').value).toMatch(/^450 g .*turkey.*\n3 eggs$/);
    expect(await within(lines).findByText('All 2 lines understood.')).toBeTruthy();
    await waitFor(async () =>
      expect(await kept()).toMatchObject({ ingredients: field('Ingredients').value }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Ingredients').value).toBe('the good stuff\n3 eggs');
  });

  it('shows each food of a line separately, and rejects impossible weights', async () => {
    open();
    type('1 lb ground beef, 1 cup cooked white rice\n5 tonnes of peas');
    const lines = await section('As we read it');
    expect(within(lines).getAllByRole('listitem')).toHaveLength(3);
    expect(within(lines).getByText(/^No kitchen weighs out that much/)).toBeTruthy();
    fireEvent.click(within(lines).getByRole('button', { name: 'Change: 1 cup cooked white rice' }));
    const form = within(lines).getByRole('form', { name: 'Change: 1 cup cooked white rice' });
    fireEvent.change(within(form).getByLabelText('Grams'), { target: { value: '300' } });
    fireEvent.click(within(form).getByRole('button', { name: 'Use this' }));
    expect(field('Ingredients').value).toMatch(/^1 lb ground beef\n300 g .*rice.*\n5 tonnes of peas$/);
  });

  it('names a pasted paragraph without a price by its first words', async () => {
    open();
    type(`500 g chicken breast\n${'word after word without any sense '.repeat(12)}`);
    const facts = await section('Energy, cost and work');
    expect(facts.textContent).toContain(
      'Not included, because we have no price: word after word without any sense word….',
    );
  });

  it('shows no count of nutrients beside a toxic food in the sticky bar', async () => {
    open();
    type('500 g chicken breast');
    expect(await screen.findByRole('link', { name: /nutrients short$/ })).toBeTruthy();
    type('500 g chicken breast\n1 onion');
    const toxic = await screen.findByRole('link', { name: '1 toxic food' });
    expect(toxic.getAttribute('href')).toBe('#safety');
    expect(screen.queryByRole('link', { name: /nutrients? (short|unknown)$/ })).toBeNull();
  });

  it('announces the result, but only after typing stops', async () => {
    open();
    type('500 g chicken breast');
    const link = await screen.findByRole('link', { name: /nutrients short$/ });
    const spoken = () => liveRegion().textContent;
    expect(spoken()).toBe('');
    await waitFor(() => expect(spoken()).toBe(`${link.textContent?.trim()}.`));
  });

  it('does not re-render the results for typing that is taken back at once', async () => {
    open();
    type('500 g chicken breast');
    const lines = await section('As we read it');
    const line = within(lines).getByText('500 g chicken breast');
    await waitFor(() => expect(liveRegion().textContent).not.toBe(''));
    let changes = 0;
    const observer = new MutationObserver((records) => {
      changes += records.length;
    });
    observer.observe(lines, { subtree: true, childList: true, characterData: true, attributes: true });
    type('500 g chicken breasts');
    type('500 g chicken breast');
    await new Promise((resolve) => setTimeout(resolve, 50));
    observer.disconnect();
    expect(changes).toBe(0);
    expect(line.isConnected).toBe(true);
  });

  it('gives no verdict for a bowl without energy', async () => {
    open();
    type('2 cups water');
    expect(await screen.findByText(/so there’s no verdict yet\.$/)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Meets every minimum' })).toBeNull();
  });
});

describe('the draft of the nutrition checker', () => {
  it('is stored while typing and restored', async () => {
    open();
    type('3 eggs');
    await screen.findByText('Kept on this device');
    expect(await kept()).toMatchObject({ species: 'dog', ingredients: '3 eggs' });
    cleanup();
    open();
    await waitFor(() => expect(field('Ingredients').value).toBe('3 eggs'));
  });

  it('is stored at once when the page is left mid-word', async () => {
    open();
    type('3 eg');
    await screen.findByText('Kept on this device');
    type('3 eggs');
    window.dispatchEvent(new Event('pagehide'));
    const noted = JSON.parse(localStorage.getItem(`left-draft:${CHECKER_DRAFT}`) ?? 'null');
    expect(noted).toMatchObject({ value: { ingredients: '3 eggs' } });
  });

  it('is not lost if someone types before the stored list is read', async () => {
    await saveDraft(CHECKER_DRAFT, { ...EMPTY_VALUES, ingredients: 'my own list' });
    open();
    type('3 eggs');
    await waitFor(() => expect(field('Ingredients').value).toBe('my own list\n3 eggs'));
    await waitFor(async () => expect(await kept()).toMatchObject({ ingredients: 'my own list\n3 eggs' }));
  });

  it('is replaced by a shared text, which can be undone and is dropped from the address', async () => {
    await saveDraft(CHECKER_DRAFT, { ...EMPTY_VALUES, ingredients: 'my own list' });
    open(`${ADDRESS}?text=${encodeURIComponent('200 g cod\n1 onion')}`);
    await waitFor(() => expect(field('Ingredients').value).toBe('200 g cod\n1 onion'));
    expect(window.location.search).toBe('');
    type('300 g cod\n1 onion');
    fireEvent.click(within(await section('1 toxic food')).getByRole('button', { name: 'Take it out' }));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Ingredients').value).toBe('300 g cod\n1 onion');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(field('Ingredients').value).toBe('my own list');
  });
});
