import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { SpokenNote } from '../../components/spoken.tsx';
import { remakeHousehold, syncHousehold } from '../../platform/household/commands.ts';
import type { HouseholdStatus } from '../../platform/household/use-household.ts';
import item from '../page/item-card.module.css';
import { AsideList } from './aside-list.tsx';
import { FourWords } from './four-words.tsx';
import styles from './household.module.css';
import { stepSentences } from './household-sentence.ts';
import { InvitePanel } from './invite-panel.tsx';
import { PARTINGS, type Parting, PartingQuestion } from './parting-question.tsx';
import { runHousehold } from './run-household.ts';
import { ServerSees } from './server-sees.tsx';

type Joined = Extract<HouseholdStatus, { is: 'joined' }>;

/** How far this device is in step, and what to do about it. */
function InStep({ household }: { household: Joined }) {
  const [isPending, setPending] = useState(false);

  async function run(command: () => Promise<void>) {
    setPending(true);
    await runHousehold(command);
    setPending(false);
  }

  return (
    <>
      <SpokenNote as="div">
        {stepSentences(household, new Date()).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </SpokenNote>
      <div className={item['actions']}>
        {household.problem === 'gone' ? (
          <Button variant="outline" disabled={isPending} onClick={() => void run(remakeHousehold)}>
            Share it again from this device
          </Button>
        ) : (
          <Button variant="outline" disabled={isPending} onClick={() => void run(syncHousehold)}>
            {isPending ? 'Checking' : 'Check now'}
          </Button>
        )}
      </div>
    </>
  );
}

/** This device's household: its words, whether it's in step, what was set aside, and who joins or leaves. */
export function Membership({ household }: { household: Joined }) {
  const [isInviting, setInviting] = useState(false);
  const [parting, setParting] = useState<Parting | null>(null);

  return (
    <div className={styles['panel']}>
      <p>This device is in a household. All of its devices show these four words:</p>
      <FourWords words={household.words} />
      <InStep household={household} />
      <AsideList />
      {isInviting ? (
        <InvitePanel onClose={() => setInviting(false)} />
      ) : (
        <div className={item['actions']}>
          <Button variant="outline" onClick={() => setInviting(true)}>
            Invite a device
          </Button>
          <Button asChild variant="outline">
            <Link to="/recovery-sheet">Print a recovery sheet</Link>
          </Button>
        </div>
      )}
      {parting === null ? (
        <div className={item['actions']}>
          {PARTINGS.map((one) => (
            <Button
              key={one.id}
              variant={one.id === 'erase' ? 'destructive' : 'outline'}
              onClick={() => setParting(one)}
            >
              {one.action}
            </Button>
          ))}
        </div>
      ) : (
        <PartingQuestion parting={parting} onClose={() => setParting(null)} />
      )}
      <ServerSees />
    </div>
  );
}
