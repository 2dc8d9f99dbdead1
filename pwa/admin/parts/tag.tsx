// Imported before our own styles, so that ours win: a tab may load before the panel.
import './theme.css';
import { Badge } from '@radix-ui/themes';
import { CircleCheck, CircleDashed, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import styles from './tag.module.css';

type TagProps = {
  /** 'refused' (red) marks toxic or withdrawn content, 'met' and 'short' a verdict, 'count' the number in a tab. */
  tone?: 'plain' | 'refused' | 'met' | 'short' | 'count';
  children: ReactNode;
};

/** A short label for the item beside it. */
export function Tag({ tone = 'plain', children }: TagProps) {
  return (
    <Badge variant="soft" size="3" radius="full" className={classNames(styles['tag'], styles[tone])}>
      {children}
    </Badge>
  );
}

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
