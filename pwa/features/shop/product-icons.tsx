import {
  Brush,
  Drumstick,
  HeartPulse,
  type LucideIcon,
  Package,
  Pill,
  Soup,
  Utensils,
  Volleyball,
} from 'lucide-react';
import type { ProductCategory } from '#domain/reference/product-categories';

/** Drawn on the cloth of a product, which has no picture of its own. */
export const PRODUCT_ICONS: Record<ProductCategory, LucideIcon> = {
  toys: Volleyball,
  treats: Drumstick,
  health: HeartPulse,
  accessories: Package,
  food: Utensils,
  bowls: Soup,
  supplements: Pill,
  grooming: Brush,
};
