import { DataList } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { ADMIN_CALLS, type AdminStatus } from '#domain/contract/admin';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../components/button.tsx';
import { bytesInWords } from '../../components/bytes-in-words.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { whenInWords } from '../../components/when-in-words.ts';
import { useCall } from '../calls/use-read.ts';
import { Card } from '../parts/card.tsx';
import { Notice } from '../parts/notice.tsx';
import styles from './server-status.module.css';

const ENGINES = { embedded: 'Embedded engine', mongodb: 'MongoDB' };

const ago = (iso: string, { now }: AdminStatus) =>
  durationInWords(new Date(now).getTime() - new Date(iso).getTime());

const when = (iso: string, { now }: AdminStatus) => whenInWords(iso, new Date(now));

function lastBackup(status: AdminStatus): ReactNode {
  const { last, everyHours } = status.backup;
  const plan =
    everyHours === null
      ? 'No backups are scheduled: BACKUP_EVERY_HOURS is not set.'
      : `One is made every ${everyHours === 1 ? 'hour' : `${everyHours} hours`}.`;
  if (last === null) return `None yet. ${plan}`;
  return (
    <>
      {`${ago(last.at, status)} old, ${bytesInWords(last.bytes)}, ${last.documents} documents: `}
      <code>{last.file}</code>. {plan}
      <br />
      Digest <code>{last.digest}</code>
    </>
  );
}

/** Whether writes are accepted, and what to do if not. */
function writing({ isReady, isDiskFull }: AdminStatus): string {
  if (isDiskFull) return 'its disk is full: nothing is saved until you make room';
  return isReady ? 'accepts writes' : 'accepts no writes at present';
}

const built = (status: AdminStatus) =>
  status.builtAt === null ? 'not built: only the API is served' : `built ${when(status.builtAt, status)}`;

function households({ households }: AdminStatus): string {
  if (households === null) return 'Turned off (HOUSEHOLDS)';
  return `${households.households}, with ${households.records} sealed records`;
}

const rows = (status: AdminStatus): readonly [label: string, value: ReactNode][] => [
  ['Storage', `${ENGINES[status.engine]}, ${writing(status)}`],
  ['E-mails waiting', status.mailsWaiting],
  ['Shared households', households(status)],
  ['Last backup', lastBackup(status)],
  ['Version', `${status.version}, ${built(status)}`],
  ['Running for', `${ago(status.startedAt, status)}, since ${when(status.startedAt, status)}`],
];

/** The server's status, as it reports it. */
export function ServerStatus() {
  const { data, problem, reload } = useCall(ADMIN_CALLS.getStatus, {});
  return (
    <section className={styles['status']} aria-labelledby="server-status">
      <h2 id="server-status">Server</h2>
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      {data !== undefined && data.backup.failure !== null && (
        <Notice kind="problem">
          The backup of {when(data.backup.failure.at, data)} failed: {data.backup.failure.reason}
        </Notice>
      )}
      {data === undefined && problem === null && <Skeleton lines={5} label="Loading the server status" />}
      {data !== undefined && (
        <Card>
          <DataList.Root orientation={{ initial: 'vertical', sm: 'horizontal' }} className={styles['rows']}>
            {rows(data).map(([label, value]) => (
              <DataList.Item key={label}>
                <DataList.Label>{label}</DataList.Label>
                <DataList.Value className={styles['value']}>
                  <span>{value}</span>
                </DataList.Value>
              </DataList.Item>
            ))}
          </DataList.Root>
        </Card>
      )}
      <Button variant="outline" onClick={() => void reload()}>
        Refresh
      </Button>
    </section>
  );
}

const STEPS = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;

/** The largest whole unit: '3 days', '1 hour', '12 minutes', 'less than a minute'. */
export function durationInWords(ms: number): string {
  for (const [unit, unitMs] of STEPS) {
    const count = Math.floor(ms / unitMs);
    if (count >= 1) return counted(count, unit);
  }
  return 'less than a minute';
}
