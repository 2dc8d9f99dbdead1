import type { Account } from '#domain/contract/accounts';
import { Button } from '../../../components/button.tsx';
import { reviewDate } from '../../../features/reviews/review-date.ts';
import { useActs } from '../../calls/use-acts.ts';
import { Card } from '../../parts/card.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import list from '../../parts/list.module.css';
import { Tag } from '../../parts/tag.tsx';
import { changeRole, removeAccount } from './accounts-api.ts';
import { ROLE_WORDS } from './roles.ts';

type AccountCardProps = { account: Account; onDone: () => Promise<void>; onSignedOut: () => void };

/** One administrator; another owner changes one's own account. */
export function AccountCard({ account, onDone, onSignedOut }: AccountCardProps) {
  const { username, role, hasCodes, createdAt, isYou } = account;
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
            <span>Since {reviewDate(createdAt)}</span>
            <span>{hasCodes ? 'One-time codes on' : 'No one-time codes'}</span>
          </p>
        </div>
        {!isYou && (
          <div className={list['buttons']}>
            <Button
              variant="outline"
              disabled={isSaving}
              aria-label={`Make ${username} ${other === 'owner' ? 'an owner' : 'a moderator'}`}
              onClick={() => void act(() => changeRole({ username, role: other }), 'Role changed')}
            >
              Make {other}
            </Button>
            {role === 'moderator' && (
              <ConfirmButton
                disabled={isSaving}
                question={`Remove ${username}?`}
                text="The account is gone at once and signed out everywhere. What it did stays in the audit log."
                action="Remove"
                back="Keep"
                onConfirm={() => void act(() => removeAccount(username), 'Account removed')}
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
