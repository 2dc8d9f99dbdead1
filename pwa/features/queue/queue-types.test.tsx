import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { enqueue } from '../../platform/outbox/commands.ts';
import type { NewEntry } from '../../platform/outbox/entry.ts';
import { ENTRY_OF_EACH_TYPE } from '../../platform/outbox/item.test-support.ts';
import type { OutboxItem } from '../../platform/outbox/item.ts';
import { deviceOutbox } from '../../platform/outbox/store.ts';
import { findError } from '../../testing/find-error.ts';
import { isDisabled } from '../../testing/is-disabled.ts';
import {
  cardOf,
  changeItem,
  deliverItem,
  pendingItems,
  press,
  refuseItem,
  showQueue,
  startQueue,
  type,
} from '../../testing/queue-harness.tsx';

const [, recipe, contact, newsletter, share, report] = ENTRY_OF_EACH_TYPE;

async function refused(entry: NewEntry, code?: string) {
  const { id } = await enqueue(entry);
  await refuseItem(id, 'Not like this.', code);
  await showQueue();
  return id;
}

beforeEach(startQueue);
afterEach(cleanup);

describe('the queue', () => {
  it('shows the text of every type', async () => {
    for (const entry of ENTRY_OF_EACH_TYPE) await enqueue(entry);
    await showQueue();
    await screen.findByText('Waiting (7)');
    expect((await cardOf('Review of Beef Pot')).textContent).toContain('“Rex finished it in a minute.”Jo');
    expect((await cardOf('Recipe: Turkey Supper')).textContent).toContain(
      'A quick supper for small dogs.Dog recipe, 20 minutes, 4 servings, 2 ingredients, 2 steps',
    );
    expect((await cardOf('Message to Bowlful')).textContent).toContain(
      'Cooked weight“How much does rice weigh when cooked?”Jo, jo@example.com, Recipe Support',
    );
    expect((await cardOf('Weekly dog food tips')).textContent).toContain('jo@example.com');
    expect((await cardOf('E-mail about Beef Pot')).textContent).toContain(
      '“For Bella.”To sam@example.com, from Jo',
    );
    expect((await cardOf('Report of a missed danger')).textContent).toContain(
      '“100 g Sultana bran”Sultanas are grapes.For dogs, Sultana',
    );
    await enqueue({ ...report, draft: { ...report.draft, kind: 'false-alarm' } });
    expect((await cardOf('Report of a false alarm')).textContent).toContain('For dogs, Sultana');
    const photo = await cardOf('Photo for your review of Beef Pot');
    expect(within(photo).getByRole('img', { name: 'As you chose it' }).getAttribute('src')).toBe(
      'blob:photo',
    );
  });

  it('shows the outcome of delivered items', async () => {
    for (const entry of ENTRY_OF_EACH_TYPE) await enqueue(entry);
    for (const { id } of await pendingItems()) await deliverItem(id);
    await showQueue();
    await screen.findByText('Sent', { selector: 'h2' });
    const endOf = async (title: string) =>
      (await cardOf(title)).querySelector('p')?.textContent?.replace(/^Arrived today, \d\d:\d\d/, '');
    expect(await endOf('Review of Beef Pot')).toBe(', appears after approval');
    expect(await endOf('Photo for your review of Beef Pot')).toBe(', appears after approval');
    expect(await endOf('Recipe: Turkey Supper')).toBe(', appears after approval');
    expect(await endOf('Message to Bowlful')).toBe('');
    expect(await endOf('E-mail about Beef Pot')).toBe('');
  });

  it.each([
    [{ status: 'pending', recipeId: null, reply: null }, ', appears after approval', []],
    [{ status: 'approved', recipeId: 111, reply: null }, ', published', ['Open the recipe']],
    [{ status: 'approved', recipeId: null, reply: null }, ', published and taken down since', []],
    [
      { status: 'rejected', recipeId: null, reply: 'Weigh the rice.' },
      ', not published',
      ['“Weigh the rice.”'],
    ],
  ] as const)('shows the outcome of a recipe: %j', async (outcome, end, shown) => {
    const { id } = await enqueue(ENTRY_OF_EACH_TYPE[1]);
    await deliverItem(id);
    await deviceOutbox.change(id, (item) => ({ ...item, outcome }) as OutboxItem);
    await showQueue();
    const card = await cardOf('Recipe: Turkey Supper');
    expect(card.querySelector('p')?.textContent).toMatch(new RegExp(`${end}$`));
    for (const text of shown) expect(within(card).getByText(text)).toBeTruthy();
    expect(within(card).queryByRole('link')?.getAttribute('href')).toBe(
      outcome.recipeId === null ? undefined : '/recipe/111',
    );
  });

  it('copies every type as plain text', async () => {
    const writeText = vi.fn(async (_text: string) => {});
    vi.stubGlobal('navigator', { ...navigator, onLine: true, clipboard: { writeText } });
    for (const entry of ENTRY_OF_EACH_TYPE) await enqueue(entry);
    await showQueue();
    await screen.findByText('Waiting (7)');
    press('Copy all');
    await waitFor(() => expect(writeText).toHaveBeenCalled());
    vi.unstubAllGlobals();
    expect(writeText.mock.calls[0]?.[0]).toBe(
      [
        'Review of Beef Pot\n4 of 5 stars, Jo\n\nRex finished it in a minute.\n',
        'Photo for your review of Beef Pot\nA picture of 1 kB\n',
        'Recipe: Turkey Supper\nDog recipe, 20 minutes, 4 servings\n\nA quick supper for small dogs.\n\n' +
          '500 g turkey mince\n200 g carrots\n\n1. Fry the mince.\n2. Add the carrots.\n',
        'Message to Bowlful\nJo, jo@example.com\nRecipe Support\nCooked weight\n\nHow much does rice weigh when cooked?\n',
        'Weekly dog food tips\njo@example.com\n',
        'E-mail about Beef Pot\nTo sam@example.com, from Jo\n\nFor Bella.\n',
        'Report of a missed danger\nFor dogs, Sultana\n\n100 g Sultana bran\n\nSultanas are grapes.\n',
      ].join('\n---\n\n'),
    );
  });
});

