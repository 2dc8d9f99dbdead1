import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearDraft } from '../../platform/database/drafts.ts';
import { PageDataProvider } from '../../platform/query/page-data.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { connectionStore } from '../../platform/sync/connection.ts';
import { startOnline } from '../../testing/clean-slate.ts';
import { deliverItem, pendingItems } from '../../testing/deliver-item.ts';
import { SharePanel, SOCIAL_TARGETS } from './share-panel.tsx';

const toast = () => toastStore.getState().toast;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

const open = () => render(<SharePanel recipeId={2} title="Beef & Oats" />);

async function openForm() {
  open();
  press('Email');
  await screen.findByLabelText('Recipient email');
}

beforeEach(async () => {
  window.history.replaceState(null, '', '/recipe/2?from=list#method');
  await clearDraft('share:2');
  await startOnline();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('copying the link', () => {
  const stub = (writeText: (text: string) => Promise<void>) =>
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as Clipboard);

  it('says that it was copied, without query and fragment', async () => {
    const writeText = vi.fn(async () => {});
    stub(writeText);
    open();
    press('Copy link');
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Link Copied!',
        description: 'Recipe link has been copied to your clipboard.',
      }),
    );
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/recipe/2`);
  });

  it('says where to find the link if the clipboard is refused', async () => {
    stub(() => Promise.reject(new Error('denied')));
    open();
    press('Copy link');
    await waitFor(() =>
      expect(toast()).toMatchObject({
        variant: 'destructive',
        title: 'Copy Failed',
        description: 'Please manually copy the link from your browser address bar.',
      }),
    );
  });
});

describe('the other ways to share', () => {
  it('include the device’s own share sheet if there is one', () => {
    const share = vi.fn(async () => {});
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    open();
    press('Share');
    Reflect.deleteProperty(navigator, 'share');
    expect(share).toHaveBeenCalledWith({
      title: 'Beef & Oats',
      url: `${window.location.origin}/recipe/2`,
    });
  });

  it('open a chat app, a social network, a microblog and a pinboard in small windows', () => {
    const popup = { opener: window } as unknown as Window;
    const opened = vi.spyOn(window, 'open').mockReturnValue(popup);
    open();
    for (const name of ['WhatsApp', 'Facebook', 'X', 'Pinterest']) press(new RegExp(`^Share on ${name} `));
    expect(opened).toHaveBeenCalledTimes(4);
    expect(opened.mock.calls[1]?.[0]).toBe(
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(`${window.location.origin}/recipe/2`)}`,
    );
    expect(opened.mock.calls[1]?.[2]).toContain('popup');
    expect(popup.opener).toBeNull();
  });

  it('copy the link if the browser blocks the window', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
      writeText: async () => {},
    } as unknown as Clipboard);
    open();
    press(/^Share on X /);
    await waitFor(() => expect(toast()?.title).toBe('Link Copied!'));
  });

  it('encode title and link, whatever their characters', () => {
    const url = 'https://bowlful.example/recipe/2';
    const escaped = 'https%3A%2F%2Fbowlful.example%2Frecipe%2F2';
    expect(SOCIAL_TARGETS.map(({ address }) => address('Beef & Oats', url))).toEqual([
      `https://wa.me/?text=Beef%20%26%20Oats%20${escaped}`,
      `https://www.facebook.com/sharer/sharer.php?u=${escaped}`,
      `https://twitter.com/intent/tweet?text=Beef%20%26%20Oats&url=${escaped}`,
      `https://www.pinterest.com/pin/create/button/?url=${escaped}&description=Beef%20%26%20Oats`,
    ]);
  });
});

describe('the e-mail form', () => {
  it('opens and closes', async () => {
    await openForm();
    expect(document.activeElement).toBe(screen.getByLabelText('Recipient email'));
    press('Email');
    expect(screen.queryByLabelText('Recipient email')).toBeNull();
  });

  it('asks for the address and the name', async () => {
    await openForm();
    press('Send Email');
    expect(toast()).toMatchObject({
      variant: 'destructive',
      title: 'Missing Information',
      description: 'Please fill in recipient email and your name.',
    });
    expect(screen.getAllByText('Required')).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText('Recipient email'));
    type('Recipient email', 'no address');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    // Nothing is missing now, so the toast about it closes.
    type('Your name', 'Jo');
    press('Send Email');
    expect(toastStore.getState().isOpen).toBe(false);
    expect(await pendingItems('share')).toEqual([]);
  });

  it('needs no personal message, and confirms sending', async () => {
    await openForm();
    type('Recipient email', 'ann@example.org');
    type('Your name', 'Jo');
    press('Send Email');
    await waitFor(async () => expect(await pendingItems('share')).toHaveLength(1));
    expect((await pendingItems('share'))[0]?.body).toEqual({
      recipeId: 2,
      draft: { recipientEmail: 'ann@example.org', senderName: 'Jo' },
    });
    await deliverItem('share', 'sent');
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Recipe Shared!',
        description: 'The recipe has been sent via email successfully.',
      }),
    );
    await waitFor(() => expect(screen.queryByLabelText('Recipient email')).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Email' }));
  });

  it('waits in the queue while offline', async () => {
    connectionStore.setState({ online: false });
    await openForm();
    type('Recipient email', 'ann@example.org');
    type('Your name', 'Jo');
    type('Personal message (optional)', ' Try this. ');
    press('Send Email');
    await waitFor(() => expect(toast()?.title).toBe('Saved on this device'));
    expect((await pendingItems('share'))[0]?.body.draft.personalMessage).toBe('Try this.');
  });

  it('keeps the text if refused without a reason, and shows the documented sentence', async () => {
    await openForm();
    type('Recipient email', 'ann@example.org');
    type('Your name', 'Jo');
    press('Send Email');
    await waitFor(async () => expect(await pendingItems('share')).toHaveLength(1));
    await deliverItem('share', 'refused', '');
    await waitFor(() =>
      expect(toast()).toMatchObject({
        variant: 'destructive',
        title: 'Share Failed',
        description: 'Failed to send email. Please try again.',
      }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Jo');
  });
});

describe('a site without a mail server', () => {
  it('says so, and passes title and link to the mail program instead of queueing', async () => {
    const site = { affiliateTags: {}, sendsMail: false };
    render(
      <PageDataProvider data={{ url: '/recipe/2', origin: '', counts: { dog: 1, cat: 0 }, site }}>
        <SharePanel recipeId={2} title="Beef & Oats" />
      </PageDataProvider>,
    );
    press('Email');
    expect(screen.getByText(/^This site can’t send e-mail\./)).toBeTruthy();
    expect(screen.queryByLabelText('Recipient email')).toBeNull();
    const link = screen.getByRole('link', { name: 'Open your mail program' });
    const words = `Beef & Oats\n${window.location.origin}/recipe/2`;
    expect(link.getAttribute('href')).toBe(
      `mailto:?subject=Beef%20%26%20Oats&body=${encodeURIComponent(words)}`,
    );
  });
});
