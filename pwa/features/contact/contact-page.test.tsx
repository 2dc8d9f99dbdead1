import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { clearDraft, saveDraft } from '../../platform/database/drafts.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { connectionStore } from '../../platform/sync/connection.ts';
import { startOnline } from '../../testing/clean-slate.ts';
import { deliverItem, pendingItems } from '../../testing/deliver-item.ts';
import { isDisabled } from '../../testing/is-disabled.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { EMPTY_MESSAGE, readKept, readMessage } from './contact-fields.tsx';
import { ContactPage } from './contact-page.tsx';

const open = () => showScreen(<ContactPage />, '/contact', []);
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send Message' }));
const toast = () => toastStore.getState().toast;

function fillIn() {
  type('Name', 'Jo');
  type('Email', 'jo@example.org');
  type('Inquiry type', 'technical');
  type('Subject', 'The timer');
  type('Message', 'It rang twice.');
}

beforeEach(async () => {
  await clearDraft('contact');
  await startOnline();
});
afterEach(cleanup);

describe('the contact page', () => {
  it('offers the six inquiry types, General Question first', () => {
    open();
    const select = field('Inquiry type');
    expect(select.value).toBe('general');
    expect(
      within(select)
        .getAllByRole('option')
        .map((option) => `${(option as HTMLOptionElement).value}: ${option.textContent}`),
    ).toEqual([
      'general: General Question',
      'recipe: Recipe Support',
      'technical: Technical Issue',
      'legal: Privacy & Data Protection',
      'partnership: Business Partnership',
      'advertising: Affiliate Program',
    ]);
  });

  it('states the response times', () => {
    open();
    const times = screen.getByRole('region', { name: 'Response Times' });
    expect(times.textContent).toContain('General inquiries1-2 business days');
    expect(times.textContent).toContain('Privacy requestsWithin 30 days');
    expect(times.textContent).toContain('Technical issuesSame day');
    expect(times.textContent).toContain('Legal matters5 business days');
  });

  it('has direct contact, a privacy notice, questions and legal information beside the form', () => {
    open();
    for (const name of [
      'Direct Contact',
      'Privacy Notice',
      'Frequently Asked Questions',
      'Legal Information',
    ]) {
      expect(screen.getByRole('region', { name })).toBeTruthy();
    }
    expect(screen.getByRole('link', { name: 'Medical Disclaimer' }).getAttribute('href')).toBe('/disclaimer');
  });

  it('requires name, e-mail, subject and message, and focuses the first invalid field', () => {
    open();
    for (const name of ['Name', 'Email', 'Subject', 'Message']) expect(field(name).required).toBe(true);
    expect(field('Email').type).toBe('email');
    send();
    expect(screen.getAllByText('Required')).toHaveLength(4);
    expect(document.activeElement).toBe(field('Name'));
    fillIn();
    expect(screen.queryByText('Required')).toBeNull();
    type('Email', 'jo at home');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
  });

  it('thanks the sender once the server has acknowledged, and resets the form', async () => {
    open();
    fillIn();
    send();
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Sending...' });
    expect(isDisabled(button)).toBe(true);
    await waitFor(async () => expect(await pendingItems('contact')).toHaveLength(1));
    expect((await pendingItems('contact'))[0]?.body.draft).toEqual({
      name: 'Jo',
      email: 'jo@example.org',
      category: 'technical',
      subject: 'The timer',
      message: 'It rang twice.',
    });
    await deliverItem('contact', 'sent');
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Message Sent Successfully',
        description: "We'll respond within 24-48 hours. Your message has been saved to our system.",
      }),
    );
    await waitFor(() => expect(field('Message').value).toBe(''));
    expect(field('Inquiry type').value).toBe('general');
    expect(screen.queryByText('Required')).toBeNull();
  });

  it('puts the message in the queue without a network', async () => {
    connectionStore.setState({ online: false });
    open();
    fillIn();
    send();
    await waitFor(() => expect(toast()?.title).toBe('Saved on this device'));
    await waitFor(() => expect(field('Message').value).toBe(''));
    expect(await pendingItems('contact')).toHaveLength(1);
  });

  it('keeps text typed while a message is being sent', async () => {
    open();
    fillIn();
    send();
    await waitFor(async () => expect(await pendingItems('contact')).toHaveLength(1));
    type('Message', 'It rang twice. And once more.');
    await deliverItem('contact', 'sent');
    await waitFor(() => expect(toast()?.title).toBe('Message Sent Successfully'));
    await screen.findByRole('button', { name: 'Send Message' });
    expect(field('Message').value).toBe('It rang twice. And once more.');
    await waitFor(async () =>
      expect((await database.drafts.get('contact'))?.value).toMatchObject({
        message: 'It rang twice. And once more.',
      }),
    );
  });

  it('keeps a refused message in the form, and sends the corrected one in its place', async () => {
    open();
    fillIn();
    send();
    await waitFor(async () => expect(await pendingItems('contact')).toHaveLength(1));
    await deliverItem('contact', 'refused', '');
    await waitFor(() =>
      expect(toast()).toMatchObject({
        variant: 'destructive',
        title: 'Submission Failed',
        description: 'Failed to submit your message. Please try again.',
      }),
    );
    expect(field('Message').value).toBe('It rang twice.');
    type('Message', 'It rang three times.');
    send();
    await waitFor(async () =>
      expect((await pendingItems('contact')).map(({ body }) => body.draft.message)).toEqual([
        'It rang three times.',
      ]),
    );
  });

  it('restores its draft after the page was left', async () => {
    const first = open();
    type('Message', 'Half a sent');
    first.unmount();
    open();
    await waitFor(() => expect(field('Message').value).toBe('Half a sent'));
  });
});

