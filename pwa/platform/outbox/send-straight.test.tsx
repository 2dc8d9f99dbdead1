import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startOnline } from '../../testing/clean-slate.ts';
import { pendingItems } from '../../testing/queue-harness.tsx';
import { toastStore } from '../state/toast-store.ts';
import { connectionStore } from '../sync/connection.ts';
import { OutboxError } from './database.ts';
import { ENTRY_OF_EACH_TYPE } from './item.test-support.ts';
import { deviceOutbox } from './store.ts';
import { useSend } from './use-send.ts';

const [review, , contact] = ENTRY_OF_EACH_TYPE;
const TEXTS = {
  sent: { title: 'Sent!', description: 'Thank you.' },
  failed: { title: 'Not Sent', fallback: 'Please try again.' },
};
type Sent = { url: string; key: string | null; body: unknown };
let sent: Sent[];

const acknowledged = (key: string | null) =>
  new Response(JSON.stringify({ id: key, status: 'pending' }), {
    status: 201,
    headers: { 'Content-Type': 'application/json' },
  });

/** The network, which answers each request by its key. */
function answer(how: (key: string | null, count: number) => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const key = new Headers(init.headers).get('Idempotency-Key');
    sent.push({ url, key, body: init.body });
    return how(key, sent.length);
  });
}

function storageFails(code: ConstructorParameters<typeof OutboxError>[0]): void {
  vi.spyOn(deviceOutbox, 'add').mockRejectedValue(new OutboxError(code));
}

const toast = () => toastStore.getState().toast;

beforeEach(async () => {
  sent = [];
  await startOnline();
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('when the device can store nothing', () => {
  it.each(ENTRY_OF_EACH_TYPE.map((entry) => [entry.type, entry] as const))(
    'fault 8: a %s goes straight to the server under its own key, and the page says that nothing is stored',
    async (_, entry) => {
      storageFails('unavailable');
      answer(acknowledged);
      const { result } = renderHook(() => useSend(TEXTS));
      const onSaved = vi.fn();
      expect(await act(() => result.current.send(entry, onSaved))).toBe('sent');
      expect(onSaved).toHaveBeenCalledTimes(1);
      expect(sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
      expect(toast()).toMatchObject({
        title: 'Sent!',
        description:
          'Thank you. This browser did not let Bowlful save, so it went straight to us: nothing of it is kept here, nor shown in your queue.',
      });
    },
  );

  it('undelivered text is retried under the same key, changed text under another', async () => {
    storageFails('full');
    answer((key, count) => (count === 1 ? new Response('', { status: 503 }) : acknowledged(key)));
    const { result } = renderHook(() => useSend(TEXTS, { corrects: true }));
    expect(await act(() => result.current.send(contact))).toBe('unsaved');
    expect(toast()).toMatchObject({
      title: 'Not Sent',
      description:
        'This device has no room left. Your text is still here: free some space and try again. Bowlful asks for a short pause.',
    });
    expect(await act(() => result.current.send(contact))).toBe('sent');
    const other = { ...contact, draft: { ...contact.draft, message: 'Something else entirely.' } };
    expect(await act(() => result.current.send(other as never))).toBe('sent');
    const keys = sent.map(({ key }) => key);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('a photo follows its review; if one fails, both stay in the form, and a retry sends each once', async () => {
    storageFails('full');
    const photo = { bytes: new ArrayBuffer(8), mediaType: 'image/webp' as const };
    let photos = 0;
    answer((key) => {
      const isPhoto = sent.at(-1)?.url.endsWith('/photo') === true;
      return isPhoto && photos++ === 0 ? new Response('', { status: 502 }) : acknowledged(key);
    });
    const { result } = renderHook(() => useSend(TEXTS));
    const entry = { ...review, photo } as never;
    expect(await act(() => result.current.send(entry))).toBe('unsaved');
    expect(toast()?.description).toContain('Your review has arrived, its photo has not.');
    expect(await act(() => result.current.send(entry))).toBe('sent');
    const keys = sent.map(({ key }) => key);
    expect(keys).toHaveLength(4);
    expect(keys.slice(2)).toEqual(keys.slice(0, 2));
  });

  it.each([
    ['a sign-in page', () => new Response('<p>Sign in', { headers: { 'Content-Type': 'text/html' } })],
    ['an acknowledgement of something else', () => acknowledged('6f0c1d3e-7a52-4c0e-9a53-5d0a2f7f6b11')],
    ['a bare 200', () => new Response('{}', { headers: { 'Content-Type': 'application/json' } })],
  ])('%s does not count as delivery: the text stays in the form', async (_, wrong) => {
    storageFails('blocked');
    answer(wrong);
    const { result } = renderHook(() => useSend(TEXTS));
    const onSaved = vi.fn();
    expect(await act(() => result.current.send(contact, onSaved))).toBe('unsaved');
    expect(onSaved).not.toHaveBeenCalled();
    expect(toast()).toMatchObject({ variant: 'destructive', title: 'Not Sent' });
  });

  it('and is offline, the text stays in the form and nothing is sent', async () => {
    connectionStore.setState({ online: false });
    storageFails('unavailable');
    answer(acknowledged);
    const { result } = renderHook(() => useSend(TEXTS));
    expect(await act(() => result.current.send(contact))).toBe('unsaved');
    expect(sent).toEqual([]);
    expect(toast()?.description).toBe(
      'This browser did not let Bowlful save. Your text is still here: please try again.',
    );
  });
});

it('a device with working storage queues items and sends nothing directly', async () => {
  connectionStore.setState({ online: false });
  answer(acknowledged);
  const { result } = renderHook(() => useSend(TEXTS));
  expect(await act(() => result.current.send(contact))).toBe('waiting');
  expect(sent).toEqual([]);
  expect(await pendingItems()).toHaveLength(1);
});
