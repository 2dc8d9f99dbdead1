import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SetAside } from '../../platform/household/asides.ts';
import * as commands from '../../platform/household/commands.ts';
import {
  dismissAside,
  eraseHousehold,
  invitation,
  leaveHousehold,
  remakeHousehold,
  replaceSecret,
  startHousehold,
  syncHousehold,
  takeAside,
} from '../../platform/household/commands.ts';
import { HouseholdError } from '../../platform/household/household-error.ts';
import * as hooks from '../../platform/household/use-household.ts';
import {
  type HouseholdProblem,
  type HouseholdStatus,
  useHousehold,
  useSetAside,
} from '../../platform/household/use-household.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { findError } from '../../testing/find-error.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { HouseholdPanel } from './household-panel.tsx';
import { heldInvitation, holdInvitation } from './take-invitation.ts';

beforeEach(() => {
  for (const name of [
    'dismissAside',
    'eraseHousehold',
    'invitation',
    'joinHousehold',
    'leaveHousehold',
    'previewJoin',
    'remakeHousehold',
    'replaceSecret',
    'startHousehold',
    'syncHousehold',
    'takeAside',
  ] as const)
    vi.spyOn(commands, name);
  vi.spyOn(hooks, 'useHousehold');
  vi.spyOn(hooks, 'useSetAside');
});
afterEach(() => void vi.restoreAllMocks());

const LINK = `https://bowlful.example/join#1.${'a'.repeat(43)}`;
const IN_STEP = {
  is: 'joined',
  words: ['maple', 'river', 'candle', 'spoon'],
  syncedAt: new Date().toISOString(),
  waiting: 0,
  problem: null,
} as const satisfies HouseholdStatus;

const MOG: SetAside = {
  id: 'weight',
  part: 'pets',
  subject: { kind: 'name', name: 'Mog' },
  field: 'weightKg',
  kept: 4.1,
  aside: 4.3,
  at: '2026-11-02T08:00:00.000Z',
};

const setStatus = (status: HouseholdStatus | undefined) => vi.mocked(useHousehold).mockReturnValue(status);
const open = () => showScreen(<HouseholdPanel />, '/settings', []);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  setStatus(IN_STEP);
  vi.mocked(useSetAside).mockReturnValue([]);
  for (const command of [
    startHousehold,
    leaveHousehold,
    remakeHousehold,
    replaceSecret,
    eraseHousehold,
    syncHousehold,
  ])
    vi.mocked(command).mockReset().mockResolvedValue();
  for (const command of [takeAside, dismissAside]) vi.mocked(command).mockReset().mockResolvedValue();
  vi.mocked(invitation).mockReset().mockResolvedValue(LINK);
  toastStore.setState({ toast: null, isOpen: false });
});
afterEach(() => {
  cleanup();
  holdInvitation(null);
  Reflect.deleteProperty(navigator, 'share');
});

describe('without a household', () => {
  it('explains households and what the server sees, and starts one', async () => {
    setStatus({ is: 'none' });
    open();
    expect(screen.getByText(/our server can’t read any of it\./)).toBeTruthy();
    expect(screen.getByText(/Our server still sees when your devices connect/)).toBeTruthy();
    press('Start a household');
    await waitFor(() => expect(startHousehold).toHaveBeenCalledOnce());
  });

  it('says why a household could not be started', async () => {
    setStatus({ is: 'none' });
    vi.mocked(startHousehold).mockRejectedValue(new HouseholdError('offline'));
    open();
    press('Start a household');
    await waitFor(() =>
      expect(toastStore.getState().toast?.description).toBe(
        'We couldn’t reach the server. Go online and try again.',
      ),
    );
  });

  it('opens the join page with a pasted invitation, but keeps it out of the address', async () => {
    setStatus({ is: 'none' });
    open();
    press('Join one');
    fireEvent.change(await screen.findByLabelText('Paste the invitation'), { target: { value: LINK } });
    press('Continue');
    await waitFor(() => expect(window.location.pathname).toBe('/join'));
    expect(window.location.href).not.toContain('#');
    expect(heldInvitation()).toBe(LINK);
  });

  it.each([{ is: 'none' } as const, { is: 'off' } as const])(
    'still lets a person decide what was set aside before this device left',
    (status) => {
      setStatus(status);
      vi.mocked(useSetAside).mockReturnValue([MOG]);
      open();
      expect(screen.getByRole('button', { name: 'Use 4.3 kg' })).toBeTruthy();
    },
  );

  it.each([undefined, { is: 'off' } as const])(
    'shows nothing before the status is read, or where the site shares no households',
    (status) => {
      setStatus(status);
      expect(open().container.textContent).toBe('');
    },
  );
});

