import { Undo2 } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import type { Cooking } from './use-cooking.ts';

/** Undoes the last tick or dismissed timer. */
export function UndoButton({ cooking: { session, act } }: { cooking: Cooking }) {
  const last = session.undos.at(-1);
  if (last === undefined) return null;
  return (
    <Button variant="ghost" onClick={() => act({ type: 'undo' })} aria-label={`Undo: ${last.label}`}>
      <Undo2 size={18} aria-hidden /> Undo
    </Button>
  );
}
