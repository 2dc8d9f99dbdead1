import { type FormEvent, useRef, useState } from 'react';
import { newPasswordSchema, PASSWORD_MIN } from '#domain/account/account';
import { ACCOUNTS_CALLS, type AcceptBody, type LookAnswer } from '#domain/contract/accounts';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { showToast } from '../../../platform/state/toast-store.ts';
import { AdminError, adminErrorSentence, request } from '../../calls/api.ts';
import { useCall } from '../../calls/use-read.ts';
import { Card } from '../../parts/card.tsx';
import { CredentialRows, focusField } from '../../parts/fields.tsx';
import { NeedsNetwork } from '../../parts/loaded.tsx';
import { momentInWords } from '../../parts/moment.ts';
import styles from '../../parts/sign-in.module.css';

/** Creates the account and signs in. */
const acceptInvitation = (body: AcceptBody) => request(ACCOUNTS_CALLS.acceptInvitation, { body });

type Errors = Partial<Record<'username' | 'password', string>>;

const ROLE_PHRASES: Record<LookAnswer['role'], string> = { owner: 'an owner', moderator: 'a moderator' };

type AcceptInvitationProps = { token: string; onAccepted: (username: string) => void };

/** The page that an invitation link opens, to choose a name and a password. */
export function AcceptInvitation({ token, onAccepted }: AcceptInvitationProps) {
  const invitation = useCall(ACCOUNTS_CALLS.lookAtInvitation, { body: { token } });
  if (invitation.data === undefined) {
    if (invitation.problem !== null)
      return (
        <NeedsNetwork title="This invitation" sentence={invitation.problem} onRetry={invitation.reload} />
      );
    return <Skeleton lines={3} label="Loading the invitation" />;
  }
  const { role, invitedBy, expiresAt } = invitation.data;
  return (
    <section className={styles['gate']} aria-labelledby="invitation-title">
      <h1 id="invitation-title">Your invitation</h1>
      <p>
        {invitedBy} invites you to become {ROLE_PHRASES[role]} of Bowlful. Choose a name and a password. The
        link works once, until {momentInWords(expiresAt)}.
      </p>
      <AcceptForm token={token} onAccepted={onAccepted} />
    </section>
  );
}

function faultsOf(username: string, password: string): Errors {
  const parsed = newPasswordSchema.safeParse(password);
  return {
    ...(username.trim() === '' && { username: 'Enter a username.' }),
    ...(!parsed.success && { password: `The password ${parsed.error.issues[0]?.message}.` }),
  };
}

function AcceptForm({ token, onAccepted }: AcceptInvitationProps) {
  const form = useRef<HTMLFormElement>(null);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const [isPending, setPending] = useState(false);

  function show(wrong: Errors) {
    setErrors(wrong);
    focusField(form, Object.keys(wrong)[0]);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong = faultsOf(username, password);
    show(wrong);
    if (Object.keys(wrong).length > 0) return;
    setPending(true);
    try {
      onAccepted((await acceptInvitation({ token, username: username.trim(), password })).username);
    } catch (error) {
      setPending(false);
      const field = error instanceof AdminError ? error.field : null;
      const sentence = adminErrorSentence(error);
      if (field === 'username' || field === 'password') return show({ [field]: sentence });
      showToast({ variant: 'destructive', title: 'Error', description: sentence });
    }
  }

  return (
    <Card asChild>
      <form ref={form} onSubmit={(event) => void handleSubmit(event)} noValidate>
        <CredentialRows
          username={username}
          onUsername={setUsername}
          password={password}
          onPassword={setPassword}
          errors={errors}
          newPasswordHelp={`At least ${PASSWORD_MIN} characters; 15 or more are better.`}
        />
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Creating account' : 'Create account'}
        </Button>
      </form>
    </Card>
  );
}
