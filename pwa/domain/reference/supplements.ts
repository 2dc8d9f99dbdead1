type Supplement = { id: string; name: string; practicalDose: string; source: string };

const STOICHIOMETRY = 'Nutrient content by stoichiometry of the compound.';
const LABEL = 'Label-typical; take the label of the product at hand.';

/** Supplements a recipe can list: single nutrients, calcium sources, oils and powders. */
export const SUPPLEMENTS: readonly Supplement[] = [
  {
    id: 'eggshell-powder',
    name: 'Eggshell powder',
    practicalDose: '1 tsp = 5.5 g',
    source: 'About 38% calcium, published range 36–40%.',
  },
  {
    id: 'calcium-carbonate',
    name: 'Calcium carbonate powder',
    practicalDose: '1 tsp = 5.4 g',
    source: STOICHIOMETRY,
  },
  { id: 'bone-meal', name: 'Bone meal powder, food grade', practicalDose: '1 tsp = 4.7 g', source: LABEL },
  {
    id: 'taurine-powder',
    name: 'Taurine powder',
    practicalDose: 'capsule, 500 mg taurine',
    source: 'Pure compound.',
  },
  { id: 'fish-oil', name: 'Fish oil, 18/12', practicalDose: 'capsule, 1 g', source: LABEL },
  { id: 'vitamin-e-oil', name: 'Vitamin E', practicalDose: 'capsule, 400 IU (0.5 g)', source: LABEL },
  { id: 'kelp-tablet', name: 'Kelp', practicalDose: 'tablet, 150 µg iodine (0.3 g)', source: LABEL },
  {
    id: 'kelp-powder',
    name: 'Kelp powder, dried',
    practicalDose: 'pinch',
    source: 'Iodine varies widely; tablets are safer to dose.',
  },
  { id: 'iodised-salt', name: 'Iodised salt', practicalDose: '1/4 tsp = 1.5 g', source: LABEL },
  { id: 'salt', name: 'Table salt', practicalDose: '1/4 tsp = 1.5 g', source: STOICHIOMETRY },
  {
    id: 'potassium-chloride',
    name: 'Potassium chloride',
    practicalDose: '1/4 tsp = 1.5 g',
    source: STOICHIOMETRY,
  },
  {
    id: 'zinc-gluconate',
    name: 'Zinc gluconate',
    practicalDose: 'tablet, 15 mg zinc (0.105 g)',
    source: STOICHIOMETRY,
  },
  {
    id: 'copper-gluconate',
    name: 'Copper gluconate',
    practicalDose: 'capsule, 2 mg copper (0.014 g)',
    source: STOICHIOMETRY,
  },
  {
    id: 'manganese-gluconate',
    name: 'Manganese gluconate',
    practicalDose: 'tablet, 5 mg manganese (0.044 g)',
    source: STOICHIOMETRY,
  },
  {
    id: 'iron-bisglycinate',
    name: 'Iron bisglycinate',
    practicalDose: 'capsule, 14 mg iron (0.051 g)',
    source: STOICHIOMETRY,
  },
  {
    id: 'magnesium-citrate',
    name: 'Magnesium citrate powder',
    practicalDose: '1/4 tsp = 0.7 g',
    source: STOICHIOMETRY,
  },
  {
    id: 'choline-bitartrate',
    name: 'Choline bitartrate',
    practicalDose: 'capsule, 250 mg choline (0.61 g)',
    source: STOICHIOMETRY,
  },
  {
    id: 'vitamin-d3-drops',
    name: 'Vitamin D3 drops',
    practicalDose: 'drop, 400 IU (0.028 g); excess is toxic',
    source: LABEL,
  },
  {
    id: 'thiamine-hydrochloride',
    name: 'Thiamine, vitamin B1',
    practicalDose: 'tablet, 50 mg thiamine (0.064 g)',
    source: STOICHIOMETRY,
  },
  {
    id: 'brewers-yeast',
    name: 'Brewer’s yeast, dried',
    practicalDose: '1 tsp = 2.7 g',
    source: 'USDA Handbook 456, debittered yeast.',
  },
  { id: 'glm-powder', name: 'Green-lipped mussel powder', practicalDose: '1 tsp = 3 g', source: LABEL },
  { id: 'psyllium', name: 'Psyllium husk', practicalDose: '1 tsp = 1.7 g', source: LABEL },
];

const BY_ID = new Map(SUPPLEMENTS.map((supplement) => [supplement.id, supplement]));

export function findSupplement(id: string): Supplement | undefined {
  return BY_ID.get(id);
}
