import type { Completeness, CompletenessRow } from '#domain/nutrition/completeness';
import type { RecipeNutrients } from '#domain/nutrition/recipe-nutrients';
import type { TargetId } from '#domain/reference/targets';
import { classNames } from '../../components/class-names.ts';
import { BowlIcon } from '../../components/icons/bowl-icon.tsx';
import { amountText, nutrientName } from '../../components/nutrient-words.ts';
import styles from './nutrition-gate.module.css';

/** Nutrients that a cat's body cannot make. */
const CAT_GATE: readonly TargetId[] = ['taurine', 'arachidonic-acid', 'preformed-vitamin-a'];

function ratioInWords(row: CompletenessRow): string {
  return row.status === 'unknown' ? 'unknown' : `${amountText(row.amount)} to 1, ${row.status}`;
}

/** The calcium to phosphorus ratio for standards that set none, such as AAFCO's for cats. */
function plainRatio({ calcium, phosphorus }: RecipeNutrients['amounts']): string {
  const isKnown = calcium.missing.length === 0 && phosphorus.missing.length === 0 && phosphorus.known > 0;
  return isKnown ? `${amountText(calcium.known / phosphorus.known)} to 1` : 'unknown';
}

type NutritionGateProps = { completeness: Completeness; nutrients: RecipeNutrients };

/** The decisive nutrients: the balance of calcium and phosphorus, and for cats the three that only meat supplies. */
export function NutritionGate({ completeness, nutrients }: NutritionGateProps) {
  const { rows, species, standard } = completeness;
  const rowOf = (nutrient: TargetId) => rows.find((row) => row.nutrient === nutrient);
  const ratio = rowOf('ca-p-ratio');
  const gate = species === 'cat' ? CAT_GATE.flatMap((nutrient) => rowOf(nutrient) ?? []) : [];
  return (
    <ul className={styles['gate']}>
      <li className={ratio && styles[ratio.status]}>
        {ratio && <BowlIcon state={ratio.status} size={20} />}
        <strong>Calcium to phosphorus</strong>{' '}
        {ratio
          ? ratioInWords(ratio)
          : `${plainRatio(nutrients.amounts)}; ${standard} sets no range for ${species}s`}
      </li>
      {gate.length > 0 && (
        <li>
          <strong>What cats cannot make themselves</strong>
          {gate.map((row) => (
            <span key={row.nutrient} className={classNames(styles['part'], styles[row.status])}>
              <BowlIcon state={row.status} size={20} /> {nutrientName(row)} {row.status}
            </span>
          ))}
        </li>
      )}
    </ul>
  );
}
