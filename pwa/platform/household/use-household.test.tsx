import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearDevice } from '../../testing/clear-device.ts';
import { database } from '../database/bowlful.ts';
import { loadDevice } from '../database/device.ts';
import type { AsideRow } from '../database/rows.ts';
import type { SetAside } from './asides.ts';
import { newMembership } from './membership.ts';
import { type HouseholdStatus, useHousehold, useSetAside } from './use-household.ts';

const AT = '2026-11-25T08:00:00.000Z';
const MEMBER = { ...newMembership('B'.repeat(43)), isMerged: true, words: ['one', 'two', 'three', 'four'] };

let status: HouseholdStatus | undefined;
let asides: readonly SetAside[];
function Shown() {
  status = useHousehold();
  asides = useSetAside();
  return null;
}

beforeEach(async () => {
  await loadDevice();
  await clearDevice();
  render(<Shown />);
});

const storeSite = (households?: true) =>
  database.syncState.put({
    key: 'catalogue',
    site: { affiliateTags: {}, ...(households && { households }) },
  } as never);
const joinAs = async (changes: Partial<typeof MEMBER & { restoredAt: string; problem: 'offline' }> = {}) => {
  await database.householdMembership.put({ ...MEMBER, ...changes });
};
const expectStatus = (wanted: unknown) => vi.waitFor(() => expect(status).toEqual(wanted));

it('is "none" before joining, and "off" where the site has no households', async () => {
  await expectStatus({ is: 'none' });
  await storeSite();
  await expectStatus({ is: 'off' });
  await storeSite(true);
  await expectStatus({ is: 'none' });
});

it('shows a member the words, the last sync and the current problem', async () => {
  await storeSite(true);
  await joinAs({ waiting: 2, problem: 'offline' });
  const joined = { is: 'joined', words: MEMBER.words, syncedAt: null, waiting: 2, problem: 'offline' };
  await expectStatus(joined);
  await joinAs({ syncedAt: AT } as never);
  await expectStatus({ ...joined, syncedAt: AT, waiting: 0, problem: null });
});

it('shows that the household that this device moved away from is not erased yet', async () => {
  await joinAs({ toErase: 'C'.repeat(43) } as never);
  await vi.waitFor(() => expect(status).toMatchObject({ is: 'joined', isOldLeft: true }));
});

it('mentions for a day that the server was restored', async () => {
  await storeSite(true);
  await joinAs({ restoredAt: new Date().toISOString() });
  await vi.waitFor(() => expect(status).toMatchObject({ problem: 'restored' }));
  // More than a day ago.
  await joinAs({ restoredAt: AT });
  await vi.waitFor(() => expect(status).toMatchObject({ problem: null }));
});

it('stays joined where the operator has turned households off', async () => {
  await storeSite();
  await joinAs();
  await vi.waitFor(() => expect(status).toMatchObject({ is: 'joined', problem: 'off' }));
});

it('names what was set aside, oldest first', async () => {
  const aside = (name: string, changes: Partial<AsideRow> = {}): AsideRow => ({
    ...{ id: name, name, field: 'weightKg', kept: 4.1, aside: 4.3, at: AT },
    ...changes,
  });
  await database.pets.put({ id: 'mog', species: 'cat', isActive: true, profile: { name: 'Mog' } } as never);
  await database.cards.put({ id: 7, title: 'Lamb Bowl' } as never);
  await database.householdAsides.bulkPut([
    aside('note/7', { field: 'note', at: '2026-11-26T08:00:00.000Z' }),
    aside('pet/mog'),
    aside('weight/mog/2026-11-24', { at: '2026-11-27T08:00:00.000Z' }),
    // Written by a later version: not listed.
    aside('litter/mog'),
  ]);
  await vi.waitFor(() =>
    expect(asides).toMatchObject([
      { id: 'pet/mog', part: 'pets', subject: { kind: 'name', name: 'Mog' }, field: 'weightKg' },
      { part: 'notes', subject: { kind: 'name', name: 'Lamb Bowl' }, kept: 4.1, aside: 4.3 },
      { part: 'weighIns', subject: { kind: 'name', name: 'Mog' }, day: '2026-11-24' },
    ]),
  );
});
