// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { problemResponse } from '../../testing/fake-response.ts';
import { fakeRequest, POISON } from '../../testing/fake-write-server.ts';
import { outboxFixture } from '../../testing/outbox-fixture.ts';
import { ENTRY_OF_EACH_TYPE } from './item.test-support.ts';
import type { PendingItem, WaitingItem } from './item.ts';

const MINUTE = 60_000;
const PHOTO = {
  bytes: new TextEncoder().encode('a photo').buffer as ArrayBuffer,
  mediaType: 'image/webp',
} as const;

describe('a flush', () => {
  it('sends every type to its own endpoint under its own key, a review and its photo with their secret', async () => {
    const { commands, flush, server, statuses } = outboxFixture();
    for (const entry of ENTRY_OF_EACH_TYPE) await commands.enqueue(entry);
    const seen: string[][] = [];
    await flush(async (path, init) => {
      const request = fakeRequest(path, init);
      const type = new Headers(init?.headers).get('Content-Type') ?? '';
      const secret = new Headers(init?.headers).get('Review-Secret') ?? '';
      seen.push([request.key.slice(-1), request.method, request.path, type, request.body, secret]);
      return server.receive(request);
    });
    const json = (n: number) => ['application/json', JSON.stringify(ENTRY_OF_EACH_TYPE[n]?.draft)];
    // Ids count up: review 1, photo 2, their secret 3, then the others.
    const reviewId = '00000000-0000-4000-8000-000000000001';
    expect(seen.map(([key, method, path]) => `${key} ${method} ${path}`)).toEqual([
      '1 POST /api/recipes/3/ratings',
      '4 POST /api/recipes',
      '5 POST /api/contact',
      '6 POST /api/newsletter',
      '7 POST /api/recipes/3/share/email',
      '8 POST /api/safety-reports',
      `2 PUT /api/recipes/3/ratings/${reviewId}/photo`,
    ]);
    for (const n of [1, 2, 3, 4, 5]) expect(seen[n]?.slice(3, 5).map(sorted)).toEqual(json(n).map(sorted));
    expect(seen[6]?.[3]).toBe('image/jpeg');
    expect(seen.map((request) => request[5] ?? '')).toEqual([
      '00000000-0000-4000-8000-000000000003',
      ...['', '', '', '', ''],
      '00000000-0000-4000-8000-000000000003',
    ]);
    expect(await statuses()).toEqual(Array.from({ length: 7 }, () => 'sent'));
  });

  it('sends items that an earlier version queued without a secret as that version did', async () => {
    const { enqueue, flush, server, store } = outboxFixture();
    await enqueue('Licked the bowl clean.', PHOTO);
    for (const item of await store.list()) {
      await store.change(item.id, (current) => {
        const { secret: _, ...body } = (current as WaitingItem<'review' | 'photo'>).body;
        return { ...current, body } as WaitingItem;
      });
    }
    const proofs: boolean[] = [];
    await flush(async (path, init) => {
      proofs.push(new Headers(init?.headers).has('Review-Secret'));
      return server.receive(fakeRequest(path, init));
    });
    expect(proofs).toEqual([false, false]);
    expect((await store.list()).map((item) => [item.status, 'secret' in item])).toEqual([
      ['sent', false],
      ['sent', false],
    ]);
  });

  it('fault 29: a refused item of any type holds up no other', async () => {
    const { commands, flush, statuses } = outboxFixture();
    const [, recipe, contact, newsletter, share] = ENTRY_OF_EACH_TYPE;
    await commands.enqueue({
      ...recipe,
      draft: { ...recipe.draft, description: `A supper with ${POISON}.` },
    });
    await commands.enqueue({ ...contact, draft: { ...contact.draft, message: POISON } });
    await commands.enqueue(newsletter);
    await commands.enqueue(share);
    await flush();
    expect(await statuses()).toEqual(['refused', 'refused', 'sent', 'sent']);
  });

  it('fault 25: answers lost after the commit leave one effect each', async () => {
    const { commands, flush, server, clock, statuses } = outboxFixture();
    for (const entry of ENTRY_OF_EACH_TYPE) await commands.enqueue(entry);
    const lost = new Set<string>();
    for (let n = 0; n < 6; n++) {
      await flush(async (path, init) => {
        const request = fakeRequest(path, init);
        const response = server.receive(request);
        if (lost.has(request.key)) return response;
        lost.add(request.key);
        throw new TypeError('Failed to fetch');
      });
      clock.now += 16 * MINUTE;
    }
    expect(lost.size).toBe(7);
    expect(server.requests).toBe(14);
    expect(await statuses()).toEqual(Array.from({ length: 7 }, () => 'sent'));
    expect(server.effects).toHaveLength(7);
    expect(new Set(server.effects.map(({ key }) => key)).size).toBe(7);
  });
});

