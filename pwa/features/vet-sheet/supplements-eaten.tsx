import type { HistorySupplement } from '#domain/diet-history/history-recipe';
import { DOSE_FORMS } from '#domain/reference/supplement-doses';
import { doseWeight } from '#domain/units/measured-dose';
import { amountText } from '../../components/nutrient-words.ts';
import styles from './vet-sheet.module.css';

type SupplementsEatenProps = {
  supplements: readonly HistorySupplement[];
  /** As typed, by the supplement's name. */
  brands: Readonly<Record<string, string>>;
};

function brandWords({ name, id }: HistorySupplement, brands: SupplementsEatenProps['brands']): string {
  if (id === null) return 'as named';
  return brands[name]?.trim() || 'brand not noted';
}

/** '279 mg: 0.93 × a tablet of 150 µg iodine'; by weight alone where it is weighed or spooned. */
function dayWords({ id, gramsPerDay }: HistorySupplement): string {
  const dose = id === null ? undefined : DOSE_FORMS[id];
  const weight = doseWeight(gramsPerDay);
  if (dose?.holds === undefined) return weight;
  return `${weight}: ${amountText(gramsPerDay / dose.unitGrams, 2)} × a ${dose.form} of ${dose.holds}`;
}

/** Supplements with brand and amount a day; the recipes have the dose in a batch. */
export function SupplementsEaten({ supplements, brands }: SupplementsEatenProps) {
  return (
    <section>
      <h3>Supplements</h3>
      {supplements.length === 0 ? (
        <p>None in the recipes above.</p>
      ) : (
        <table className={styles['supplements']}>
          <thead>
            <tr>
              <th scope="col">Supplement</th>
              <th scope="col">Brand</th>
              <th scope="col">A day</th>
            </tr>
          </thead>
          <tbody>
            {supplements.map((supplement) => (
              <tr key={supplement.name}>
                <th scope="row">{supplement.name}</th>
                <td>{brandWords(supplement, brands)}</td>
                <td>{dayWords(supplement)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
