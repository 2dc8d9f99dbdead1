import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import type { ImportEntry } from '../../platform/imports/import-entry.ts';
import { keepImportSomehow, removeImport } from '../../platform/imports/import-inbox.ts';
import styles from '../intake/import.module.css';
import { type ImportTarget, importAddress } from '../intake/import-target.ts';
import card from '../nutrition/tool-card.module.css';
import { importName } from './waiting-imports.tsx';

/** What another app or site sent: a press reads and keeps it, since a form of any site can send something here. */
export function SharedCard({ entry, target }: { entry: ImportEntry; target: ImportTarget }) {
  const navigate = useNavigate();

  async function leave(isWanted: boolean) {
    const { id, ...content } = entry;
    const next = isWanted ? await keepImportSomehow(content) : undefined;
    await removeImport(id).catch(() => {});
    navigate(importAddress(target, next), { replace: true });
  }

  return (
    <section className={card['card']} aria-labelledby="import-shared">
      <h2 id="import-shared">Shared with Bowlful</h2>
      <p className={styles['link']}>{importName(entry)}</p>
      <p className={card['muted']}>Another app or site sent this. We keep nothing of it until you read it.</p>
      <div className={styles['actions']}>
        <Button onClick={() => void leave(true)}>Read it</Button>
        <Button variant="outline" onClick={() => void leave(false)}>
          Discard
        </Button>
      </div>
    </section>
  );
}
