import { type FormEvent, useLayoutEffect } from 'react';
import { Button } from '../../components/button.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { useSend } from '../../platform/outbox/use-send.ts';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';
import { dismissToast, showToast } from '../../platform/state/toast-store.ts';
import { useKeptForm } from '../forms/use-kept-form.ts';
import { useRefusedForm } from '../forms/use-refused-form.ts';
import card from '../nutrition/tool-card.module.css';
import { EMPTY_SHARE, readKept, readShare, type ShareField } from './share-values.ts';

const TEXTS = {
  sent: { title: 'Recipe Shared!', description: 'The recipe has been sent via email successfully.' },
  failed: { title: 'Share Failed', fallback: 'Failed to send email. Please try again.' },
};

type EmailShareFormProps = { recipeId: number; title: string; onClose: () => void };

/** Sends a recipe's link by e-mail with a personal message. Queued while offline. */
export function EmailShareForm({ recipeId, title, onClose }: EmailShareFormProps) {
  const { form, isRefused, refuse } = useRefusedForm();
  const { values, setValues, state, handOver } = useKeptForm(`share:${recipeId}`, readKept, EMPTY_SHARE);
  const { isPending, send } = useSend(TEXTS, { corrects: true });
  const { draft, errors, isMissing } = readShare(values);
  const errorOf = (field: ShareField) => (isRefused ? errors[field] : undefined);
  useDirtyForm(state === 'unsaved' || state === 'failed');

  useLayoutEffect(() => form.current?.querySelector('input')?.focus({ preventScroll: true }), [form]);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (draft === null) {
      refuse();
      if (isMissing) {
        showToast({
          variant: 'destructive',
          title: 'Missing Information',
          description: 'Please fill in recipient email and your name.',
        });
      } else dismissToast();
      return;
    }
    const outcome = await send({ type: 'share', recipeId, recipeTitle: title, draft }, () =>
      handOver(values),
    );
    if (outcome === 'sent' || outcome === 'waiting') onClose();
  }

  const change = (field: ShareField) => (event: { target: { value: string } }) =>
    setValues({ ...values, [field]: event.target.value });

  return (
    <form ref={form} className={card['card']} onSubmit={handleSubmit} noValidate aria-label="Share by email">
      <FormRow label="Recipient email" error={errorOf('recipientEmail')}>
        {(field) => (
          <input
            {...field}
            type="email"
            autoComplete="off"
            required
            value={values.recipientEmail}
            onChange={change('recipientEmail')}
          />
        )}
      </FormRow>
      <FormRow label="Your name" error={errorOf('senderName')}>
        {(field) => (
          <input
            {...field}
            type="text"
            autoComplete="name"
            required
            value={values.senderName}
            onChange={change('senderName')}
          />
        )}
      </FormRow>
      <FormRow
        label="Personal message (optional)"
        error={errorOf('personalMessage')}
        help="We send the link once and don’t use the address for anything else."
      >
        {(field) => (
          <textarea {...field} rows={3} value={values.personalMessage} onChange={change('personalMessage')} />
        )}
      </FormRow>
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Sending...' : 'Send Email'}
      </Button>
    </form>
  );
}
