import { Scale } from 'lucide-react';
import type { ScaledLine } from '#domain/cook/scaled-line';
import type { ScaledSupplement } from '#domain/cook/scaled-supplement';

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
