import { ShieldCheck } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../components/button.tsx';
import { FormRow } from '../components/form-row.tsx';
import { showToast } from '../components/toast-store.ts';
import { AdminError } from './admin-error.ts';
import { signIn } from './api.ts';
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

export type SignInProps = {
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
      form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    setPending(true);
    try {
      onSignedIn((await signIn({ username: username.trim(), password })).username);
    } catch (error) {
      setPassword('');
      setPending(false);
      showToast({ variant: 'destructive', title: 'Login Failed', description: failureSentence(error) });
      form.current?.querySelector<HTMLElement>('[name="password"]')?.focus();
    }
  }

  return (
    <section className={styles['gate']} aria-labelledby="sign-in-title">
      <h1 id="sign-in-title">Admin Panel</h1>
      {isAgain && <p role="status">Your session has ended. Sign in again: you will be where you were.</p>}
      <form ref={form} onSubmit={handleSubmit} noValidate>
        <FormRow label="Username" error={errors.username}>
          {(field) => (
            <input
              {...field}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={username}
              onChange={(event) => setUsername(event.target.value)}
            />
          )}
        </FormRow>
        <FormRow label="Password" error={errors.password}>
          {(field) => (
            <input
              {...field}
              name="password"
              type="password"
              autoComplete="current-password"
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </FormRow>
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Signing in' : 'Sign In'}
        </Button>
      </form>
      <p className={styles['notice']}>
        <ShieldCheck size={18} aria-hidden />
        For administrators only. Attempts to sign in are limited, and a session ends by itself.
      </p>
    </section>
  );
}
