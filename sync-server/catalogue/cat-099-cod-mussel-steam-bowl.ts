import type { WrittenRecipe } from '#domain/recipe/storage-rule';

export const codMusselSteamBowl: WrittenRecipe = {
  id: 99,
  title: 'Cod, Mussel & Chicken Steam Bowl',
  description:
    'White fish, mussels and a little chicken steamed together in one bowl, with wheat germ and a sauce of egg yolk. Soft, with a strong smell.',
  species: 'cat',
  category: 'fish',
  isOrganic: false,
  role: 'everyday',
  servings: 9,
  prepTime: 30,
  cookTime: 40,
  cookedWeightGrams: 830,
  ingredientLines: [
    {
      ingredientId: 'cod',
      grams: 190,
      metric: '190 g cod loin, in chunks',
      us: '6 3/4 oz cod loin, in chunks',
    },
    {
      ingredientId: 'mussels',
      grams: 120,
      metric: '120 g raw mussel meat, beards removed',
      us: '4 1/4 oz raw mussel meat, beards removed',
    },
    {
      ingredientId: 'chicken-thigh',
      grams: 100,
      metric: '100 g skinless boneless chicken thigh, thinly sliced',
      us: '3 1/2 oz skinless boneless chicken thigh, thinly sliced',
    },
    {
      ingredientId: 'chicken-hearts',
      grams: 60,
      metric: '60 g chicken hearts, sliced',
      us: '2 oz chicken hearts, sliced',
    },
    {
      ingredientId: 'beef-liver',
      grams: 30,
      metric: '30 g ox liver, thinly sliced',
      us: '1 oz beef liver, thinly sliced',
    },
    { ingredientId: 'egg-yolk', grams: 51, metric: '3 egg yolks (51 g)', us: '3 egg yolks (1 3/4 oz)' },
    {
      ingredientId: 'cauliflower',
      grams: 40,
      metric: '40 g cauliflower, grated',
      us: '1 1/2 oz cauliflower, grated',
    },
    { ingredientId: 'spinach', grams: 40, metric: '40 g spinach, chopped', us: '1 1/2 oz spinach, chopped' },
    { ingredientId: 'wheat-germ', grams: 65, metric: '65 g wheat germ', us: '2 1/4 oz wheat germ' },
    {
      ingredientId: 'sunflower-oil',
      grams: 20,
      metric: '20 g sunflower oil (4 1/2 tsp)',
      us: '4 1/2 tsp sunflower oil',
    },
    { ingredientId: 'water', grams: 150, metric: '150 ml boiling water', us: '2/3 cup boiling water' },
  ],
  supplements: [
    { id: 'calcium-carbonate', grams: 5.4, dose: '1 level tsp (5.4 g)' },
    { id: 'kelp-tablet', grams: 0.9, dose: '3 tablets, 150 µg iodine each, crushed' },
    { id: 'zinc-gluconate', grams: 0.1045, dose: '1 tablet, 15 mg zinc, crushed' },
    { id: 'iron-bisglycinate', grams: 0.0511, dose: '1 capsule, 14 mg iron, opened' },
    { id: 'taurine-powder', grams: 0.5, dose: '1 capsule, 500 mg taurine, opened' },
  ],
  steps: [
    {
      text: 'Take a heatproof bowl of 1.3 litres (5 1/2 cups) and a wide, lidded pan in which it stands on a rack, clear of the water. Bring 1.5 cm (5/8 in) of water in the pan to a full boil.',
      lines: [],
    },
    {
      text: 'Crush the kelp and zinc in the bowl, add the calcium, the iron and the wheat germ, and pour on the measured boiling water while you stir.',
      lines: [8, 10],
    },
    {
      text: 'Stir in the chicken, hearts, liver and cauliflower, set the bowl in the pan and put on the lid. Steam for 20 minutes, turning everything over every five, because the middle heats last; top up the pan from a kettle.',
      lines: [2, 3, 4, 6],
    },
    {
      text: 'Fold in spinach, cod and mussels and steam for 14 minutes more, with one stir halfway. The cod should flake (63 °C / 145 °F) and a slice of chicken from the middle show 74 °C / 165 °F. Mussels that were cooked already go in with the yolks, at half the weight.',
      lines: [0, 1, 2, 7],
    },
    {
      text: 'Beat the yolks with the oil, stir them through the bowl and leave it over the steam for 4 minutes, stirring, until the liquid turns creamy.',
      lines: [5, 9],
    },
    {
      text: 'Tip it into a flat dish, 2.5 cm (1 in) deep. Feel through the cod for bones and snip the mussels while it loses its heat, 20 to 25 minutes.',
      lines: [0, 1],
    },
    { text: 'Open the taurine capsule over the lukewarm fish and turn it in.', lines: [] },
    { text: 'Share out into 9 portions of about 90 g (3 1/4 oz).', lines: [] },
  ],
  nutritionalBenefits: [
    'Cod and mussels, over a third of the food, bring protein and B12.',
    'Mussels and wheat germ supply the manganese, wheat germ the thiamine.',
    'Sunflower oil and yolk supply the fat and linoleic acid that cod lacks.',
    'Chicken hearts add arachidonic acid and iron.',
  ],
  createdAt: '2026-11-14T08:39:00Z',
  imageUrl: null,
  authorName: null,
};
