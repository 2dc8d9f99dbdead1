import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import type { OutboxItem, PendingItem, SentItem } from '#domain/outbox/outbox-item';
import { deviceOutbox } from '../database/outbox/device-outbox.ts';
import { currentItems } from '../database/outbox/live-items.ts';
import { announceChange } from '../database/outbox/outbox-events.ts';
import { QueuePage } from '../screens/queue/queue-page.tsx';

/** An empty queue, in a browser that can show pictures. */
export async function emptyQueue(): Promise<void> {
  for (const { id } of await deviceOutbox.list()) await deviceOutbox.change(id, () => null);
  URL.createObjectURL = vi.fn(() => 'blob:photo');
  URL.revokeObjectURL = vi.fn();
}

/** Shows the screen, and waits until it shows what the queue holds now. */
export async function showQueue(): Promise<void> {
  render(
    <MemoryRouter>
      <QueuePage />
    </MemoryRouter>,
  );
  const ids = (await deviceOutbox.list()).map(({ id }) => id);
  act(announceChange);
  await waitFor(() => expect(currentItems()?.map(({ id }) => id)).toEqual(ids));
}

/** What another tab, or the flusher, does to an item. Null: it is discarded. */
export async function changeItem(id: string, how: (item: PendingItem) => OutboxItem | null): Promise<void> {
  await act(async () => {
    await deviceOutbox.change(id, (item) => how(item as PendingItem));
    announceChange();
  });
}

export function refuseItem(id: string, detail: string, code = 'invalid'): Promise<void> {
  const lastProblem = { code, detail, at: '2026-11-19T07:00:00.000Z' };
  return changeItem(id, (item) => ({
    ...item,
    status: 'refused',
    attempts: 1,
    everAttempted: true,
    lastProblem,
  }));
}

/** @param id of an item of recipe 3, or of none */
export function deliverItem(id: string): Promise<void> {
  return changeItem(id, ({ id, v, seq, type, title }) => {
    const sent = { id, v, seq, type, title, status: 'sent', sentAt: new Date().toISOString() };
    return { ...sent, recipeId: 3 } as SentItem;
  });
}

/** What is not delivered. */
export async function pendingItems(): Promise<PendingItem[]> {
  return (await deviceOutbox.list()).filter((item) => item.status !== 'sent');
}

/** The card of an item by its title. */
export async function cardOf(title: string): Promise<HTMLElement> {
  return (await screen.findByText(title)).closest('li') as HTMLElement;
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
