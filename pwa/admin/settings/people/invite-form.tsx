import { type FormEvent, useState } from 'react';
import type { Role } from '#domain/account/account';
import { ACCOUNTS_CALLS, type InviteAnswer, inviteBodySchema } from '#domain/contract/accounts';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../platform/state/toast-store.ts';
import { request } from '../../calls/api.ts';
import { useActs } from '../../calls/use-acts.ts';
import { Choice } from '../../parts/choice.tsx';
import { TextRow } from '../../parts/fields.tsx';
import list from '../../parts/list.module.css';
import { momentInWords } from '../../parts/moment.ts';
import { Notice } from '../../parts/notice.tsx';
import styles from './accounts.module.css';

type InviteFormProps = {
  /** Whether the server can send the link itself. */
  sendsMail: boolean;
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

/** `isUnsent`: an e-mail was asked for, and the server couldn't send it. */
type Made = InviteAnswer & { isUnsent: boolean };

/** Creates a link that works once, and shows it once. */
export function InviteForm({ sendsMail, onDone, onSignedOut }: InviteFormProps) {
  const [role, setRole] = useState<Role>('moderator');
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [made, setMade] = useState<Made | null>(null);
  const { isSaving, act } = useActs({ onDone, onSignedOut });
  const body = { role, ...(email.trim() !== '' && { email: email.trim() }) };
  const isSound = inviteBodySchema.safeParse(body).success;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!isSound) return;
    const isDone = await act(async () => {
      const answer = await request(ACCOUNTS_CALLS.invite, { body });
      setMade({ ...answer, isUnsent: body.email !== undefined && !answer.isMailed });
    }, null);
    if (!isDone) return;
    setEmail('');
    setChecked(false);
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <div>
        <Choice label="Role" options={ROLE_OPTIONS} value={role} onChange={setRole} />
      </div>
      {sendsMail ? (
        <div>
          <TextRow
            label="E-mail"
            help="Optional. We send the link there and don’t keep the address."
            error={isChecked && !isSound ? 'Enter a full address, or leave it empty' : undefined}
            type="email"
            autoComplete="off"
            value={email}
            onChange={setEmail}
          />
        </div>
      ) : (
        <p>The server can’t send e-mail (SMTP_URL is not set), so pass the link on yourself.</p>
      )}
      <Button type="submit" disabled={isSaving}>
        {isSaving ? 'Creating the link' : 'Create a link'}
      </Button>
      {made !== null && <MadeLink made={made} />}
    </form>
  );
}

function MadeLink({ made: { link, expiresAt, isMailed, isUnsent } }: { made: Made }) {
  async function handleCopy() {
    await navigator.clipboard.writeText(link).then(
      () => showToast({ title: 'Link copied' }),
      () =>
        showToast({
          variant: 'destructive',
          title: 'Not copied',
          description: 'Select it and copy it by hand.',
        }),
    );
  }

  return (
    <Notice kind="news" words="The invitation link is ready. We show it only once.">
      <div className={styles['made']}>
        <p>
          {isMailed && 'We sent the link. '}
          {isUnsent && 'We couldn’t send the e-mail: pass the link on yourself. '}The link works once, until{' '}
          {momentInWords(expiresAt)}. We show it only once:
        </p>
        <p className={styles['link']}>{link}</p>
        <div className={list['buttons']}>
          <Button variant="outline" onClick={() => void handleCopy()}>
            Copy the link
          </Button>
        </div>
      </div>
    </Notice>
  );
}

export const ROLE_WORDS: Record<Role, string> = { owner: 'Owner', moderator: 'Moderator' };

const ROLE_OPTIONS = [
  { value: 'moderator', label: ROLE_WORDS.moderator },
  { value: 'owner', label: ROLE_WORDS.owner },
] as const;
