import type { LifeStage } from '#domain/reference/life-stage';
import type { Species } from '#domain/reference/species';
import { isRatio, targetUnit } from '#domain/reference/target-name';
import { type NutrientTarget, nutrientTargets, type Standard } from '#domain/reference/targets';
import { amountText, nutrientName } from '../../components/nutrient-words.ts';
import styles from './nutrition.module.css';
import { STAGE_LABELS } from './stage-labels.ts';

type TargetTableProps = { standard: Standard; species: Species; lifeStage: LifeStage };

/** Figures of a standard per 1000 kcal, with a footnote for each that is not simply transcribed. */
export function TargetTable({ standard, species, lifeStage }: TargetTableProps) {
  const targets = nutrientTargets(standard, species, lifeStage);
  const notes = [...new Set(targets.flatMap(({ note }) => (note === null ? [] : [note])))];
  return (
    <>
      <table className={styles['table']}>
        <caption>
          {standard}, {species}, {STAGE_LABELS[species][lifeStage].toLowerCase()}: per 1,000 kcal
        </caption>
        <thead>
          <tr>
            <th scope="col">Nutrient</th>
            <th scope="col">Minimum</th>
            <th scope="col">Maximum</th>
          </tr>
        </thead>
        <tbody>
          {targets.map((target) => (
            <tr key={target.nutrient}>
              <th scope="row">
                {nutrientName(target)}
                {target.note !== null && <sup> {notes.indexOf(target.note) + 1}</sup>}
              </th>
              <td>{bound(target, target.minimum)}</td>
              <td>{bound(target, target.maximum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes.length > 0 && (
        <ol className={styles['notes']}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ol>
      )}
    </>
  );
}

function bound({ nutrient }: NutrientTarget, amount: number | null): string {
  if (amount === null) return 'none';
  return isRatio(nutrient) ? `${amountText(amount)} to 1` : `${amountText(amount)} ${targetUnit(nutrient)}`;
}
