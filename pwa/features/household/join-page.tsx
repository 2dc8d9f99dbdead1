import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { SpokenNote } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useHousehold } from '../../platform/household/use-household.ts';
import card from '../nutrition/tool-card.module.css';
import item from '../page/item-card.module.css';
import list from '../page/list-page.module.css';
import { LongWait } from '../page/long-wait.tsx';
import { FourWords } from './four-words.tsx';
import { JoinQuestion } from './join-question.tsx';
import { PasteForm } from './paste-form.tsx';
import { heldInvitation, holdInvitation, takeFromAddress } from './take-invitation.ts';

/** The invitation to answer: the opened link's, or a pasted one. */
function useHeldInvitation() {
  const [invitation, setInvitation] = useState(heldInvitation);
  useEffect(() => {
    const take = () => setInvitation(takeFromAddress());
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, []);
  return {
    invitation,
    hold(next: string | null) {
      holdInvitation(next);
      setInvitation(next);
    },
  };
}

const ToSettings = () => (
  <div className={item['actions']}>
    <Button asChild variant="outline">
      <Link to="/settings#household">Household in Settings</Link>
    </Button>
  </div>
);

/** @param isInStep whether the household's data has arrived */
function Joined({ isInStep }: { isInStep: boolean }) {
  return (
    <>
      <SpokenNote>
        {isInStep
          ? 'You’re in. From now on, this device stays in step with the others.'
          : 'We couldn’t bring in the household’s data yet. We’ll try again as soon as we reach the server.'}
      </SpokenNote>
      <div className={item['actions']}>
        <Button asChild>
          <Link to="/plan">Go to the plan</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/settings#household">Household in Settings</Link>
        </Button>
      </div>
    </>
  );
}

function Content() {
  const household = useHousehold();
  const { invitation, hold } = useHeldInvitation();
  // While joining, the status changes before the command has ended.
  const [stage, setStage] = useState<'ask' | 'joining' | 'done'>('ask');

  async function join(command: () => Promise<boolean>) {
    setStage('joining');
    const isJoined = await command();
    if (isJoined) hold(null);
    setStage(isJoined ? 'done' : 'ask');
  }

  if (household === undefined) {
    return (
      <LongWait of="device">
        <Skeleton lines={6} label="Opening the invitation" />
      </LongWait>
    );
  }
  if (stage === 'done') {
    const isWaiting = household.is === 'joined' && household.syncedAt === null && household.problem !== null;
    return <Joined isInStep={!isWaiting} />;
  }
  if (household.is === 'off') {
    return (
      <>
        <p>This site doesn’t share households. Pass a file from phone to phone instead.</p>
        <ToSettings />
      </>
    );
  }
  if (household.is === 'joined' && stage === 'ask') {
    return (
      <>
        <p>This device is already in a household, the one with these words:</p>
        <FourWords words={household.words} />
        <p>To join another, leave it first, then open the invitation again.</p>
        <ToSettings />
      </>
    );
  }
  if (invitation === null) {
    return (
      <>
        <p>Scan the code on a device that’s in the household, open its link, or paste the link here.</p>
        <PasteForm onPaste={hold} />
      </>
    );
  }
  return (
    <JoinQuestion
      key={invitation}
      invitation={invitation}
      isPending={stage === 'joining'}
      onJoin={join}
      onPaste={hold}
    />
  );
}

/** Route `/join#1.…`: joins the household of an invitation. The fragment never stays in the address. */
export function JoinPage() {
  return (
    <>
      <PageHero section="bowlful" title="Join a household" />
      <div className={list['page']}>
        <div className={card['card']}>
          <Content />
        </div>
      </div>
    </>
  );
}
