import { Table } from '@radix-ui/themes';
import { CircleAlert, CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { DASHBOARD_CALLS, type LinkOutcome, type LinkStatus } from '#domain/contract/dashboard';
import { Announced } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { whenInWords } from '../../components/when-in-words.ts';
import { countryName } from '../../features/reviews/country-name.ts';
import { request } from '../calls/api.ts';
import { useActs } from '../calls/use-acts.ts';
import { useCall } from '../calls/use-read.ts';
import type { AdminPageProps } from '../parts/admin-page-props.ts';
import { FirstRows } from '../parts/first-rows.tsx';
import list from '../parts/list.module.css';
import { NeedsNetwork } from '../parts/loaded.tsx';
import { Notice } from '../parts/notice.tsx';
import styles from './link-status.module.css';

const OUTCOMES: Readonly<Record<LinkOutcome, { icon: ReactNode; words: string }>> = {
  works: { icon: <CircleCheck size={18} aria-hidden />, words: 'Works' },
  refused: { icon: <CircleHelp size={18} aria-hidden />, words: 'Blocks bots: check it yourself' },
  missing: { icon: <CircleX size={18} aria-hidden />, words: 'Not found' },
  failing: { icon: <CircleAlert size={18} aria-hidden />, words: 'The shop has an error' },
  unreachable: { icon: <CircleX size={18} aria-hidden />, words: 'No answer' },
};

function Outcome({ check }: Pick<LinkStatus['links'][number], 'check'>) {
  if (check === null) return 'Not checked yet';
  const { outcome, status, movedTo, at } = check;
  const { icon, words } = OUTCOMES[outcome];
  return (
    <>
      <span className={styles['outcome']} data-outcome={outcome}>
        {icon} {words}
        {status !== null && status >= 400 && ` (${status})`}
      </span>
      <p className={styles['small']}>
        {whenInWords(at, new Date())}
        {movedTo !== null && `, redirected to ${movedTo}`}
      </p>
    </>
  );
}

/** Shops by market, with the outcome of the last check of their link. */
function LinkTable({ links }: Pick<LinkStatus, 'links'>) {
  return (
    <FirstRows rows={links}>
      {(shown) => (
        <Table.Root variant="surface" size="2" className={styles['table']}>
          <caption className="visually-hidden">Links to shops</caption>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeaderCell>Shop</Table.ColumnHeaderCell>
              <Table.ColumnHeaderCell>Link</Table.ColumnHeaderCell>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {shown.map(({ id, retailer, countryCode, url, check }) => (
              <Table.Row key={id}>
                <Table.RowHeaderCell>
                  <a href={url} target="_blank" rel="noreferrer">
                    {retailer}
                  </a>
                  <p className={styles['small']}>{countryName(countryCode) ?? countryCode}</p>
                </Table.RowHeaderCell>
                <Table.Cell>
                  <Outcome check={check} />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
    </FirstRows>
  );
}

/** Starts a background check of every link. */
const checkLinks = () => request(DASHBOARD_CALLS.checkLinks, {});

const LOOK_AGAIN_MS = 3000;

function LastRun({ run }: Pick<LinkStatus, 'run'>) {
  if (run === null) return <Notice kind="note">The links haven’t been checked yet.</Notice>;
  const { startedAt, by, isRunning, checked, total } = run;
  const when = whenInWords(startedAt, new Date());
  return (
    <Notice kind="note">
      <Announced words={isRunning ? 'Checking the links' : `Checked ${checked} of ${total} links`} />
      {isRunning
        ? `Checking: ${checked} of ${total} links.`
        : `Checked ${checked} of ${total} links, ${when}, started by ${by}.`}
    </Notice>
  );
}

/** 'Link Status': whether the links to shops work. */
export function LinkStatusTab({ isShown, onSignedOut }: AdminPageProps) {
  const { data, problem, reload } = useCall(DASHBOARD_CALLS.getLinkStatus, {});
  const { isSaving, act } = useActs({ onDone: reload, onSignedOut });
  const isRunning = data?.run?.isRunning === true;
  useEffect(() => {
    if (!isRunning || !isShown) return;
    const timer = setInterval(() => void reload(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isRunning, isShown, reload]);
  if (data === undefined) {
    if (problem !== null) return <NeedsNetwork sentence={problem} onRetry={reload} />;
    return <Skeleton lines={4} label="Loading" />;
  }
  return (
    <section aria-labelledby="link-status-title" className={list['list']}>
      <div className={list['head']}>
        <h2 id="link-status-title">Links to shops</h2>
        <p>
          Every shop that pages link to, by market. The server sends each shop one search without your tags,
          so no click is credited, and keeps nothing of the page. Some shops block bots but work for visitors.
        </p>
      </div>
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      {data.isEnabled ? (
        <>
          <LastRun run={data.run} />
          <div className={list['buttons']}>
            <Button disabled={isSaving || isRunning} onClick={() => void act(checkLinks, null)}>
              {isRunning ? 'Checking' : 'Check links now'}
            </Button>
          </div>
        </>
      ) : (
        <Notice kind="note">
          Link checks are off. Set LINK_CHECKS to on and restart the server to check the links. Until then,
          open the links below by hand.
        </Notice>
      )}
      <LinkTable links={data.links} />
    </section>
  );
}
