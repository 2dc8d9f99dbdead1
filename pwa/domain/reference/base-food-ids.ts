/**
 * The foods in the base nutrient table (`food-nutrient-rows.ts`, and supplements). Tells, before any table is loaded, whether
 * a recipe contains another food.
 */
const BASE_FOOD_IDS: ReadonlySet<string> = new Set(
  `
  beef-mince-lean beef-mince-15 beef-mince-20 beef-mince-cooked beef-stewing-steak chicken-breast
  chicken-breast-cooked chicken-thigh chicken-thigh-cooked chicken-drumstick chicken-mince
  turkey-mince-lean turkey-mince-cooked turkey-breast lamb-mince lamb-leg-lean pork-loin pork-tenderloin
  pork-mince rabbit venison venison-mince duck-meat salmon salmon-cooked salmon-canned sardines-oil
  sardines-water cod haddock pollock mackerel herring trout tuna-water mussels prawns-cooked chicken-liver
  beef-liver lamb-liver beef-heart chicken-hearts beef-kidney lamb-kidney chicken-gizzards beef-tripe egg
  egg-boiled egg-yolk egg-white cottage-cheese yogurt-plain greek-yogurt kefir goat-milk cheddar
  rice-brown-cooked rice-brown-dry rice-white-cooked rice-white-dry oats oatmeal-cooked quinoa-cooked
  quinoa-dry barley-cooked barley-dry millet-cooked couscous-cooked pasta-cooked wholemeal-flour rice-flour
  oat-flour chickpea-flour lentils-cooked chickpeas-cooked sweet-potato sweet-potato-cooked potato-cooked
  pumpkin-canned pumpkin-cooked butternut-squash carrot carrot-cooked green-beans green-beans-cooked peas
  spinach spinach-cooked kale broccoli broccoli-cooked courgette cauliflower cabbage celery cucumber
  beetroot parsnip red-pepper sweetcorn apple applesauce blueberries cranberries banana pear watermelon
  strawberries parsley flaxseed chia-seeds pumpkin-seeds hemp-seeds peanut-butter coconut-oil olive-oil
  sunflower-oil salmon-oil cod-liver-oil fish-oil flaxseed-oil rapeseed-oil eggshell-powder bone-meal
  calcium-carbonate kelp-powder spirulina taurine-powder vitamin-e-oil brewers-yeast bone-broth
  chicken-broth gelatin turmeric ginger cinnamon honey carob-flour glm-powder water bison-mince goat-meat
  veal-mince quail ostrich-mince anchovies pork-liver turkey-liver lamb-heart turkey-heart beef-tongue
  quail-egg cottage-cheese-full yogurt-lowfat ricotta buckwheat-cooked brown-rice-flour cornmeal wheat-germ
  mango sardine-oil chicken-fat dicalcium-phosphate nutritional-yeast psyllium
`
    .trim()
    .split(/\s+/),
);

/** Whether a line uses another food. Load `more-nutrients.ts` before computing its nutrients. */
export function holdsMoreFood({
  ingredientLines,
}: {
  ingredientLines: readonly { ingredientId: string | null }[];
}): boolean {
  return ingredientLines.some(
    ({ ingredientId }) => ingredientId !== null && !BASE_FOOD_IDS.has(ingredientId),
  );
}
