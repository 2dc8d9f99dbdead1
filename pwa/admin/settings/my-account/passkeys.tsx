import { KeyRound } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { PASSKEY_CALLS, type Passkey } from '#domain/contract/passkeys';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { showToast } from '../../../platform/state/toast-store.ts';
import { request } from '../../calls/api.ts';
import { addPasskey, hasPasskeys } from '../../calls/passkeys.ts';
import { useActs } from '../../calls/use-acts.ts';
import { useCall } from '../../calls/use-read.ts';
import { Card } from '../../parts/card.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { focusField, TextRow } from '../../parts/fields.tsx';
import list from '../../parts/list.module.css';
import { momentInWords } from '../../parts/moment.ts';
import { Notice } from '../../parts/notice.tsx';
import { SecretStep } from './secret-step.tsx';
import styles from './tab.module.css';

type Events = { onDone: () => Promise<void>; onSignedOut: () => void };
type RenameProps = Events & { passkey: Passkey; onBack: () => void };

function Rename({ passkey, onBack, ...events }: RenameProps) {
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(passkey.name);
  const [error, setError] = useState<string>();
  const { isSaving, act } = useActs(events);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') {
      setError('Enter a name.');
      return focusField(form, 'name');
    }
    if (
      await act(
        () => request(PASSKEY_CALLS.renamePasskey, { params: { id: passkey.id }, body: { name } }),
        'Name saved',
      )
    )
      onBack();
  }

  return (
    <form ref={form} className={styles['step']} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <TextRow
        label="Name of this passkey"
        help="Such as the device that holds it."
        error={error}
        name="name"
        autoComplete="off"
        autoFocus
        maxLength={60}
        onFocus={(event) => event.currentTarget.select()}
        value={name}
        onChange={setName}
      />
      <div className={list['buttons']}>
        <Button type="submit" disabled={isSaving}>
          {isSaving ? 'Saving' : 'Save the name'}
        </Button>
        <Button variant="outline" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  );
}

type RowProps = Events & { passkey: Passkey; isFocused: boolean; onRename: () => void };

function Row({ passkey, isFocused, onRename, ...events }: RowProps) {
  const { id, name, createdAt, lastUsedAt } = passkey;
  const { isSaving, act } = useActs(events);
  return (
    <>
      <div className={list['text']}>
        <p className={list['who']}>
          <KeyRound size={18} aria-hidden />
          <strong>{name}</strong>
        </p>
        <p className={list['who']}>
          <span>Added {momentInWords(createdAt)}</span>
          <span>{lastUsedAt === null ? 'Never used' : `Last used ${momentInWords(lastUsedAt)}`}</span>
        </p>
      </div>
      <div className={list['buttons']}>
        <Button
          variant="outline"
          autoFocus={isFocused}
          disabled={isSaving}
          aria-label={`Rename ${name}`}
          onClick={onRename}
        >
          Rename
        </Button>
        <ConfirmButton
          label={`Remove ${name}`}
          disabled={isSaving}
          question={`Remove ${name}?`}
          text="This passkey will no longer sign you in. You can delete it on the device, too."
          action="Remove"
          back="Keep"
          onConfirm={() =>
            void act(() => request(PASSKEY_CALLS.removePasskey, { params: { id } }), 'Passkey removed')
          }
        >
          Remove
        </ConfirmButton>
      </div>
    </>
  );
}

/** The administrator's passkeys: add, name and remove them. */
export function PasskeysCard({ onSignedOut }: { onSignedOut: () => void }) {
  const { data, problem, reload } = useCall(PASSKEY_CALLS.listPasskeys, {});
  const [isAdding, setAdding] = useState(false);
  /** Id of the passkey that is being renamed. */
  const [renamed, setRenamed] = useState<string | null>(null);
  /** The passkey renamed last; focus returns to its button. */
  const [left, setLeft] = useState<string | null>(null);
  const events = { onDone: reload, onSignedOut };

  function handleBack(id: string) {
    setRenamed(null);
    setLeft(id);
  }

  async function handleAdd(password: string) {
    const added = (await addPasskey(password)).at(-1);
    await reload();
    setAdding(false);
    setRenamed(added?.id ?? null);
    showToast({ title: 'Passkey added', description: 'Give it a name that you will recognise.' });
  }

  if (data === undefined) {
    return (
      <Card className={styles['card']}>
        {problem === null ? (
          <Skeleton lines={2} label="Loading" />
        ) : (
          <Notice kind="problem">{problem}</Notice>
        )}
      </Card>
    );
  }
  return (
    <Card className={styles['card']}>
      <p>
        Sign in with your fingerprint, your face or a PIN instead of password and code. A passkey works only
        on this site, so nobody can trick you out of it.
      </p>
      {data.length > 0 && (
        <ul className={styles['passkeys']} aria-label="Your passkeys">
          {data.map((passkey) => (
            <li key={passkey.id}>
              {renamed === passkey.id ? (
                <Rename passkey={passkey} onBack={() => handleBack(passkey.id)} {...events} />
              ) : (
                <Row
                  passkey={passkey}
                  isFocused={left === passkey.id}
                  onRename={() => setRenamed(passkey.id)}
                  {...events}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {!hasPasskeys() && (
        <Notice kind="note">
          This browser can’t create passkeys here. They need a current browser and https.
        </Notice>
      )}
      {hasPasskeys() && isAdding && (
        <SecretStep
          label="Your password, to add a passkey"
          name="currentPassword"
          empty="Enter your current password."
          action="Continue"
          onSend={handleAdd}
          onBack={() => setAdding(false)}
          onSignedOut={onSignedOut}
        />
      )}
      {hasPasskeys() && !isAdding && (
        <Button variant="outline" onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      )}
    </Card>
  );
}
