import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FormRow } from '../../components/form-row.tsx';
import styles from './household.module.css';

/** Takes an invitation as pasted text. */
export function PasteForm({ onPaste }: { onPaste: (invitation: string) => void }) {
  const [error, setError] = useState<string>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pasted = String(new FormData(event.currentTarget).get('invitation') ?? '').trim();
    if (pasted === '') setError('Paste the invitation here first.');
    else onPaste(pasted);
  }

  return (
    <form className={styles['panel']} onSubmit={submit} noValidate>
      <FormRow
        label="Paste the invitation"
        help="On a device that’s in the household: Settings, Household, Invite a device, Copy the link."
        {...(error !== undefined && { error })}
      >
        {(field) => (
          <input
            {...field}
            name="invitation"
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormRow>
      <div>
        <Button type="submit">Continue</Button>
      </div>
    </form>
  );
}
