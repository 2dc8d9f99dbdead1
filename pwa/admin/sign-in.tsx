import { ShieldCheck } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { showToast } from '../state/toast-store.ts';
import { AdminError } from './admin-error.ts';
import { signIn } from './api.ts';
import { Card } from './parts/card.tsx';
import { focusField, TextRow } from './parts/fields.tsx';
import { Notice } from './parts/notice.tsx';
import styles from './sign-in.module.css';

type SignInErrors = { username?: string; password?: string };

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

type SignInProps = {
  /** The session ended during work; the panel keeps its place. */
  isAgain: boolean;
  onSignedIn: (username: string) => void;
};

/** The sign-in form. Plain, named fields allow pasting and password managers. */
export function SignIn({ isAgain, onSignedIn }: SignInProps) {
  const form = useRef<HTMLFormElement>(null);
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<SignInErrors>({});
  const [isPending, setPending] = useState(false);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const empty = emptyFields(username, password);
    setErrors(empty);
    const wrong = Object.keys(empty)[0];
    if (wrong !== undefined) {
      focusField(form, wrong);
      return;
    }
    setPending(true);
    try {
      onSignedIn((await signIn({ username: username.trim(), password })).username);
    } catch (error) {
      setPassword('');
      setPending(false);
      showToast({ variant: 'destructive', title: 'Login Failed', description: failureSentence(error) });
      focusField(form, 'password');
    }
  }

  return (
    <section className={styles['gate']} aria-labelledby="sign-in-title">
      <h1 id="sign-in-title">Admin Panel</h1>
      {isAgain && (
        <Notice kind="news">Your session has ended. Sign in again: you will be where you were.</Notice>
      )}
      <Card asChild>
        <form ref={form} onSubmit={handleSubmit} noValidate>
          <TextRow
            label="Username"
            error={errors.username}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            value={username}
            onChange={setUsername}
          />
          <TextRow
            label="Password"
            error={errors.password}
            name="password"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
          />
          <Button type="submit" disabled={isPending}>
            {isPending ? 'Signing in' : 'Sign In'}
          </Button>
        </form>
      </Card>
      <Notice kind="note" icon={<ShieldCheck size={20} aria-hidden />}>
        For administrators only. Attempts to sign in are limited, and a session ends by itself.
      </Notice>
    </section>
  );
}
