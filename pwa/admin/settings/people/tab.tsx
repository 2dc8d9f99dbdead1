import type { Accounts } from '#domain/contract/accounts';
import { ACCOUNTS_CALLS } from '#domain/contract/calls/accounts';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useCall } from '../../calls/use-read.ts';
import { Card } from '../../parts/card.tsx';
import list from '../../parts/list.module.css';
import { NeedsNetwork } from '../../parts/needs-network.tsx';
import { Notice } from '../../parts/notice.tsx';
import { AccountCard } from './account-card.tsx';
import styles from './accounts.module.css';
import { InvitationCard } from './invitation-card.tsx';
import { InviteForm } from './invite-form.tsx';

/** 'People': who else looks after the site, and invitations to do so. For owners. */
export function AccountsTab({ onSignedOut }: { onSignedOut: () => void }) {
  const accounts = useCall(ACCOUNTS_CALLS.listAccounts, {});
  if (accounts.data === undefined) {
    if (accounts.problem !== null)
      return <NeedsNetwork sentence={accounts.problem} onRetry={accounts.reload} />;
    return <Skeleton lines={4} label="Loading" />;
  }
  const events = { onDone: accounts.reload, onSignedOut };
  return (
    <div className={styles['area']}>
      <section aria-labelledby="accounts-title">
        <div className={list['head']}>
          <h2 id="accounts-title">People</h2>
          <p>
            Moderators decide on what visitors send and see to messages and letters. Accounts, the erasure and
            export of personal data and the export of the audit log are the owner’s.
          </p>
        </div>
        {accounts.problem !== null && <Notice kind="problem">{accounts.problem}</Notice>}
        <ul className={list['list']} aria-label="Accounts">
          {accounts.data.accounts.map((account) => (
            <AccountCard key={account.username} account={account} {...events} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="invite-title">
        <h2 id="invite-title">Invite somebody</h2>
        <Card>
          <InviteForm sendsMail={accounts.data.sendsMail} {...events} />
        </Card>
      </section>
      <Open invitations={accounts.data.invitations} {...events} />
    </div>
  );
}

type OpenProps = Pick<Accounts, 'invitations'> & { onDone: () => Promise<void>; onSignedOut: () => void };

function Open({ invitations, ...events }: OpenProps) {
  if (invitations.length === 0) return null;
  return (
    <section aria-labelledby="invitations-title">
      <h2 id="invitations-title">Open invitations</h2>
      <ul className={list['list']} aria-label="Open invitations">
        {invitations.map((invitation) => (
          <InvitationCard key={invitation.id} invitation={invitation} {...events} />
        ))}
      </ul>
    </section>
  );
}
