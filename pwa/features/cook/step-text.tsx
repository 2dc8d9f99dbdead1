import type { ReactNode } from 'react';
import type { StepTimer } from '#domain/cook/step-timers';

/** Characters from which the text is set smaller. */
const LONG = 180;

/** The text of a step, large, with its times underlined. */
export function StepText({ text, timers }: { text: string; timers: readonly StepTimer[] }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of timers) {
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  parts.push(text.slice(from));
  return (
    <p className="cook-text" data-long={text.length > LONG || undefined}>
      {parts}
    </p>
  );
}
