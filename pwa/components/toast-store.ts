import { create } from 'zustand';

export type Toast = {
  id: number;
  title: string;
  description?: string;
  /** A destructive toast stays until it is closed. */
  variant?: 'default' | 'destructive';
};

type ToastState = { toast: Toast | null };

/** At most one toast: a new one takes the place of the last. */
export const toastStore = create<ToastState>(() => ({ toast: null }));

let lastId = 0;

/** Says something in passing; the page need not have anything else for it. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  lastId += 1;
  toastStore.setState({ toast: { ...toast, id: lastId } });
}

export function dismissToast(): void {
  toastStore.setState({ toast: null });
}
