import { type FormEvent, useState } from 'react';
import type { Role } from '#domain/account/role';
import { type InviteAnswer, inviteBodySchema } from '#domain/contract/accounts';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../platform/state/toast-store.ts';
import { useActs } from '../../calls/use-acts.ts';
import { Choice } from '../../parts/choice.tsx';
import { TextRow } from '../../parts/fields.tsx';
import list from '../../parts/list.module.css';
import { momentInWords } from '../../parts/moment.ts';
import { Notice } from '../../parts/notice.tsx';
import styles from './accounts.module.css';
import { invite } from './accounts-api.ts';
import { ROLE_OPTIONS } from './roles.ts';

type InviteFormProps = {
  /** Whether the server can send the link itself. */
  sendsMail: boolean;
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

/** Makes a link that works once, and shows it this one time. */
export function InviteForm({ sendsMail, onDone, onSignedOut }: InviteFormProps) {
  const [role, setRole] = useState<Role>('moderator');
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [made, setMade] = useState<InviteAnswer | null>(null);
  const { isSaving, act } = useActs({ onDone, onSignedOut });
  const body = { role, ...(email.trim() !== '' && { email: email.trim() }) };
  const isSound = inviteBodySchema.safeParse(body).success;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (!isSound) return;
    const isDone = await act(async () => setMade(await invite(body)), null);
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
            help="If you enter one, the link is sent there. The address is not kept."
            error={isChecked && !isSound ? 'Enter a whole address, or none' : undefined}
            type="email"
            autoComplete="off"
            value={email}
            onChange={setEmail}
          />
        </div>
      ) : (
        <p>The server sends no mail (SMTP_URL is not set), so the link is yours to pass on.</p>
      )}
      <Button type="submit" disabled={isSaving}>
        {isSaving ? 'Making the link' : 'Make a link'}
      </Button>
      {made !== null && <MadeLink made={made} />}
    </form>
  );
}

function MadeLink({ made: { link, expiresAt, isMailed } }: { made: InviteAnswer }) {
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
    <Notice kind="news" words="The invitation’s link is ready, shown only now.">
      <div className={styles['made']}>
        <p>
          {isMailed ? 'The link is sent. ' : ''}It works once, until {momentInWords(expiresAt)}, and is shown
          only now:
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
