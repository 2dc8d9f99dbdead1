import { useState } from 'react';
import type { ErasureQuery } from '#domain/contract/erasure';
import { Button } from '../../../components/button.tsx';
import { saveFile } from '../../../features/page/save-file.ts';
import { exportPerson } from '../../calls/editorial-api.ts';
import { useActs } from '../../calls/use-acts.ts';
import { CheckRow } from '../../parts/check-row.tsx';
import list from '../../parts/list.module.css';

type ExportPersonProps = { person: ErasureQuery; onSignedOut: () => void };

/** Takes all that is kept of a person as a file, to hand over to them. */
export function ExportPerson({ person, onSignedOut }: ExportPersonProps) {
  const [isWithMentions, setWithMentions] = useState(false);
  const { isSaving, act } = useActs({ onDone: async () => undefined, onSignedOut });

  async function take() {
    const made = await exportPerson({ ...person, mentions: isWithMentions });
    const file = new Blob([JSON.stringify(made, null, 2)], { type: 'application/json' });
    saveFile(file, `personal-data-${made.madeAt.slice(0, 10)}.json`);
  }

  return (
    <div>
      <CheckRow checked={isWithMentions} disabled={isSaving} onChange={setWithMentions}>
        Also what only mentions them: look through it first, it may be about others
      </CheckRow>
      <div className={list['buttons']}>
        <Button variant="outline" disabled={isSaving} onClick={() => void act(take, 'Exported')}>
          {isSaving ? 'Exporting' : 'Export as JSON'}
        </Button>
      </div>
    </div>
  );
}
