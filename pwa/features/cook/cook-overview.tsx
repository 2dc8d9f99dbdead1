import { Check, Timer as TimerIcon, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { startTimer } from './cook-step.tsx';
import { IngredientTicks, UndoButton } from './ingredient-ticks.tsx';
import type { Cooking } from './use-cooking.ts';

const OWN_MINUTES = [1, 5, 10, 20, 30] as const;

/** Sheet over the step: links to every step, all ingredients, and custom timers. */
export function CookOverview({ cooking, onClose }: { cooking: Cooking; onClose: () => void }) {
  const sheet = useRef<HTMLDialogElement>(null);
  const { session, steps, act } = cooking;
  useEffect(() => {
    // Older browsers lack showModal, and the sheet would stay closed.
    if (typeof sheet.current?.showModal === 'function') sheet.current.showModal();
    else sheet.current?.setAttribute('open', '');
  }, []);
  function close() {
    // Gives the focus back to the button that opened it.
    sheet.current?.close?.();
    onClose();
  }
  return (
    <dialog ref={sheet} className="cook-sheet" aria-labelledby="cook-sheet-title" onClose={onClose}>
      <div className="cook-listed">
        <h2 id="cook-sheet-title">Steps and ingredients</h2>
        <button type="button" className="cook-icon" aria-label="Close" onClick={close}>
          <X size={24} aria-hidden />
        </button>
      </div>
      <ol>
        {steps.map(({ text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps may be equal, and never move here
          <li key={at}>
            <button
              type="button"
              className="cook-jump"
              aria-current={session.stage === at ? 'step' : undefined}
              onClick={() => {
                act({ type: 'go', stage: at });
                close();
              }}
            >
              <span>{at < session.stage ? <Check size={22} aria-label="Done" /> : at + 1}</span>
              <span className="cook-clamp">{text}</span>
            </button>
          </li>
        ))}
      </ol>
      <h2>Ingredients</h2>
      <IngredientTicks cooking={cooking} />
      <UndoButton cooking={cooking} />
      <h2>My timer</h2>
      <div className="cook-chips">
        {OWN_MINUTES.map((minutes) => (
          <Button
            key={minutes}
            variant="soft"
            onClick={() => {
              startTimer(cooking, {
                name: `My timer, ${minutes} min`,
                seconds: minutes * 60,
                upToSeconds: null,
              });
              close();
            }}
          >
            <TimerIcon size={20} aria-hidden /> {minutes} min
          </Button>
        ))}
      </div>
    </dialog>
  );
}
