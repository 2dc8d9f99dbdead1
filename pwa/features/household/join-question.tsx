import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { MergeEntry } from '#domain/household/merge-rule';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { joinHousehold, previewJoin } from '../../platform/household/commands.ts';
import { HouseholdError } from '../../platform/household/household-error.ts';
import { installsByHand, isInstalled } from '../../platform/state/installed.ts';
import { copyText } from '../page/copy-text.ts';
import item from '../page/item-card.module.css';
import { FourWords } from './four-words.tsx';
import styles from './household.module.css';
import { errorSentence } from './household-sentence.ts';
import { MergeList } from './merge-list.tsx';
import { PasteForm } from './paste-form.tsx';
import { runHousehold } from './run-household.ts';
import { ServerSees } from './server-sees.tsx';

/** On an iPhone or iPad in the browser: the app on the home screen keeps data of its own, so it has to join itself. */
function HomeScreenNote({ invitation }: { invitation: string }) {
  const [isApart] = useState(() => installsByHand(navigator.userAgent) && !isInstalled());
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
        <PasteForm onPaste={onPaste} />
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