describe('in a household', () => {
  it('shows its four words and when it was last in step, and checks again on request', async () => {
    open();
    expect(screen.getByRole('list', { name: 'Four words' }).textContent).toBe('maplerivercandlespoon');
    expect(screen.getByText(/^Last in step: today, \d\d:\d\d\.$/)).toBeTruthy();
    press('Check now');
    await waitFor(() => expect(syncHousehold).toHaveBeenCalledOnce());
  });

  it('says how much is waiting', () => {
    setStatus({ ...IN_STEP, waiting: 1, syncedAt: null });
    open();
    expect(screen.getByText('1 change hasn’t reached the others yet.')).toBeTruthy();
    expect(screen.getByText('Not in step yet.')).toBeTruthy();
  });

  it('says that the old household is still to be erased', () => {
    setStatus({ ...IN_STEP, isOldLeft: true });
    open();
    expect(screen.getByText(/^We couldn’t erase the old household yet/)).toBeTruthy();
  });

  it.each<[HouseholdProblem, RegExp]>([
    ['offline', /^We couldn’t reach the server\. We’ll share your changes/],
    ['full', /^Some changes don’t fit in your household’s space on the server/],
    ['busy', /^The server asked us to slow down/],
    ['unreadable', /^The server sent something that nobody in your household wrote/],
    ['newer-app', /^Another device uses a newer Bowlful/],
    ['restored', /^The server lost some changes/],
    ['gone', /^Our server no longer has this household\. .*new invitation/],
    ['off', /^This site has stopped sharing households/],
  ])('explains the problem ‘%s’ in a sentence', (problem, words) => {
    setStatus({ ...IN_STEP, problem });
    open();
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('shares the household again only when asked, if the server has lost it', async () => {
    setStatus({ ...IN_STEP, problem: 'gone' });
    open();
    press('Share it again from this device');
    await waitFor(() => expect(remakeHousehold).toHaveBeenCalledOnce());
  });

  it('invites by a code and a link, which are made only on request', async () => {
    Object.assign(navigator, { share: vi.fn(async () => {}) });
    open();
    expect(invitation).not.toHaveBeenCalled();
    press('Invite a device');
    await screen.findByRole('img', { name: 'Invitation to your household' });
    press('Share the link');
    expect(navigator.share).toHaveBeenCalledWith({ title: 'Join our Bowlful household', url: LINK });
    press('Done');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('says why it could not invite', async () => {
    vi.mocked(invitation).mockRejectedValue(new HouseholdError('no-such-household'));
    open();
    press('Invite a device');
    expect((await findError()).textContent).toMatch(/^We can’t find this household\./);
  });

  it.each([
    ['Leave', 'Leave the household?', 'Leave', () => leaveHousehold, /Everything stays on this device/],
    [
      'Remove somebody',
      'Remove somebody?',
      'Make a new household',
      () => replaceSecret,
      /invite everybody who stays/,
    ],
    [
      'Erase it from the server',
      'Erase the household from the server?',
      'Erase it',
      () => eraseHousehold,
      /Each device keeps what it has/,
    ],
  ] as const)(
    '%s: says what it does and asks before it acts',
    async (action, question, confirm, command, words) => {
      open();
      press(action);
      const dialog = within(screen.getByRole('alertdialog', { name: question }));
      expect(dialog.getByText(words)).toBeTruthy();
      expect(command()).not.toHaveBeenCalled();
      fireEvent.click(dialog.getByRole('button', { name: 'Keep it as it is' }));
      expect(screen.queryByRole('alertdialog')).toBeNull();
      press(action);
      fireEvent.click(
        within(screen.getByRole('alertdialog', { name: question })).getByRole('button', { name: confirm }),
      );
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(command()).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['Use 4.3 kg', () => takeAside],
    ['Keep 4.1 kg', () => dismissAside],
  ] as const)('lets a person decide what two phones changed differently: %s', async (choice, command) => {
    vi.mocked(useSetAside).mockReturnValue([MOG]);
    open();
    expect(screen.getByText('Two phones changed Mog’s weight: 4.1 kg kept, 4.3 kg set aside.')).toBeTruthy();
    press(choice);
    await waitFor(() => expect(command()).toHaveBeenCalledWith('weight'));
  });
});
