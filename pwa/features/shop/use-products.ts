import type { Product } from '#domain/reference/product-schema';
import type { Species } from '#domain/reference/species';
import { useOperatorProducts } from './products.ts';

/** The operator's products of a species, else the built-in ones; undefined until they are known. */
export function useProducts(species: Species, builtIn: readonly Product[]): readonly Product[] | undefined {
  const own = useOperatorProducts(species);
  return own === null ? builtIn : own;
}
