import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, it } from 'vitest';
import { type FakeSmtp, startFakeSmtp } from '../../../../sync-server/testing/fake-smtp.ts';
import { ConfirmPage } from '../../../features/newsletter/confirm-page.tsx';
import { isDisabled } from '../../../testing/is-disabled.ts';
import { showScreen } from '../../../testing/screen-world.tsx';
import { shownToast } from '../../admin-app.test-support.tsx';
import { adminAtServer, press } from '../../admin-at-server.test-support.tsx';

const DOG_READER = 'dog-reader@example.org';
const CAT_READER = 'cat-reader@example.org';
const SUBJECT = 'Peas for dogs';
const RECIPE_TWO = 'Beef Puppy Bowl';

let smtp: FakeSmtp;
const admin = adminAtServer(async () => {
  smtp = await startFakeSmtp();
  return { env: { SMTP_URL: smtp.url, MAILS_PER_MINUTE: '6000' } };
});
afterAll(() => smtp.stop());

/** A message as a mail program shows it: header and text, decoded. */
function readable(message: string): string {
  const whole = message.replace(/=\r\n/g, '').replace(/=3D/g, '=');
  const end = whole.indexOf('\r\n\r\n');
  return whole.slice(0, end).replace(/\r\n[ \t]+/g, ' ') + whole.slice(end);
}
const mailsTo = (reader: string) =>
  smtp.messages.map(readable).filter((message) => new RegExp(`^To: ${reader}\r?$`, 'm').test(message));

const inList = async (reader: string) =>
  (await admin.server.store.newsletter.subscribers()).filter(({ email }) => email === reader);
const confirmedOn = async (reader: string) => (await inList(reader)).map(({ confirmedAt }) => confirmedAt);

/** Signs up, and confirms by the link of the mail. */
async function signUp(email: string, list: 'dog' | 'cat'): Promise<void> {
  const answer = await fetch('/api/newsletter', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
    body: JSON.stringify({ email, list }),
  });
  expect(answer.status).toBe(201);
  await expect.poll(() => mailsTo(email)).toHaveLength(1);
  const [, path = ''] =
    /^http:\/\/bowlful\.test(\/newsletter\/confirm\?token=\S+)/m.exec(mailsTo(email)[0] ?? '') ?? [];
  // A mail scanner that opens the link confirms nothing.
  await fetch(path);
  showScreen(<ConfirmPage />, path, []);
  expect(await confirmedOn(email)).toEqual([null]);
  press('Yes, send me the tips');
  expect(await screen.findByText(/^Your address is confirmed\./)).toBeTruthy();
  expect(await confirmedOn(email)).toEqual([expect.any(String)]);
  cleanup();
}

it('an issue for dogs is previewed, tested and sent to a reader, who unsubscribes by one click', async () => {
  await signUp(DOG_READER, 'dog');
  await signUp(CAT_READER, 'cat');
  // An issue goes to those who confirmed before it began.
  admin.server.pass(1000);

  await admin.open('/admin?tab=newsletter');
  const rows = within(await screen.findByRole('table', { name: 'Subscribers' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent).slice(1, 3)).toEqual(['Dogs100', 'Cats100']);
  press('New issue');
  const form = within(await screen.findByRole('form', { name: 'Issue' }));
  fireEvent.click(form.getByRole('radio', { name: /^Dogs/ }));
  fireEvent.click(form.getByRole('button', { name: 'Preview' }));
  expect(form.getAllByText('Required')).toHaveLength(2);
  fireEvent.change(form.getByLabelText('Subject'), { target: { value: SUBJECT } });
  fireEvent.change(form.getByLabelText('Introduction'), {
    target: { value: 'May they?\n\nThey <b>may</b>.' },
  });
  fireEvent.change(form.getByLabelText('Add a recipe by its title'), { target: { value: 'beef puppy' } });
  fireEvent.click(await form.findByRole('button', { name: `Add ${RECIPE_TWO}` }));
  expect(form.getByRole('list', { name: 'Recipes in this issue' }).textContent).toContain(RECIPE_TWO);
  fireEvent.click(form.getByRole('button', { name: 'Preview' }));
  const letter = (await screen.findByTitle('The message')).getAttribute('srcdoc');
  expect(letter).toMatch(new RegExp(`<h1[^>]*>${SUBJECT}</h1>`));
  expect(letter).toContain('They &lt;b&gt;may&lt;/b&gt;.');
  expect(letter).toMatch(new RegExp(`<a href="http://bowlful.test/recipe/2"[^>]*>${RECIPE_TWO}</a>`));

  fireEvent.change(form.getByLabelText('Your own address, for a test'), {
    target: { value: 'keeper@example.org' },
  });
  fireEvent.click(form.getByRole('button', { name: 'Send test' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Test sent'));
  const send = form.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  await waitFor(() => expect(isDisabled(send)).toBe(false));
  fireEvent.click(send);
  const question = within(await screen.findByRole('alertdialog', { name: 'Send to 1 person?' }));
  await waitFor(() => expect(document.activeElement).toBe(question.getByRole('button', { name: 'Not yet' })));
  fireEvent.click(question.getByRole('button', { name: 'Send to 1 person' }));
  await waitFor(() => expect(shownToast()?.title).toBe('Sending started'));
  await expect.poll(() => mailsTo(DOG_READER)).toHaveLength(2);
  const card = () => screen.getByText(SUBJECT).closest('li') as HTMLElement;
  await waitFor(() => {
    for (const button of within(card()).queryAllByRole('button', { name: 'Refresh' }))
      fireEvent.click(button);
    expect(within(card()).getByText('Sent')).toBeTruthy();
  });
  expect(card().textContent).toContain('1 sent');

  expect(mailsTo(CAT_READER)).toHaveLength(1);
  expect(mailsTo('keeper@example.org')).toHaveLength(1);
  const issue = mailsTo(DOG_READER)[1] ?? '';
  expect(issue).toContain(`Subject: ${SUBJECT}`);
  expect(issue).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const [, unsubscribePath = ''] = /^List-Unsubscribe: <http:\/\/bowlful\.test([^>]+)>/m.exec(issue) ?? [];
  // A mail scanner that opens the link unsubscribes nobody.
  await fetch(unsubscribePath);
  expect(await inList(DOG_READER)).toHaveLength(1);
  // A mail provider sends the one-click request without a cookie.
  admin.cookies.clear();
  const clicked = await fetch(unsubscribePath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(clicked.status).toBe(200);
  expect(await inList(DOG_READER)).toEqual([]);
});
