// Imported before our own styles, so that ours win.
import '../../parts/theme.css';
import { Progress } from '@radix-ui/themes';
import { CircleCheck, CircleX } from 'lucide-react';
import { ADMIN_CALLS } from '#domain/contract/admin';
import {
  type ConversionResult,
  type ConversionState,
  RECIPE_UPKEEP_CALLS,
} from '#domain/contract/recipe-upkeep';
import { counted } from '#domain/text/sentence-parts';
import { Announced } from '../../../components/announce.tsx';
import { useCall } from '../../calls/use-read.ts';
import type { AdminPageProps } from '../../parts/admin-page-props.ts';
import { Card } from '../../parts/card.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { Figures } from '../../parts/figures.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { localDay } from '../../parts/moment.ts';
import { Notice } from '../../parts/notice.tsx';
import tools from '../../parts/tools.module.css';
import { type RunState, useConversion } from './use-conversion.ts';

const TICK = '✓';

/** One line per recipe: green with a tick, else red; each has an icon, so that colour is not the only cue. */
function DetailLines({ details }: { details: readonly string[] }) {
  if (details.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, by keyboard too
    <ul className={tools['details']} aria-label="Details" tabIndex={0}>
      {details.map((detail) => {
        const isDone = detail.startsWith(TICK);
        const Icon = isDone ? CircleCheck : CircleX;
        return (
          <li key={detail} className={tools['detail']} data-kind={isDone ? 'done' : 'failed'}>
            <Icon size={16} aria-label={isDone ? 'Done' : 'Failed'} /> <span>{detail.slice(1).trim()}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The message, the counts and the lines of a finished run. */
function ConversionResults({ result: { message, summary, details } }: { result: ConversionResult }) {
  return (
    <section aria-labelledby="results-title" className={tools['column']}>
      <h2 id="results-title">Conversion Results</h2>
      <p>{message}</p>
      <Figures
        facts={[
          { label: 'Total', value: summary.total },
          { label: 'Converted', value: summary.converted, source: 'Changed by this run' },
          { label: 'Failed validation', value: summary.failed, source: 'Unsafe, so left unchanged' },
          { label: 'Already dual', value: summary.unchanged, source: 'Already in both measures' },
        ]}
      />
      <Card>
        <DetailLines details={details} />
      </Card>
    </section>
  );
}

function Running({ state: { done, total, details } }: { state: Extract<RunState, { kind: 'running' }> }) {
  return (
    <Card className={tools['bar']}>
      <p id="conversion-progress">
        {total === 0 ? 'Finding the recipes' : `${done} of ${total} recipes checked`}
      </p>
      <Progress value={done} max={Math.max(1, total)} aria-labelledby="conversion-progress" />
      <DetailLines details={details} />
    </Card>
  );
}

/** The last run, until one is started here. */
function LastRun({ run }: { run: NonNullable<ConversionState['run']> }) {
  const by = `by ${run.by}, ${localDay(run.startedAt)}`;
  if (run.state === 'running') {
    return (
      <Notice kind="note">
        A conversion started {by} is running: {run.done} of {run.total} recipes. Start it here to follow it.
      </Notice>
    );
  }
  if (run.state === 'interrupted') {
    return (
      <Notice kind="note">
        A conversion started {by} was interrupted after {run.done} of {run.total} recipes. Start it again and
        it will continue where it stopped.
      </Notice>
    );
  }
  return (
    <p className={tools['muted']}>
      The last conversion was started {by}
      {run.state === 'undone' && ', and undone'}.
    </p>
  );
}

/** 'Recipe Converter': every published recipe in metric and US measures. */
export function RecipeConverterPage({ onSignedOut }: AdminPageProps) {
  const last = useCall(RECIPE_UPKEEP_CALLS.getRecipeConversion, {});
  const recipes = useCall(ADMIN_CALLS.getStats, {}).data?.totalRecipes;
  const { state, run, undo, isUndoing } = useConversion(last.reload, onSignedOut);
  const isRunning = state.kind === 'running';
  return (
    <div className={tools['column']}>
      <p className={tools['lead']}>
        The converter writes every published recipe in metric and US measures: ingredient lines given in only
        one, and weights, volumes, lengths and temperatures in the steps. We check each recipe for safety and
        leave unsafe ones unchanged. Changes reach every device. You can undo the whole run.
      </p>
      <Loaded data={last} label="Loading the last conversion">
        {({ run: latest }) => (
          <>
            {state.kind === 'idle' && latest !== null && <LastRun run={latest} />}
            <div className={tools['actions']}>
              <ConfirmButton
                variant="solid"
                disabled={isRunning || isUndoing}
                question={
                  recipes === undefined ? 'Convert all recipes?' : `Convert ${counted(recipes, 'recipe')}?`
                }
                text="We check each one and rewrite those given in only one measure, on the site and on every device. You can undo the whole run afterwards."
                action="Convert"
                back="Not now"
                onConfirm={() => void run()}
              >
                {isRunning ? 'Converting Recipes...' : 'Convert All Recipes to Dual Measurements'}
              </ConfirmButton>
              {!isRunning && latest?.state === 'done' && (latest.result?.summary.converted ?? 0) > 0 && (
                <ConfirmButton
                  variant="outline"
                  disabled={isUndoing}
                  question="Undo the last conversion?"
                  text="Converted recipes get their old text back on every device. Recipes edited since then stay as they are."
                  action="Undo it"
                  back="Keep"
                  onConfirm={() => void undo()}
                >
                  Undo the last conversion
                </ConfirmButton>
              )}
            </div>
            <Announced
              words={
                isRunning
                  ? 'The conversion is running.'
                  : state.kind === 'done'
                    ? 'The conversion is done.'
                    : ''
              }
            />
            {isRunning && <Running state={state} />}
            {state.kind === 'failed' && (
              <>
                <Notice kind="problem">{state.message}</Notice>
                <DetailLines details={state.details} />
              </>
            )}
            {state.kind === 'done' && <ConversionResults result={state.result} />}
            {state.kind === 'idle' && latest !== null && latest.result !== null && (
              <ConversionResults result={latest.result} />
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}
