import { useRef, useState } from 'react';
import type { RecipeValidation, SeoAuditResult } from '#domain/contract/seo';
import { followAudit, logSeoError, validateRecipes } from '../../platform/sync/seo.ts';

type Audited = { result: SeoAuditResult; recipes: RecipeValidation[] };

/** The audit: not run, running, done or failed. */
export type AuditState =
  | { kind: 'idle' }
  | { kind: 'running'; done: number; total: number }
  | ({ kind: 'done' } & Audited)
  | { kind: 'failed'; problem: string };

/** Asks for the audit when it is told to, never by itself. */
export function useSeoAudit(): { state: AuditState; run: () => Promise<void> } {
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
