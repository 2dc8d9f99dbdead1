import * as z from 'zod/mini';
import { MOST_PUSHED, PUSHED_KINDS } from '../plan/reminder.ts';
import { defineCalls, ok } from './call.ts';
import { ADDRESS_MAX, LINK } from './link.ts';

const bytes = (characters: number) =>
  z
    .string()
    .check(
      z.minLength(characters),
      z.maxLength(characters),
      z.regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}$`)),
    );

/** How to reach a browser: an address of its push service, and keys to seal a push with. */
const pushSubscriptionSchema = z.strictObject({
  endpoint: z.string().check(z.maxLength(ADDRESS_MAX), z.regex(LINK)),
  keys: z.strictObject({ p256dh: bytes(87), auth: bytes(22) }),
});
export type PushAddress = z.infer<typeof pushSubscriptionSchema>;

const pushedRemindersSchema = z.strictObject({
  subscription: pushSubscriptionSchema,
  due: z
    .array(z.strictObject({ at: z.iso.datetime(), kind: z.enum(PUSHED_KINDS) }))
    .check(z.maxLength(MOST_PUSHED)),
});

/** Null if this server pushes nothing. */
export const pushKeySchema = z.object({ key: z.nullable(z.string()) });

const path = '/api/push';

/** Reminders that reach a device while the app is closed. */
export const PUSH_CALLS = defineCalls({
  getPushKey: {
    method: 'get',
    path: `${path}/key`,
    summary: 'The public key that a browser subscribes with; null if this server pushes nothing.',
    answer: ok('The key.', pushKeySchema),
  },
  putReminders: {
    method: 'put',
    path: `${path}/reminders`,
    summary:
      'Replaces what a device wants to be reminded of; with an empty list the server forgets the device.',
    body: pushedRemindersSchema,
    answer: { status: 204, description: 'Stored, or forgotten.', schema: null },
    errors: [404, 429],
  },
});
