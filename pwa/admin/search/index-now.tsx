import type { IndexingReport, IndexSubmission } from '#domain/contract/indexing';
import { counted } from '#domain/text/counted';
import { reviewDate } from '../../features/reviews/review-date.ts';
import { Notice } from '../parts/notice.tsx';
import { StateList } from '../parts/state-list.tsx';
import tools from '../parts/tools.module.css';
import { VerdictTag } from '../parts/verdict-tag.tsx';

const STATES = {
  waiting: { kind: 'unknown', word: 'Waiting' },
  accepted: { kind: 'good', word: 'Accepted' },
  refused: { kind: 'bad', word: 'Refused' },
  'given-up': { kind: 'bad', word: 'Given up' },
} as const;

function rowOf({ id, at, by, urls, state, attempts, detail }: IndexSubmission) {
  const { kind, word } = STATES[state];
  return {
    key: String(id),
    name: `${counted(urls, 'address', 'addresses')}, ${reviewDate(at)}`,
    verdict: <VerdictTag kind={kind}>{word}</VerdictTag>,
    detail: `By ${by}. ${counted(attempts, 'try', 'tries')}. ${detail}`,
  };
}

/** State of IndexNow and the stored answers. */
export function IndexNowState({ indexNow }: { indexNow: IndexingReport['indexNow'] }) {
  const { isOn, reason, keyAddress, submissions } = indexNow;
  return (
    <section aria-labelledby="index-now" className={tools['column']}>
      <h2 id="index-now">IndexNow</h2>
      {isOn ? (
        <p>
          Search engines read the key at <a href={keyAddress ?? ''}>{keyAddress}</a>.
        </p>
      ) : (
        <Notice kind="note">{reason}</Notice>
      )}
      {submissions.length > 0 && <StateList label="Submissions" rows={submissions.map(rowOf)} />}
    </section>
  );
}
