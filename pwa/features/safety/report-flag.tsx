import { Flag } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../../components/lazy-part.ts';
import styles from './report-flag.module.css';
import type { ReportSubject } from './use-report-draft.ts';

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), 'ReportDialog');

/** 'This is wrong', beside the safety guard's finding; queues a report for the administrator. */
export function ReportFlag(about: ReportSubject) {
  const [isOpen, setOpen] = useState(false);
  const subject = about.food ?? 'nothing found';
  return (
    <>
      <button
        type="button"
        className={styles['opener']}
        aria-haspopup="dialog"
        aria-label={`This is wrong: ${subject}`}
        onClick={() => setOpen(true)}
      >
        <Flag size={16} aria-hidden /> This is wrong
      </button>
      {isOpen &&
        // In a portal, because the flag may be inside a form and forms cannot nest.
        createPortal(
          <Suspense>
            <ReportDialog about={about} onClose={() => setOpen(false)} />
          </Suspense>,
          document.querySelector('.radix-themes') ?? document.body,
        )}
    </>
  );
}