describe('the photo of a review', () => {
  it('is sent after the review, in the same run, with the bytes that were chosen', async () => {
    const { enqueue, flush, server } = outboxFixture();
    await enqueue('Licked the bowl clean.', PHOTO);
    expect(await flush()).toMatchObject({ sent: 2, waiting: 0 });
    expect(server.effects).toEqual([
      {
        key: '00000000-0000-4000-8000-000000000001',
        path: '/api/recipes/3/ratings',
        words: 'Licked the bowl clean.',
      },
      {
        key: '00000000-0000-4000-8000-000000000002',
        path: '/api/recipes/3/ratings/00000000-0000-4000-8000-000000000001/photo',
        words: 'a photo',
      },
    ]);
  });

  it('waits while its review is refused, and follows the corrected review to its new id', async () => {
    const { enqueue, flush, server, commands, statuses } = outboxFixture();
    const { id } = await enqueue(`${POISON} bait is no food.`, PHOTO);
    await flush();
    expect(await statuses()).toEqual(['refused', 'waiting']);
    expect(server.effects).toEqual([]);
    const draft = { rating: 5, userName: 'Robin', comment: 'Licked the bowl clean.' };
    const corrected = await commands.editItem(id, draft);
    await flush();
    expect(await statuses()).toEqual(['sent', 'sent']);
    expect(server.effects[1]?.path).toBe(`/api/recipes/3/ratings/${corrected?.id}/photo`);
  });

  it('is kept if the server refuses it, and its review stays delivered', async () => {
    const { enqueue, flush, store, online } = outboxFixture();
    await enqueue('Licked the bowl clean.', PHOTO);
    await flush(async (path, init) =>
      init?.method === 'PUT'
        ? problemResponse(415, 'unsupported-media-type', 'This is no picture.')
        : online(path, init),
    );
    const [review, photo] = await store.list();
    expect(review?.status).toBe('sent');
    expect(photo).toMatchObject({ status: 'refused', lastProblem: { detail: 'This is no picture.' } });
    expect((photo as PendingItem<'photo'>).body.draft).toEqual(PHOTO);
  });

  it('is discarded with its review, even while the review is being sent', async () => {
    const { enqueue, flush, store, commands, online } = outboxFixture();
    const { id } = await enqueue('Licked the bowl clean.', PHOTO);
    await flush(async (path, init) => {
      await commands.discardItem(id);
      return online(path, init);
    });
    expect(await store.list()).toEqual([]);
  });

  it('lets texts queued behind it go first', async () => {
    const { enqueue, flush, server, online, clock } = outboxFixture();
    await enqueue('The first review.', PHOTO);
    await flush(async (path, init) => {
      if (init?.method === 'PUT') throw new TypeError('Failed to fetch');
      return online(path, init);
    });
    await enqueue('The second review.');
    clock.now += MINUTE;
    await flush();
    expect(server.effects.map(({ words }) => words)).toEqual([
      'The first review.',
      'The second review.',
      'a photo',
    ]);
  });

  it('fault 5: a slow upload sends heartbeats, so that its flusher does not look frozen', async () => {
    const { enqueue, flush, online } = outboxFixture();
    await enqueue('Licked the bowl clean.', PHOTO);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let signs = 0;
    let duringUpload = 0;
    await flush(
      async (path, init) => {
        if (init?.method !== 'PUT') return online(path, init);
        const before = signs;
        vi.advanceTimersByTime(35_000);
        duringUpload = signs - before;
        return online(path, init);
      },
      {
        announce: () => {
          signs += 1;
        },
      },
    );
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    // One every 10 s, for 35 s.
    expect(duringUpload).toBe(3);
  });
});

/** JSON by content, whatever the order of its keys. */
function sorted(text: string): string {
  return text.startsWith('{') ? JSON.stringify(Object.entries(JSON.parse(text)).sort()) : text;
}
