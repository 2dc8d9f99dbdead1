import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ConsentChoices } from '../features/settings/consent-choices.tsx';
import { closeCustomizing } from '../platform/database/consent.ts';
import styles from './consent-banner.module.css';

/** The individual choices, as a dialog over any screen; closing it changes nothing. */
export function ConsentDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="cookie-settings-title"
      className={styles['dialog']}
      onClose={closeCustomizing}
    >
      <div className={styles['head']}>
        <h2 id="cookie-settings-title">Cookie settings</h2>
        <button
          type="button"
          className={styles['close']}
          aria-label="Close the cookie settings"
          onClick={() => dialog.current?.close()}
        >
          <X size={20} aria-hidden />
        </button>
      </div>
      <ConsentChoices onSaved={() => dialog.current?.close()} />
    </dialog>
  );
}
