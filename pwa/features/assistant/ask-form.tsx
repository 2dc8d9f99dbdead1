import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AskingPet } from '#domain/assistant/for-pet';
import { petAnimal } from '#domain/pet/daily-energy';
import { petLimits } from '#domain/pet/pet-limits';
import { nameInSentence } from '#domain/pet/pet-name';
import { SPECIES, type Species } from '#domain/reference/species';
import { Button } from '../../components/button.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { takeFromText } from '../household/take-invitation.ts';
import { useActivePet } from '../pets/pets.ts';
import styles from './assistant.module.css';

const MOST_CHARACTERS = 500;
/** The field cuts longer text without a word. */
const TOO_LONG = `A question can be at most ${MOST_CHARACTERS} characters long, so check its end.`;

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
        remark={query.length < MOST_CHARACTERS ? undefined : TOO_LONG}
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

/** The active pets that the assistant is asked for: that of the species, or both without one. */
export function useAskingPets(species: Species | undefined): AskingPet[] {
  const profiles = { dog: useActivePet('dog'), cat: useActivePet('cat') };
  return SPECIES.flatMap((one): AskingPet[] => {
    const profile = profiles[one];
    if (!profile || (species !== undefined && species !== one)) return [];
    const { ageMonths } = petAnimal(profile);
    return [{ species: one, ageMonths, name: nameInSentence(profile, one), ...petLimits(profile) }];
  });
}

type Request<T> = {
  isPending: boolean;
  /** Answer to the latest successful request. */
  answer: T | null;
  isFailed: boolean;
  start: (ask: () => Promise<T>, onFailure?: () => void) => Promise<void>;
};

/** One question at a time: idle, pending, answered or failed. The answer to an earlier question is ignored. */
export function useRequest<T>(): Request<T> {
  const [state, setState] = useState<Omit<Request<T>, 'start'>>({
    isPending: false,
    answer: null,
    isFailed: false,
  });
  const latest = useRef(0);

  async function start(ask: () => Promise<T>, onFailure?: () => void) {
    latest.current += 1;
    const own = latest.current;
    setState({ isPending: true, answer: null, isFailed: false });
    try {
      const answer = await ask();
      if (own === latest.current) setState({ isPending: false, answer, isFailed: false });
    } catch {
      if (own !== latest.current) return;
      setState({ isPending: false, answer: null, isFailed: true });
      onFailure?.();
    }
  }
  return { ...state, start };
}
