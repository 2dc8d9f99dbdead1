import { useState } from 'react';
import type { IngredientUse } from '#domain/catalogue/ingredient-uses';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { IngredientButtons } from './ingredient-buttons.tsx';

/** Ingredients shown before the rest is requested. */
const FIRST_SHOWN = 24;

type UsedIngredientsProps = {
  /** Undefined until the catalogue is read. */
  uses: readonly IngredientUse[] | undefined;
  chosen: string;
  onChoose: (name: string) => void;
};

/** Every ingredient in the recipes, most used first. */
export function UsedIngredients({ uses, chosen, onChoose }: UsedIngredientsProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <section aria-labelledby="used">
      <h2 id="used">Most used in the recipes</h2>
      {uses === undefined ? (
        <Skeleton lines={6} label="Counting the ingredients" />
      ) : (
        <>
          <IngredientButtons
            offered={isWhole ? uses : uses.slice(0, FIRST_SHOWN)}
            chosen={chosen}
            onChoose={onChoose}
          />
          {!isWhole && uses.length > FIRST_SHOWN && (
            <div>
              <Button variant="soft" onClick={() => setWhole(true)}>
                Show all {uses.length}
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
