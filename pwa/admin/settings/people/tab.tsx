import { ACCOUNTS_CALLS, type Account, type Accounts, type Invitation } from '#domain/contract/accounts';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../../components/button.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { request } from '../../calls/api.ts';
import { useActs } from '../../calls/use-acts.ts';
import { useCall } from '../../calls/use-read.ts';
import { Card } from '../../parts/card.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import list from '../../parts/list.module.css';
import { NeedsNetwork } from '../../parts/loaded.tsx';
import { localDay, momentInWords } from '../../parts/moment.ts';
import { Notice } from '../../parts/notice.tsx';
import { Tag } from '../../parts/tag.tsx';
import styles from './accounts.module.css';
import { InviteForm, ROLE_WORDS } from './invite-form.tsx';

type AccountCardProps = { account: Account; onDone: () => Promise<void>; onSignedOut: () => void };

/** One administrator; your own account can be changed only by another owner. */
function AccountCard({ account, onDone, onSignedOut }: AccountCardProps) {
  const { username, role, hasCodes, passkeys, createdAt, isYou } = account;
  const { isSaving, act } = useActs({ onDone, onSignedOut });
  const other = role === 'owner' ? 'moderator' : 'owner';
  return (
    <Card asChild className={list['card']}>
      <li>
        <div className={list['text']}>
          <p className={list['who']}>
            <strong>{username}</strong>
            <Tag>{ROLE_WORDS[role]}</Tag>
            {isYou && <Tag>You</Tag>}
          </p>
          <p className={list['who']}>
            <span>Since {localDay(createdAt)}</span>
            <span>{hasCodes ? 'One-time codes on' : 'No one-time codes'}</span>
            {passkeys > 0 && <span>{counted(passkeys, 'passkey')}</span>}
          </p>
        </div>
        {!isYou && (
          <div className={list['buttons']}>
            <Button
              variant="outline"
              disabled={isSaving}
              aria-label={`Make ${username} ${other === 'owner' ? 'an owner' : 'a moderator'}`}
              onClick={() =>
                void act(
                  () => request(ACCOUNTS_CALLS.changeRole, { body: { username, role: other } }),
                  'Role changed',
                )
              }
            >
              Make {other}
            </Button>
            {role === 'moderator' && (
              <ConfirmButton
                disabled={isSaving}
                question={`Remove ${username}?`}
                text="The account is deleted at once and signed out everywhere. Its actions stay in the audit log."
                action="Remove"
                back="Keep"
                onConfirm={() =>
                  void act(
                    () => request(ACCOUNTS_CALLS.removeAccount, { body: { username } }),
                    'Account removed',
                  )
                }
              >
                Remove <span className="visually-hidden">{username}</span>
              </ConfirmButton>
            )}
          </div>
        )}
      </li>
    </Card>
  );
}

type InvitationCardProps = { invitation: Invitation; onDone: () => Promise<void>; onSignedOut: () => void };

/** An open invitation. Its link is shown once, when it is made. */
function InvitationCard({ invitation, onDone, onSignedOut }: InvitationCardProps) {
  const { id, role, invitedBy, expiresAt } = invitation;
  const { isSaving, act } = useActs({ onDone, onSignedOut });
  const until = momentInWords(expiresAt);
  return (
    <Card asChild className={list['card']}>
      <li>
        <div className={list['text']}>
          <p className={list['who']}>
            <strong>{ROLE_WORDS[role]}</strong>
          </p>
          <p className={list['who']}>
            <span>Invited by {invitedBy}</span>
            <span>Valid until {until}</span>
          </p>
        </div>
        <div className={list['buttons']}>
          <Button
            variant="destructive"
            disabled={isSaving}
            aria-label={`Revoke the invitation valid until ${until}`}
            onClick={() =>
              void act(
                () => request(ACCOUNTS_CALLS.revokeInvitation, { params: { id } }),
                'Invitation revoked',
              )
            }
          >
            Revoke
          </Button>
        </div>
      </li>
    </Card>
  );
}

/** 'People': the administrators and open invitations. For owners. */
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
            Moderators decide on what visitors send, and handle messages and the newsletter. Only owners can
            manage accounts, erase or export personal data, and export the audit log.
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
        <h2 id="invite-title">Invite an administrator</h2>
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
