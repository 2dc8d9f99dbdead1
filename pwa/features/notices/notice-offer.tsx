import { useEffect } from 'react';
import { Button } from '../../components/button.tsx';
import styles from './notices.module.css';
import { type NoticePermission, useNoticePermission } from './use-notice-permission.ts';

const CANNOT: Readonly<Partial<Record<NoticePermission, string>>> = {
  denied:
    'Notifications of this site are blocked. Allow them in the browser’s settings, under site settings and Notifications, and open this page again.',
  unsupported: 'This browser shows no notifications. Keep this page in view.',
  'by-hand':
    'iPhone and iPad show notifications only of an app on the home screen: use Share, then Add to Home Screen.',
};

type NoticeOfferProps = {
  /** What would be told, and how surely. */
  children: string;
  /** The same once it is allowed. */
  granted?: string;
  onGranted?: () => void;
  /** Where it is asked for, a person who declined finds the button still. */
  isAskedFor?: boolean;
};

/** Words before the browser's own question, and the press that puts it; or why there is nothing to press. */
export function NoticeOffer({ children, granted, onGranted, isAskedFor = false }: NoticeOfferProps) {
  const { state, isDeclined, ask, decline } = useNoticePermission();
  const cannot = state && CANNOT[state];
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is allowed
  useEffect(() => {
    if (state === 'granted') onGranted?.();
  }, [state]);
  if (state === 'granted') return granted === undefined ? null : <p className={styles['note']}>{granted}</p>;
  if (cannot !== undefined) {
    return (
      <p className={styles['note']} role="note">
        {cannot}
      </p>
    );
  }
  if (isDeclined && !isAskedFor) return null;
  return (
    <div className={styles['offer']} role="note">
      <p className={styles['note']}>{children}</p>
      <Button variant="outline" onClick={() => void ask()}>
        Allow notifications
      </Button>
      {!isDeclined && (
        <Button variant="ghost" onClick={decline}>
          Not now
        </Button>
      )}
    </div>
  );
}
