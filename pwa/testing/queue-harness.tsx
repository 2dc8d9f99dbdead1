import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, vi } from 'vitest';
import { QueuePage } from '../features/queue/queue-page.tsx';
import { announceChange } from '../platform/outbox/events.ts';
import type { OutboxItem, PendingItem, SentItem } from '../platform/outbox/item.ts';
import { deviceOutbox } from '../platform/outbox/store.ts';
import { currentItems } from '../platform/outbox/use-outbox.ts';
import { emptyQueue } from './clean-slate.ts';

/** Empties the queue, and stubs object URLs for pictures. */
export async function startQueue(): Promise<void> {
  await emptyQueue();
  URL.createObjectURL = vi.fn(() => 'blob:photo');
  URL.revokeObjectURL = vi.fn();
}

/** Renders the screen and waits until it shows the queue's current items. */
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

/** Changes an item as another tab or the flusher would; null discards it. */
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

/** @param id any item; it is recorded as belonging to recipe 3 */
export function deliverItem(id: string): Promise<void> {
  return changeItem(id, ({ id, v, seq, type, title }) => {
    const sent = { id, v, seq, type, title, status: 'sent', sentAt: new Date().toISOString() };
    return { ...sent, recipeId: 3 } as SentItem;
  });
}

/** Undelivered items. */
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
