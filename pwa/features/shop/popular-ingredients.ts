type PopularIngredient = {
  name: string;
  /** The food in the price table that shops sell under this name. */
  foodId: string;
};

/** The twelve most requested. */
export const POPULAR_INGREDIENTS: readonly PopularIngredient[] = [
  { name: 'Chicken breast', foodId: 'chicken-breast' },
  { name: 'Sweet potato', foodId: 'sweet-potato' },
  { name: 'Carrots', foodId: 'carrot' },
  { name: 'Brown rice', foodId: 'rice-brown-dry' },
  { name: 'Salmon', foodId: 'salmon' },
  { name: 'Pumpkin', foodId: 'pumpkin' },
  { name: 'Green beans', foodId: 'green-beans' },
  { name: 'Beef', foodId: 'beef-mince-15' },
  { name: 'Turkey', foodId: 'turkey-mince-lean' },
  { name: 'Spinach', foodId: 'spinach' },
  { name: 'Blueberries', foodId: 'blueberries' },
  { name: 'Oats', foodId: 'oats' },
];
