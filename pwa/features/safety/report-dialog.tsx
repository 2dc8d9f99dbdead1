import { OctagonAlert, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import row from '../../components/form-row.module.css';
import { Segmented } from '../../components/segmented.tsx';
import { useSend } from '../../platform/outbox/use-send.ts';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';
import { useRefusedForm } from '../forms/use-refused-form.ts';
import {
  REPORT_VERSION,
  ReportFields,
  type ReportValues,
  readReport,
  reportedText,
} from './report-fields.tsx';
import styles from './report-flag.module.css';
import { type ReportSubject, useReportDraft } from './use-report-draft.ts';

const TEXTS = {
  sent: { title: 'Thank You', description: 'A person will look at it.' },
  failed: { title: 'Report Not Sent', fallback: 'Please try again.' },
};
const KINDS = [
  { value: 'false-alarm', label: 'No danger' },
  { value: 'missed', label: 'A danger was missed' },
] as const;
const ANIMALS = [
  { value: 'dog', label: 'Dogs' },
  { value: 'cat', label: 'Cats' },
] as const;

/** Writes a report in a dialog over the screen it concerns. The draft is stored on the device until it is queued. */
export function ReportDialog({ about, onClose }: { about: ReportSubject; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { species, food = '', recipeId } = about;
  const kept = useReportDraft(about);
  const live = useRef(kept.values);
  live.current = kept.values;
  const values: ReportValues = {
    ...kept.values,
    text: kept.values.text ?? reportedText(about.text),
    version: REPORT_VERSION,
    ...(recipeId !== undefined && { recipeId }),
  };
  const { form, isRefused, refuse } = useRefusedForm();
  const { isPending, problem, send } = useSend(TEXTS);
  const { draft, errors } = readReport(values);
  useDirtyForm(kept.state === 'unsaved' || kept.state === 'failed');

  useEffect(() => {
    // Older browsers lack showModal, and the dialog would stay closed.
    if (typeof dialog.current?.showModal === 'function') dialog.current.showModal();
    else dialog.current?.setAttribute('open', '');
  }, []);

  function close() {
    // Gives the focus back to the flag.
    dialog.current?.close?.();
    onClose();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // React events bubble to the form that contains the flag.
    event.stopPropagation();
    if (isPending) return;
    if (draft === null) return refuse();
    const outcome = await send({ type: 'report', draft }, kept.handOver);
    // Stay open if more was typed meanwhile.
    const isSame = JSON.stringify(live.current) === JSON.stringify(kept.values);
    if (outcome !== 'unsaved' && isSame) close();
  }

  return (
    <dialog ref={dialog} className={styles['dialog']} aria-labelledby="report-title" onClose={onClose}>
      <div className={styles['head']}>
        <h2 id="report-title">This is wrong</h2>
        <button type="button" className={styles['close']} aria-label="Close the report" onClick={close}>
          <X size={20} aria-hidden />
        </button>
      </div>
      <form
        ref={form}
        className={styles['form']}
        onSubmit={handleSubmit}
        noValidate
        aria-labelledby="report-title"
      >
        {food !== '' && (
          <Segmented
            label="What is wrong"
            options={KINDS}
            value={values.kind}
            onChange={(kind) => kept.change({ kind })}
          />
        )}
        {species === undefined && (
          <Segmented
            label="For which animal"
            options={ANIMALS}
            value={kept.values.species}
            onChange={(chosen) => kept.change({ species: chosen })}
          />
        )}
        <ReportFields values={values} errors={isRefused ? (errors ?? {}) : {}} onChange={kept.change} />
        {problem !== undefined && (
          <SpokenError className={row['error']}>
            <OctagonAlert size={18} aria-hidden /> {problem}
          </SpokenError>
        )}
        <div className={styles['actions']}>
          <Button type="submit" disabled={isPending}>
            {isPending ? 'Sending...' : 'Send Report'}
          </Button>
          <Button type="button" variant="ghost" onClick={close}>
            Cancel
          </Button>
        </div>
      </form>
    </dialog>
  );
}
