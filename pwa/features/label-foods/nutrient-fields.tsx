import { useState } from 'react';
import { labelUnit } from '#domain/pet-food/label-units';
import { NUTRIENTS } from '#domain/reference/nutrient';
import { SpokenError } from '../../components/announce.tsx';
import { NumberField } from '../../components/form-row.tsx';
import { CONTENT, type LabelWords, typedNutrients } from './label-food-words.ts';
import styles from './label-foods.module.css';

const HELP = {
  EU: 'You’ll find minerals in percent beside the analysis, and vitamins and trace elements under additives. Additives are only what was added, so we count them as the least. Enter the element: 100 for ‘zinc sulphate 275 mg, providing zinc 100 mg’.',
  US: 'From the guaranteed analysis. Each is the least that the food contains.',
} as const;

type NutrientFieldsProps = {
  values: LabelWords;
  error: string | undefined;
  onChange: (change: Partial<LabelWords>) => void;
};

/** Further nutrients of a label, folded until they are wanted; each in the unit that such labels use. */
export function NutrientFields({ values, error, onChange }: NutrientFieldsProps) {
  const { species, law, nutrients } = values;
  const [isOpen, setOpen] = useState(() => Object.values(nutrients).some((typed) => typed !== ''));
  return (
    <>
      <details
        className={styles['more']}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>Vitamins and minerals (optional)</summary>
        <p className={styles['words']}>{HELP[law]} Leave empty what the label doesn’t say.</p>
        <div className={styles['figures']}>
          {typedNutrients(species).map((id) => {
            const unit = labelUnit(id, law);
            return (
              <NumberField
                key={id}
                label={`${NUTRIENTS[id].name} (${unit})`}
                bounds={CONTENT}
                unit={unit}
                value={nutrients[id] ?? ''}
                onChange={(typed) => onChange({ nutrients: { ...nutrients, [id]: typed } })}
              />
            );
          })}
        </div>
      </details>
      {error !== undefined && <SpokenError className={styles['error']}>{error}</SpokenError>}
    </>
  );
}
