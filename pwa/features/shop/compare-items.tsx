import { useState } from 'react';
import { priceOfItem } from '#domain/market/weight-price';
import type { ListItem } from '#domain/plan/shopping-list';
import { FormRow } from '../../components/form-row.tsx';
import { RetailerCard } from '../market/retailer-card.tsx';
import { plainName } from './plain-name.ts';

/** One thing of the list at the shops of the country. */
export function CompareItems({ items }: { items: readonly ListItem[] }) {
  const [id, setId] = useState('');
  const item = items.find((one) => one.id === id) ?? items[0];
  if (item === undefined) return null;
  return (
    <section aria-labelledby="compare-items">
      <h2 id="compare-items">Compare prices</h2>
      <FormRow label="Of the list">
        {(field) => (
          <select {...field} value={item.id} onChange={(event) => setId(event.target.value)}>
            {items.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
              </option>
            ))}
          </select>
        )}
      </FormRow>
      <RetailerCard term={plainName(item.name)} price={priceOfItem(item)}>
        <p>
          On the list: {item.buyWords} for {item.neededWords}.
        </p>
      </RetailerCard>
    </section>
  );
}
