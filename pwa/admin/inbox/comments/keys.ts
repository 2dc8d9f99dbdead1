type CommentKey = 'approve' | 'reject' | 'next' | 'previous' | 'select' | 'undo';

const KEYS: Record<string, CommentKey> = {
  a: 'approve',
  r: 'reject',
  j: 'next',
  k: 'previous',
  x: 'select',
  u: 'undo',
};

/** Where letters are typed, or choose an option by its first one. */
const TYPING = 'input, textarea, select, [contenteditable], [role="combobox"], [role="listbox"]';

type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'repeat' | 'target'>;

/** Command of a key press in the list of comments; null for other keys and while typing. */
export function commentKey(event: KeyPress): CommentKey | null {
  if (event.altKey || event.ctrlKey || event.metaKey) return null;
  if (event.target instanceof Element && event.target.closest(TYPING)) return null;
  const meaning = KEYS[event.key.toLowerCase()] ?? null;
  // A held key may move on, but never decides a second comment.
  if (event.repeat && meaning !== 'next' && meaning !== 'previous') return null;
  return meaning;
}
