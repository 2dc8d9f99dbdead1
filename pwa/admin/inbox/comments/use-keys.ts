import { useLayoutEffect, useRef, useState } from 'react';
import type { PendingRating } from '#domain/contract/admin';
import type { Decision } from '../../calls/use-moderation.ts';

type CommentKey = 'approve' | 'reject' | 'next' | 'previous' | 'select' | 'undo';

const KEYS: Record<string, CommentKey> = {
  a: 'approve',
  r: 'reject',
  j: 'next',
  k: 'previous',
  x: 'select',
  u: 'undo',
};

/** Elements where letters type text or choose an option. */
const TYPING = 'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"]';

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat' | 'target'>;

/** Command of a key press in the list of comments; null for other keys and while typing. */
function commentKey(event: KeyPress): CommentKey | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  if (event.target instanceof Element && event.target.closest(TYPING)) return null;
  const meaning = KEYS[event.key.toLowerCase()] ?? null;
  // A held key may move on, but never decides a second comment.
  if (event.repeat && meaning !== 'next' && meaning !== 'previous') return null;
  return meaning;
}

type CommentKeysOptions = {
  comments: readonly PendingRating[];
  isActive: boolean;
  onDecide: (id: string, status: Decision) => Promise<void>;
  onSelect: (id: string) => void;
  onUndo: () => void;
};

/**
 * The selected comment and the keys that move the selection and decide. When the selected comment disappears, the one
 * in its place is selected, so that A A A works through the list.
 */
export function useCommentKeys({ comments, isActive, onDecide, onSelect, onUndo }: CommentKeysOptions) {
  const [place, setPlace] = useState({ id: comments[0]?.id, index: 0 });
  const listRef = useRef<HTMLUListElement>(null);

  const found = comments.findIndex(({ id }) => id === place.id);
  const index = found >= 0 ? found : Math.min(place.index, comments.length - 1);
  const selected = comments[index]?.id;

  function select(id: string) {
    const chosen = comments.findIndex((comment) => comment.id === id);
    if (chosen >= 0) setPlace({ id, index: chosen });
  }

  const focusCard = (id: string) =>
    listRef.current?.querySelector<HTMLElement>(`[data-comment="${id}"]`)?.focus();

  // Layout effect, before paint: a visible comment already responds to keys.
  useLayoutEffect(() => {
    if (!isActive) return;
    const handleKeyDown = (event: KeyboardEvent) => {
      const meaning = commentKey(event);
      if (meaning === null) return;
      event.preventDefault();
      if (meaning === 'undo') onUndo();
      if (selected === undefined || meaning === 'undo') return;
      if (meaning === 'select') onSelect(selected);
      else if (meaning === 'approve' || meaning === 'reject') {
        // Focus this card, so that the next one takes over the focus when it disappears.
        focusCard(selected);
        void onDecide(selected, meaning === 'approve' ? 'approved' : 'rejected');
      } else {
        const next = comments[index + (meaning === 'next' ? 1 : -1)];
        if (next === undefined) return;
        setPlace({ id: next.id, index: comments.indexOf(next) });
        focusCard(next.id);
      }
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  });

  return { selected, select, listRef };
}
