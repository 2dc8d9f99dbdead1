import { type FormEvent, type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { takeFromText } from '../household/take-invitation.ts';
import styles from './assistant.module.css';

const MOST_CHARACTERS = 500;

type AskFormProps = {
  query: string;
  isPending: boolean;
  onType: (query: string) => void;
  /** Called with the trimmed query, never empty. */
  onAsk: (query: string) => void;
  /** Shown beside the button. Receives the id of the hint that explains why the button is disabled. */
  children?: (whyId: string | undefined) => ReactNode;
};

/** A question in plain language. */
export function AskForm({ query, isPending, onType, onAsk, children }: AskFormProps) {
  const trimmed = query.trim();
  const id = useId();
  const navigate = useNavigate();
  const whyId = trimmed === '' ? id : undefined;
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (takeFromText(trimmed)) navigate('/join');
    else if (trimmed !== '' && !isPending) onAsk(trimmed);
  }
  return (
    <form className={styles['form']} onSubmit={handleSubmit}>
      <FormRow
        label="What are you looking for?"
        help="For example: something gentle for my senior dog, no chicken."
      >
        {(field) => (
          <input
            {...field}
            type="text"
            maxLength={MOST_CHARACTERS}
            enterKeyHint="search"
            autoComplete="off"
            value={query}
            readOnly={isPending}
            onChange={(event) => onType(event.target.value)}
          />
        )}
      </FormRow>
      <div className={styles['buttons']}>
        {whyId && <p id={whyId}>Type what you’re looking for first.</p>}
        <Button type="submit" disabled={trimmed === '' || isPending} aria-describedby={whyId}>
          {isPending ? 'Analyzing...' : 'Ask'}
        </Button>
        {children?.(whyId)}
      </div>
    </form>
  );
}
