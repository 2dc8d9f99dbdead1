import { formatMoney } from '#domain/market/currency';
import type { CostLine } from '#domain/recipe/cost-breakdown';
import type { Currency } from '#domain/reference/currency-rates';
import styles from './cost-block.module.css';

const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
/** A drop of vitamin D weighs 0.028 g: nothing is to look like none. */
const twoDigits = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 });

/** Every food and supplement of the batch with its price, folded away until somebody asks. */
export function CostLines({ lines, currency }: { lines: readonly CostLine[]; currency: Currency }) {
  return (
    <details className={styles['lines']}>
      <summary>Line by line</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">For the batch</th>
            <th scope="col">Weight</th>
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, grams, costGbp }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{(grams < 1 ? twoDigits : tenths).format(grams)} g</td>
              <td>{costGbp === null ? 'No price' : formatMoney(costGbp, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
