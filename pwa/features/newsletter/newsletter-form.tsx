import { type FormEvent, useRef, useState } from 'react';
import { type NewsletterList, newsletterSignUpSchema } from '#domain/messages/sign-up';
import { Button } from '../../components/button.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import { useSend } from '../../platform/outbox/use-send.ts';
import styles from './newsletter-box.module.css';
import { CONFIRM_BY_MAIL, MAIL_WAITS, NEWSLETTER_TEXTS } from './newsletter-texts.ts';

const FAILED = { title: 'Subscription Failed', fallback: 'Failed to subscribe. Please try again.' };

const problemOf = (email: string, list: NewsletterList) =>
  newsletterSignUpSchema.safeParse({ email: email.trim(), list }).error?.issues[0]?.message;

/** Signs one address up to one list, to be confirmed by e-mail; queued while offline. */
export function NewsletterForm({ list }: { list: NewsletterList }) {
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { sendsMail = true } = useSiteSettings();
  const next = sendsMail ? CONFIRM_BY_MAIL : MAIL_WAITS;
  const { isPending, send } = useSend({
    sent: { title: 'Subscribed!', description: `${NEWSLETTER_TEXTS[list].sent} ${next}` },
    failed: FAILED,
  });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (problemOf(email, list) !== undefined) {
      setChecked(true);
      field.current?.focus();
      return;
    }
    await send({ type: 'newsletter', draft: { email: email.trim(), list } }, () => {
      setEmail('');
      setChecked(false);
    });
  }

  return (
    <form className={styles['form']} onSubmit={handleSubmit} noValidate>
      <FormRow
        label="Your e-mail"
        error={isChecked ? problemOf(email, list) : undefined}
        help="We’ll ask you by e-mail to confirm first. Every e-mail has a link to stop them."
      >
        {(props) => (
          <input
            {...props}
            ref={field}
            type="email"
            autoComplete="email"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </FormRow>
      <div>
        <Button type="submit" variant="outline" disabled={isPending}>
          {isPending ? 'Subscribing...' : 'Subscribe'}
        </Button>
      </div>
    </form>
  );
}
