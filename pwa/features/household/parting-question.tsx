import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { eraseHousehold, leaveHousehold, replaceSecret } from '../../platform/household/commands.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import item from '../page/item-card.module.css';
import styles from './household.module.css';
import { runHousehold } from './run-household.ts';

export type Parting = {
  id: 'leave' | 'remove' | 'erase';
  action: string;
  question: string;
  consequences: readonly string[];
  confirm: string;
  done: { title: string; description: string };
  run: () => Promise<void>;
};

/** What ends a membership, and what each does. */
export const PARTINGS: readonly Parting[] = [
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
export function PartingQuestion({ parting, onClose }: { parting: Parting; onClose: () => void }) {
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
