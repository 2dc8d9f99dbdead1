import { DataList } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import styles from './figures.module.css';

export type Fact = {
  label: string;
  /** Null if unknown. */
  value: string | number | null;
  /** Where the figure comes from, or what is missing. */
  source?: ReactNode;
};

/** One figure per card, each with its source. */
export function Figures({ facts }: { facts: readonly Fact[] }) {
  return (
    <DataList.Root orientation="vertical" className={styles['facts']}>
      {facts.map(({ label, value, source }) => (
        <Card key={label} asChild>
          <DataList.Item>
            <DataList.Label>{label}</DataList.Label>
            <DataList.Value className={styles[value === null ? 'words' : 'figure']}>
              {value ?? 'Not known'}
            </DataList.Value>
            {source !== undefined && <DataList.Value className={styles['source']}>{source}</DataList.Value>}
          </DataList.Item>
        </Card>
      ))}
    </DataList.Root>
  );
}
