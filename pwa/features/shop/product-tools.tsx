import { PRODUCT_SORT_LABELS, PRODUCT_SORTS, type ProductQuery } from '#domain/market/find-products';
import { PRODUCT_CATEGORIES, productCategoryLabel } from '#domain/reference/product-categories';
import { ChoiceField } from '../../components/choice-field.tsx';
import { SearchField } from '../search/search-field.tsx';
import styles from './products.module.css';

const CATEGORIES = ['all', ...PRODUCT_CATEGORIES.cat] as const;

type ProductToolsProps = { query: ProductQuery; onChange: (change: Partial<ProductQuery>) => void };

/** Search, department and order of a product list. */
export function ProductTools({ query, onChange }: ProductToolsProps) {
  const { text, category, sort } = query;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is too young for the browsers we support
    <div role="search" aria-label="Products" className={styles['tools']}>
      <SearchField label="Search products" text={text} onType={(words) => onChange({ text: words })} />
      <div className={styles['choices']}>
        <ChoiceField
          label="Category"
          value={category}
          choices={CATEGORIES}
          labelOf={productCategoryLabel}
          onChange={(chosen) => onChange({ category: chosen })}
        />
        <ChoiceField
          label="Sort by"
          value={sort}
          choices={PRODUCT_SORTS}
          labelOf={(each) => PRODUCT_SORT_LABELS[each]}
          onChange={(chosen) => onChange({ sort: chosen })}
        />
      </div>
    </div>
  );
}
