import { type RobotsAnswer, SITE_TOOL_CALLS } from '#domain/contract/site-tools';
import { useCall } from '../calls/use-read.ts';
import { Notice } from '../parts/notice.tsx';
import { Sentences } from '../parts/state-list.tsx';
import tools from '../parts/tools.module.css';
import type { Block, Report } from '../reports/report.ts';
import { ReportPage } from '../reports/report-page.tsx';

function Problems({ problems }: Pick<RobotsAnswer, 'problems'>) {
  if (problems.length === 0) {
    return (
      <Notice kind="note">
        Nothing to fix: the server builds the file from the site’s addresses, and every kind of page is
        allowed or disallowed as it should be.
      </Notice>
    );
  }
  return (
    <Notice kind="problem">
      <Sentences texts={problems} none="" />
    </Notice>
  );
}

function Served({ text }: Pick<RobotsAnswer, 'text'>) {
  return (
    <section aria-labelledby="robots-text" className={tools['column']}>
      <h2 id="robots-text">As served</h2>
      <pre className={tools['code']}>{text.trim()}</pre>
    </section>
  );
}

function trialsOf({ trials }: RobotsAnswer): Block {
  return {
    kind: 'states',
    title: 'Each kind of page',
    label: 'Each kind of page',
    rows: trials.map(({ what, path, isAllowed, rule, isExpected, reason }) => ({
      name: `${what}, ${path}`,
      kind: isAllowed === isExpected ? 'good' : 'bad',
      word: isAllowed ? 'Allowed' : 'Disallowed',
      detail: `${rule === null ? 'No rule matches, so it is allowed.' : `Decided by ‘${rule}’.`} ${reason}`,
    })),
  };
}

const ROBOTS: Report<RobotsAnswer> = {
  name: 'Robots',
  lead: 'What crawlers may read, tested on each kind of page.',
  loading: 'Reading robots.txt',
  sections: (answer) => [
    {
      id: 'robots',
      label: 'Robots',
      blocks: [
        { kind: 'own', content: <Problems problems={answer.problems} /> },
        { kind: 'own', content: <Served text={answer.text} /> },
        {
          kind: 'sentences',
          title: 'Rules',
          texts: answer.rules.map(({ text, matches }) => `${text}: decides ${matches} of the kinds below`),
          none: 'No rules, so everything is allowed.',
        },
        trialsOf(answer),
      ],
    },
  ],
};

/** 'Robots': the served robots.txt, tested on each kind of page. */
export function RobotsPage() {
  return <ReportPage report={ROBOTS} data={useCall(SITE_TOOL_CALLS.getRobots, {})} />;
}
