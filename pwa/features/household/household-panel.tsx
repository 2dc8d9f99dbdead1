import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { startHousehold } from '../../platform/household/commands.ts';
import { useHousehold } from '../../platform/household/use-household.ts';
import item from '../page/item-card.module.css';
import { AsideList } from './aside-list.tsx';
import styles from './household.module.css';
import { runHousehold } from './household-sentence.ts';
import { Membership } from './membership.tsx';
import { PasteForm } from './paste-form.tsx';
import { ServerSees } from './server-sees.tsx';
import { holdInvitation } from './take-invitation.ts';

/** For a device without a household: starts one, or takes an invitation to `/join`. */
function StartOrJoin() {
  const navigate = useNavigate();
  const [isStarting, setStarting] = useState(false);
  const [isJoining, setJoining] = useState(false);

  async function start() {
    setStarting(true);
    await runHousehold(startHousehold);
    setStarting(false);
  }

  function open(invitation: string) {
    holdInvitation(invitation);
    navigate('/join');
  }

  return (
    <div className={styles['panel']}>
      <p>
        Share pets, plan, shopping list and your own recipes between your household’s phones and tablets. A
        tick in the shop shows at home, and changes made offline follow later. You need no account, and our
        server can’t read any of it.
      </p>
      <div className={item['actions']}>
        <Button variant="outline" disabled={isStarting} onClick={() => void start()}>
          {isStarting ? 'Starting' : 'Start a household'}
        </Button>
        <Button
          variant="outline"
          aria-expanded={isJoining}
          disabled={isStarting}
          onClick={() => setJoining(!isJoining)}
        >
          Join one
        </Button>
      </div>
      {isJoining && <PasteForm onPaste={open} />}
      <ServerSees />
    </div>
  );
}

/**
 * The shared household in the settings: this device's membership, or else how to begin (not if the
 * site has no households) and what was set aside in a household that this device has left.
 */
export function HouseholdPanel() {
  const household = useHousehold();
  if (household === undefined) return null;
  if (household.is === 'joined') return <Membership household={household} />;
  return (
    <>
      {household.is === 'none' && <StartOrJoin />}
      <AsideList />
    </>
  );
}
