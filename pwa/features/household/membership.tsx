import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SpokenError, SpokenNote } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import {
  eraseHousehold,
  leaveHousehold,
  remakeHousehold,
  replaceSecret,
  syncHousehold,
} from '../../platform/household/commands.ts';
import type { JoinedHousehold } from '../../platform/household/use-household.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { copyText } from '../page/copy-text.ts';
import item from '../page/item-card.module.css';
import { openShareSheet } from '../page/save-and-share.ts';
import { AsideList } from './aside-list.tsx';
import styles from './household.module.css';
import { runHousehold, stepSentences } from './household-sentence.ts';
import { FourWords, InvitationCode, useInvitation } from './invitation.tsx';
import { ServerSees } from './server-sees.tsx';

/** Sends the invitation through the share sheet, or copies it where there is none. */
async function shareInvitation(url: string): Promise<void> {
  if (!(await openShareSheet({ title: 'Join our Bowlful household', url }))) await copyText(url);
}

/** Lets another device join: a code for its camera, or the link. */
function InvitePanel({ onClose }: { onClose: () => void }) {
  const { link, problem } = useInvitation();
  return (
    <section aria-label="Invite a device" className={styles['question']}>
      {problem !== null && <SpokenError>{problem}</SpokenError>}
      {problem === null && link === undefined && <Skeleton lines={6} label="Opening the invitation" />}
      {link !== undefined && (
        <>
          <p>
            Point the other device’s camera at this code, or send it the link. Check that it shows the four
            words above before you press Join there.
          </p>
          <InvitationCode link={link} />
          <p className={styles['muted']}>
            Treat the link like a house key: whoever has it can read and change everything you share.
          </p>
        </>
      )}
      <div className={item['actions']}>
        {link !== undefined && 'share' in navigator && (
          <Button variant="outline" onClick={() => void shareInvitation(link)}>
            Share the link
          </Button>
        )}
        {link !== undefined && (
          <Button variant="outline" onClick={() => void copyText(link)}>
            Copy the link
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          Done
        </Button>
      </div>
    </section>
  );
}

/** How far this device is in step, and what to do about it. */
function InStep({ household }: { household: JoinedHousehold }) {
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

export type Parting = {
  id: 'leave' | 'remove' | 'erase';
  action: string;
  question: string;
  consequences: readonly string[];
  confirm: string;
  done: { title: string; description: string };
  run: () => Promise<void>;
};

/** This device's household: its words, whether it's in step, what was set aside, and who joins or leaves. */
export function Membership({ household }: { household: JoinedHousehold }) {
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

/** Ways to end a membership. */
const PARTINGS: readonly Parting[] = [
  {
    id: 'leave',
    action: 'Leave',
    question: 'Leave the household?',
    consequences: [
      'Everything stays on this device. It no longer gets changes from the others, and they get none from here.',
      'You can join again with an invitation.',
    ],
    confirm: 'Leave',
    done: { title: 'You left', description: 'Everything is still on this device.' },
    run: () => leaveHousehold(),
  },
  {
    id: 'remove',
    action: 'Remove somebody',
    question: 'Remove somebody?',
    consequences: [
      'We make a new household with everything you share, and erase the old one from our server. Every other device is out as soon as we’ve erased it, and old links and printed sheets stop working.',
      'Then invite everybody who stays. What’s on the removed person’s device stays there: we can’t reach it.',
    ],
    confirm: 'Make a new household',
    done: { title: 'New household made', description: 'Invite everybody who stays.' },
    run: () => replaceSecret(),
  },
  {
    id: 'erase',
    action: 'Erase it from the server',
    question: 'Erase the household from the server?',
    consequences: [
      'The household ends for everybody, and old links and printed sheets stop working. Each device keeps what it has.',
    ],
    confirm: 'Erase it',
    done: { title: 'Household erased', description: 'Each device keeps what it has.' },
    run: () => eraseHousehold(),
  },
];

/** Says what leaving, removing somebody or erasing does, and asks for confirmation. */
function PartingQuestion({ parting, onClose }: { parting: Parting; onClose: () => void }) {
  const [isPending, setPending] = useState(false);
  const { question, consequences, confirm, done, run } = parting;

  async function act() {
    setPending(true);
    const isDone = await runHousehold(run);
    setPending(false);
    if (isDone) {
      showToast(done);
      onClose();
    }
  }

  return (
    <div role="alertdialog" aria-label={question} className={styles['question']}>
      <p>
        <b>{question}</b>
      </p>
      {consequences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className={item['actions']}>
        <Button variant="destructive" disabled={isPending} onClick={() => void act()}>
          {confirm}
        </Button>
        <Button variant="outline" disabled={isPending} onClick={onClose} autoFocus>
          Keep it as it is
        </Button>
      </div>
    </div>
  );
}
