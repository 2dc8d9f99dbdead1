import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../platform/state/toast-store.ts';
import list from '../../parts/list.module.css';
import { Notice } from '../../parts/notice.tsx';
import styles from './tab.module.css';

/** Recovery codes, shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  async function handleCopy() {
    await navigator.clipboard.writeText(codes.join('\n')).then(
      () => showToast({ title: 'Codes copied' }),
      () =>
        showToast({ variant: 'destructive', title: 'Not copied', description: 'Write them down by hand.' }),
    );
  }

  return (
    <Notice kind="news" words="Your recovery codes, shown only now.">
      <p>
        Your recovery codes, shown only now. Each lets you in once when the authenticator is lost: keep them
        where the phone is not.
      </p>
      <ol className={styles['codes']} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={list['buttons']}>
        <Button variant="outline" onClick={() => void handleCopy()}>
          Copy the codes
        </Button>
        <Button variant="outline" onClick={onDone}>
          I have kept them
        </Button>
      </div>
    </Notice>
  );
}
