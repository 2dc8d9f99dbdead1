import { CircleCheck, CircleX, Undo2, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { dismissToast, toastStore } from '../platform/state/toast-store.ts';
import styles from './toaster.module.css';

const SHOWN_MS = 5000;
/** A swipe this far to the right closes it. */
const SWIPE_PX = 50;
const HOTKEY = ['F8'];

/**
 * The notification region: one toast, for five seconds, paused under a pointer or focus; errors and toasts with Undo
 * stay until they are closed. F8 leads to it.
 * @param takesFocus F8 was pressed before there was a region
 */
export function Toaster({ takesFocus = false }: { takesFocus?: boolean }) {
  const { toast, isOpen } = useStore(toastStore);
  const viewport = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (takesFocus) viewport.current?.focus();
  }, [takesFocus]);

  const isBad = toast?.variant === 'destructive';
  const stays = isBad || toast?.undo !== undefined;
  const Icon = isBad ? CircleX : CircleCheck;
  return (
    <Toast.Provider duration={SHOWN_MS} swipeDirection="right" swipeThreshold={SWIPE_PX}>
      {toast !== null && (
        <Toast.Root
          key={toast.id}
          open={isOpen}
          onOpenChange={(opens) => !opens && dismissToast()}
          type={isBad ? 'foreground' : 'background'}
          duration={stays ? Number.POSITIVE_INFINITY : SHOWN_MS}
          className={styles['toast']}
        >
          <Icon className={styles[isBad ? 'bad' : 'good']} size={24} aria-hidden />
          <div>
            <Toast.Title className={styles['title']}>{toast.title}</Toast.Title>
            {toast.description !== undefined && (
              <Toast.Description className={styles['description']}>{toast.description}</Toast.Description>
            )}
            {toast.undo !== undefined && (
              <Toast.Action altText="Undo it on this page" className={styles['undo']} onClick={toast.undo}>
                <Undo2 size={18} aria-hidden /> Undo
              </Toast.Action>
            )}
          </div>
          <Toast.Close className={styles['close']} aria-label="Close">
            <X size={20} aria-hidden />
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport
        ref={viewport}
        hotkey={HOTKEY}
        label="Notifications ({hotkey})"
        className={styles['region']}
      />
    </Toast.Provider>
  );
}
