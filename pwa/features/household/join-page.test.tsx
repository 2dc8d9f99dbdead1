import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MergeEntry } from '#domain/household/merge-rule';
import * as commands from '../../platform/household/commands.ts';
import { joinHousehold, previewJoin } from '../../platform/household/commands.ts';
import { HouseholdError, type HouseholdErrorCode } from '../../platform/household/household-error.ts';
import * as hooks from '../../platform/household/use-household.ts';
import { type HouseholdStatus, useHousehold } from '../../platform/household/use-household.ts';
import { findError } from '../../testing/find-error.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { JoinPage } from './join-page.tsx';
import { holdInvitation } from './take-invitation.ts';

beforeEach(() => {
  for (const name of ['joinHousehold', 'previewJoin'] as const) vi.spyOn(commands, name);
  vi.spyOn(hooks, 'useHousehold');
});
afterEach(() => void vi.restoreAllMocks());

const FRAGMENT = `#1.${'b'.repeat(43)}`;
const WORDS = ['maple', 'river', 'candle', 'spoon'];
const ENTRIES: MergeEntry[] = [
  { part: 'pets', subject: { kind: 'name', name: 'Mog' }, outcome: 'added' },
  {
    part: 'pets',
    subject: { kind: 'name', name: 'Rex' },
    outcome: 'theirs',
    hereAt: '2026-11-01T08:00:00.000Z',
    fileAt: '2026-11-02T08:00:00.000Z',
  },
];
const JOINED: HouseholdStatus = { is: 'joined', words: WORDS, syncedAt: null, waiting: 0, problem: null };

const setStatus = (status: HouseholdStatus | undefined) => vi.mocked(useHousehold).mockReturnValue(status);
const linkOf = (fragment: string) => `${window.location.origin}/join${fragment}`;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Opens the page after its first script has taken the fragment out of the address. */
function open(fragment?: string) {
  if (fragment !== undefined) window.invitation = fragment;
  return showScreen(<JoinPage />, '/join', []);
}

beforeEach(() => {
  setStatus({ is: 'none' });
  vi.mocked(previewJoin).mockReset().mockResolvedValue({ words: WORDS, entries: ENTRIES });
  vi.mocked(joinHousehold).mockReset().mockResolvedValue();
});
afterEach(() => {
  cleanup();
  holdInvitation(null);
  delete window.invitation;
  vi.restoreAllMocks();
});

describe('joining by a link', () => {
  it('shows the four words and what will come, and joins only when asked', async () => {
    open(FRAGMENT);
    const words = await screen.findByRole('list', { name: 'Four words' });
    expect([...words.children].map(({ textContent }) => textContent)).toEqual(WORDS);
    expect(previewJoin).toHaveBeenCalledWith(linkOf(FRAGMENT));
    expect(screen.getByRole('heading', { name: 'Will be added' })).toBeTruthy();
    expect(
      screen.getByRole('heading', {
        name: 'Different in the household: will replace yours, which we’ll set aside',
      }),
    ).toBeTruthy();
    // No clock decides, so no times are given as a reason.
    expect(document.body.textContent).not.toContain('theirs of');
    expect(joinHousehold).not.toHaveBeenCalled();
    press('Join');
    await screen.findByText(/^You’re in\./);
    expect(joinHousehold).toHaveBeenCalledWith(linkOf(FRAGMENT));
  });

  it('reports success, not an earlier household, if the status changes before joining ends', async () => {
    let finish = () => {};
    vi.mocked(joinHousehold).mockReturnValue(new Promise((resolve) => (finish = resolve)));
    open(FRAGMENT);
    await screen.findByRole('button', { name: 'Join' });
    setStatus(JOINED);
    press('Join');
    await screen.findByRole('button', { name: 'Joining' });
    expect(screen.queryByText(/already in a household/)).toBeNull();
    finish();
    await screen.findByText(/^You’re in\./);
  });

  it('doesn’t say that this device is in step before the household’s data has arrived', async () => {
    open(FRAGMENT);
    await screen.findByRole('button', { name: 'Join' });
    setStatus({ ...JOINED, problem: 'offline' });
    press('Join');
    await screen.findByText(/^We couldn’t bring in the household’s data yet\./);
    expect(screen.queryByText(/^You’re in\./)).toBeNull();
  });

  it('says so if nothing changes here', async () => {
    vi.mocked(previewJoin).mockResolvedValue({ words: WORDS, entries: [] });
    open(FRAGMENT);
    await screen.findByText('Nothing changes on this device: it has all that the household has.');
  });

  it('takes a link that is opened while the page is already there', async () => {
    open();
    await screen.findByLabelText('Paste the invitation');
    window.location.hash = FRAGMENT;
    await waitFor(() => expect(previewJoin).toHaveBeenCalledWith(linkOf(FRAGMENT)));
    expect(window.location.href).not.toContain(FRAGMENT);
  });
});

