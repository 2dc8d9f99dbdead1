import type { Invitation } from '#domain/contract/accounts';
import { Button } from '../../../components/button.tsx';
import { useActs } from '../../calls/use-acts.ts';
import { Card } from '../../parts/card.tsx';
import list from '../../parts/list.module.css';
import { momentInWords } from '../../parts/moment.ts';
import { revokeInvitation } from './accounts-api.ts';
import { ROLE_WORDS } from './roles.ts';

type InvitationCardProps = { invitation: Invitation; onDone: () => Promise<void>; onSignedOut: () => void };

/** An open invitation. Its link is shown once, when it is made. */
export function InvitationCard({ invitation, onDone, onSignedOut }: InvitationCardProps) {
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
            <span>Works until {until}</span>
          </p>
        </div>
        <div className={list['buttons']}>
          <Button
            variant="destructive"
            disabled={isSaving}
            aria-label={`Revoke the invitation that works until ${until}`}
            onClick={() => void act(() => revokeInvitation(id), 'Invitation revoked')}
          >
            Revoke
          </Button>
        </div>
      </li>
    </Card>
  );
}
