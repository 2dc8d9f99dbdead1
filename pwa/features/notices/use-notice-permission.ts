import { useState } from 'react';
import { useClientHint } from '../../platform/database/client-hint.ts';

/** 'by-hand': an iPhone or iPad, which notifies only from the home screen. */
export type NoticePermission = NotificationPermission | 'unsupported' | 'by-hand';

const DECLINED = 'notices-declined';

function permission(): NoticePermission {
  if ('Notification' in globalThis && ('serviceWorker' in navigator || 'registration' in globalThis))
    return Notification.permission;
  return /iPhone|iPad|iPod/.test(navigator.userAgent) ? 'by-hand' : 'unsupported';
}

function readDeclined(): boolean {
  try {
    return localStorage.getItem(DECLINED) !== null;
  } catch {
    return false;
  }
}

/** Whether this device may notify; and the question, which is put only by a press that means it. */
export function useNoticePermission() {
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
    if (permission() !== 'granted') decline();
  }
  return { state: asked ?? found, isDeclined: isDeclined || wasDeclined, ask, decline };
}
