import { MARKETPLACE } from '#domain/market/affiliate-link';
import type { Species } from '#domain/reference/species';
import { Button } from '../../components/button.tsx';
import { EmptyBowl } from '../../components/empty-bowl.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ShopLink } from '../market/shop-link.tsx';
import page from '../page/page.module.css';

type NoProductsProps = {
  species: Species;
  /** Department to search the marketplace for; the visitor's search text is not passed on. */
  department: string;
  /** Absent if there is no filter. */
  onClear?: () => void;
};

/** No product fits; the marketplace has more. */
export function NoProducts({ species, department, onClear }: NoProductsProps) {
  const term = `${species} ${department}`;
  return (
    <EmptyState art={<EmptyBowl species={species} />} text="No products found matching your criteria">
      {onClear && <Button onClick={onClear}>Show all products</Button>}
      <ShopLink term={term} className={page['chip']}>
        Search {MARKETPLACE} for {term}
      </ShopLink>
    </EmptyState>
  );
}
