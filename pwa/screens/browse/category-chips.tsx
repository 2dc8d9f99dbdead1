import { memo } from 'react';
import { filterLabel } from '#domain/catalogue/category-filters';
import type { ListScope } from '#domain/catalogue/list-scope';
import type { Category } from '#domain/reference/category';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { listFilters } from './list-query.ts';

type CategoryChipsProps = { scope: ListScope; chosen: Category; onChoose: (category: Category) => void };

/** The categories of a list. */
export const CategoryChips = memo(function CategoryChips({ scope, chosen, onChoose }: CategoryChipsProps) {
  return (
    <ChipRow label="Category">
      {listFilters(scope, chosen).map((filter) => (
        <Chip key={filter} chosen={filter === chosen} onChoose={() => onChoose(filter)}>
          {filterLabel(filter)}
        </Chip>
      ))}
    </ChipRow>
  );
});
