import type { HistorySupplement } from '#domain/diet-history/history-recipe';
import { doseWeight } from '#domain/units/measured-dose';

type SupplementsEatenProps = {
  supplements: readonly HistorySupplement[];
  /** As typed, by the supplement's name. */
  brands: Readonly<Record<string, string>>;
};

function brandWords({ name, isByLabel }: HistorySupplement, brands: SupplementsEatenProps['brands']): string {
  if (isByLabel) return 'as named';
  return brands[name]?.trim() || 'brand not noted';
}

/** Supplements with brand, dose in each batch, and amount a day. */
export function SupplementsEaten({ supplements, brands }: SupplementsEatenProps) {
  return (
    <section>
      <h3>Supplements</h3>
      {supplements.length === 0 ? (
        <p>None in the recipes above.</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">Supplement</th>
              <th scope="col">Brand</th>
              <th scope="col">In a batch</th>
              <th scope="col">A day</th>
            </tr>
          </thead>
          <tbody>
            {supplements.map((supplement) => (
              <tr key={supplement.name}>
                <th scope="row">{supplement.name}</th>
                <td>{brandWords(supplement, brands)}</td>
                <td>{supplement.doses.map(({ recipe, dose }) => `${dose} (${recipe})`).join(', ')}</td>
                <td>{doseWeight(supplement.gramsPerDay)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
