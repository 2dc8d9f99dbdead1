import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PageDataProvider } from '../../platform/query/page-data.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { connectionStore } from '../../platform/sync/connection.ts';
import { startOnline } from '../../testing/clean-slate.ts';
import { deliverItem, pendingItems } from '../../testing/deliver-item.ts';
import { NewsletterBox } from './newsletter-box.tsx';

const email = () => screen.findByLabelText<HTMLInputElement>('Your e-mail');
const subscribe = () => fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
const toast = () => toastStore.getState().toast;

async function typeAddress(value: string) {
  fireEvent.change(await email(), { target: { value } });
}

beforeEach(startOnline);
afterEach(cleanup);

describe('the newsletter box', () => {
  it('asks for an e-mail address, which is required', async () => {
    render(<NewsletterBox list="dog" />);
    expect((await email()).type).toBe('email');
    expect((await email()).required).toBe(true);
    subscribe();
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(document.activeElement).toBe(await email());
    expect(await pendingItems('newsletter')).toEqual([]);
  });

  it.each([
    ['dog', 'You will receive weekly dog food tips and recipes.'],
    ['cat', 'You will receive weekly cat food tips and recipes.'],
  ] as const)(
    'confirms the %s tips once the server has acknowledged, and clears the field',
    async (list, text) => {
      render(<NewsletterBox list={list} />);
      await typeAddress(' Jo@Example.org ');
      subscribe();
      await waitFor(async () => expect(await pendingItems('newsletter')).toHaveLength(1));
      expect((await pendingItems('newsletter'))[0]?.body.draft).toEqual({ email: 'jo@example.org', list });
      expect(toast()).toBeNull();
      await deliverItem('newsletter', 'sent');
      const description = `${text} If the address is new to us, we’re sending it an e-mail. Press the link in it to confirm.`;
      await waitFor(() => expect(toast()).toMatchObject({ title: 'Subscribed!', description }));
      expect((await email()).value).toBe('');
    },
  );

  it('says that the link comes later if the site sends no e-mail', async () => {
    const site = { affiliateTags: {}, sendsMail: false };
    const counts = { dog: 0, cat: 0 };
    render(
      <PageDataProvider data={{ url: '/', origin: 'https://bowlful.example', counts, cards: [], site }}>
        <NewsletterBox list="dog" />
      </PageDataProvider>,
    );
    await typeAddress('jo@example.org');
    subscribe();
    await waitFor(async () => expect(await pendingItems('newsletter')).toHaveLength(1));
    await deliverItem('newsletter', 'sent');
    await waitFor(() => expect(toast()?.description).toMatch(/can’t send e-mail right now/));
  });

  it('queues the sign-up without a network, and says that it is saved on this device', async () => {
    connectionStore.setState({ online: false });
    render(<NewsletterBox list="general" />);
    await typeAddress('jo@example.org');
    subscribe();
    await waitFor(() => expect(toast()?.title).toBe('Saved on this device'));
    expect(await pendingItems('newsletter')).toHaveLength(1);
  });

  it('does not claim a number of readers', () => {
    const { container } = render(<NewsletterBox list="general" />);
    expect(container.textContent).not.toMatch(/\d/);
  });
});
