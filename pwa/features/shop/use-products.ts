import { useMemo } from 'react';
import type { Product } from '#domain/reference/product-schema';
import type { Species } from '#domain/reference/species';
import { usePageData } from '../../platform/query/page-data.ts';
import { sharedQuery, useShared } from '../../platform/query/query.ts';

type Stored = { version?: string | undefined; list?: readonly Product[] | undefined };

const stored = sharedQuery<Stored>(
  'products',
  async ({ database }) => {
    const state = await database.syncState.get('catalogue');
    return { version: state?.site?.productsVersion, list: state?.products?.list };
  },
  {},
);

/**
 * The operator's products of a species: from the page, else from the last sync. Null if the operator has no list; undefined
 * while the device is being read, or has yet to fetch the list.
 */
function useOperatorProducts(species: Species): readonly Product[] | null | undefined {
  const page = usePageData();
  const { version, list } = useShared(stored, (state) => state.value);
  const isRead = useShared(stored, (state) => state.isRead);
  const kept = useMemo(() => list?.filter((product) => product.species === species), [list, species]);
  if (page?.products?.[0]?.species === species) return page.products;
  // A page from the server is newer than the last sync, and needs no wait for the device.
  if (page?.site === undefined && !isRead) return undefined;
  const isListed = (page?.site ?? { productsVersion: version }).productsVersion !== undefined;
  return isListed ? kept : null;
}

/** The operator's products of a species, else the built-in ones; undefined until they are known. */
export function useProducts(species: Species, builtIn: readonly Product[]): readonly Product[] | undefined {
  const own = useOperatorProducts(species);
  return own === null ? builtIn : own;
}
