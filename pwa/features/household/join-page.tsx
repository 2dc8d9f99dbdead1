import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MergeEntry } from '#domain/household/merge-rule';
import { SpokenError, SpokenNote } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { joinHousehold, previewJoin } from '../../platform/household/commands.ts';
import { HouseholdError } from '../../platform/household/household-error.ts';
import { useHousehold } from '../../platform/household/use-household.ts';
import { installsByHand, isInstalled } from '../../platform/state/installed.ts';
import card from '../nutrition/tool-card.module.css';
import { copyText } from '../page/copy-text.ts';
import item from '../page/item-card.module.css';
import list from '../page/list-page.module.css';
import { LongWait } from '../page/long-wait.tsx';
import styles from './household.module.css';
import { errorSentence, runHousehold } from './household-sentence.ts';
import { FourWords } from './invitation.tsx';
import { MergeList } from './merge-list.tsx';
import { PasteForm } from './paste-form.tsx';
import { ServerSees } from './server-sees.tsx';
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

/** On an iPhone or iPad in the browser: the app on the home screen keeps data of its own, so it has to join itself. */
function HomeScreenNote({ invitation }: { invitation: string }) {
  const [isApart] = useState(() => installsByHand(navigator) && !isInstalled());
  if (!isApart) return null;
  return (
    <div className={styles['question']}>
      <p>
        <b>Is Bowlful on your home screen?</b>
      </p>
      <p>
        That app keeps its own data, apart from this browser. Copy the invitation, open Bowlful from the home
        screen, go to Settings and Household, press Join one and paste it there.
      </p>
      <div className={item['actions']}>
        <Button variant="outline" onClick={() => void copyText(invitation)}>
          Copy the invitation
        </Button>
      </div>
      <p className={styles['muted']}>Don’t use the app? Join here.</p>
    </div>
  );
}

type Preview = { words: readonly string[]; entries: readonly MergeEntry[] };

type JoinQuestionProps = {
  invitation: string;
  isPending: boolean;
  /** Runs the command; false if it failed. */
  onJoin: (command: () => Promise<boolean>) => Promise<void>;
  onPaste: (invitation: string) => void;
};

/** Shows the words to compare and what will come, and asks whether to join; or why that isn't possible. */
export function JoinQuestion({ invitation, isPending, onJoin, onPaste }: JoinQuestionProps) {
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState<unknown>(null);

  const load = useCallback(() => {
    let isShown = true;
    setProblem(null);
    previewJoin(invitation).then(
      (read) => isShown && setPreview(read),
      (error: unknown) => isShown && setProblem(error),
    );
    return () => {
      isShown = false;
    };
  }, [invitation]);
  useEffect(load, [load]);

  if (problem !== null) {
    // The same half of a link would fail again.
    const isCutOff = problem instanceof HouseholdError && problem.code === 'invitation-cut-off';
    return (
      <>
        <SpokenError className={item['reason']}>{errorSentence(problem)}</SpokenError>
        {!isCutOff && (
          <div className={item['actions']}>
            <Button variant="outline" onClick={load}>
              Try again
            </Button>
          </div>
        )}
        {/* The same one again would change nothing. */}
        <PasteForm onPaste={(pasted) => (pasted === invitation ? void load() : onPaste(pasted))} />
      </>
    );
  }
  if (preview === undefined) return <Skeleton lines={6} label="Reading the household" />;
  const { words, entries } = preview;
  return (
    <>
      <HomeScreenNote invitation={invitation} />
      <p>Does the other device show the same four words? If not, don’t join.</p>
      <FourWords words={words} />
      {entries.length === 0 ? (
        <p>Nothing changes on this device: it has all that the household has.</p>
      ) : (
        <>
          <p>On this device, joining does this:</p>
          <MergeList entries={entries} moment="join" />
        </>
      )}
      <p className={styles['muted']}>
        The household gets the pets, plan, shopping list, recipes and notes that are only on this device.
        Photos stay where they are.
      </p>
      <div className={item['actions']}>
        <Button
          disabled={isPending}
          onClick={() => void onJoin(() => runHousehold(() => joinHousehold(invitation)))}
        >
          {isPending ? 'Joining' : 'Join'}
        </Button>
        {!isPending && (
          <Button asChild variant="ghost">
            <Link to="/">Not now</Link>
          </Button>
        )}
      </div>
      <ServerSees />
    </>
  );
}
