import { type FormEvent, useState } from 'react';
import { EDITORIAL_CALLS } from '#domain/contract/editorial';
import {
  type ErasureKind,
  type ErasureMatch,
  type ErasurePreview,
  type ErasureQuery,
  erasureQuerySchema,
} from '#domain/contract/erasure';
import { localDate } from '#domain/plan/calendar';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../../components/button.tsx';
import { saveFile } from '../../../features/page/save-and-share.ts';
import { request } from '../../calls/api.ts';
import { useActs } from '../../calls/use-acts.ts';
import { Card } from '../../parts/card.tsx';
import { CheckRow } from '../../parts/check-row.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { TextRow } from '../../parts/fields.tsx';
import list from '../../parts/list.module.css';
import { localDay } from '../../parts/moment.ts';
import { Notice } from '../../parts/notice.tsx';
import styles from './tab.module.css';

type ExportPersonProps = { person: ErasureQuery; onSignedOut: () => void };

/** Exports everything stored about a person as a file, to hand over to them. */
function ExportPerson({ person, onSignedOut }: ExportPersonProps) {
  const [isWithMentions, setWithMentions] = useState(false);
  const { isSaving, act } = useActs({ onDone: async () => undefined, onSignedOut });

  async function take() {
    const made = await request(EDITORIAL_CALLS.exportPerson, {
      body: { ...person, mentions: isWithMentions },
    });
    const file = new Blob([JSON.stringify(made, null, 2)], { type: 'application/json' });
    saveFile(file, `personal-data-${localDate(new Date(made.madeAt))}.json`);
  }

  return (
    <div>
      <CheckRow checked={isWithMentions} disabled={isSaving} onChange={setWithMentions}>
        Include what only mentions them. Read it first: it may be about others.
      </CheckRow>
      <div className={list['buttons']}>
        <Button variant="outline" disabled={isSaving} onClick={() => void act(take, 'Exported')}>
          {isSaving ? 'Exporting' : 'Export as JSON'}
        </Button>
      </div>
    </div>
  );
}

type EraseButtonProps = { count: number; isBusy: boolean; onErase: () => void };

/** Asks before erasing; the cancel button has the focus. */
function EraseButton({ count, isBusy, onErase }: EraseButtonProps) {
  const things = counted(count, 'entry', 'entries');
  return (
    <div className={list['buttons']}>
      <ConfirmButton
        disabled={isBusy}
        disabledBecause={count === 0 ? 'Choose what to erase first.' : undefined}
        question={`Erase ${things} for good?`}
        text="You can’t restore erased data. Earlier backups still contain it."
        action={`Erase ${things} for good`}
        back="Keep"
        onConfirm={onErase}
      >
        Erase {things}
      </ConfirmButton>
    </div>
  );
}

const KINDS: Record<ErasureKind, string> = {
  review: 'Review, with its photo',
  submission: 'Submitted recipe',
  recipe: 'Published recipe',
  message: 'Message',
  reply: 'Reply to a message',
  subscription: 'Newsletter',
  issue: 'Newsletter issue',
  report: 'Safety report',
  'review-note': "Moderator's note on a review",
  'submission-note': "Moderator's note on a submitted recipe",
  'act-reason': 'Reason for an action',
  mail: 'Copy of an e-mail on the server',
};

const keyOf = ({ kind, id }: Pick<ErasureMatch, 'kind' | 'id'>) => `${kind} ${id}`;

/** 'Privacy': finds everything by or about a name or e-mail address, to review, export and erase. */
export function ErasureTab({ onSignedOut }: { onSignedOut: () => void }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [preview, setPreview] = useState<ErasurePreview | null>(null);
  /** The query behind the matches; the fields may have changed since. */
  const [found, setFound] = useState<ErasureQuery>({});
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const query = {
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(email.trim() !== '' && { email: email.trim() }),
  };
  const isSound = erasureQuerySchema.safeParse(query).success;

  async function look(person: ErasureQuery) {
    const matching = await request(EDITORIAL_CALLS.previewErasure, { body: person });
    setPreview(matching);
    setFound(person);
    setChosen(new Set(matching.matches.filter(({ isExact }) => isExact).map(keyOf)));
  }

  const looking = useActs({ onDone: async () => undefined, onSignedOut });
  const erasing = useActs({ onDone: () => look(found), onSignedOut });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isSound) void looking.act(() => look(query), null);
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
    <section aria-labelledby="erasure-title" className={styles['area']}>
      <div className={list['head']}>
        <h2 id="erasure-title">Privacy</h2>
        <p>
          For people who ask what we store about them, or ask us to erase it. You can’t restore erased data.
          Earlier backups still contain it.
        </p>
      </div>
      <form className={list['form']} onSubmit={handleSubmit} noValidate aria-label="Find a person">
        <TextRow
          label="Name"
          error={isChecked && !isSound ? 'Enter a name or an e-mail' : undefined}
          value={name}
          onChange={setName}
        />
        <TextRow label="E-mail" type="email" autoComplete="off" value={email} onChange={setEmail} />
        <div className={list['buttons']}>
          <Button type="submit" variant="outline" disabled={isBusy}>
            Find
          </Button>
        </div>
      </form>
      {preview !== null && preview.matches.length === 0 && (
        <Notice kind="news">We store nothing about them.</Notice>
      )}
      {preview !== null && preview.matches.length > 0 && (
        <>
          <Notice kind="news">
            {preview.hasMore ? 'The first ' : ''}
            {preview.matches.length} found. Exact matches of the name or address are selected; mentions are
            not.
          </Notice>
          <ExportPerson person={found} onSignedOut={onSignedOut} />
          <ul className={list['list']} aria-label="What we store about them">
            {preview.matches.map((match) => (
              <Card key={keyOf(match)} asChild className={styles['match']}>
                <li>
                  <CheckRow
                    checked={chosen.has(keyOf(match))}
                    disabled={isBusy}
                    onChange={() => toggle(keyOf(match))}
                  >
                    <strong>{KINDS[match.kind]}</strong>
                    {match.at !== '' && `, ${localDay(match.at)}`}
                    {!match.isExact && ', mention only'}
                    <br />
                    {match.excerpt}
                  </CheckRow>
                </li>
              </Card>
            ))}
          </ul>
          <EraseButton
            count={targets.length}
            isBusy={isBusy}
            onErase={() =>
              void erasing.act(() => request(EDITORIAL_CALLS.erase, { body: { targets } }), 'Erased')
            }
          />
        </>
      )}
    </section>
  );
}
