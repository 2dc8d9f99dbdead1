import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import type { SetAside } from '../../platform/household/asides.ts';
import { dismissAside, takeAside } from '../../platform/household/commands.ts';
import { useSetAside } from '../../platform/household/use-household.ts';
import item from '../page/item-card.module.css';
import { asideWords } from './aside-words.ts';
import styles from './household.module.css';
import { runHousehold } from './household-sentence.ts';

function Conflict({ conflict }: { conflict: SetAside }) {
  const system = usePreference('unitSystem');
  const [isPending, setPending] = useState(false);
  const { sentence, versions, use, keep } = asideWords(conflict, system);

  async function decide(command: (id: string) => Promise<void>) {
    setPending(true);
    await runHousehold(() => command(conflict.id));
    setPending(false);
  }

  return (
    <li className={styles['question']}>
      <p>{sentence}</p>
      {versions !== null && (
        <dl className={styles['versions']}>
          <div>
            <dt>Kept</dt>
            <dd>{versions.kept}</dd>
          </div>
          <div>
            <dt>Set aside</dt>
            <dd>{versions.aside}</dd>
          </div>
        </dl>
      )}
      <div className={item['actions']}>
        <Button variant="outline" disabled={isPending} onClick={() => void decide(takeAside)}>
          {use}
        </Button>
        <Button variant="outline" disabled={isPending} onClick={() => void decide(dismissAside)}>
          {keep}
        </Button>
      </div>
    </li>
  );
}

/** What two devices changed differently, to decide. */
export function AsideList() {
  const conflicts = useSetAside();
  if (conflicts.length === 0) return null;
  return (
    <section aria-labelledby="set-aside">
      <h3 id="set-aside" className={styles['heading']}>
        Changed on two phones
      </h3>
      <ul className={styles['asides']}>
        {conflicts.map((conflict) => (
          <Conflict key={conflict.id} conflict={conflict} />
        ))}
      </ul>
    </section>
  );
}
