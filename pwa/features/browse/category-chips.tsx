import { memo, type ReactNode } from 'react';
import { filterLabel } from '#domain/catalogue/category-filters';
import type { ListScope } from '#domain/catalogue/list-scope';
import type { Category } from '#domain/reference/category';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { listFilters } from './list-query.ts';

type CategoryChipsProps = {
  scope: ListScope;
  chosen: Category;
  onChoose: (category: Category) => void;
  lead?: ReactNode;
};

/** The categories of a list. */
export const CategoryChips = memo(function CategoryChips({
  scope,
  chosen,
  onChoose,
  lead,
}: CategoryChipsProps) {
  return (
    <ChipRow label="Category" lead={lead}>
      {listFilters(scope, chosen).map((filter) => (
        <Chip key={filter} chosen={filter === chosen} onChoose={() => onChoose(filter)}>
          {filterLabel(filter)}
        </Chip>
      ))}
    </ChipRow>
  );
});