describe('a refused or overtaken item is corrected and sent as a new item', () => {
  it('a message, with its context', async () => {
    const context = { route: '/recipe/12', build: 'index-4f2a.js' };
    const id = await refused({ ...contact, draft: { ...contact.draft, context } });
    await screen.findByText('Refused (1)');
    press('Correct and send again');
    type('Message', 'How much does rice weigh once it is cooked?');
    type('Inquiry type', 'technical');
    press('Send again');
    await screen.findByText('Waiting (1)');
    const [after] = await pendingItems();
    expect(after).toMatchObject({
      status: 'waiting',
      body: {
        draft: {
          ...contact.draft,
          context,
          category: 'technical',
          message: 'How much does rice weigh once it is cooked?',
        },
      },
    });
    expect(after?.id).not.toBe(id);
  });

  it('a message, whose fields are disabled while it is being stored', async () => {
    await refused(contact);
    await screen.findByText('Refused (1)');
    press('Correct and send again');
    press('Send again');
    for (const name of ['Name', 'Inquiry type', 'Message'])
      expect(isDisabled(screen.getByLabelText(name))).toBe(true);
    await screen.findByText('Waiting (1)');
  });

  it('a sign-up, whose address is validated first', async () => {
    await refused(newsletter);
    await screen.findByText('Refused (1)');
    press('Correct and send again');
    type('Your e-mail', 'jo at home');
    press('Send again');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Your e-mail'));
    type('Your e-mail', 'Jo@Example.org');
    press('Send again');
    await screen.findByText('Waiting (1)');
    expect((await pendingItems())[0]?.body.draft).toEqual({ email: 'jo@example.org', list: 'dog' });
  });

  it('an e-mail, with a message omitted at first', async () => {
    const { personalMessage: _, ...draft } = share.draft;
    await refused({ ...share, draft });
    await screen.findByText('Refused (1)');
    press('Correct and send again');
    type('Recipient email', 'alex@example.com');
    type('Personal message (optional)', 'For Bella and Tom.');
    press('Send again');
    await screen.findByText('Waiting (1)');
    expect((await pendingItems())[0]).toMatchObject({
      type: 'share',
      body: {
        recipeId: 3,
        draft: {
          recipientEmail: 'alex@example.com',
          senderName: 'Jo',
          personalMessage: 'For Bella and Tom.',
        },
      },
    });
  });

  it('a report, without its deleted comment', async () => {
    await refused(report);
    await screen.findByText('Refused (1)');
    press('Correct and send again');
    type('The words in question', '');
    press('Send again');
    expect(screen.getByText('Required')).toBeTruthy();
    type('The words in question', '50 g sultanas');
    type('Comment (optional)', ' ');
    press('Send again');
    await screen.findByText('Waiting (1)');
    const { comment: _, ...draft } = report.draft;
    expect((await pendingItems())[0]?.body.draft).toEqual({ ...draft, text: '50 g sultanas' });
  });

  it('a recipe, by a link to its form', async () => {
    const id = await refused(recipe);
    const link = await screen.findByRole('link', { name: 'Correct and send again' });
    expect(link.getAttribute('href')).toBe(`/submit?item=${id}`);
  });

  it('fault 28: a message whose first version arrived may follow as a second message', async () => {
    await refused(contact, 'key-reused');
    expect(
      await screen.findByText(
        'Not like this. You edited this after it was sent. Send it as a second message, or discard it.',
      ),
    ).toBeTruthy();
  });

  it('an edit that came too late is sent as a second e-mail about the same recipe', async () => {
    const { id } = await enqueue(share);
    await showQueue();
    await screen.findByText('Waiting (1)');
    press('Edit');
    type('Your name', 'Joanna');
    await deliverItem(id);
    press('Save');
    expect((await findError()).textContent).toContain('send it as a second e-mail, or cancel');
    press('Send as a second e-mail');
    await screen.findByText('Sent', { selector: 'h2' });
    expect(await pendingItems()).toMatchObject([
      { title: 'E-mail about Beef Pot', body: { recipeId: 3, draft: { senderName: 'Joanna' } } },
    ]);
  });

  it('the text of an item discarded elsewhere stays, and can be sent again', async () => {
    const { id } = await enqueue(newsletter);
    await showQueue();
    await screen.findByText('Waiting (1)');
    press('Edit');
    type('Your e-mail', 'sam@example.com');
    await changeItem(id, () => null);
    press('Save');
    expect((await findError()).textContent).toContain('This has left the queue in the meantime.');
    press('Send as a second sign-up');
    await waitFor(async () =>
      expect(await pendingItems()).toMatchObject([{ body: { draft: { email: 'sam@example.com' } } }]),
    );
  });
});
