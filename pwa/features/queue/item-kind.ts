import { Camera, Flag, Mail, MessageSquareText, NotebookPen, Send } from 'lucide-react';
import type { ComponentType, SVGProps } from 'react';
import type { ItemType } from '../../platform/outbox/item.ts';

type Icon = ComponentType<SVGProps<SVGSVGElement> & { size?: number }>;

/** Noun and icon of each item type. */
export const ITEM_KINDS: Record<ItemType, { noun: string; Icon: Icon }> = {
  review: { noun: 'review', Icon: MessageSquareText },
  recipe: { noun: 'recipe', Icon: NotebookPen },
  contact: { noun: 'message', Icon: MessageSquareText },
  newsletter: { noun: 'sign-up', Icon: Mail },
  share: { noun: 'e-mail', Icon: Send },
  report: { noun: 'report', Icon: Flag },
  withdrawal: { noun: 'withdrawal', Icon: MessageSquareText },
  photo: { noun: 'photo', Icon: Camera },
};
