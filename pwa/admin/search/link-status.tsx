import { useEffect } from 'react';
import { DASHBOARD_CALLS } from '#domain/contract/calls/dashboard';
import type { LinkStatus } from '#domain/contract/link-checks';
import { Announced } from '../../components/announce.ts';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { whenInWords } from '../../components/when-in-words.ts';
import { request } from '../calls/api.ts';
import { useActs } from '../calls/use-acts.ts';
import { useCall } from '../calls/use-read.ts';
import type { AdminPageProps } from '../parts/admin-page-props.ts';
import list from '../parts/list.module.css';
import { NeedsNetwork } from '../parts/needs-network.tsx';
import { Notice } from '../parts/notice.tsx';
import { LinkTable } from './link-table.tsx';

/** Has every link looked at, in the background. */
const checkLinks = () => request(DASHBOARD_CALLS.checkLinks, {});

const LOOK_AGAIN_MS = 3000;

function LastRun({ run }: Pick<LinkStatus, 'run'>) {
  if (run === null) return <Notice kind="note">The links have not been looked at yet.</Notice>;
  const { startedAt, by, isRunning, checked, total } = run;
  const when = whenInWords(startedAt, new Date());
  return (
    <Notice kind="note">
      <Announced words={isRunning ? 'Looking at the links' : `Looked at ${checked} of ${total} links`} />
      {isRunning
        ? `Looking: ${checked} of ${total} links.`
        : `Looked at ${checked} of ${total} links, ${when}, asked for by ${by}.`}
    </Notice>
  );
}

/** 'Link Status': whether the links to shops lead somewhere. */
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
          Every shop that pages link to, by market. The server asks each for one search, without your tags, so
          that no click is credited; nothing of the page is kept. Some shops let no program in, which says
          nothing of people.
        </p>
      </div>
      {problem !== null && <Notice kind="problem">{problem}</Notice>}
      {data.isEnabled ? (
        <>
          <LastRun run={data.run} />
          <div className={list['buttons']}>
            <Button disabled={isSaving || isRunning} onClick={() => void act(checkLinks, null)}>
              {isRunning ? 'Looking' : 'Check links now'}
            </Button>
          </div>
        </>
      ) : (
        <Notice kind="note">
          Checks are switched off, so that the server asks nobody. Set LINK_CHECKS to on and start it again to
          have the links looked at. Until then the links below can be opened by hand.
        </Notice>
      )}
      <LinkTable links={data.links} />
    </section>
  );
}
