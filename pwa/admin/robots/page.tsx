// Before our own styles, which win by their place.
import '../parts/theme.css';
import type { RobotsAnswer } from '#domain/contract/site-tools';
import { readRobotsReport } from '../calls/site-tools-api.ts';
import { useAdminData } from '../calls/use-admin-data.ts';
import { useReloadWhenShown } from '../calls/use-reload-when-shown.ts';
import type { AdminPageProps } from '../parts/admin-page-props.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Notice } from '../parts/notice.tsx';
import { RefreshRow } from '../parts/refresh-row.tsx';
import { Sentences, StateList } from '../parts/state-list.tsx';
import tools from '../parts/tools.module.css';
import { VerdictTag } from '../parts/verdict-tag.tsx';

type Trial = RobotsAnswer['trials'][number];

function trialRow({ what, path, isAllowed, rule, isExpected, reason }: Trial) {
  const isFine = isAllowed === isExpected;
  const by = rule === null ? 'No rule matches, so that it is allowed.' : `Decided by ‘${rule}’.`;
  return {
    key: path,
    name: `${what}, ${path}`,
    verdict: <VerdictTag kind={isFine ? 'good' : 'bad'}>{isAllowed ? 'Allowed' : 'Forbidden'}</VerdictTag>,
    detail: `${by} ${reason}`,
  };
}

function Report({ answer: { text, rules, trials, problems } }: { answer: RobotsAnswer }) {
  return (
    <div className={tools['column']}>
      {problems.length === 0 ? (
        <Notice kind="note">
          There is nothing to fix by hand: the server makes the file from the addresses of the site, and every
          kind of page is allowed or forbidden as it should be.
        </Notice>
      ) : (
        <Notice kind="problem">
          <Sentences texts={problems} none="" />
        </Notice>
      )}
      <section aria-labelledby="robots-text" className={tools['column']}>
        <h2 id="robots-text">As it is served</h2>
        <pre className={tools['code']}>{text.trim()}</pre>
      </section>
      <section aria-labelledby="robots-rules" className={tools['column']}>
        <h2 id="robots-rules">Rules</h2>
        <Sentences
          texts={rules.map(({ text: rule, matches }) => `${rule}: decides on ${matches} of the kinds below`)}
          none="There is no rule: everything is allowed."
        />
      </section>
      <section aria-labelledby="robots-trials" className={tools['column']}>
        <h2 id="robots-trials">Each kind of page</h2>
        <StateList label="Each kind of page" rows={trials.map(trialRow)} />
      </section>
    </div>
  );
}

/** 'Robots': robots.txt as it is served, each rule tried on each kind of page. */
export function RobotsPage({ isShown, onSignedOut }: AdminPageProps) {
  const data = useAdminData(readRobotsReport, onSignedOut);
  useReloadWhenShown(isShown, data.reload);
  return (
    <>
      <p className={tools['lead']}>What crawlers may read, tried on each kind of page.</p>
      <RefreshRow onRefresh={() => void data.reload()} />
      <Loaded data={data} label="Reading robots.txt">
        {(answer) => <Report answer={answer} />}
      </Loaded>
    </>
  );
}
