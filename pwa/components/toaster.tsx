import { CircleCheck, CircleX, X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { dismissToast, toastStore } from './toast-store.ts';
import styles from './toaster.module.css';

const SHOWN_MS = 5000;
/** A swipe this far to the right closes it. */
const SWIPE_PX = 50;

/** The notification region: one toast, five seconds, paused under a pointer or focus; F8 leads to it. */
export function Toaster() {
  const { toast } = useStore(toastStore);
  const region = useRef<HTMLElement>(null);
  const pressedAt = useRef<number | null>(null);
  const [isPaused, setPaused] = useState(false);
  const stays = toast?.variant === 'destructive';

  useEffect(() => {
    if (toast === null || isPaused || stays) return;
    const timer = setTimeout(dismissToast, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [toast, isPaused, stays]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  function handleUp(event: PointerEvent) {
    if (pressedAt.current !== null && event.clientX - pressedAt.current > SWIPE_PX) dismissToast();
    pressedAt.current = null;
  }

  return (
    <section ref={region} tabIndex={-1} aria-label="Notifications (F8)" className={styles['region']}>
      {toast !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: its role is 'alert' or 'status'; swiping only adds to the button
        <div
          key={toast.id}
          role={stays ? 'alert' : 'status'}
          className={styles['toast']}
          onPointerEnter={() => setPaused(true)}
          onPointerLeave={() => setPaused(false)}
          onFocus={() => setPaused(true)}
          onBlur={() => setPaused(false)}
          onPointerDown={(event) => (pressedAt.current = event.clientX)}
          onPointerUp={handleUp}
        >
          {stays ? (
            <CircleX className={styles['bad']} size={24} aria-hidden />
          ) : (
            <CircleCheck className={styles['good']} size={24} aria-hidden />
          )}
          <div>
            <p className={styles['title']}>{toast.title}</p>
            {toast.description !== undefined && <p className={styles['description']}>{toast.description}</p>}
          </div>
          <button type="button" className={styles['close']} aria-label="Close" onClick={dismissToast}>
            <X size={20} aria-hidden />
          </button>
        </div>
      )}
    </section>
  );
}
