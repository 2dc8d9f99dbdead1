import { ArrowUpDown, ChevronDown } from 'lucide-react';
import { memo } from 'react';
import { type ListScope, type SortOrder, sortOptions } from '#domain/catalogue/recipe-lists';
import styles from './sort-select.module.css';

type SortSelectProps = { scope: ListScope; value: SortOrder; onChoose: (sort: SortOrder) => void };

/** Sort order of a list, as a native select. */
export const SortSelect = memo(function SortSelect({ scope, value, onChoose }: SortSelectProps) {
  const options = sortOptions(scope);
  return (
    <div className={styles['sort']}>
      <ArrowUpDown size={18} aria-hidden className={styles['icon']} />
      <select
        aria-label="Sort by"
        className={styles['select']}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen !== undefined) onChoose(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={18} aria-hidden className={styles['arrow']} />
    </div>
  );
});
