import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { useClientHint } from '../../platform/database/client-hint.ts';
import { installsByHand } from '../../platform/state/installed.ts';
import styles from './notices.module.css';

/** 'by-hand': an iPhone or iPad, which notifies only from the home screen. */
type NoticePermission = NotificationPermission | 'unsupported' | 'by-hand';

const DECLINED = 'notices-declined';

function permission(): NoticePermission {
  if ('Notification' in globalThis && ('serviceWorker' in navigator || 'registration' in globalThis))
    return Notification.permission;
  return installsByHand(navigator) ? 'by-hand' : 'unsupported';
}

function readDeclined(): boolean {
  try {
    return localStorage.getItem(DECLINED) !== null;
  } catch {
    return false;
  }
}

/** Notification permission of this device. The browser is asked only on an explicit press. */
function useNoticePermission() {
  const found = useClientHint('noticePermission', permission, undefined);
  const [asked, setAsked] = useState<NoticePermission>();
  const wasDeclined = useClientHint('noticesDeclined', readDeclined, false);
  const [isDeclined, setDeclined] = useState(false);
  function decline() {
    setDeclined(true);
    try {
      localStorage.setItem(DECLINED, '1');
    } catch {
      // Without storage it is asked again at the next visit.
    }
  }
  async function ask() {
    await Notification.requestPermission().catch(() => {});
    setAsked(permission());
    const isAllowed = permission() === 'granted';
    if (!isAllowed) decline();
    return isAllowed;
  }
  return { state: asked ?? found, isDeclined: isDeclined || wasDeclined, ask, decline };
}

const CANNOT: Readonly<Partial<Record<NoticePermission, string>>> = {
  denied:
    'You’ve blocked notifications from this site. Allow them in the browser’s settings, under site settings and Notifications, and open this page again.',
  unsupported: 'This browser doesn’t show notifications. Keep this page in view.',
  'by-hand':
    'iPhone and iPad show notifications only from an app on the home screen: use Share, then Add to Home Screen.',
};

type NoticeOfferProps = {
  /** What notifications would say, and how reliably. */
  children: string;
  /** Shown instead once allowed. */
  granted?: string;
  onGranted?: () => void;
  /** Called at the press, once the browser has allowed it. */
  onAllowed?: () => void;
  /** Keeps the button even after the person declined. */
  isAskedFor?: boolean;
};

/** Explains notifications and asks the browser on a press; or says why they are unavailable. */
export function NoticeOffer({
  children,
  granted,
  onGranted,
  onAllowed,
  isAskedFor = false,
}: NoticeOfferProps) {
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
      <Button variant="outline" onClick={() => void ask().then((isAllowed) => isAllowed && onAllowed?.())}>
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
