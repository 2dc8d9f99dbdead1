type Unit = 'g' | 'mg' | 'µg' | 'IU';

const TABLE = {
  protein: ['Protein', 'g'],
  fat: ['Fat', 'g'],
  carbohydrate: ['Carbohydrate', 'g'],
  fibre: ['Fibre', 'g'],
  arginine: ['Arginine', 'g'],
  histidine: ['Histidine', 'g'],
  isoleucine: ['Isoleucine', 'g'],
  leucine: ['Leucine', 'g'],
  lysine: ['Lysine', 'g'],
  methionine: ['Methionine', 'g'],
  'methionine-cystine': ['Methionine and cystine', 'g'],
  phenylalanine: ['Phenylalanine', 'g'],
  'phenylalanine-tyrosine': ['Phenylalanine and tyrosine', 'g'],
  threonine: ['Threonine', 'g'],
  tryptophan: ['Tryptophan', 'g'],
  valine: ['Valine', 'g'],
  'linoleic-acid': ['Linoleic acid', 'g'],
  'alpha-linolenic-acid': ['Alpha-linolenic acid', 'g'],
  'arachidonic-acid': ['Arachidonic acid', 'mg'],
  'epa-dha': ['EPA and DHA', 'mg'],
  calcium: ['Calcium', 'mg'],
  phosphorus: ['Phosphorus', 'mg'],
  potassium: ['Potassium', 'mg'],
  sodium: ['Sodium', 'mg'],
  chloride: ['Chloride', 'mg'],
  magnesium: ['Magnesium', 'mg'],
  iron: ['Iron', 'mg'],
  copper: ['Copper', 'mg'],
  zinc: ['Zinc', 'mg'],
  manganese: ['Manganese', 'mg'],
  selenium: ['Selenium', 'µg'],
  iodine: ['Iodine', 'µg'],
  'vitamin-a': ['Vitamin A', 'IU'],
  'preformed-vitamin-a': ['Preformed vitamin A', 'IU'],
  'vitamin-d': ['Vitamin D', 'IU'],
  'vitamin-e': ['Vitamin E', 'IU'],
  'vitamin-k': ['Vitamin K', 'µg'],
  thiamine: ['Thiamine (B1)', 'mg'],
  riboflavin: ['Riboflavin (B2)', 'mg'],
  niacin: ['Niacin (B3)', 'mg'],
  'pantothenic-acid': ['Pantothenic acid (B5)', 'mg'],
  'vitamin-b6': ['Vitamin B6', 'mg'],
  folate: ['Folate', 'µg'],
  'vitamin-b12': ['Vitamin B12', 'µg'],
  choline: ['Choline', 'mg'],
  taurine: ['Taurine', 'mg'],
} as const satisfies Record<string, readonly [name: string, unit: Unit]>;

/** A nutrient of the tables. 'preformed-vitamin-a' is retinol only: cats cannot convert carotene. */
export type NutrientId = keyof typeof TABLE;
type Nutrient = { name: string; unit: Unit };

/** Amino acids required by both standards; tyrosine and cystine only in sum with their precursors. */
export const AMINO_ACID_IDS = [
  'arginine',
  'histidine',
  'isoleucine',
  'leucine',
  'lysine',
  'methionine',
  'methionine-cystine',
  'phenylalanine',
  'phenylalanine-tyrosine',
  'threonine',
  'tryptophan',
  'valine',
] as const satisfies readonly NutrientId[];

/** Nutrients in display order: macros, amino acids, fatty acids, minerals, vitamins, the rest. */
export const NUTRIENT_IDS = Object.keys(TABLE) as readonly NutrientId[];

/** Name and unit of each nutrient; every amount of the domain is in this unit. */
export const NUTRIENTS = Object.fromEntries(
  Object.entries(TABLE).map(([id, [name, unit]]) => [id, { name, unit }]),
) as Readonly<Record<NutrientId, Nutrient>>;
