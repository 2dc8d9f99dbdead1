import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../platform/state/toast-store.ts';
import { AdminError, adminErrorSentence } from '../../calls/api.ts';
import { focusField, TextRow } from '../../parts/fields.tsx';
import list from '../../parts/list.module.css';
import styles from './tab.module.css';

type StepProps = {
  label: string;
  help?: string;
  /** Name of the field, as the server calls it. */
  name: 'currentPassword' | 'code';
  empty: string;
  action: string;
  onSend: (value: string) => Promise<void>;
  onBack: () => void;
  onSignedOut: () => void;
};

/** A form with one field: a password to confirm an action, or a code. */
export function SecretStep(props: StepProps) {
  const { label, help, name, empty, action, onSend, onBack, onSignedOut } = props;
  const form = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  function refuse(sentence: string) {
    setError(sentence);
    focusField(form, name);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (value.trim() === '') return refuse(empty);
    setPending(true);
    try {
      await onSend(value);
    } catch (problem) {
      setPending(false);
      if (problem instanceof AdminError && problem.kind === 'signed-out') return onSignedOut();
      const sentence = adminErrorSentence(problem);
      if (problem instanceof AdminError && problem.field === name) return refuse(sentence);
      showToast({ variant: 'destructive', title: 'Error', description: sentence });
    }
  }

  const isCode = name === 'code';
  return (
    <form ref={form} className={styles['step']} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <TextRow
        label={label}
        help={help}
        error={error}
        name={name}
        type={isCode ? 'text' : 'password'}
        autoComplete={isCode ? 'one-time-code' : 'current-password'}
        {...(isCode && { inputMode: 'numeric', maxLength: 10 })}
        value={value}
        onChange={setValue}
      />
      <div className={list['buttons']}>
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Checking' : action}
        </Button>
        <Button variant="outline" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}
