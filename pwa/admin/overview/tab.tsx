import { DataList } from '@radix-ui/themes';
import type { AdminStats } from '#domain/contract/admin';
import { Skeleton } from '../../components/skeleton.tsx';
import { NeedsNetwork } from '../needs-network.tsx';
import { Card } from '../parts/card.tsx';
import { Notice } from '../parts/notice.tsx';
import type { AdminData } from '../use-admin-data.ts';
import styles from './tab.module.css';

/** One fact per card, each with the source of its figure. */
const FACTS: readonly { key: keyof AdminStats; label: string; source: string }[] = [
  { key: 'totalUsers', label: 'Total Users', source: 'Administrators: visitors have no accounts.' },
  { key: 'totalRecipes', label: 'Total Recipes', source: 'Published in the catalogue.' },
  { key: 'pendingRecipes', label: 'Pending Reviews', source: 'Recipes sent in and not decided yet.' },
  { key: 'pendingRatings', label: 'Pending Comments', source: 'Reviews that wait in Comments.' },
  { key: 'approvedRatings', label: 'Approved Comments', source: 'Reviews that everybody reads.' },
];

/** Figures counted by the server. */
export function OverviewTab({ stats }: { stats: AdminData<AdminStats> }) {
  if (stats.data === undefined) {
    if (stats.problem !== null) return <NeedsNetwork sentence={stats.problem} onRetry={stats.reload} />;
    return <Skeleton lines={4} label="Loading the figures" />;
  }
  const figures = stats.data;
  return (
    <>
      {stats.problem !== null && <Notice kind="problem">{stats.problem}</Notice>}
      <DataList.Root orientation="vertical" className={styles['facts']}>
        {FACTS.map(({ key, label, source }) => (
          <Card key={key} asChild>
            <DataList.Item>
              <DataList.Label>{label}</DataList.Label>
              <DataList.Value className={styles['figure']}>{figures[key]}</DataList.Value>
              <DataList.Value className={styles['source']}>{source}</DataList.Value>
            </DataList.Item>
          </Card>
        ))}
      </DataList.Root>
    </>
  );
}
