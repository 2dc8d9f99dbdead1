import { KeyRound, ShieldCheck } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { ADMIN_CALLS } from '#domain/contract/admin';
import { Button } from '../components/button.tsx';
import { showToast } from '../platform/state/toast-store.ts';
import { AdminError, adminErrorSentence, request } from './calls/api.ts';
import { hasPasskeys, signInWithPasskey } from './calls/passkeys.ts';
import { Card } from './parts/card.tsx';
import { CredentialRows, focusField, TextRow } from './parts/fields.tsx';
import list from './parts/list.module.css';
import { clockAfter } from './parts/moment.ts';
import { Notice } from './parts/notice.tsx';
import styles from './parts/sign-in.module.css';

type SignInErrors = { username?: string; password?: string; code?: string };

const LOGIN_FAILED = 'Invalid credentials. Please try again.';

function emptyFields(username: string, password: string): SignInErrors {
  return {
    ...(username.trim() === '' ? { username: 'Enter your username.' } : {}),
    ...(password === '' ? { password: 'Enter your password.' } : {}),
  };
}

/** The documented sentence for wrong credentials; other errors show their own detail. */
function failureSentence(error: unknown): string {
  if (!(error instanceof AdminError)) return 'Something went wrong here. Please try again.';
  return error.kind === 'signed-out' ? LOGIN_FAILED : error.detail;
}

/** How long the server wants to wait before the next attempt; null if it doesn't. */
const waitOf = (error: unknown) =>
  error instanceof AdminError && error.status === 429 ? error.retryAfterMs : null;

const asksForCode = (error: unknown) => error instanceof AdminError && error.code === 'code-required';

type SignInProps = {
  /** Whether the session ended during work; the panel keeps its place. */
  isAgain: boolean;
  onSignedIn: (username: string) => void;
};

/** The sign-in form. A code is asked for in a second step; a passkey stands for both. */
export function SignIn({ isAgain, onSignedIn }: SignInProps) {
  const form = useRef<HTMLFormElement>(null);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  /** Null until the server asks for one. */
  const [code, setCode] = useState<string | null>(null);
  const [errors, setErrors] = useState<SignInErrors>({});
  const [isPending, setPending] = useState(false);
  /** Time of day from which the server accepts an attempt again. */
  const [openFrom, setOpenFrom] = useState<string | null>(null);

  function fail(error: unknown) {
    setPending(false);
    if (asksForCode(error)) return setCode('');
    showToast({ variant: 'destructive', title: 'Login Failed', description: failureSentence(error) });
    const waitMs = waitOf(error);
    // Not checked, so it may be right: keep what was typed.
    if (waitMs !== null) return setOpenFrom(clockAfter(waitMs));
    if (code === null) setPassword('');
    else setCode('');
    focusField(form, code === null ? 'password' : 'code');
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const empty = code?.trim() === '' ? { code: 'Enter a code.' } : emptyFields(username, password);
    setErrors(empty);
    const wrong = Object.keys(empty)[0];
    if (wrong !== undefined) {
      focusField(form, wrong);
      return;
    }
    setPending(true);
    setOpenFrom(null);
    try {
      const given = { username: username.trim(), password, ...(code !== null && { code: code.trim() }) };
      onSignedIn((await request(ADMIN_CALLS.login, { body: given })).username);
    } catch (error) {
      fail(error);
    }
  }

  async function handlePasskey() {
    setPending(true);
    setErrors({});
    try {
      onSignedIn((await signInWithPasskey()).username);
    } catch (error) {
      setPending(false);
      showToast({ variant: 'destructive', title: 'Login Failed', description: adminErrorSentence(error) });
    }
  }

  function handleBack() {
    setCode(null);
    setPassword('');
    setErrors({});
  }

  return (
    <section className={styles['gate']} aria-labelledby="sign-in-title">
      <h1 id="sign-in-title">Admin Panel</h1>
      {isAgain && (
        <Notice kind="news">Your session has ended. Sign in again to continue where you were.</Notice>
      )}
      <Card asChild>
        <form ref={form} onSubmit={handleSubmit} noValidate>
          {code === null ? (
            <CredentialRows
              username={username}
              onUsername={setUsername}
              password={password}
              onPassword={setPassword}
              errors={errors}
            />
          ) : (
            <TextRow
              label="Code"
              help="The six digits in your authenticator app, or a recovery code."
              error={errors.code}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              autoFocus
              maxLength={40}
              value={code}
              onChange={setCode}
            />
          )}
          {openFrom !== null && (
            <Notice kind="note">Too many attempts. You can sign in again at {openFrom}.</Notice>
          )}
          <div className={list['buttons']}>
            <Button type="submit" disabled={isPending}>
              {isPending ? 'Signing in' : 'Sign In'}
            </Button>
            {code === null && hasPasskeys() && (
              <Button variant="outline" disabled={isPending} onClick={() => void handlePasskey()}>
                <KeyRound size={18} aria-hidden /> Use a passkey
              </Button>
            )}
            {code !== null && (
              <Button variant="ghost" onClick={handleBack}>
                Back
              </Button>
            )}
          </div>
        </form>
      </Card>
      <Notice kind="note" icon={<ShieldCheck size={20} aria-hidden />}>
        For administrators only. We limit sign-in attempts, and sessions expire.
      </Notice>
    </section>
  );
}
