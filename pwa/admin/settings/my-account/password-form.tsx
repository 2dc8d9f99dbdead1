import { type FormEvent, useRef, useState } from 'react';
import { newPasswordSchema, PASSWORD_MIN } from '#domain/account/account';
import { ACCOUNT_CALLS } from '#domain/contract/admin';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../platform/state/toast-store.ts';
import { AdminError, adminErrorSentence, request } from '../../calls/api.ts';
import { Card } from '../../parts/card.tsx';
import { focusField, TextRow } from '../../parts/fields.tsx';
import styles from './tab.module.css';

type Field = 'currentPassword' | 'newPassword' | 'repeated';
type Values = Record<Field, string>;
type Errors = Partial<Values>;

const EMPTY: Values = { currentPassword: '', newPassword: '', repeated: '' };
const FIELDS: readonly { name: Field; label: string; autoComplete: string; help?: string }[] = [
  { name: 'currentPassword', label: 'Current password', autoComplete: 'current-password' },
  {
    name: 'newPassword',
    label: 'New password',
    autoComplete: 'new-password',
    help: `At least ${PASSWORD_MIN} characters; 15 or more are better. Four unrelated words make a good password.`,
  },
  { name: 'repeated', label: 'Repeat the new password', autoComplete: 'new-password' },
];

function faults({ currentPassword, newPassword, repeated }: Values): Errors {
  const parsed = newPasswordSchema.safeParse(newPassword);
  return {
    ...(currentPassword === '' && { currentPassword: 'Enter your current password.' }),
    ...(!parsed.success && { newPassword: `The password ${parsed.error.issues[0]?.message}.` }),
    ...(parsed.success && newPassword !== repeated && { repeated: 'The passwords don’t match.' }),
  };
}

type PasswordFormProps = { username: string; onSignedOut: () => void };

/** Changes the password. The page stays signed in; everything else is signed out. */
export function PasswordForm({ username, onSignedOut }: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const [isPending, setPending] = useState(false);

  function show(wrong: Errors) {
    setErrors(wrong);
    focusField(form, FIELDS.find(({ name }) => wrong[name] !== undefined)?.name);
  }

  function handleFailure(error: unknown) {
    if (error instanceof AdminError && error.kind === 'signed-out') return onSignedOut();
    const field = error instanceof AdminError ? error.field : null;
    const sentence = adminErrorSentence(error);
    if (field === 'currentPassword' || field === 'newPassword') return show({ [field]: sentence });
    showToast({ variant: 'destructive', title: 'Error', description: sentence });
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong = faults(values);
    show(wrong);
    if (Object.keys(wrong).length > 0) return;
    setPending(true);
    try {
      const { currentPassword, newPassword } = values;
      await request(ACCOUNT_CALLS.changePassword, { body: { currentPassword, newPassword } });
      setValues(EMPTY);
      showToast({ title: 'Password changed', description: 'Every other device has been signed out.' });
    } catch (error) {
      handleFailure(error);
    } finally {
      setPending(false);
    }
  }

  return (
    <Card asChild className={styles['card']}>
      <form ref={form} onSubmit={handleSubmit} noValidate>
        {/* Password managers store the new password under this name. */}
        <input hidden readOnly name="username" autoComplete="username" value={username} />
        {FIELDS.map(({ name, label, autoComplete, help }) => (
          <TextRow
            key={name}
            label={label}
            help={help}
            error={errors[name]}
            name={name}
            type="password"
            autoComplete={autoComplete}
            value={values[name]}
            onChange={(value) => setValues({ ...values, [name]: value })}
          />
        ))}
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Changing' : 'Change password'}
        </Button>
      </form>
    </Card>
  );
}
