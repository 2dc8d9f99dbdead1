import { CircleCheck, CircleDashed, OctagonAlert, TriangleAlert } from 'lucide-react';
import { Tag } from './tag.tsx';

const KINDS = {
  good: { tone: 'met', Icon: CircleCheck },
  fair: { tone: 'short', Icon: TriangleAlert },
  bad: { tone: 'refused', Icon: OctagonAlert },
  unknown: { tone: 'plain', Icon: CircleDashed },
} as const;

export type VerdictKind = keyof typeof KINDS;

/** A verdict in its colour, with icon and word. */
export function VerdictTag({ kind, children }: { kind: VerdictKind; children: string }) {
  const { tone, Icon } = KINDS[kind];
  return (
    <Tag tone={tone}>
      <Icon size={16} aria-hidden /> {children}
    </Tag>
  );
}
