import type { CookingMethodId } from './cooking-methods.ts';

/** Plants by the way they are cooked. A name matches if all its words are in the line; the longest wins. */
export const PLANT_ROWS: readonly (readonly [CookingMethodId, string])[] = [
  [
    'beans-hard',
    'dry chickpeas, chickpeas, chana, dry soybeans, dry soya beans, dry soy beans, soybeans, soya beans',
  ],
  [
    'beans',
    `beans, kidney beans, black beans, black turtle beans, pinto beans, navy beans, haricot beans, cannellini beans, butter beans,
    lima beans, borlotti beans, white beans, adzuki beans, aduki beans, black eyed beans, black eyed peas, pigeon peas, field beans,
    flageolet beans, great northern beans, dry peas, marrowfat peas, cowpeas, dry broad beans, dry fava beans, cannellini, haricot`,
  ],
  ['split-peas', 'split peas, mung beans, moong beans, mung, whole dry green peas'],
  ['lentils', 'lentils, green lentils, brown lentils, puy lentils, black lentils, beluga lentils'],
  [
    'lentils-red',
    'red lentils, yellow lentils, orange lentils, masoor dal, dal, daal, dhal, toor dal, split lentils',
  ],
  [
    'grain-60',
    'wild rice, sorghum, oat groats, whole oats, wheat berries, wheatberries, rye berries, spelt berries',
  ],
  ['grain-45', 'barley, pearl barley, pot barley, hulled barley, spelt, farro, kamut, oat whole groats'],
  ['grain-35', 'brown rice, brown basmati rice, wholegrain rice, wholemeal rice, red rice, black rice, teff'],
  [
    'grain-20',
    'quinoa, millet, buckwheat, freekeh, amaranth, fonio, tapioca, sago, steel cut oats, pinhead oats, giant couscous, pearl couscous',
  ],
  [
    'rice',
    'rice, white rice, basmati, basmati rice, jasmine rice, risotto rice, arborio rice, sushi rice, pudding rice, arborio',
  ],
  [
    'pasta',
    `pasta, macaroni, spaghetti, penne, fusilli, orzo, lasagne, lasagna, tagliatelle, linguine, farfalle, conchiglie, rigatoni,
    pappardelle, fettuccine, vermicelli, gnocchi, ravioli, stelline, ditalini, orecchiette`,
  ],
  ['noodles', 'noodles, egg noodles, rice noodles, udon, soba, ramen'],
  [
    'porridge',
    'oats, rolled oats, porridge oats, oatmeal, oatflakes, porridge, quick oats, instant oats, oat bran, jumbo oats, flaked oats, rye flakes, barley flakes, oat',
  ],
  ['polenta', 'polenta, cornmeal, grits, hominy grits, semolina, cream of wheat'],
  ['soaked', 'couscous, bulgur, bulgar, bulghur, bulgur wheat, cracked wheat'],
  [
    'thickener',
    'cornflour, cornstarch, corn starch, corn flour, potato starch, tapioca starch, tapioca flour, arrowroot, arrowroot powder',
  ],
  [
    'flour',
    `flour, rice flour, oat flour, wholemeal flour, chickpea flour, gram flour, besan, coconut flour, potato flour, buckwheat flour,
    barley flour, rye flour, spelt flour, soya flour, soy flour, self raising flour, bread flour, puff pastry, shortcrust pastry, pastry`,
  ],
  ['hard-roots', 'cassava, yuca, manioc, taro, eddoe, chestnuts, sweet chestnuts, plantain, breadfruit'],
  ['firm-roots', 'beetroot, celeriac, celery root, jerusalem artichoke, salsify, artichoke, globe artichoke'],
  ['starchy', 'potato, new potatoes, sweet potato, yam, white potato, kumara'],
  [
    'roots',
    `carrot, baby carrots, parsnip, swede, rutabaga, turnip, kohlrabi, daikon, mooli, radish, squash, butternut squash, butternut,
    pumpkin, acorn squash, kabocha, spaghetti squash, root vegetables, marrow, chayote, celery root, gem squash, sweet dumpling squash`,
  ],
  [
    'greens',
    `broccoli, cauliflower, green beans, french beans, runner beans, string beans, fine beans, wax beans, snap beans, haricots verts,
    cabbage, red cabbage, savoy cabbage, white cabbage, brussels sprouts, brussel sprouts, kale, cavolo nero, spring greens, collard greens,
    courgette, summer squash, yellow squash, celery, bell pepper, red pepper, green pepper, yellow pepper, orange pepper, sweet pepper,
    pepper, aubergine, eggplant, mushrooms, shiitake, tomato, cherry tomatoes, asparagus, okra, sweetcorn, corn, baby corn, corn kernels,
    fennel, fennel bulb, broad beans, fava beans, edamame, edamame beans, mangetout, sugar snap peas, snap peas, snow peas, mixed vegetables,
    vegetables, frozen vegetables, turnip greens, mustard greens, cabbage hispi, romanesco, broccolini, calabrese, bamboo shoots, bottle gourd,
    marrow courgette, greens, water chestnuts, water spinach, collards, rapini, stir fry vegetables, vegetable medley, veg, beet greens, beetroot greens, carrot tops, celery stalk,
    peas and carrots, oyster mushrooms, mustard leaves, dandelion greens, dandelion leaves, nettles, bean sprouts, beansprouts, patty pan squash, chestnut mushrooms`,
  ],
  [
    'leaves',
    `samphire, spinach, baby spinach, peas, garden peas, petits pois, green peas, chard, swiss chard, pak choi, bok choy, bok choi, pak choy, chinese leaf,
    napa cabbage, chinese cabbage, nori, wakame, seaweed, dulse, kombu, endive, escarole, sorrel`,
  ],
  [
    'tempeh',
    'tempeh, seitan, textured vegetable protein, textured soy protein, textured soya protein, soya mince, tvp',
  ],
  [
    'raw',
    `apple, pear, banana, blueberries, strawberries, raspberries, blackberries, blackcurrants, redcurrants, cranberries, melon, watermelon,
    cantaloupe, honeydew, honeydew melon, papaya, kiwi, kiwi fruit, pineapple, orange, mandarin, clementine, satsuma, tangerine, fig, figs, pomegranate, pomegranate seeds,
    berries, mixed berries, gooseberries, dragon fruit, guava, quince, fruit, lettuce, romaine, iceberg, little gem, pea shoots, cucumber, rocket, arugula, watercress, chicory, radicchio, cress,
    alfalfa, alfalfa sprouts, sprouts alfalfa, microgreens, parsley, basil, coriander, cilantro, dill, mint, thyme, rosemary, oregano, sage, marjoram, tarragon, herbs,
    coconut, coconut flesh, olives, prunes, dry apricots, dry figs, banana chips, dry cranberries, dry apple, lemon, lime, grapefruit, coconut flakes, wheatgrass, wheat grass,
    cat grass, cabbage salad, gherkins, sauerkraut, green olives, black olives, dry apricots, dry mango, dry dates, pitted dates, raisins, fruit salad, passion fruit, lychee, goji berries, acai, bilberries, mulberries, elderberries, star fruit, rhubarb, lingonberries, cloudberries, boysenberries, huckleberries, loganberries, tayberries, jackfruit`,
  ],
  [
    'stoned',
    'mango, peach, nectarine, plum, apricot, cherries, persimmon, dates, avocado, damsons, greengages',
  ],
  [
    'sprinkled',
    `flaxseed, chia, chia seeds, pumpkin seeds, sunflower seeds, hemp seeds, hemp hearts, sesame seeds, pine nuts, cashews, peanuts, coconut desiccated,
    dessicated coconut, desiccated coconut, almonds, ground almonds, wheatgerm, wheat germ, wheat bran, bran, rice bran, psyllium, psyllium husk, turmeric, ginger, cinnamon, carob,
    carob powder, carob flour, carob chips, honey, cumin, paprika, black pepper, white pepper, aniseed, star anise, fennel seed, fenugreek, coriander seed, cayenne, bay leaf, nutmeg, mace, cloves,
    cardamom, catnip, dandelion root, sugar, brown sugar, molasses, treacle, maple syrup, syrup, golden syrup, jam, cider vinegar, vinegar, vanilla, bicarbonate, bicarbonate of soda, baking powder, baking soda, cream of tartar,
    yeast extract, lemongrass, parsley dry, beet pulp, pepper ground, ground pepper, pumpkin pie spice, chilli powder, soy sauce, worcestershire sauce, milk chocolate, white chocolate, dark chocolate, baking chocolate, chocolate chips, spread, saffron, mustard, curry powder, herb mix, mixed herbs, spice, mixed spice, liquorice, chestnuts roasted, walnuts, pecans, hazelnuts, brazil nuts, pistachios, macadamia, nuts, mixed nuts,
    lecithin, inulin, slippery elm, milk thistle, rose hips, rosehip, rosehips, collagen, whey powder, bee pollen, barley grass, wheatgrass powder, pumpkin seed powder, moringa, apple pectin, cocoa powder, chocolate`,
  ],
  [
    'ready',
    `tomato ketchup, flour tortilla, corn tortilla, burger bun, hamburger bun, hot dog bun, fruitcake, fruit cake, cake, cream crackers, omelette, bread, toast, breadcrumbs, bagel, bun, bread roll, pitta, pita, tortilla, wrap, croissant, crumpet, muffin, cracker, oatcake, crispbread, rice cakes, rice cake, popcorn, corn flakes, cornflakes, bran flakes, weetabix, wheat biscuits,
    shredded wheat, puffed rice, puffed wheat, oat hoops, cheerios, rice cereal, baby rice, baby cereal, cereal, rusks, digestive biscuits, pancake, tofu, hummus, baked beans, miso, peanut butter, cashew butter, almond butter,
    sunflower seed butter, seed butter, nut butter, tahini, applesauce, apple sauce, apple puree, fruit puree, pumpkin puree, squash puree, sweet potato puree, carrot puree, pea puree, tomato puree, tomato paste, passata, chopped tomatoes, tomato sauce, puree, ketchup, pasta sauce,
    baby food, instant mash, potato flakes, oven chips, crisps, soup, kibble, dog food, cat food, wet food, pate, gravy, stuffing mix, cranberry sauce, salsa, pesto, mayonnaise, pumpkin pie mix, baby oats, vegetable puree, sponge fingers, mince pies, pet milk, chips`,
  ],
  [
    'oil',
    `oil, olive oil, coconut oil, fish oil, sunflower oil, salmon oil, cod liver oil, flaxseed oil, rapeseed oil, krill oil, hemp oil, hempseed oil, canola oil, vegetable oil, lard, dripping, tallow, ghee, schmaltz, margarine, shortening,
    chicken fat, duck fat, goose fat, beef fat, bacon fat, lamb fat, suet, sesame oil, avocado oil, corn oil, walnut oil, grapeseed oil`,
  ],
  ['dissolved', 'gelatin, gelatine, agar, agar agar, jelly crystals, aspic powder'],
  [
    'liquid',
    `water, broth, stock, bone broth, chicken broth, beef broth, chicken stock, beef stock, vegetable stock, vegetable broth, fish stock, fish broth, turkey broth, turkey stock, lamb stock, lamb broth, pork stock, bouillon, stock cube,
    tea, coffee, coconut water, apple juice, orange juice, carrot juice, cranberry juice, lemon juice, lime juice, juice, wine, beer, cooking liquor, poaching liquid, oxo cube`,
  ],
];
