import { type FormEvent, useState } from 'react';
import {
  type ErasureKind,
  type ErasureMatch,
  type ErasurePreview,
  erasureQuerySchema,
} from '#domain/contract/erasure';
import { Button } from '../components/button.tsx';
import { FormRow } from '../components/form-row.tsx';
import { reviewDate } from '../screens/reviews/review-date.ts';
import styles from './comments-tab.module.css';
import { erase, previewErasure } from './editorial-api.ts';
import published from './published.module.css';
import { useActs } from './use-acts.ts';

const KINDS: Record<ErasureKind, string> = {
  review: 'Review, with its photo',
  submission: 'Recipe as it was sent in',
  recipe: 'Published recipe',
  message: 'Message',
  subscription: 'Newsletter',
  report: 'Safety report',
  mail: 'Copy of an e-mail on the server',
};

const keyOf = ({ kind, id }: Pick<ErasureMatch, 'kind' | 'id'>) => `${kind} ${id}`;

/** 'Erasure': finds everything by or about a name or an e-mail address, to review, select and erase for good. */
export function ErasureTab({ onSignedOut }: { onSignedOut: () => void }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [preview, setPreview] = useState<ErasurePreview | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const query = {
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(email.trim() !== '' && { email: email.trim() }),
  };
  const isSound = erasureQuerySchema.safeParse(query).success;

  async function look() {
    const found = await previewErasure(query);
    setPreview(found);
    setChosen(new Set(found.matches.filter(({ isExact }) => isExact).map(keyOf)));
  }

  const looking = useActs({ onDone: async () => undefined, onSignedOut });
  const erasing = useActs({ onDone: look, onSignedOut });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isSound) void looking.act(look, null);
  }

  function toggle(key: string) {
    const next = new Set(chosen);
    if (!next.delete(key)) next.add(key);
    setChosen(next);
  }

  const targets = (preview?.matches ?? [])
    .filter((match) => chosen.has(keyOf(match)))
    .map(({ kind, id }) => ({ kind, id }));
  const isBusy = looking.isSaving || erasing.isSaving;
  return (
    <section aria-labelledby="erasure-title" className={published['area']}>
      <div className={styles['head']}>
        <h2 id="erasure-title">Erasure</h2>
        <p>
          For people who ask to be forgotten. Erased words cannot be restored; a backup made before still
          holds them.
        </p>
      </div>
      <form className={published['form']} onSubmit={handleSubmit} noValidate aria-label="Whom to look for">
        <FormRow label="Name" error={isChecked && !isSound ? 'Enter a name or an e-mail' : undefined}>
          {(field) => <input {...field} value={name} onChange={(event) => setName(event.target.value)} />}
        </FormRow>
        <FormRow label="E-mail">
          {(field) => (
            <input
              {...field}
              type="email"
              autoComplete="off"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </FormRow>
        <div className={styles['buttons']}>
          <Button type="submit" variant="outline" disabled={isBusy}>
            Look
          </Button>
        </div>
      </form>
      {preview !== null && preview.matches.length === 0 && <p role="status">Nothing is kept of them.</p>}
      {preview !== null && preview.matches.length > 0 && (
        <>
          <p role="status">
            {preview.hasMore ? 'The first ' : ''}
            {preview.matches.length} found. What bears the name or address itself is chosen; what mentions it
            is not.
          </p>
          <ul className={styles['list']} aria-label="What is kept of them">
            {preview.matches.map((match) => (
              <li key={keyOf(match)}>
                <label className={published['match']}>
                  <input
                    type="checkbox"
                    checked={chosen.has(keyOf(match))}
                    disabled={isBusy}
                    onChange={() => toggle(keyOf(match))}
                  />
                  <span>
                    <strong>{KINDS[match.kind]}</strong>
                    {match.at !== '' && `, ${reviewDate(match.at)}`}
                    {!match.isExact && ', mentions it'}
                    <br />
                    {match.excerpt}
                  </span>
                </label>
              </li>
            ))}
          </ul>
          <EraseButton
            count={targets.length}
            isBusy={isBusy}
            onErase={() => void erasing.act(() => erase({ targets }), 'Erased')}
          />
        </>
      )}
    </section>
  );
}

type EraseButtonProps = { count: number; isBusy: boolean; onErase: () => void };

/** Confirms before erasing. */
function EraseButton({ count, isBusy, onErase }: EraseButtonProps) {
  const [askedFor, setAskedFor] = useState<number | null>(null);
  const things = count === 1 ? '1 thing' : `${count} things`;
  if (askedFor !== count || count === 0) {
    return (
      <div className={styles['buttons']}>
        <Button variant="destructive" disabled={isBusy || count === 0} onClick={() => setAskedFor(count)}>
          Erase {things}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['buttons']} role="alertdialog" aria-label={`Erase ${things} for good?`}>
      <Button
        variant="destructive"
        disabled={isBusy}
        onClick={() => {
          setAskedFor(null);
          onErase();
        }}
      >
        Erase {things} for good
      </Button>
      <Button variant="outline" onClick={() => setAskedFor(null)} autoFocus>
        Keep
      </Button>
    </div>
  );
}
