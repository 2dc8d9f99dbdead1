import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { HouseholdFile } from '#domain/household/household-file';
import type { MergeEntry } from '#domain/household/merge-rule';
import { localDate } from '#domain/plan/calendar';
import { SpokenError, SpokenNote } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { setPreference, usePreference } from '../../platform/database/preferences.ts';
import { useHousehold } from '../../platform/household/use-household.ts';
import { readImport, removeImport } from '../../platform/imports/import-inbox.ts';
import { HouseholdPanel } from '../household/household-panel.tsx';
import { bringsSomething, keptWords, MergeList } from '../household/merge-list.tsx';
import checker from '../nutrition/checker.module.css';
import item from '../page/item-card.module.css';
import { errorWords, runCommand } from '../page/run-command.ts';
import { openShareSheet, saveFile } from '../page/save-and-share.ts';
import {
  applyMerge,
  makeHouseholdFile,
  openHouseholdFile,
  previewMerge,
  undoMerge,
  useLastMerge,
} from './household-transfer.ts';
import styles from './settings.module.css';
import { Note, SettingsCard } from './settings-card.tsx';

/** An opened file, with what merging it would do. */
export type Opened = { file: HouseholdFile; entries: readonly MergeEntry[] };

/** The last merge: which version won, and its undo. */
function LastMerge({ onUndone }: { onUndone: (words: string) => void }) {
  const merge = useLastMerge();
  const [isPending, setPending] = useState(false);
  if (!merge) return null;

  async function undo() {
    setPending(true);
    const kept = await runCommand(undoMerge);
    setPending(false);
    if (kept === undefined) return;
    const spared = kept.length === 0 ? '' : ` Changed since, so left as it is: ${keptWords(kept)}.`;
    onUndone(`The merge is undone.${spared}`);
  }

  const at = new Date(merge.at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  return (
    <section aria-label="What was merged" className={item['question']}>
      <p>Merged on {at}</p>
      <MergeList entries={merge.entries} moment="done" />
      <div className={item['actions']}>
        <Button variant="outline" disabled={isPending} onClick={() => void undo()}>
          Undo the merge
        </Button>
      </div>
    </section>
  );
}

/** Share sheets differ in what they accept: some reject JSON, but all accept text. */
const FORMS = [
  ['json', 'application/json'],
  ['txt', 'text/plain'],
] as const;

/** Shares the household as one file through the share sheet, or downloads it. */
async function shareHousehold(): Promise<void> {
  const now = new Date();
  const text = await runCommand(() => makeHouseholdFile(now));
  if (text === undefined) return;
  const stem = `bowlful-household-${localDate(now)}`;
  const files = FORMS.map(([ending, type]) => new File([text], `${stem}.${ending}`, { type }));
  const [json] = files;
  const sharable = files.find((file) => navigator.canShare?.({ files: [file] }));
  if (sharable !== undefined && (await openShareSheet({ files: [sharable], title: 'Bowlful household' })))
    return;
  if (json !== undefined) saveFile(json, json.name);
}

/** Who marks meals as fed on this phone. */
function FeederName() {
  const feeder = usePreference('feeder');
  return (
    <FormRow label="Your name (optional)" help="Shown at the meals you mark as fed, on the other phone too.">
      {(field) => (
        <input
          {...field}
          key={feeder}
          type="text"
          autoComplete="given-name"
          maxLength={40}
          defaultValue={feeder}
          onBlur={({ target }) => {
            const name = target.value.trim();
            if (name !== feeder) void runCommand(() => setPreference('feeder', name));
          }}
        />
      )}
    </FormRow>
  );
}

const UNREADABLE = 'We couldn’t read this file. Nothing was changed.';

/** The file handed over by the import, removed from its inbox; null if it is gone. */
async function sharedHousehold(item: string): Promise<Blob | null> {
  const [part] = (await readImport(item).catch(() => null))?.parts ?? [];
  if (part === undefined) return null;
  void removeImport(item).catch(() => {});
  return new Blob([part.content]);
}

/** The shared household, and its data as one file: exports them to another phone, and merges another phone's file. */
export function HouseholdSection() {
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [query, setQuery] = useSearchParams();
  const shared = query.get('household');
  const household = useHousehold();

  const open = useCallback(async (blob: Blob) => {
    setOpened(null);
    setProblem(null);
    setSaid('');
    try {
      const file = await openHouseholdFile(blob);
      setOpened({ file, entries: await previewMerge(file) });
    } catch (error) {
      setProblem(errorWords(error, UNREADABLE));
    }
  }, []);

  useEffect(() => {
    if (shared === null) return;
    setQuery({}, { replace: true });
    void sharedHousehold(shared).then((blob) => (blob === null ? setProblem(UNREADABLE) : open(blob)));
  }, [shared, setQuery, open]);

  function handleFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // Allows selecting the same file again.
    if (file !== undefined) void open(file).finally(() => (target.value = ''));
  }

  function close(words: string) {
    setOpened(null);
    setSaid(words);
  }

  const file = (
    <>
      <p>
        One file takes pets, plan, shopping list, favourites, your own recipes, notes, days cooked and meals
        fed to the other phone and merges them with what’s there. Share it both ways, and both phones match.
      </p>
      <div className={item['actions']}>
        <Button variant="outline" onClick={() => void shareHousehold()}>
          Share with another phone
        </Button>
        <Button variant="outline" onClick={() => input.current?.click()}>
          Bring in a household file
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,text/plain,.json,.txt"
          aria-label="Household file"
          hidden
          onChange={handleFile}
        />
      </div>
      <Note>
        The file never passes through our servers. Photos stay where they are. Anything deleted on only one
        phone comes back from the other.
      </Note>
    </>
  );

  return (
    <SettingsCard id="household" title="Household">
      <HouseholdPanel />
      <FeederName />
      {household?.is === 'off' ? (
        file
      ) : (
        <details className={checker['more']}>
          <summary>Pass a file instead</summary>
          <div className={styles['file']}>{file}</div>
        </details>
      )}
      {problem !== null && <SpokenError className={item['reason']}>{problem}</SpokenError>}
      {said !== '' && <SpokenNote>{said}</SpokenNote>}
      {opened !== null && (
        <MergeQuestion
          opened={opened}
          onDone={() => close('')}
          onApplied={() => close('We’ve merged both households on this phone.')}
        />
      )}
      {/* In a household an undo would take what came from the others away from them, too. */}
      {opened === null && household?.is !== 'joined' && <LastMerge onUndone={close} />}
    </SettingsCard>
  );
}

