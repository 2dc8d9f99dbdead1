import { useEffect, useState } from 'react';
import { SpokenNote } from '../components/announce.tsx';
import { anyDirtyForm } from '../platform/state/dirty-forms.ts';
import styles from './update-bar.module.css';

/** Not needed before the first paint. */
const workerBridge = () => import('../service-worker/register.ts');

/** Says that a newer build is ready. Reloads only if the person agrees, and asks again if a form is unsent. */
export function UpdateBar() {
  const [state, setState] = useState<'none' | 'offered' | 'form-open' | 'later'>('none');
  useEffect(() => {
    void workerBridge().then(({ onUpdateWaiting }) => onUpdateWaiting(() => setState('offered')));
  }, []);
  if (state === 'none' || state === 'later') return null;

  function handleReload() {
    if (anyDirtyForm() && state !== 'form-open') setState('form-open');
    else void workerBridge().then(({ applyUpdate }) => applyUpdate());
  }

  const isFormOpen = state === 'form-open';
  return (
    <div data-update-bar className={styles['bar']}>
      <SpokenNote className={styles['text']}>
        {isFormOpen
          ? 'Something on this page isn’t saved yet. Finish it first, or it may be lost.'
          : 'New version available'}
      </SpokenNote>
      <button type="button" className={styles['later']} onClick={() => setState('later')}>
        Later
      </button>
      <button type="button" className={styles['reload']} onClick={handleReload}>
        {isFormOpen ? 'Reload anyway' : 'Reload'}
      </button>
    </div>
  );
}
