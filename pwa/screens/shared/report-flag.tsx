import { Flag } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ReportDialog, type ReportSubject } from './report-dialog.tsx';
import styles from './report-flag.module.css';

/** 'This is wrong', beside what the toxic-food guard says; it queues a report for the administrator. */
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
        // Outside of the form that the flag may stand in: a form within a form is none.
        createPortal(
          <ReportDialog about={about} onClose={() => setOpen(false)} />,
          document.querySelector('.radix-themes') ?? document.body,
        )}
    </>
  );
}
