import { Archive, CircleCheck, Clock, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { CONTACT_STATUSES, type ContactStatus } from '#domain/contract/intake';

export const STATUS_OPTIONS = (Object.entries(CONTACT_STATUSES) as [ContactStatus, string][]).map(
  ([value, label]) => ({ value, label }),
);

export const STATUS_ICONS: Record<ContactStatus, ReactNode> = {
  new: <Mail size={20} aria-hidden />,
  in_progress: <Clock size={20} aria-hidden />,
  resolved: <CircleCheck size={20} aria-hidden />,
  closed: <Archive size={20} aria-hidden />,
};
