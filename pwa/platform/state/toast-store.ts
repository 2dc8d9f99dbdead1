import { create } from 'zustand';

type Toast = {
  id: number;
  title: string;
  description?: string;
  /** A destructive toast stays until it is closed. */
  variant?: 'default' | 'destructive';
  /** Undoes what the toast reports; such a toast also stays until it is closed. */
  undo?: () => void;
};

/** The latest toast and whether it is open: a dismissed one stays for its exit animation. */
type ToastState = { toast: Toast | null; isOpen: boolean };

/** At most one toast: a new one replaces the last. */
export const toastStore = create<ToastState>(() => ({ toast: null, isOpen: false }));

/** A dismissed toast is removed after this time, unless another has replaced it. */
const REMOVE_AFTER_MS = 1_000_000;

let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;

/** Shows a toast; the page needs no further markup for it. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  clearTimeout(removal);
  lastId += 1;
  toastStore.setState({ toast: { ...toast, id: lastId }, isOpen: true });
}

export function dismissToast(): void {
  clearTimeout(removal);
  toastStore.setState({ isOpen: false });
  removal = setTimeout(() => toastStore.setState({ toast: null }), REMOVE_AFTER_MS);
}
