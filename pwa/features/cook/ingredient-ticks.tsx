import { Scale, Undo2 } from 'lucide-react';
import type { ScaledLine } from '#domain/cook/scaled-line';
import type { ScaledSupplement } from '#domain/cook/scaled-supplement';
import { Button } from '../../components/button.tsx';
import { HealthyOnly } from '../../components/caveats.tsx';
import type { Cooking } from './use-cooking.ts';

/** Checklist of everything to weigh out for the batch. */
export function IngredientTicks({ cooking }: { cooking: Cooking }) {
  const { lines, supplements, session, act } = cooking;
  const tick = (key: string, label: string) => ({
    isTicked: session.ticks.includes(key),
    onTick: () => act({ type: 'tick', key, label }),
  });
  return (
    <>
      <ul>
        {lines.map((line, index) => {
          const key = `line-${index}`;
          return <LineRow key={key} line={line} note={null} {...tick(key, line.name)} />;
        })}
      </ul>
      {supplements.length > 0 && (
        <>
          <HealthyOnly />
          <ul aria-label="Supplements">
            {supplements.map((supplement) => (
              <SupplementRow
                key={supplement.id}
                supplement={supplement}
                {...tick(`supplement-${supplement.id}`, supplement.name)}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

type Tick = { isTicked: boolean; onTick: () => void };

/** A food with its amount; the whole row ticks. `note` says what the amount is for. */
export function LineRow({ line, note, isTicked, onTick }: Tick & { line: ScaledLine; note: string | null }) {
  return (
    <li>
      <label className="cook-row">
        <input type="checkbox" checked={isTicked} onChange={onTick} />
        <span className="cook-name">{line.name}</span>
        <span className="cook-amount">
          {line.amount}
          {line.weight !== null && <small>{line.weight}</small>}
        </span>
        {note !== null && <small className="cook-more">{note}</small>}
      </label>
    </li>
  );
}

/** A supplement, in whole steps and flagged. */
export function SupplementRow({ supplement, isTicked, onTick }: Tick & { supplement: ScaledSupplement }) {
  const { name, amount, weight, handling, caution } = supplement;
  return (
    <li>
      <label className="cook-row">
        <input type="checkbox" checked={isTicked} onChange={onTick} />
        <span className="cook-name">{name}</span>
        <span className="cook-amount">
          {amount}
          {weight !== null && <small>{weight}</small>}
        </span>
        {handling !== null && <small className="cook-more">{handling}</small>}
        <span className="cook-more cook-careful">
          <Scale size={18} aria-hidden /> Measure carefully
        </span>
        {caution !== null && <small className="cook-more">{caution}</small>}
      </label>
    </li>
  );
}

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
