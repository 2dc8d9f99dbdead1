import { type ChangeEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { SpokenError, SpokenNote } from '../../components/spoken.tsx';
import item from '../page/item-card.module.css';
import { openHouseholdFile, previewMerge } from './household/household.ts';
import { LastMerge } from './last-merge.tsx';
import { MergeQuestion, type Opened } from './merge-question.tsx';
import { Note, SettingsCard } from './settings-card.tsx';
import { shareHousehold } from './share-household.ts';
import { sharedHousehold } from './shared-household.ts';

/** Takes what a household shares to another phone in one file, and brings another phone's in. */
export function HouseholdSection() {
  const input = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [query, setQuery] = useSearchParams();
  const shared = query.get('household');

  const open = useCallback(async (blob: Blob) => {
    setOpened(null);
    setProblem(null);
    setSaid('');
    try {
      const file = await openHouseholdFile(blob);
      setOpened({ file, entries: await previewMerge(file) });
    } catch (error) {
      setProblem((error as Error).message);
    }
  }, []);

  useEffect(() => {
    if (shared === null) return;
    setQuery({}, { replace: true });
    void sharedHousehold(shared).then((blob) => blob && open(blob));
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

  return (
    <SettingsCard id="household" title="Household">
      <p>
        Two phones, one kitchen: pets, plan, shopping list, favourites, your own recipes, notes and days
        cooked travel in one file, and are merged with what the other phone has. Share it both ways, and both
        have the same.
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
      {problem !== null && <SpokenError className={item['reason']}>{problem}</SpokenError>}
      {said !== '' && <SpokenNote>{said}</SpokenNote>}
      {opened === null ? (
        <LastMerge onUndone={close} />
      ) : (
        <MergeQuestion
          opened={opened}
          onDone={() => close('')}
          onApplied={() => close('Both households are merged on this phone.')}
        />
      )}
      <Note>
        Nothing of this passes our servers. Photos stay where they are. What was deleted on one phone alone
        comes back from the other.
      </Note>
    </SettingsCard>
  );
}