describe('values that come from a link or from the browser', () => {
  const PARTNER = '/contact?category=partnership&subject=Partnership%3A%20shelters';
  const openLink = () => showScreen(<ContactPage />, PARTNER, []);

  it('fill in the inquiry type and the subject', async () => {
    openLink();
    await waitFor(() => expect(field('Subject').value).toBe('Partnership: shelters'));
    expect(field('Inquiry type').value).toBe('partnership');
    expect(field('Message').value).toBe('');
  });

  it('leave an unfinished message alone, with an offer to change its subject', async () => {
    const first = open();
    type('Subject', 'The timer');
    type('Message', 'It rang');
    first.unmount();
    openLink();
    const change = await screen.findByRole('button', { name: /^Change its subject to/ });
    expect(field('Subject').value).toBe('The timer');
    fireEvent.click(change);
    expect(field('Subject').value).toBe('Partnership: shelters');
    expect(field('Inquiry type').value).toBe('partnership');
    expect(field('Message').value).toBe('It rang');
    expect(screen.queryByRole('button', { name: /^Change its subject to/ })).toBeNull();
  });

  it('leave an unfinished message alone if typing began before it was read', async () => {
    await saveDraft('contact', { ...EMPTY_MESSAGE, message: 'It rang' });
    openLink();
    type('Name', 'Jo');
    const unfinished = { ...EMPTY_MESSAGE, name: 'Jo', message: 'It rang' };
    await waitFor(async () => expect((await database.drafts.get('contact'))?.value).toEqual(unfinished));
    expect(screen.getByRole('button', { name: /^Change its subject to/ })).toBeTruthy();
    expect(field('Message').value).toBe('It rang');
  });

  it('leave a subject alone that was typed without a message', async () => {
    await saveDraft('contact', { ...EMPTY_MESSAGE, subject: 'The timer' });
    openLink();
    await screen.findByRole('button', { name: /^Change its subject to/ });
    expect(field('Subject').value).toBe('The timer');
  });

  it('fill in the form once and do not overwrite later typing', async () => {
    openLink();
    await waitFor(() => expect(field('Subject').value).toBe('Partnership: shelters'));
    type('Subject', 'Two shelters');
    type('Message', 'We');
    await waitFor(async () =>
      expect((await database.drafts.get('contact'))?.value).toMatchObject({ subject: 'Two shelters' }),
    );
    expect(field('Subject').value).toBe('Two shelters');
    expect(screen.queryByRole('button', { name: /^Change its subject to/ })).toBeNull();
  });
  it('include the previous page and the build only with consent, which shows them', async () => {
    open();
    fillIn();
    const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: /Include the page/ });
    expect(consent.checked).toBe(false);
    fireEvent.click(consent);
    // The document has no previous page and no script of a build.
    expect(consent.closest('label')?.textContent).toMatch(/: \/contact, unknown$/);
    send();
    await waitFor(async () => expect(await pendingItems('contact')).toHaveLength(1));
    expect((await pendingItems('contact'))[0]?.body.draft).toMatchObject({
      context: { route: '/contact', build: 'unknown' },
    });
    await deliverItem('contact', 'sent');
    await waitFor(() => expect(consent.checked).toBe(false));
  });

  it('are the referrer’s path for the previous page, and the name of the script for the build', async () => {
    Object.defineProperty(document, 'referrer', {
      configurable: true,
      value: `${location.origin}/recipe/12?from=list`,
    });
    const script = document.createElement('script');
    script.type = 'text/plain';
    script.textContent = 'import("/assets/index-4f2a.js")';
    document.head.append(script);
    open();
    const consent = screen.getByRole('checkbox', { name: /Include the page/ });
    fireEvent.click(consent);
    expect(consent.closest('label')?.textContent).toMatch(/: \/recipe\/12, index-4f2a$/);
    script.remove();
    Reflect.deleteProperty(document, 'referrer');
  });
});

describe('the values of a message', () => {
  it('are trimmed', () => {
    const values = { ...EMPTY_MESSAGE, name: ' Jo ', email: ' jo@example.org ', subject: 'a', message: 'b' };
    expect(readMessage(values).draft).toMatchObject({ name: 'Jo', email: 'jo@example.org' });
  });

  it('fault 16: are restored from a damaged draft where valid', () => {
    expect(readKept({ name: 'Jo', category: 'gossip', message: 7 })).toEqual({
      ...EMPTY_MESSAGE,
      name: 'Jo',
    });
    expect(readKept(null)).toBeNull();
  });
});
