/**
 * Ingredient lines as people in the UK, the US, Canada and Australia write them, one a line, with the expected reading:
 * text, quantity or range, unit, food (id), grams (within 10%, or two bounds), '~' and a part of the preparation, 'T' for
 * 'to taste'. '-' is none, '?' is not checked, '/' separates accepted answers; a line that begins with # is a heading.
 */
export const INGREDIENT_LINES = `
# fractions
1 1/2 cups cooked brown rice|1.5|cup|rice-brown-cooked|292
1½ cups cooked white rice|1.5|cup|rice-white-cooked|237
½ lb lean beef mince, browned|0.5|lb|beef-mince-lean/beef-mince-cooked|227|~browned
1 and a half cups of oats|1.5|cup|oats|121
one and a half cups rolled oats|1.5|cup|oats|121
half a cup of natural yoghurt|0.5|cup|yogurt-plain|122
a quarter of a cup of blueberries|0.25|cup|blueberries|37
1/4 c. parsley, chopped|0.25|cup|parsley|15|~chopped
3/4 cup frozen peas|0.75|cup|peas|100
¾ cup pumpkin purée|0.75|cup|pumpkin-canned|184
⅓ cup oat flour|0.3333|cup|oat-flour|34.7
⅔ cup quinoa, cooked|0.6667|cup|quinoa-cooked|123
2 ¼ cups whole wheat flour|2.25|cup|wholemeal-flour|270
1-1/2 cups whole wheat flour|1.5|cup|wholemeal-flour|180
1⁄2 tsp ground turmeric|0.5|tsp|turmeric|1.5
⅛ tsp kelp powder|0.125|tsp|kelp-powder|0.43
half a banana, mashed|0.5|-|banana|59|~mashed
1/2 an apple, cored and grated|0.5|-|apple|91|~grated
½ a medium courgette, grated|0.5|-|courgette|98|~grated
quarter cup of peas|0.25|cup|peas|33
a quarter of a cucumber|0.25|-|cucumber|75
three quarters of a cup of cooked lentils|0.75|cup|lentils-cooked|149
2 and 1/2 cups water|2.5|cup|water|592
1 1/4 lbs. ground turkey|1.25|lb|turkey-mince-lean|567
1.5 lbs ground turkey (93/7 lean)|1.5|lb|turkey-mince-lean|680
0.5 kg chicken thighs|0.5|kg|chicken-thigh|500
.5 cup cottage cheese|0.5|cup|cottage-cheese|113
# ranges
2-3 carrots|2-3|-|carrot|122..183
2 to 3 medium carrots, diced|2-3|-|carrot|122..183|~diced
2–3 tbsp olive oil|2-3|tbsp|olive-oil|27..41
1-2 tsp fish oil|1-2|tsp|fish-oil|4.5..9.2
100-150g salmon|100-150|g|salmon|100..150
1 or 2 eggs|1-2|-|egg|50..100
between 2 and 3 cups of water|2-3|cup|water|473..710
1/2-1 cup chicken bone broth|0.5-1|cup|chicken-broth/bone-broth|118..240
½–1 cup water|0.5-1|cup|water|118..237
1/4 to 1/2 cup plain yogurt|0.25-0.5|cup|yogurt-plain|61..123
4 - 5 cups water|4-5|cup|water|946..1185
# packs and containers
2 x 400g tins chickpeas, drained|?|?|chickpeas-tinned|470..800|~drained
2 x 120g tins sardines in spring water|?|?|sardines-water|168..240
1 x 120g tin sardines in spring water, drained|?|?|sardines-water|81..120|~drained
400g tin sardines in water|?|?|sardines-water|280..400
1 tin (120g) sardines in sunflower oil, drained|?|?|sardines-oil|81..120
1 can (14.5 oz) green beans, drained|?|?|green-beans-tinned|226
1 (15 ounce) can pumpkin|?|?|pumpkin-canned|425
1 15-oz can pumpkin puree (not pumpkin pie filling)|?|?|pumpkin-canned|425
a 5-oz can tuna in water, drained|?|?|tuna-water|99..142|~drained
1 can (5 oz) tuna in water|?|?|tuna-water|99..142
1 can sardines in water (3.75 oz)|?|?|sardines-water|85..107
two 400g tins of lentils, rinsed|?|?|lentils-cooked|470..800|~rinsed
1 213g tin pink salmon|?|?|salmon-canned|213
1 (14.75 oz) can pink salmon, bones included|?|?|salmon-canned|418
1 tin of sardines in spring water|1|tin|sardines-water|84..125
1 can tuna in water, drained|1|tin|tuna-water|99..165
1 tin pink salmon|1|tin|salmon-canned|205..420
1 bag (340g) frozen green beans|?|?|green-beans-frozen|340
1 (10 oz) package frozen spinach, thawed|?|?|spinach-frozen|284|~thawed
1 12-oz bag frozen peas|?|?|peas|340
1 packet (500g) turkey mince|?|?|turkey-mince-lean|500
1 x 500g pack lean beef mince (5% fat)|?|?|beef-mince-lean|500
1 tub (300g) cottage cheese|?|?|cottage-cheese|300
1 envelope unflavored gelatin|1|pouch|gelatin|7
1 packet gelatin (7g)|?|?|gelatin|7
3 x 1000mg fish oil capsules|?|?|fish-oil|3
24 oz. pkg ground turkey|?|?|turkey-mince-lean|680
# dual amounts
1 cup (200 g) long grain rice|1|cup|rice-white-dry|200
500g/1lb beef mince|500|g|beef-mince-15|500
500 g (1 lb) beef mince|500|g|beef-mince-15|500
1 lb (450g) 90/10 lean ground beef|1|lb|beef-mince-10|452
2 lbs (900g) boneless, skinless chicken thighs|2|lb|chicken-thigh|903
2 lbs (900g) ground turkey, 93% lean|2|lb|turkey-mince-lean|903
1 cup (185g) brown rice, uncooked|1|cup|rice-brown-dry|185
2 cups (480ml) water|2|cup|water|476
1 cup (125g) carrots, finely chopped or grated|1|cup|carrot|125|~grated
1/4 cup (60ml) water|0.25|cup|water|60
8 oz (225g) carrots, finely chopped (about 2 large)|8|oz|carrot|226
1 lb sweet potatoes (about 2 medium), peeled and diced|1|lb|sweet-potato|454|~peeled
4 oz (115g) beef liver, finely chopped|4|oz|beef-liver|114|~chopped
3 lbs (1.4 kg) lean ground turkey|3|lb|turkey-mince-lean|1380
250 ml (1 cup) low fat plain yogurt|250|ml|yogurt-lowfat|257
1kg / 2.2lb chicken breast|1|kg|chicken-breast|1000
7 oz (200g) chicken hearts|7|oz|chicken-hearts|199
700g (1-1/2 lbs.) ground rabbit|700|g|rabbit|700
1 tbsp (15 ml) salmon oil|1|tbsp|salmon-oil|13.7
# weight after the name
chicken breast, 500g|500|g|chicken-breast|500
Rice - 2 cups|2|cup|rice-white-cooked/rice-white-dry|300..380
Carrots: 3 medium|3|-|carrot|183
Turkey mince 500g|500|g|turkey-mince-lean|500
Lean beef mince – 1 kg|1|kg|beef-mince-lean|1000
Eggs x 2|2|-|egg|100
eggs (2)|2|-|egg|100
Salmon oil, 1 tsp|1|tsp|salmon-oil|4.5
Peas (frozen), 1/2 cup|0.5|cup|peas|67
Sweet potato (200g)|200|g|sweet-potato|200
Chicken liver 4oz|4|oz|chicken-liver|113
Taurine powder ... 1000 mg|1000|mg|taurine-powder|1
Broccoli: 100 g, steamed|100|g|broccoli-cooked/broccoli|100|~steamed
# decimal comma, no space, thousands
0,5 kg turkey mince|0.5|kg|turkey-mince-lean|500
1,5 l water|1.5|l|water|1500
2,5 dl rolled oats|2.5|dl|oats|85
500g chicken mince|500|g|chicken-mince|500
1kg lamb mince|1|kg|lamb-mince|1000
2tbsp chia seeds|2|tbsp|chia-seeds|21
1tsp ground flaxseed|1|tsp|flaxseed|2.5
2cups spinach|2|cup|spinach|60
2lb ground beef|2|lb|beef-mince-15|907
1,500 ml water|1500|ml|water|1500
2,000 mg taurine powder|2000|mg|taurine-powder|2
500 gms minced lamb|500|g|lamb-mince|500
500gr beef liver|500|g|beef-liver|500
1 litre cold water|1|l|water|1000
75 cl water|75|cl|water|750
2 dl natural yoghurt|2|dl|yogurt-plain|207
1 pint water|1|pint|water|473..568
1 qt water|1|quart|water|946
# units
2 T olive oil|2|tbsp|olive-oil|27
1 t cinnamon|1|tsp|cinnamon|2.6
2 Tbs. coconut oil|2|tbsp|coconut-oil|27.2
3 tbsps rapeseed oil|3|tbsp|rapeseed-oil|41
1 Tbsp. ground flax|1|tbsp|flaxseed|7
2 tsps. honey|2|tsp|honey|14
2 tablespoons peanut butter (no xylitol)|2|tbsp|peanut-butter|32
1 teaspoon of dried kelp|1|tsp|kelp-powder|3.45
1 c cooked barley|1|cup|barley-cooked|157
8 fl oz goat's milk|8|fl-oz|goat-milk|244
8 fl. oz. water|8|fl-oz|water|237
16 ozs. chicken livers|16|oz|chicken-liver|454
3 lb chicken drumsticks|3|lb|chicken-drumstick|1361
1 dessertspoon of honey|1|dessertspoon|honey|14.3
1 tbl sunflower oil|1|tbsp|sunflower-oil|13.6
1 heaped tbsp natural yoghurt|1|tbsp|yogurt-plain|15..26
2 level tsp baking powder|2|tsp|baking-powder|?
1 scant tsp eggshell powder|1|tsp|eggshell-powder|4.9..5.7
1 rounded teaspoon of bone meal|1|tsp|bone-meal|4.2..9
1 heaping cup shredded chicken, cooked|1|cup|chicken-breast-cooked|125..175
1 generous cup of broccoli florets|1|cup|broccoli|80..110
1 level teaspoon (5.7 g) eggshell powder|1|tsp|eggshell-powder|5.6
1 pinch of cinnamon|1|pinch|cinnamon|0.1..0.4
a pinch of turmeric|1|pinch|turmeric|0.1..0.4
a dash of cinnamon|1|dash|cinnamon|0.2..0.5
3 drops vitamin D3|3|drop|vitamin-d3-drops|-
a drizzle of olive oil|1|?|olive-oil|?
drizzle of salmon oil|?|?|salmon-oil|?
a splash of water|1|?|water|?
a knob of fresh ginger|1|?|ginger|?
thumb-sized piece of ginger, grated|?|?|ginger|?|~grated
1-inch piece of fresh ginger|1|?|ginger|?
1 tsp. fresh ginger, grated|1|tsp|ginger|2|~grated
a handful of spinach|1|handful|spinach|20..45
a small handful of spinach|1|handful|spinach|10..30
2 handfuls kale, chopped|2|handful|kale|30..90|~chopped
large handful of parsley|1|handful|parsley|8..30
handful of blueberries|1|handful|blueberries|35..90
a handful of frozen peas|1|handful|peas|25..70
a handful of green beans|1|handful|green-beans|30..90
a couple of carrots|2|-|carrot|122
a few sprigs of parsley|-|-|parsley|-
a few leaves of kale|-|-|kale|-
some cooked rice|-|-|rice-white-cooked|-
a few carrots|-|-|carrot|-
10 sprigs parsley|10|sprig|parsley|10
1 sprig of fresh parsley|1|sprig|parsley|1
1 stick celery, sliced|1|stick|celery|40|~sliced
2 celery stalks, chopped|2|-/stick|celery|80|~chopped
2 ribs of celery|2|stick|celery|80
1 head of broccoli|1|head|broccoli|220..608
1 head of broccoli, cut into florets|1|head|broccoli|220..608
1 broccoli|1|-|broccoli|220..608
1 small broccoli|1|-|broccoli|150..400
1 stalk broccoli|1|stick|broccoli|151
5 broccoli florets|5|?|broccoli|50..160
6 cauliflower florets|6|?|cauliflower|78
1 small head of cauliflower|1|head|cauliflower|265
1 cauliflower|1|-|cauliflower|575
1/2 cauliflower|0.5|-|cauliflower|290
1/4 savoy cabbage, shredded|0.25|-|cabbage|150..320|~shredded
1/2 small cabbage|0.5|-|cabbage|357
3 cabbage leaves|3|-/leaf|cabbage|45..69
1 bunch of kale|1|bunch|kale|130..340
1 bunch spinach, washed|1|bunch|spinach|340|~washed
5 spinach leaves|5|-/leaf|spinach|50
3 kale leaves, stems removed|3|-/leaf|kale|30..100
1 small bunch of parsley|1|bunch|parsley|20..60
1 ear of corn|1|ear|sweetcorn|102
2 corn on the cob|2|?|sweetcorn|146..286
2 slices of apple|2|slice|apple|?
1 slice cheddar|1|slice|cheddar|28
2 salmon fillets|2|?|salmon|230..400
1 cod fillet, skinless and boneless|1|?|cod|115..231|~skinless
2 fillets of mackerel|2|fillet|mackerel|224
3 chicken breasts|3|-|chicken-breast|450..820
2 boneless skinless chicken breasts|2|-|chicken-breast|300..545
4 chicken thighs, skinless and boneless|4|-|chicken-thigh|320..480
6 chicken drumsticks, meat only|6|-|chicken-drumstick|360..740
3 chicken livers|3|-|chicken-liver|120..132
6 chicken hearts|6|-|chicken-hearts|37
2 lamb kidneys|2|-|lamb-kidney|120
1 turkey breast steak|1|-|turkey-breast|115..135
2 sardines|2|-|sardines-water|24..48
10 prawns|10|-|prawns-cooked|60
1 quail egg|1|-|quail-egg|9
10 blueberries|10|-|blueberries|14
8 strawberries, hulled|8|-|strawberries|96|~hulled
6 fresh cranberries|6|-|cranberries|7.2
10 green beans|10|-|green-beans|55
1 beetroot|1|-|beetroot|82
2 parsnips, peeled|2|-|parsnip|260|~peeled
1 butternut squash, peeled and deseeded|1|-|butternut-squash|700..1000
1 small butternut squash|1|-|butternut-squash|450..800
1 mango, stoned and peeled|1|-|mango|336
1 wedge of watermelon|1|wedge|watermelon|286
1 pumpkin|1|-|pumpkin-cooked/pumpkin-canned|-
2 pears, cored|2|-|pear|356|~cored
1 large banana|1|-|banana|136
1 small apple, peeled and cored|1|-|apple-peeled|132|~cored
2 large carrots|2|-|carrot|144
1 big carrot|1|-|carrot|72
1 red bell pepper, seeded|1|-|red-pepper|119
1 small zucchini|1|-|courgette|118
2 medium zucchini|2|-|courgette|392
1 large sweet potato|1|-|sweet-potato|160..260
1 medium sweet potato (about 150g)|1|-|sweet-potato|150
1 medium sweet potato, peeled and cubed (about 2 cups)|1|-|sweet-potato|120..280
2 medium potatoes, peeled and boiled|2|-|potato-cooked|334|~peeled
1 sweet potato|1|-|sweet-potato|130
# eggs
3 eggs, beaten|3|-|egg|150|~beaten
1 egg (shell included)|1|-|egg|50
2 large eggs|2|-|egg|100
1 medium egg|1|-|egg|44..50
6 large eggs, hard boiled and peeled|6|-|egg-boiled|300
2 hard-boiled eggs, chopped|2|-|egg-boiled|100|~chopped
2 egg yolks|2|-|egg-yolk|34
4 raw egg yolks|4|-|egg-yolk|68
1 egg white|1|-|egg-white|33
1 whole egg, lightly beaten|1|-|egg|50|~beaten
1 free range egg|1|-|egg|50
2 large egg yolks, from pasture-raised eggs if possible|2|-|egg-yolk|34
1 duck egg|1|-|duck-egg|?
whites of 2 eggs|2|-|egg-white|66
yolk of 1 egg|1|-|egg-yolk|17
# noise
500g organic free-range chicken breast|500|g|chicken-breast|500
600g skinless, boneless chicken thighs|600|g|chicken-thigh|600
2 cups low-sodium chicken broth (no onion or garlic)|2|cup|stock-chicken-low-sodium|480
500g extra lean beef mince (5% fat)|500|g|beef-mince-lean|500
500g 5% fat beef mince|500|g|beef-mince-lean|500
1 lb 80/20 ground beef|1|lb|beef-mince-20|454
1 lb ground beef (85% lean)|1|lb|beef-mince-15|454
500g beef mince (20% fat)|500|g|beef-mince-20|500
1 lb 93% lean ground turkey|1|lb|turkey-mince-lean|454
200g human-grade, grass-fed beef liver|200|g|beef-liver|200
1 cup of good quality rolled oats|1|cup|oats|81
100 g Quaker porridge oats|100|g|oats|100
150g wild-caught Alaskan pollock fillets|150|g|pollock|150
1 tbsp extra virgin olive oil|1|tbsp|olive-oil|13.5
2 tbsp all-natural smooth peanut butter (xylitol-free)|2|tbsp|peanut-butter|32
1 cup Fage 0% Greek yoghurt|1|cup|greek-yogurt|244
1/2 cup plain, unsweetened, fat-free Greek yogurt|0.5|cup|greek-yogurt|122
50g mature cheddar, grated|50|g|cheddar|50|~grated
1 cup unsweetened apple sauce|1|cup|applesauce|244
300g British diced lamb|300|g|lamb-leg-lean|300
250g higher-welfare pork mince|250|g|pork-mince|250
400g diced stewing beef, trimmed of fat|400|g|beef-stewing-steak|400|~trimmed
# An amount in the middle, tins by their label, cooked pieces, skin and bones taken off
chicken breast 2 lb boiled and shredded|2|lb|chicken-breast|907|~boiled
carrots 200 g grated|200|g|carrot|200|~grated
1 tin sardines in spring water (120g), drained|1|tin|sardines-water|105|~drained
1 beetroot, cooked|1|-|beetroot-cooked|82|~cooked
6 lb 10 oz chicken thighs, bone and skin removed|6.625|lb|chicken-thigh|3005|~bone and skin removed
2 cups roast chicken, no skin|2|cup|chicken-meat-roast|280|~no skin
200g wholewheat rotini|200|g|pasta-wholewheat-cooked|200
200gm chicken keema|200|g|chicken-mince|200
1 cup mielie meal|1|cup|cornmeal|122
½ 400g tin of kidney beans, rinsed|200|g|kidney-beans-tinned|120|~rinsed
1 cup canned black beans, rinsed and drained|1|cup|black-beans-tinned|172|~rinsed and drained
400gSalmon fillet,skinless|400|g|salmon|400
110g couscous, soaked in boiling water|110|g|couscous-dry|110|~soaked in boiling water
# UK/US words
300g courgettes, grated|300|g|courgette|300|~grated
300g aubergine, diced|300|g|aubergine|300|~diced
1/2 swede, diced|0.5|-|swede|193|~diced
1 rutabaga|1|-|swede|386
2 tbsp chopped cilantro|2|tbsp|coriander-fresh|?
small bunch coriander|1|bunch|coriander-fresh|40
100g cooked prawns|100|g|prawns-cooked|100
4 oz shrimp, cooked and peeled|4|oz|prawns-cooked|113
500g minced beef|500|g|beef-mince-15|500
1 lb hamburger meat|1|lb|beef-mince-15/beef-mince-20|454
1 lb ground chuck|1|lb|beef-mince-20/-|454
1 lb ground pork|1|lb|pork-mince|454
200g beets, cooked and diced|200|g|beetroot-cooked|200
1 cup garbanzo beans, cooked|1|cup|chickpeas-cooked|164
100g gram flour|100|g|chickpea-flour|100
1/2 cup canola oil|0.5|cup|rapeseed-oil|109
200 g wholemeal flour|200|g|wholemeal-flour|200
1 cup cornmeal|1|cup|cornmeal|122
50g polenta, dry|50|g|cornmeal|50
500g kangaroo mince|500|g|-|500
500g roo meat, diced|500|g|-|500|~diced
1 cup capsicum, diced|1|cup|red-pepper|149|~diced
500g ox heart, trimmed|500|g|beef-heart|500
1 cup silverbeet|1|cup|chard|36
50g linseed|50|g|flaxseed|50
# states
2 cups brown rice, cooked|2|cup|rice-brown-cooked|390|~cooked
1 cup dry brown rice|1|cup|rice-brown-dry|185
1 cup uncooked brown rice|1|cup|rice-brown-dry|185
1.5 cups brown rice, uncooked|1.5|cup|rice-brown-dry|277|~uncooked
200g white rice (uncooked weight)|200|g|rice-white-dry|200
1 cup basmati rice, dry|1|cup|rice-white-dry|185
200g cooked weight brown rice|200|g|rice-brown-cooked|200
150g quinoa, rinsed (dry weight)|150|g|quinoa-dry|150
1 cup dry quinoa|1|cup|quinoa-dry|170
1 cup red lentils, cooked|1|cup|lentils-cooked|198
1 cup dried red lentils|1|cup|lentils-red-dry|?
1 cup dry lentils, rinsed|1|cup|lentils-dry|?|~rinsed
200g dry pasta|200|g|pasta-dry|200
2 cups whole wheat pasta, cooked|2|cup|pasta-wholewheat-cooked|234
100g pearl barley, uncooked|100|g|barley-dry|100
200 g cooked pearl barley|200|g|barley-cooked|200
150g sweet potato, boiled and mashed|150|g|sweet-potato-cooked|150
1 cup mashed sweet potato|1|cup|sweet-potato-cooked|248..328
300g cooked chicken, shredded|300|g|chicken-breast-cooked|300|~shredded
2 cups cooked, shredded chicken breast|2|cup|chicken-breast-cooked|280
200g raw chicken breast|200|g|chicken-breast|200
100g steamed broccoli|100|g|broccoli-cooked|100
100g carrots, steamed and mashed|100|g|carrot-cooked|100
1 cup raw carrots, grated|1|cup|carrot|110|~grated
150g salmon, poached and flaked|150|g|salmon-cooked|150
200g spinach, wilted|200|g|spinach-cooked|200
1 cup oatmeal, cooked|1|cup|oatmeal-cooked|234
1 cup oatmeal, dry|1|cup|oats|81
100g cooked turkey mince|100|g|turkey-mince-cooked|100
200g frozen spinach, defrosted|200|g|spinach-frozen|200
# typos
1 tbsp olve oil|1|tbsp|olive-oil/-|?
2 carots|2|-|carrot/-|?
500g chiken breast|500|g|chicken-breast/-|500
1 cup brocolli|1|cup|broccoli/-|?
1 zuchini|1|-|courgette/-|?
2 tbls pumpkin puree|2|tbsp|pumpkin-canned|30.6
# bullets, numbering, html, caps
- 2 carrots|2|-|carrot|122
• 500g beef mince|500|g|beef-mince-15|500
* 1 cup peas|1|cup|peas|134
1. 2 cups cooked rice|2|cup|rice-white-cooked|316
2) 1 tbsp coconut oil|1|tbsp|coconut-oil|13.6
☐ 3 eggs|3|-|egg|150
▢ 1 lb ground turkey|1|lb|turkey-mince-lean|454
– 100g spinach|100|g|spinach|100
[ ] 2 bananas|2|-|banana|236
1&frac12; cups cooked white rice|1.5|cup|rice-white-cooked|237
&frac14; cup parsley|0.25|cup|parsley|15
2&nbsp;carrots|2|-|carrot|122
1 cup brewer&#39;s yeast|1|cup|brewers-yeast|130
1 cup goat&rsquo;s milk|1|cup|goat-milk|244
<li>1 cup blueberries</li>|1|cup|blueberries|148
**500g** turkey mince|500|g|turkey-mince-lean|500
1 CUP BROWN RICE, COOKED|1|cup|rice-brown-cooked|195
500G LEAN BEEF MINCE|500|g|beef-mince-lean|500
2 TBSP OLIVE OIL|2|tbsp|olive-oil|27
2 TSP GROUND TURMERIC|2|tsp|turmeric|6
🥕 2 carrots|2|-|carrot|122
1 cup blueberries 🫐|1|cup|blueberries|148
# to taste, optional, or, plus
salt to taste|-|-|salt|-||T
Parsley, to taste|-|-|parsley|-||T
a little water, as needed|-|?|water|-||T
1/4 cup pumpkin puree (optional)|0.25|cup|pumpkin-canned|61|~optional
Optional: 1 tsp turmeric|1|tsp|turmeric|3
1 tbsp fish oil (optional)|1|tbsp|fish-oil|13.6|~optional
1 cup peas or green beans|1|cup|peas/-|134
2 cups water or low-sodium chicken broth|2|cup|water|473
500g chicken or turkey mince|500|g|chicken-mince/turkey-mince-lean/chicken-breast/-|500
1 cup plus 1 tbsp oats|1.0625|cup|oats|86
2 tbsp plus 1 tsp olive oil|2.333|tbsp|olive-oil|31.5
1 cup water, plus more if needed|1|cup|water|237
6 cups water or bone broth, divided|6|cup|water|1420|~divided
olive oil, for drizzling|-|-|olive-oil|-
Fresh parsley for garnish|-|-|parsley|-
water to cover|-|-|water|-
enough water to cover|-|-|water|-
# supplements as people write them
400 IU Vitamin E|400|iu|vitamin-e-oil|0.2..0.7
1 vitamin E capsule (400 IU)|1|?|vitamin-e-oil|0.2..0.7
2 kelp tablets|2|?|kelp-tablet|-
1000mg taurine|1000|mg|taurine-powder|1
1/2 tsp taurine powder|0.5|tsp|taurine-powder|1.97
1 tsp ground eggshell|1|tsp|eggshell-powder|5.5
2 tsp calcium carbonate powder|2|tsp|calcium-carbonate|10.8
4 tsp psyllium husk powder|4|tsp|psyllium|12.8
1 tbsp brewers yeast|1|tbsp|brewers-yeast|8.1
1/4 tsp iodised salt|0.25|tsp|iodised-salt|1.5
1/4 tsp iodized salt|0.25|tsp|iodised-salt|1.5
1 fish oil capsule (1000mg)|1|?|fish-oil|1
1/2 tsp lite salt (with iodine)|0.5|tsp|-|?
200 IU Vitamin E (use d-alpha-tocopherol)|200|iu|vitamin-e-oil|0.1..0.4
1 zinc tablet (15 mg)|1|-/tablet|zinc-gluconate|?
# headings, empties, nonsense
For the broth:|-|-|-|-
For the topping|-|-|-|-
INGREDIENTS|-|-|-|-
Supplements:|-|-|-|-
---|-|-|-|-
🐶🐶🐶|-|-|-|-
Love, and a wagging tail|-|-|-|-
2|2|-|-|-
1 cup|1|cup|-|-
500g|500|g|-|500
juice of half a lemon|?|?|lemon-juice|?
zest of 1 orange|1|?|orange-zest|?
juice of 1 apple|?|?|apple-juice|?
# written after the first mending, before it was run
200 g salmon, smoked|200|g|salmon-smoked|200
200 g salmon, cooked|200|g|salmon-cooked|200
1 carrot, grated|1|-|carrot|61|~grated
1 egg, hard boiled|1|-|egg-boiled|50
100g quail, roasted|100|g|quail|100
2 lg eggs|2|-|egg|100
1 dozen eggs|12|-|egg|600
half a dozen eggs|6|-|egg|300
1 can (400g) chickpeas - drained and rinsed|?|?|chickpeas-tinned|235..400
¼ pound chicken livers|0.25|lb|chicken-liver|113
1/2 pound beef heart, ground|0.5|lb|beef-heart|227|~ground
1 cup cooked and mashed sweet potato|1|cup|sweet-potato-cooked|248..328
1 cup (packed) fresh spinach|1|cup|spinach|30
2 cups fresh or frozen green beans, chopped|2|cup|green-beans-frozen|242|~chopped
1 cup carrots (finely chopped)|1|cup|carrot|128|~chopped
1 small can of sardines (in water)|1|tin|sardines-water|90
1 tablespoon coconut oil, melted|1|tbsp|coconut-oil|13.6|~melted
1 x 5ml spoon salmon oil|?|?|salmon-oil|4.6
500g turkey thigh mince|500|g|turkey-mince-lean|500
1 kilo of stewing beef|1|kg|beef-stewing-steak|1000
250 grams chicken hearts, halved|250|g|chicken-hearts|250|~halved
3 oz. chicken gizzards|3|oz|chicken-gizzards|85
3.75 oz. canned sardines in spring water, drained|3.75|oz|sardines-water|106|~drained
24 oz. chicken stock (made from cooking the meat)|24|oz|chicken-broth/bone-broth|680
5 – 10 g fish oil|5-10|g|fish-oil|5..10
1 Tbsp gelatin|1|tbsp|gelatin|7..9.3
1/4 cup yogurt, with live culture|0.25|cup|yogurt-plain|61
1 T honey (more if you plan on eating them too)|1|tbsp|honey|21
1 medium to large egg|1|-|egg|44..60
1/4 cup smashed ripe banana (about 1/3 banana)|0.25|cup|banana|34..60
1 cup room temperature water|1|cup|water|237
8 large egg yolks|8|-|egg-yolk|136
1 cup rice (dry measure)|1|cup|rice-white-dry|185
1 pound frozen mixed vegetables|1|lb|mixed-vegetables-frozen|454
4 tablespoons of plain Greek yogurt|4|tbsp|greek-yogurt|61
1 cup kibbled wheat|1|cup|-|?
500g lean rump steak, diced|500|g|beef-rump|500|~diced
2 cups chopped butternut pumpkin|2|cup|butternut-squash|280
1 cup shredded zucchini, squeezed dry|1|cup|courgette|124
1 small tin (95g) tuna in springwater|?|?|tuna-water|66..95
1kg chook thighs|1|kg|-/chicken-thigh|1000
3 heaped tbsp porridge oats|3|tbsp|oats|12..30
2 rashers of bacon|2|slice|bacon-raw|?
1 floret of broccoli|1|floret|broccoli|10..31
4 sticks of carrot|4|stick|carrot|-
6 chunks of sweet potato|6|?|sweet-potato|-
10 baby carrots|10|-|carrots-baby|100..150
2 lamb's kidneys, cored|2|-|lamb-kidney|120|~cored
1 cup fresh parsley, loosely packed|1|cup|parsley|25..61
1 banana (very ripe)|1|-|banana|118
1/3 cup flax meal|0.333|cup|flaxseed|37..40
1 tsp of sea kelp powder|1|tsp|kelp-powder|3.45
30g pumpkin seeds, ground|30|g|pumpkin-seeds|30|~ground
2 tsp Himalayan pink salt|2|tsp|salt|12
1 cup plain flour|1|cup|flour-plain|?
1 cup low salt beef stock|1|cup|bone-broth/-|?
3/4 lb (340 g) ground bison|0.75|lb|bison-mince|340
2 tins of mackerel in brine|2|tin|mackerel-tinned|250
1 handful of oats|1|handful|oats|20..45
1 punnet blueberries|1|?|blueberries|?
4 oz. 93/7 ground turkey|4|oz|turkey-mince-lean|113
one 15-ounce can of chickpeas|?|?|chickpeas-tinned|250..430
3 tbsp of extra-virgin olive oil|3|tbsp|olive-oil|40.5
2 cloves|2|clove|-|-
4 cups (946 mL) water|4|cup|water|946
1 bunch celery|1|bunch|celery|400..560
300g skinless cod loin|300|g|cod|300
2 x salmon fillets (240g)|2|?|salmon|240
1 × 160 g salmon fillet|?|?|salmon|160
8oz/225g lambs liver|8|oz|lamb-liver|227
# 'or' with a shared noun; cuts and cuts' amounts
4000 mg wild salmon or krill oil (rich in Omega-3s)|4000|mg|salmon-oil|4
100g chicken or turkey thighs|100|g|chicken-thigh|100
100g beef or chicken liver|100|g|beef-liver|100
1 cup chicken or beef broth|1|cup|chicken-broth|240
1 cup brown or white rice, cooked|1|cup|rice-brown-cooked|195|~cooked
2 tbsp olive or coconut oil|2|tbsp|olive-oil|27
100g carrots or sweet potatoes|100|g|carrot|100
100g ground turkey or chicken breast|100|g|turkey-mince-lean|100
1 cup peanut or almond butter|1|cup|peanut-butter|258
100g beef/lamb heart|100|g|beef-heart|100
2 eggs or 4 egg whites|2|-|egg|100
1 cup water or vegetable stock|1|cup|water|237
1 lb 99% lean ground turkey|1|lb|turkey-mince-extra-lean|454
500g lean pork mince|500|g|pork-mince-lean|500
500g leg of lamb, diced|500|g|lamb-leg-lean|500|~diced
1/3 cup creamy natural peanut butter w/ salt|0.333|cup|peanut-butter|86
2 cups White Rice long-grain enriched, raw|2|cup|rice-white-dry|370
2 kg [4.4 pounds] raw muscle meat with bones (chicken thighs and drumsticks)|2|kg|-|2000
1 tsp (6g) salt with iodine, no fluoride|1|tsp|iodised-salt|6
5000 – 10,000 mg fish oil (5-10 1000mg gelcaps)|5000-10000|mg|fish-oil|5..10
Vitamin E – 400 IU (268 mg)|400|iu|vitamin-e-oil|0.2..0.7
3 pounds of chicken thighs with bones/skin|3|lb|-|1360
1/4 lb chicken liver Liver (at least 3-4 oz per 3 lbs of chicken)|0.25|lb|chicken-liver|113
24 oz Ground Beef 85% lean, raw|24|oz|beef-mince-15|680
2 pieces of cooked chicken|2|-|chicken-breast-cooked|250..300|
1 pot of natural yoghurt (150g)|1|tub|yogurt-plain|150
1 pouch cooked rice (250 g)|1|pouch|rice-white-cooked|250
100g carrots or red onions|100|g|carrot|100
100g spinach or swiss chard|100|g|spinach|100
100g salmon or white fish|100|g|cod|100
1 cup apple or cranberry sauce|1|cup|applesauce|244
# met in recipes of the web
11⁄2 teaspoons turmeric|1.5|tsp|turmeric|4.5
21⁄4 cups oat flour|2.25|cup|oat-flour|234
1/4 cup all-natural, unsalted peanut butter (xylitol-free is a MUST)|0.25|cup|peanut-butter|64.5
1kg of minced meat (kangaroo, turkey, chicken, lamb)|1|kg|-|1000
1 can (5 oz / 142g) tuna in water, undrained|?|?|tuna-water|142
1 (15 oz/425g) can pumpkin|?|?|pumpkin-canned|425
1 container (125 g) cottage cheese|?|?|cottage-cheese|125
2.5 lbs lamb—ground lamb is great|2.5|lb|lamb-mince|1134
2 cups Beef cut into 1/4″ cubes.|2|cup|beef-stewing-steak|307
600–700g / 1.2 - 1.4lb potatoes, peeled, cut into chunks|600-700|g|potato-cooked|600..700|~peeled
1⁄4 cup (60 g) live-culture plain yogurt|0.25|cup|yogurt-plain|60
3 tablespoons fresh parsley, or 1 tablespoon parsley flakes|3|tbsp|parsley|11.4
1/2 cup cooked baby elbow macaroni|0.5|cup|pasta-cooked|70
▢2 1/2 cup shredded carrot (2 large)|2.5|cup|carrot|275..325
Dog Biscuits, as needed to decorate cake|-|-|-|-||T
1 kilo kangaroo mince|1|kg|-|1000
`;
