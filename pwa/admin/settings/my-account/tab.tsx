import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { ACCOUNTS_CALLS, type OwnSession } from '#domain/contract/accounts';
import { ACCOUNT_CALLS } from '#domain/contract/admin';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { showToast } from '../../../platform/state/toast-store.ts';
import { AdminError, adminErrorSentence, request } from '../../calls/api.ts';
import { useActs } from '../../calls/use-acts.ts';
import { type AdminData, useCall } from '../../calls/use-read.ts';
import type { AdminPageProps } from '../../parts/admin-page-props.ts';
import { Card } from '../../parts/card.tsx';
import list from '../../parts/list.module.css';
import { momentInWords } from '../../parts/moment.ts';
import { Notice } from '../../parts/notice.tsx';
import { Tag } from '../../parts/tag.tsx';
import { NoticesCard } from './notices-form.tsx';
import { OneTimeCodes } from './one-time-codes.tsx';
import { PasskeysCard } from './passkeys.tsx';
import { PasswordForm } from './password-form.tsx';
import styles from './tab.module.css';

type SessionsProps = { sessions: AdminData<OwnSession[]>; onSignedOut: () => void };

/** Where you are signed in; each device can be signed out separately. */
function Sessions({ sessions, onSignedOut }: SessionsProps) {
  const { isSaving, act } = useActs({ onDone: sessions.reload, onSignedOut });
  if (sessions.data === undefined) {
    if (sessions.problem !== null) return <Notice kind="problem">{sessions.problem}</Notice>;
    return <Skeleton lines={2} label="Loading" />;
  }
  return (
    <ul className={list['list']} aria-label="Where you are signed in">
      {sessions.data.map(({ id, device, since, lastSeen, isThis }) => {
        const name = device === '' ? 'Unknown device' : device;
        return (
          <Card key={id} asChild className={list['card']}>
            <li>
              <div className={list['text']}>
                <p className={list['who']}>
                  <MonitorSmartphone size={18} aria-hidden />
                  <strong>{name}</strong>
                  {isThis && <Tag>This device</Tag>}
                </p>
                <p className={list['who']}>
                  <span>Signed in {momentInWords(since)}</span>
                  <span>Last seen {momentInWords(lastSeen)}</span>
                </p>
              </div>
              {!isThis && (
                <div className={list['buttons']}>
                  <Button
                    variant="outline"
                    disabled={isSaving}
                    aria-label={`Sign out ${name}, signed in ${momentInWords(since)}`}
                    onClick={() =>
                      void act(() => request(ACCOUNTS_CALLS.endSession, { params: { id } }), 'Signed out')
                    }
                  >
                    Sign out
                  </Button>
                </div>
              )}
            </li>
          </Card>
        );
      })}
    </ul>
  );
}

/** The administrator's own account: password, passkeys, one-time codes, e-mails about new items and sessions. */
export function AccountTab({ onSignedOut }: AdminPageProps) {
  const account = useCall(ACCOUNTS_CALLS.getAccount, {});
  const [isEnding, setEnding] = useState(false);
  const sessions = useCall(ACCOUNTS_CALLS.listSessions, {});

  async function handleEnd() {
    setEnding(true);
    try {
      await request(ACCOUNT_CALLS.endOtherSessions, {});
      showToast({ title: 'Signed out elsewhere', description: 'Only this device is signed in.' });
      void sessions.reload();
    } catch (error) {
      if (error instanceof AdminError && error.kind === 'signed-out') onSignedOut();
      else showToast({ variant: 'destructive', title: 'Error', description: adminErrorSentence(error) });
    } finally {
      setEnding(false);
    }
  }

  async function handleCodes() {
    await Promise.all([account.reload(), sessions.reload()]);
  }

  return (
    <div className={styles['account']}>
      <section aria-labelledby="password-title">
        <h2 id="password-title">Password</h2>
        <PasswordForm username={account.data?.username ?? ''} onSignedOut={onSignedOut} />
      </section>
      <section aria-labelledby="passkeys-title">
        <h2 id="passkeys-title">Passkeys</h2>
        <PasskeysCard onSignedOut={onSignedOut} />
      </section>
      <section aria-labelledby="codes-title">
        <h2 id="codes-title">One-time codes</h2>
        <Card className={styles['card']}>
          {account.data !== undefined && (
            <OneTimeCodes account={account.data} onChanged={handleCodes} onSignedOut={onSignedOut} />
          )}
          {account.data === undefined && account.problem === null && <Skeleton lines={2} label="Loading" />}
          {account.data === undefined && account.problem !== null && (
            <Notice kind="problem">{account.problem}</Notice>
          )}
        </Card>
      </section>
      <section aria-labelledby="notices-title">
        <h2 id="notices-title">New items by e-mail</h2>
        <NoticesCard onSignedOut={onSignedOut} />
      </section>
      <section aria-labelledby="devices-title" className={styles['wide']}>
        <h2 id="devices-title">Where you are signed in</h2>
        <Sessions sessions={sessions} onSignedOut={onSignedOut} />
        <Card className={styles['card']}>
          <p>
            A device that has signed in before can sign in at any time, even while somebody is guessing your
            password. Sign out everywhere else to end this for a lost device or one that isn’t yours.
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
