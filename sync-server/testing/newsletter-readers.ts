import { randomBytes, randomUUID } from 'node:crypto';
import type { NewsletterList } from '#domain/messages/sign-up';
import { subscriptionId } from '../storage/newsletter/audience.ts';
import type { Store } from '../storage/store/store.ts';

type Readers = Pick<Store, 'newsletter' | 'confirmations'>;

/** Signs an address up and confirms it. */
export async function confirmReader(
  { newsletter, confirmations }: Readers,
  email: string,
  list: NewsletterList = 'dog',
): Promise<void> {
  const key = randomUUID();
  const secret = randomBytes(24).toString('base64url');
  await newsletter.subscribe(key, { email, list }, new Date().toISOString());
  await confirmations.open(subscriptionId({ email, list }), key, secret);
  if (!(await confirmations.confirm(secret))) throw new Error(`${email} is not confirmed`);
}
