import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aDog, aHousehold, aPlan, EARLY, LATE } from '#domain/household/household.test-support';
import { writeHouseholdFile } from '#domain/household/household-file';
import { database } from '../../platform/database/bowlful.ts';
import * as hooks from '../../platform/household/use-household.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { findError } from '../../testing/find-error.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { HouseholdSection } from './household-section.tsx';
import { makeHouseholdFile } from './household-transfer.ts';

beforeEach(async () => {
  await clearDevice();
  vi.spyOn(hooks, 'useHousehold').mockReturnValue({ is: 'off' });
  vi.spyOn(hooks, 'useSetAside').mockReturnValue([]);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'canShare');
  Reflect.deleteProperty(navigator, 'share');
});

const open = () => showScreen(<HouseholdSection />, '/settings', []);
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const giveFile = (file: File) =>
  fireEvent.change(screen.getByLabelText('Household file'), { target: { files: [file] } });
const give = (text: string) => giveFile(new File([text], 'bowlful-household.json'));
const theirs = writeHouseholdFile(
  aHousehold({
    pets: [aDog('rex', 'Rex', 20, LATE), aDog('bo', 'Bo', 7, EARLY, false)],
    plan: aPlan([[1, 3]], EARLY),
  }),
  new Date(LATE),
);

describe('merging a household', () => {
  it('says what will be added and whose version wins, merges, and undoes the merge', async () => {
    await database.pets.put(aDog('rex', 'Rex', 18, EARLY));
    open();
    give(theirs);
    const question = await screen.findByRole('alertdialog', { name: 'Bring this household in?' });
    expect(question.textContent).toContain(
      'The household file of 2 November 2026:Will be addedPetsBoPlanRecipe 1',
    );
    expect(question.textContent).toContain(
      'Newer on the other phone: will replace yoursRexPets: theirs of 2 Nov 2026',
    );
    expect(await database.pets.count()).toBe(1);
    await press('Import it');
    const merged = await screen.findByRole('region', { name: 'What was merged' });
    expect(merged.textContent).toContain('From the other phone: replaced yoursRex');
    expect(screen.getByText('We’ve merged both households on this phone.')).toBeTruthy();
    expect(await database.pets.count()).toBe(2);
    await database.pets.update('bo', { updatedAt: '2026-11-05T08:00:00.000Z' });
    await press('Undo the merge');
    await screen.findByText('The merge is undone. Changed since, so left as it is: Bo (pets).');
    expect((await database.pets.get('rex'))?.profile).toMatchObject({ weightKg: 18 });
    expect(await database.plans.count()).toBe(0);
    expect(screen.queryByRole('region', { name: 'What was merged' })).toBeNull();
  });

  it('offers no undo in a shared household, where it would remove data from the other phones', async () => {
    await database.pets.put(aDog('rex', 'Rex', 18, EARLY));
    const words = ['maple', 'river', 'candle', 'spoon'];
    vi.mocked(hooks.useHousehold).mockReturnValue({
      is: 'joined',
      words,
      syncedAt: null,
      waiting: 0,
      problem: null,
    });
    open();
    give(theirs);
    await press('Import it');
    await screen.findByText('We’ve merged both households on this phone.');
    expect(screen.queryByRole('button', { name: 'Undo the merge' })).toBeNull();
  });

  it('offers nothing if the file has nothing new', async () => {
    await database.pets.put(aDog('rex', 'Rex', 18, EARLY));
    const same = await makeHouseholdFile(new Date(LATE));
    open();
    give(same);
    await screen.findByText('The household file of 2 November 2026 brings nothing new.');
    expect(screen.queryByRole('button', { name: 'Import it' })).toBeNull();
    await press('Close');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('rejects other files with an explanation', async () => {
    open();
    give('<html>');
    expect((await findError()).textContent).toBe(
      'This file isn’t a Bowlful household file. Nothing was changed.',
    );
  });

  it('says plainly that a file is no longer readable', async () => {
    open();
    const lost = new File(['{}'], 'household.json');
    lost.text = () => Promise.reject(new DOMException('NotReadableError: 0x80070002', 'NotReadableError'));
    giveFile(lost);
    expect((await findError()).textContent).toBe('We couldn’t read this file. Nothing was changed.');
  });

  it('says so when the file that the import handed over is gone', async () => {
    showScreen(<HouseholdSection />, '/settings?household=7', []);
    expect((await findError()).textContent).toBe('We couldn’t read this file. Nothing was changed.');
  });
});

describe('sharing a household', () => {
  it('gives the share sheet a text file if it accepts no JSON', async () => {
    const share = vi.fn(async (_data: ShareData) => {});
    const canShare = ({ files }: ShareData) => files?.[0]?.type.startsWith('text/plain') ?? false;
    Object.assign(navigator, { share, canShare });
    vi.stubEnv('TZ', 'Pacific/Auckland');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T20:30:00Z') });
    open();
    await press('Share with another phone');
    await waitFor(() => expect(share).toHaveBeenCalled());
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    // The day here, not in Greenwich.
    expect(file?.name).toBe('bowlful-household-2026-03-02.txt');
    vi.useRealTimers();
    vi.unstubAllEnvs();
    expect(await file?.text()).toContain('"kind":"bowlful-household"');
  });
});

it('stores the trimmed name of the person who feeds with this phone', async () => {
  open();
  const field = await screen.findByLabelText('Your name (optional)');
  fireEvent.change(field, { target: { value: ' Ada ' } });
  fireEvent.blur(field);
  await waitFor(async () => expect((await database.preferences.get('feeder'))?.value).toBe('Ada'));
});
