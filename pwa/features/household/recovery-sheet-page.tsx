import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { HOUSEHOLD_DAYS } from '#domain/privacy/retention';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useHousehold } from '../../platform/household/use-household.ts';
import { LongWait } from '../page/long-wait.tsx';
import printed from '../page/printed-page.module.css';
import { FourWords, InvitationCode, useInvitation } from './invitation.tsx';
import styles from './recovery-sheet.module.css';

/** The sheet: all that a new device needs to join. */
function Sheet({ words }: { words: readonly string[] }) {
  const { link, problem } = useInvitation();
  if (problem !== null) return <SpokenError>{problem}</SpokenError>;
  if (link === undefined) return <Skeleton lines={8} label="Opening the sheet" />;
  return (
    <>
      <div className={printed['tools']}>
        <p>
          If you lose your phone, this sheet brings your household to a new one. We have no other way in: our
          server can’t read your data.
        </p>
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden /> Print
        </Button>
      </div>
      <article
        className={classNames(printed['sheet'], styles['sheet'])}
        aria-labelledby="recovery-sheet-title"
      >
        <h2 id="recovery-sheet-title">Our Bowlful household</h2>
        <p>
          Point a phone’s or tablet’s camera at this code and open the link. Check that it shows these four
          words, then press Join.
        </p>
        <InvitationCode link={link} />
        <FourWords words={words} />
        <p>No camera? Type this address, with every capital letter as it is:</p>
        <p className={styles['link']}>{link}</p>
        <ul>
          <li>Keep this sheet like a house key: whoever has it can read and change everything you share.</li>
          <li>
            It works until somebody is removed, the household is erased, or none of its devices goes online
            for {HOUSEHOLD_DAYS} days.
          </li>
        </ul>
        <p className={styles['date']}>
          Printed {new Date().toLocaleDateString('en-GB', { dateStyle: 'long' })}
        </p>
      </article>
    </>
  );
}

/** Route `/recovery-sheet`: the household's invitation on paper. */
export function RecoverySheetPage() {
  const household = useHousehold();
  return (
    <div className={printed['page']}>
      <div className={printed['tools']}>
        <h1 tabIndex={-1}>Recovery sheet</h1>
      </div>
      {household === undefined && (
        <LongWait of="device">
          <Skeleton lines={8} label="Opening the sheet" />
        </LongWait>
      )}
      {household?.is === 'joined' && <Sheet words={household.words} />}
      {(household?.is === 'none' || household?.is === 'off') && (
        <EmptyState
          art={<EmptyBowl />}
          title="No household yet"
          text="Start a household or join one in Settings. Then you can print its recovery sheet here."
        >
          <Button asChild>
            <Link to="/settings">Go to Settings</Link>
          </Button>
        </EmptyState>
      )}
    </div>
  );
}
