import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '../platform/database/bowlful.ts';
import { putReminders, showPush } from './reminders.ts';

const NOON = new Date(2026, 10, 26, 12);
const at = (day: number) => new Date(2026, 10, day, 8).toISOString();
const reminder = (id: string, day: string) => ({ id, label: `Pack ${id}`, day, path: '/plan' });
const ADDRESS = {
  endpoint: 'https://push.example/abc',
  keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
};

const store = (...value: object[]) => database.preferences.put({ key: 'reminders', value });
let status = 204;
const sent = vi.fn(async (_path: string, _init: RequestInit) => new Response(null, { status }));

beforeEach(async () => {
  status = 204;
  sent.mockClear();
  vi.stubGlobal('fetch', sent);
  await database.preferences.clear();
});
afterEach(() => vi.unstubAllGlobals());

function subscribed() {
  const unsubscribe = vi.fn(async () => true);
  const subscription = { toJSON: () => ADDRESS, unsubscribe };
  const pushManager = { getSubscription: async () => subscription };
  return { registration: { pushManager } as never, unsubscribe };
}
const bodies = () =>
  sent.mock.calls.map(([path, { method, body }]) => [method, path, JSON.parse(String(body))]);

describe('what the server is to push', () => {
  it('is the mornings of the days to come, without names', async () => {
    await store(reminder('gone', '2026-11-25'), reminder('a', '2026-11-28'), reminder('b', '2026-11-28'));
    await putReminders(subscribed().registration, NOON);
    const body = { subscription: ADDRESS, due: [{ at: at(28), kind: 'use-by' }] };
    expect(bodies()).toEqual([['PUT', '/api/push/reminders', body]]);
  });

  it('is nothing for a device that did not subscribe', async () => {
    await store(reminder('a', '2026-11-28'));
    await putReminders({ pushManager: { getSubscription: async () => null } } as never, NOON);
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([204, 500])(
    'is forgotten with the last reminder, and the subscription ends, if the server answers %i',
    async (answer) => {
      status = answer;
      const { registration, unsubscribe } = subscribed();
      await putReminders(registration, NOON);
      expect(bodies()).toEqual([['PUT', '/api/push/reminders', { subscription: ADDRESS, due: [] }]]);
      expect(unsubscribe).toHaveBeenCalledTimes(1);
    },
  );

  it('causes an error if the server does not take it, and can be put again', async () => {
    await store(reminder('a', '2026-11-28'));
    status = 503;
    const { registration, unsubscribe } = subscribed();
    await expect(putReminders(registration, NOON)).rejects.toThrow('not taken');
    status = 204;
    await putReminders(registration, NOON);
    expect(unsubscribe).not.toHaveBeenCalled();
  });
});

describe('a push', () => {
  const tag = `use-by ${at(27)}`;
  const push = {
    json: () => ({
      web_push: 8030,
      notification: {
        title: 'Use by today',
        body: 'Open Bowlful.',
        tag,
        navigate: 'https://bowlful.example/plan',
      },
    }),
  };
  const MORNING = new Date(2026, 10, 27, 8);
  function notices() {
    const shown: NotificationOptions[] = [];
    return {
      shown,
      showNotification: async (_title: string, options: NotificationOptions = {}) => void shown.push(options),
      getNotifications: async () => shown as Notification[],
    };
  }

  it('shows the device’s own words, once, however often it comes', async () => {
    await store(reminder('soup', '2026-11-27'));
    const here = notices();
    await showPush(push, here, MORNING);
    await showPush(push, here, MORNING);
    expect(here.shown.map(({ body, tag }) => [body, tag])).toEqual([['Pack soup', tag]]);
  });

  it('shows the server’s words, with their path, if the device has none', async () => {
    const here = notices();
    await showPush(push, here, MORNING);
    expect(here.shown).toMatchObject([{ body: 'Open Bowlful.', tag, data: { path: '/plan' } }]);
  });

  it('without data is left to the browser', async () => {
    const here = notices();
    await showPush(null, here, MORNING);
    expect(here.shown).toEqual([]);
  });
});
