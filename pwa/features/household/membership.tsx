import { useState } from 'react';
import { Link } from 'react-router-dom';
import { SpokenError, SpokenNote } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { remakeHousehold, syncHousehold } from '../../platform/household/commands.ts';
import type { JoinedHousehold } from '../../platform/household/use-household.ts';
import { copyText } from '../page/copy-text.ts';
import item from '../page/item-card.module.css';
import { openShareSheet } from '../page/share-sheet.ts';
import { AsideList } from './aside-list.tsx';
import { FourWords } from './four-words.tsx';
import styles from './household.module.css';
import { stepSentences } from './household-sentence.ts';
import { InvitationCode } from './invitation-code.tsx';
import { PARTINGS, type Parting, PartingQuestion } from './parting-question.tsx';
import { runHousehold } from './run-household.ts';
import { ServerSees } from './server-sees.tsx';
import { useInvitation } from './use-invitation.ts';

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