describe('an invitation that can’t be used', () => {
  it.each<[HouseholdErrorCode, RegExp]>([
    ['invitation-cut-off', /^Part of this invitation is missing\./],
    ['no-such-household', /^We can’t find this household\./],
    ['offline', /^We couldn’t reach the server\. Go online/],
    ['refused', /^The server didn’t accept this, so nothing has changed\./],
    ['off', /^This site doesn’t share households\./],
  ])('%s: says why, and takes another one', async (code, words) => {
    vi.mocked(previewJoin).mockRejectedValueOnce(new HouseholdError(code));
    open(FRAGMENT);
    expect((await findError()).textContent).toMatch(words);
    fireEvent.change(screen.getByLabelText('Paste the invitation'), {
      target: { value: ` ${linkOf('#1.c')} ` },
    });
    press('Continue');
    await screen.findByRole('button', { name: 'Join' });
    expect(previewJoin).toHaveBeenLastCalledWith(linkOf('#1.c'));
  });

  it('is tried again when it is pasted', async () => {
    vi.mocked(previewJoin).mockRejectedValueOnce(new HouseholdError('offline'));
    open(FRAGMENT);
    await findError();
    fireEvent.change(screen.getByLabelText('Paste the invitation'), { target: { value: linkOf(FRAGMENT) } });
    press('Continue');
    await screen.findByRole('button', { name: 'Join' });
  });

  it('is tried again on request', async () => {
    vi.mocked(previewJoin).mockRejectedValueOnce(new HouseholdError('offline'));
    open(FRAGMENT);
    await findError();
    press('Try again');
    await screen.findByRole('button', { name: 'Join' });
  });

  it('cannot be tried again if part of it is missing', async () => {
    vi.mocked(previewJoin).mockRejectedValueOnce(new HouseholdError('invitation-cut-off'));
    open(FRAGMENT);
    await findError();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can still be accepted after joining failed', async () => {
    vi.mocked(joinHousehold).mockRejectedValue(new HouseholdError('offline'));
    open(FRAGMENT);
    fireEvent.click(await screen.findByRole('button', { name: 'Join' }));
    await waitFor(() => expect(joinHousehold).toHaveBeenCalled());
    await screen.findByRole('button', { name: 'Join' });
    expect(screen.queryByText(/^You’re in\./)).toBeNull();
  });
});

describe('the page without an invitation to accept', () => {
  it('asks for an invitation to be pasted, and takes it', async () => {
    open();
    await screen.findByText(/^Scan the code/);
    press('Continue');
    expect(screen.getByText('Paste the invitation here first.')).toBeTruthy();
    expect(previewJoin).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Paste the invitation'), { target: { value: linkOf(FRAGMENT) } });
    press('Continue');
    await waitFor(() => expect(previewJoin).toHaveBeenCalledWith(linkOf(FRAGMENT)));
  });

  it('explains that this device is already in a household', () => {
    setStatus(JOINED);
    open(FRAGMENT);
    expect(screen.getByText(/^This device is already in a household/)).toBeTruthy();
    expect(previewJoin).not.toHaveBeenCalled();
  });

  it('suggests passing a file instead where the site shares no households', () => {
    setStatus({ is: 'off' });
    open(FRAGMENT);
    expect(screen.getByText(/Pass a file from phone to phone/)).toBeTruthy();
  });
});

describe('the note about the app on the home screen', () => {
  it('is shown on an iPhone, where that app has to join by itself, and copies the invitation', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)');
    const writeText = vi.fn(async (_text: string) => {});
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard);
    open(FRAGMENT);
    await screen.findByText('Is Bowlful on your home screen?');
    press('Copy the invitation');
    expect(writeText).toHaveBeenCalledWith(linkOf(FRAGMENT));
  });

  it('is not shown elsewhere', async () => {
    open(FRAGMENT);
    await screen.findByRole('button', { name: 'Join' });
    expect(screen.queryByText('Is Bowlful on your home screen?')).toBeNull();
  });
});
