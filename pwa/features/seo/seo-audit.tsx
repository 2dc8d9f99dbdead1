import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RecipeValidation, SeoAuditResult } from '#domain/contract/seo';
import { Announced, SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { followAudit, logSeoError, validateRecipes } from '../../platform/sync/seo.ts';
import { AuditTabs } from './audit-tabs.tsx';
import styles from './seo.module.css';

type Audited = { result: SeoAuditResult; recipes: RecipeValidation[] };

/** The audit: not run, running, done or failed. */
type AuditState =
  | { kind: 'idle' }
  | { kind: 'running'; done: number; total: number }
  | ({ kind: 'done' } & Audited)
  | { kind: 'failed'; problem: string };

/** Runs the audit on request, never by itself. */
function useSeoAudit(): { state: AuditState; run: () => Promise<void> } {
  const [state, setState] = useState<AuditState>({ kind: 'idle' });
  const isRunning = useRef(false);

  async function run(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setState({ kind: 'running', done: 0, total: 0 });
    try {
      const result = await followAudit((done, total) => setState({ kind: 'running', done, total }));
      setState({ kind: 'done', result, recipes: await validateRecipes() });
    } catch (error) {
      setState({ kind: 'failed', problem: logSeoError(error) });
    } finally {
      isRunning.current = false;
    }
  }

  return { state, run };
}

function Progress({ state }: { state: AuditState }) {
  if (state.kind !== 'running') return null;
  const { done, total } = state;
  return (
    <>
      <label htmlFor="audit-progress">
        {total === 0 ? 'Looking for the pages' : `${done} of ${total} pages read`}
      </label>
      <progress id="audit-progress" max={Math.max(1, total)} value={done} />
    </>
  );
}

/** Route `/seo-audit`: the audit of the whole site, run when someone asks for it. */
export function SeoAudit() {
  const { state, run } = useSeoAudit();
  const isRunning = state.kind === 'running';
  return (
    <>
      <PageHero section="bowlful" title="SEO Audit">
        <p>
          We read every public page as a search engine does, and list what’s wrong, where, and what to do.
        </p>
      </PageHero>
      <div className={styles['column']}>
        <section aria-label="Run the audit">
          <div className={styles['start']}>
            <Button disabled={isRunning} onClick={() => void run()}>
              {isRunning ? 'Running Audit...' : 'Run Complete SEO Audit'}
            </Button>
            <div className={styles['progress']}>
              <Progress state={state} />
              {state.kind === 'idle' && <p>Run the audit to see the score and the findings.</p>}
            </div>
          </div>
          <Announced
            words={isRunning ? 'The audit is running.' : state.kind === 'done' ? 'The audit is done.' : ''}
          />
          {state.kind === 'failed' && (
            <SpokenError className={styles['problem']}>{state.problem}</SpokenError>
          )}
        </section>
        {state.kind === 'done' && <AuditTabs result={state.result} recipes={state.recipes} />}
        <p>
          <Link to="/seo-dashboard">Articles, keywords and visits</Link>
        </p>
      </div>
    </>
  );
}