type MergeQuestionProps = { opened: Opened; onDone: () => void; onApplied: () => void };

/** Says what merging a file will do, and asks for confirmation. */
function MergeQuestion({ opened: { file, entries }, onDone, onApplied }: MergeQuestionProps) {
  const [isPending, setPending] = useState(false);
  const top = useRef<HTMLParagraphElement>(null);
  // The list may be long: scroll it to the top.
  useEffect(() => top.current?.focus(), []);
  const isNew = bringsSomething(entries);
  const madeOn = new Date(file.madeAt).toLocaleDateString('en-GB', { dateStyle: 'long' });

  async function apply() {
    setPending(true);
    const done = await runCommand(async () => {
      await applyMerge(file);
      return true;
    });
    setPending(false);
    if (done) onApplied();
  }

  return (
    <div role="alertdialog" aria-label="Bring this household in?" className={item['question']}>
      <p ref={top} tabIndex={-1}>
        {isNew ? `The household file of ${madeOn}:` : `The household file of ${madeOn} brings nothing new.`}
      </p>
      <MergeList entries={entries} moment="file" />
      {isNew && <Note>Everything else on this phone stays as it is. You can undo it afterwards.</Note>}
      <div className={item['actions']}>
        {isNew && (
          <Button disabled={isPending} onClick={() => void apply()}>
            Import it
          </Button>
        )}
        <Button variant={isNew ? 'ghost' : 'outline'} disabled={isPending} onClick={onDone}>
          {isNew ? 'Cancel' : 'Close'}
        </Button>
      </div>
    </div>
  );
}
