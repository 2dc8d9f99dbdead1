import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { showToast } from '../../state/toast-store.ts';
import { AdminError, adminErrorSentence } from '../admin-error.ts';
import { endOtherSessions } from '../api.ts';
import { Card } from '../parts/card.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './tab.module.css';

type AccountTabProps = { username: string; onSignedOut: () => void };

/** The administrator's own account: password and other sessions. */
export function AccountTab({ username, onSignedOut }: AccountTabProps) {
  const [isEnding, setEnding] = useState(false);

  async function handleEnd() {
    setEnding(true);
    try {
      await endOtherSessions();
      showToast({ title: 'Signed out elsewhere', description: 'This device alone is signed in.' });
    } catch (error) {
      if (error instanceof AdminError && error.kind === 'signed-out') onSignedOut();
      else showToast({ variant: 'destructive', title: 'Error', description: adminErrorSentence(error) });
    } finally {
      setEnding(false);
    }
  }

  return (
    <div className={styles['account']}>
      <section aria-labelledby="password-title">
        <h2 id="password-title">Password</h2>
        <PasswordForm username={username} onSignedOut={onSignedOut} />
      </section>
      <section aria-labelledby="devices-title">
        <h2 id="devices-title">Other devices</h2>
        <Card className={styles['card']}>
          <p>
            A device that has signed in before may sign in at any time, even while somebody guesses at the
            password. A lost device, or one that is not yours, loses this here.
          </p>
          <Button variant="outline" disabled={isEnding} onClick={() => void handleEnd()}>
            <MonitorSmartphone size={18} aria-hidden />{' '}
            {isEnding ? 'Signing out' : 'Sign out everywhere else'}
          </Button>
        </Card>
      </section>
    </div>
  );
}
