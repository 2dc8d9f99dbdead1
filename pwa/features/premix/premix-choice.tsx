import { useState } from 'react';
import type { PremixUse } from '#domain/nutrition/premix';
import type { Recipe } from '#domain/recipe/recipe';
import { Button } from '../../components/button.tsx';
import { Switch } from '../../components/switch.tsx';
import { runCommand } from '../page/run-command.ts';
import { savePremix, switchPremix } from './follow-premixes.ts';
import styles from './premix.module.css';
import { PremixForm } from './premix-form.tsx';
import { useChosenPremix, usePremixes } from './premix-store.ts';

/** Switch that replaces the supplements of a recipe with an all-in-one premix, by the label that its owner types. */
export function PremixChoice({ recipe }: { recipe: Pick<Recipe, 'id' | 'species'> }) {
  const { id, species } = recipe;
  const chosen = useChosenPremix(id);
  const { premixes, use } = usePremixes(id);
  const [isEditing, setEditing] = useState(false);
  const known = premixes.filter((premix) => premix.species === species);
  const kept = known.find(({ name }) => name.toLowerCase() === use?.name.toLowerCase());

  function turn(isOn: boolean) {
    // Without a label and a dose, there is nothing to switch on yet.
    const stored: PremixUse | undefined = kept === undefined ? undefined : use;
    setEditing(isOn && stored === undefined);
    if (stored !== undefined) void runCommand(() => switchPremix(id, { ...stored, isOn }));
  }

  return (
    <div className={styles['premix']}>
      <Switch checked={chosen !== null || isEditing} onChange={turn}>
        With a premix
      </Switch>
      {chosen === null && !isEditing && (
        <p className={styles['words']}>
          Use an all-in-one supplement by its label, instead of the recipe’s supplements.
        </p>
      )}
      {chosen !== null && !isEditing && (
        <>
          <p className={styles['words']}>
            With {chosen.premix.name}, {chosen.doseText} a batch, instead of the recipe’s supplements. We
            count what its label doesn’t say as unknown. Badges in lists stay the recipe’s own.
          </p>
          <Button variant="soft" onClick={() => setEditing(true)}>
            Change label or dose
          </Button>
        </>
      )}
      {isEditing && (
        <PremixForm
          recipe={recipe}
          known={known}
          kept={kept}
          use={use}
          onUse={async (premix, next) => {
            const isStored = await runCommand(() => savePremix(id, premix, next).then(() => true));
            if (isStored) setEditing(false);
            return isStored === true;
          }}
          onCancel={() => setEditing(false)}
        />
      )}
    </div>
  );
}
