/**
 * Foods that differ from what a word in their name suggests, one a line, with the expected reading: text, quantity or
 * range, unit, food (id), grams (within 10%, or between two bounds), '~' and a part of the preparation, 'T' for 'to taste'.
 * '-' is none, '?' is not checked, '/' separates accepted answers.
 */
export const LOOK_ALIKES = `
250ml chicken stock|250|ml|chicken-broth/bone-broth/-|?
1 chicken stock cube|1|?|stock-cube-chicken|?
200ml coconut milk|200|ml|coconut-milk|?
1 cup almond milk|1|cup|almond-milk|?
1 cup oat milk|1|cup|-|?
100g egg noodles|100|g|egg-noodles-cooked|100
1 cup rice noodles|1|cup|rice-noodles-cooked|?
400g butter beans|400|g|butter-beans-cooked|400
100g sweet potato fries|100|g|-|100
100g sweet potato crisps|100|g|-|100
2 tbsp almond butter|2|tbsp|almond-butter|?
2 tbsp apple butter|2|tbsp|-|?
50g butter|50|g|butter-unsalted|50
1 tbsp rice vinegar|1|tbsp|-|?
1 tbsp apple cider vinegar|1|tbsp|cider-vinegar|?
1 cup apple juice|1|cup|apple-juice|?
1 cup carrot juice|1|cup|-|?
200g beef-flavoured kibble|200|g|-|200
100g chicken-flavour kibble|100|g|-|100
1 cup dry dog food|1|cup|-|?
1 tin chicken cat food|1|tin|-|?
1 cup turkey gravy|1|cup|-|?
2 turkey rashers|2|?|turkey-bacon|?
2 slices turkey bacon|2|slice|turkey-bacon|?
4 chicken nuggets|4|?|-|?
1 chicken carcass|1|?|-|?
500g chicken necks|500|g|chicken-neck-skin|500
500g chicken wings|500|g|chicken-wing-skin|500
6 chicken feet|6|?|chicken-feet-cooked|?
500g beef bones|500|g|-|500
1 beef bouillon cube|1|?|stock-cube-beef|?
2 beef sausages|2|?|sausage-beef-cooked|?
100g corned beef|100|g|corned-beef|100
50g beef jerky|50|g|beef-jerky|50
100g beef suet|100|g|beef-suet|100
100g smoked salmon|100|g|salmon-smoked|100
100g salmon roe|100|g|-|100
2 fish fingers|2|?|fish-fingers|?
1 tbsp fish sauce|1|tbsp|fish-sauce|?
1 tsp krill oil|1|tsp|-|?
1 tsp cod roe|1|tsp|fish-roe|?
100g smoked mackerel|100|g|-|100
1 tbsp tomato puree|1|tbsp|tomato-puree|?
2 rice cakes|2|?|rice-cakes|?
50g rice krispies|50|g|rice-cereal-crisp|50
100g rice pudding|100|g|-|100
1 cup rice milk|1|cup|rice-milk|?
50g corn flakes|50|g|corn-flakes|50
2 tbsp corn starch|2|tbsp|cornflour|?
2 tbsp cornflour|2|tbsp|cornflour|?
1 tbsp corn syrup|1|tbsp|corn-syrup|?
1 tbsp corn oil|1|tbsp|corn-oil|?
100g potato starch|100|g|-|100
100g potato crisps|100|g|-|100
1 cup potato salad|1|cup|-|?
1 tbsp sesame oil|1|tbsp|sesame-oil|?
100g coconut flour|100|g|-|100
2 tbsp coconut flakes|2|tbsp|coconut-desiccated|?
100g almond flour|100|g|almonds-blanched|100
100g banana chips|100|g|banana-chips|100
1 cup dried banana chips|1|cup|banana-chips|?
100g banana bread|100|g|-|100
100g carrot cake|100|g|-|100
1 slice pumpkin pie|1|slice|-|?
1 can pumpkin pie filling|1|?|pumpkin-pie-mix|?
1 tsp pumpkin pie spice|1|tsp|pumpkin-pie-spice|?
100g dried cranberries|100|g|cranberries-dried|100
1 cup cranberry juice|1|cup|-|?
1 cup blueberry muffin mix|1|cup|-|?
100g strawberry jam|100|g|jam|100
1 cup strawberry yogurt|1|cup|-|?
1 cup vanilla yoghurt|1|cup|-|?
100g yogurt-coated raisins|100|g|-|100
100g cream cheese|100|g|cream-cheese|100
100g blue cheese|100|g|blue-cheese|100
100g goat's cheese|100|g|goat-cheese-soft|100
1 tsp pepper|1|tsp|black-pepper|?
1 tsp black pepper|1|tsp|black-pepper|?
1 hot pepper|1|-|chilli-red|45
1 tsp cayenne pepper|1|tsp|cayenne|?
1 tsp celery salt|1|tsp|-|?
1 tsp celery seed|1|tsp|-|?
1 tbsp honey mustard|1|tbsp|-|?
1 honeydew melon|1|-|honeydew|-
2 ginger biscuits|2|?|-|?
1 cup ginger ale|1|cup|-|?
1 cup watermelon rind|1|cup|-|?
1 cup coconut water|1|cup|coconut-water|?
1 cup rose water|1|cup|-|?
100g water chestnuts|100|g|-|100
1 tbsp parsley sauce|1|tbsp|-|?
100g spinach dip|100|g|-|100
1 cup oat bran|1|cup|oat-bran|?
100g oatcakes|100|g|-|100
1 quinoa burger|1|-|-|-
100g pea protein powder|100|g|-|100
1 cup black-eyed peas|1|cup|black-eyed-beans-cooked|?
1 cup split peas|1|cup|split-peas-cooked|?
100g snow peas|100|g|mangetout|100
1 cup baked beans|1|cup|baked-beans|?
1 cup kidney beans|1|cup|kidney-beans-cooked|?
1 cup coffee beans|1|cup|-|?
1 vanilla bean|1|-|-|-
1 cup jelly beans|1|cup|-|?
100g lamb chops|100|g|lamb-loin-lean|100
100g liver pate|100|g|liver-pate|100
100g liver treats|100|g|-|100
1 tsp vitamin C powder|1|tsp|-|?
1 vitamin B complex capsule|1|-/capsule|-|?
1 tsp baking soda|1|tsp|bicarbonate|?
1 packet yeast|1|?|-|?
1 bean burger|1|-|-|-
200g turkey ham|200|g|turkey-deli|200
100g chicken liver pate|100|g|-|100
1 avocado|1|-|avocado|201
100g crab apples|100|g|-|100
1 pineapple|1|-|pineapple|905
100g custard apple|100|g|-|100
1 eggplant|1|-|aubergine|-
2 tbsp egg fried rice|2|tbsp|-|?
1 cup wild rice|1|cup|wild-rice-cooked|?
1 cup cauliflower rice|1|cup|cauliflower/cauliflower-cooked/-|?
100g pepperoni|100|g|pepperoni|100
1 tsp peppermint oil|1|tsp|-|?
200g quail breast|200|g|quail/-|200
1 cup peanut oil|1|cup|peanut-oil|?
100g peanuts|100|g|peanuts-raw|100
100g honey roast ham|100|g|-|100
2 tbsp goat kefir|2|tbsp|kefir/-|?
100g star apple|100|g|-|100
100g rose apple|100|g|-|100
100g love apples|100|g|-|100
100g ground rice|100|g|-|100
100g ground almonds|100|g|almonds-blanched|100
100g potted beef|100|g|-|100
100g beef dripping|100|g|beef-tallow|100
100g beef tea|100|g|-|100
100g beef burgers|100|g|beef-burger-cooked|100
100g turkey burgers|100|g|-|100
100g veggie mince|100|g|-|100
100g Quorn mince|100|g|-|100
100g mince pies|100|g|-|100
100g mincemeat|100|g|-|100
100g liver sausage|100|g|liver-sausage|100
100g hearts of palm|100|g|-|100
100g artichoke hearts|100|g|artichoke|100
100g oxtail|100|g|-|100
100g ox cheek|100|g|-|100
100g pig trotters|100|g|pork-feet|100
100g pork scratchings|100|g|pork-crackling|100
100g pork belly|100|g|pork-belly|100
100g pork pie|100|g|-|100
100g pork shoulder|100|g|pork-shoulder-lean|100
100g chicken kiev|100|g|-|100
100g chicken skin|100|g|chicken-skin|100
100g chicken soup|100|g|-|100
100g chicken curry|100|g|-|100
100g chicken tikka|100|g|-|100
100g duck fat|100|g|duck-fat|100
100g lamb shank|100|g|lamb-shank-lean|100
100g lamb fat|100|g|lamb-tallow|100
100g turkey neck|100|g|turkey-neck-meat|100
100g turkey giblets|100|g|-|100
100g egg mayonnaise|100|g|-|100
100g scotch eggs|100|g|-|100
100g egg custard|100|g|-|100
100g creme eggs|100|g|-|100
100g egg replacer|100|g|-|100
100g egg substitute|100|g|-|100
100g vegan egg|100|g|-|100
100g dried egg powder|100|g|-|100
100g rice paper|100|g|-|100
100g rice wine|100|g|-|100
100g rice bran|100|g|-|100
100g rice bran oil|100|g|-|100
100g rice protein|100|g|-|100
100g fried rice|100|g|-|100
100g oat biscuits|100|g|-|100
100g barley sugar|100|g|-|100
100g barley water|100|g|-|100
100g malted barley|100|g|-|100
100g quinoa flakes|100|g|-|100
100g puffed rice|100|g|puffed-rice|100
100g popcorn|100|g|popcorn|100
100g sweetcorn relish|100|g|-|100
100g corn tortillas|100|g|-|100
100g corned beef hash|100|g|-|100
100g peanut brittle|100|g|-|100
100g peanut sauce|100|g|-|100
100g butter chicken|100|g|-|100
100g buttermilk|100|g|buttermilk|100
100g coconut cream|100|g|-|100
100g coconut sugar|100|g|-|100
100g coconut yogurt|100|g|-|100
100g soya yogurt|100|g|-|100
100g soy milk|100|g|soya-milk|100
100g cow's milk|100|g|milk-whole|100
100g whole milk|100|g|milk-whole|100
100g milk|100|g|milk-whole|100
100g cheese spread|100|g|-|100
100g cheese strings|100|g|mozzarella-light|100
100g parmesan|100|g|parmesan|100
100g mozzarella|100|g|mozzarella|100
100g goat yogurt|100|g|-|100
100g goat butter|100|g|-|100
100g watercress|100|g|watercress|100
100g water kefir|100|g|-|100
100g fish stock|100|g|fish-broth|100
100g fish cakes|100|g|-|100
100g fish bones|100|g|-|100
100g cod liver|100|g|-|100
100g salmon skin|100|g|-|100
100g salmon paste|100|g|-|100
100g tuna mayo|100|g|-|100
100g sardine pate|100|g|-|100
100g mackerel pate|100|g|-|100
100g kippers|100|g|kipper|100
100g anchovy paste|100|g|-|100
100g prawn crackers|100|g|-|100
100g prawn cocktail|100|g|-|100
100g kelp noodles|100|g|-|100
100g ginger beer|100|g|-|100
100g stem ginger|100|g|-|100
100g cinnamon rolls|100|g|-|100
100g honey nut cheerios|100|g|-|100
100g honeycomb|100|g|-|100
100g carob chips|100|g|carob-chips|100
100g vitamin water|100|g|-|100
100g bone marrow|100|g|-|100
100g marrow bones|100|g|-|100
100g marrow|100|g|summer-squash|100
100g yeast extract|100|g|yeast-extract|100
100g spinach lasagne|100|g|-|100
100g kale chips|100|g|-|100
100g cauliflower cheese|100|g|-|100
100g cucumber pickle|100|g|-|100
100g beetroot crisps|100|g|-|100
100g pickled beetroot|100|g|-|100
100g apple pie|100|g|-|100
100g apple seeds|100|g|-|100
100g apple cider|100|g|-|100
100g banana milkshake|100|g|-|100
100g banana skin|100|g|-|100
100g pear drops|100|g|-|100
100g strawberry milk|100|g|-|100
100g cranberry sauce|100|g|cranberry-sauce|100
100g blueberry jam|100|g|-|100
100g mango chutney|100|g|-|100
100g mango lassi|100|g|-|100
100g pumpkin seed oil|100|g|-|100
100g hemp oil|100|g|-|100
100g hemp protein|100|g|-|100
100g chia pudding|100|g|-|100
100g olives|100|g|olives-black|100
100g olive oil spread|100|g|-|100
100g sunflower seeds|100|g|sunflower-seeds|100
100g vegetable ghee|100|g|-|100
100g beef ribs|100|g|-|100
100g pork ribs|100|g|pork-rib|100
100g lamb ribs|100|g|-|100
100g chicken bones|100|g|-|100
100g beef fat|100|g|beef-fat-trim|100
100g garlic salt|100|g|-|100
100g onion salt|100|g|-|100
100g lite salt|100|g|-|100
100g epsom salt|100|g|-|100
100g salt pork|100|g|-|100
100g salt cod|100|g|salt-cod|100
100g smoked haddock|100|g|haddock-smoked|100
100g crab|100|g|crab-cooked|100
100g crab sticks|100|g|surimi|100
100g duck eggs|100|g|duck-egg|100
100g goose eggs|100|g|-|100
100g turkey eggs|100|g|-|100
100g fish|100|g|-|100
100g meat|100|g|-|100
100g vegetables|100|g|-|100
100g mixed vegetables|100|g|mixed-vegetables-frozen|100
100g oil|100|g|-|100
100g flour|100|g|flour-plain|100
100g cheese|100|g|-|100
100g broken biscuits|100|g|-|100
100g stale bread|100|g|bread-white|100
100g tinned tomatoes|100|g|tomatoes-tinned|100
100g baby corn|100|g|-|100
100g lamb heart stew|100|g|-|100
100g beef lasagne|100|g|-|100
100g spaghetti bolognese|100|g|-|100
100g spaghetti hoops|100|g|-|100
100g tinned spaghetti in tomato sauce|100|g|-|100
100g couscous salad|100|g|-|100
100g oat drink|100|g|-|100
100g rice drink|100|g|rice-milk|100
100g pea shoots|100|g|-|100
100g pea protein|100|g|-|100
100g sweet pea flowers|100|g|-|100
100g pumpkin beer|100|g|-|100
100g squash cordial|100|g|-|100
100g fruit yogurt|100|g|-|100
100g frozen yogurt|100|g|-|100
100g yogurt drops|100|g|-|100
100g chicken broth powder|100|g|-|100
100g beef extract|100|g|-|100
100g venison sausages|100|g|-|100
100g rabbit food|100|g|-|100
100g rabbit pellets|100|g|-|100
100g duck sauce|100|g|-|100
100g goat cheese log|100|g|-|100
100g quail scotch eggs|100|g|-|100
100g kidney pie|100|g|-|100
100g tripe sticks|100|g|-|100
100g beef hide|100|g|-|100
100g rawhide|100|g|-|100
100g bully sticks|100|g|-|100
100g dried liver treats|100|g|-|100
100g bison jerky|100|g|-|100
100g water melon seeds|100|g|-|100
100g celery root|100|g|celeriac|100
100g celeriac|100|g|celeriac|100
100g ginger snaps|100|g|-|100
100g parsley root|100|g|-|100
100g turmeric latte|100|g|-|100
100g honey ham|100|g|-|100
100g flax crackers|100|g|-|100
100g wheat germ oil|100|g|wheat-germ-oil|100
100g bran|100|g|wheat-bran|100
100g wheat bran|100|g|wheat-bran|100
100g white bread|100|g|bread-white|100
100g brown bread|100|g|bread-brown|100
100g brown sugar|100|g|sugar-brown|100
100g white sugar|100|g|sugar-white|100
100g white wine|100|g|wine-white|100
100g red wine|100|g|wine-red|100
100g red cabbage|100|g|cabbage-red|100
100g red onion|100|g|onion|100
100g green onion|100|g|spring-onion|100
100g sweet chilli sauce|100|g|-|100
100g potato waffles|100|g|-|100
100g potato flakes|100|g|potato-flakes|100
100g instant mash|100|g|potato-flakes|100
100g green potatoes|100|g|-|100
100g tomato leaves|100|g|-|100
100g coconut|100|g|coconut-fresh|100
100g coconut butter|100|g|-|100
100g cocoa butter|100|g|-|100
100g shea butter|100|g|-|100
100g sunflower butter|100|g|sunflower-seed-butter|100
100g pumpkin butter|100|g|-|100
100g krill|100|g|-|100
100g salmon meal|100|g|-|100
100g chicken meal|100|g|-|100
100g fish meal|100|g|-|100
100g meat and bone meal|100|g|-|100
100g feather meal|100|g|-|100
100g chicken or duck eggs|100|g|egg|100
100g turkey or chicken necks|100|g|turkey-neck-meat|100
100g lamb or beef bones|100|g|-|100
1 cup rice or soy milk|1|cup|rice-milk|?
1 cup coconut or almond flour|1|cup|almonds-blanched|?
100g beef or pork sausages|100|g|sausage-beef-cooked|100
100g chicken and rice|100|g|-|100
500g belly pork slices|500|g|pork-belly|500
500g neck of lamb|500|g|lamb-neck-lean|500
1 shoulder of lamb|1|-|lamb-shoulder-lean|-
500g shin of beef|500|g|beef-shin|500
500g topside beef|500|g|beef-topside|500
500g roast beef|500|g|beef-topside-cooked|500
500g beef brisket|500|g|beef-brisket-lean|500
500g chicken leg quarters|500|g|chicken-leg-skin|500
1 whole chicken|1|-|chicken-whole-skin|-
1 tin of sardines in tomato sauce|1|tin|sardines-tomato|120
2 tins sardines in brine|2|tin|-|-
1 tin tuna in oil|1|tin|tuna-light-oil|171
1 tin salmon in brine|1|tin|-|-
1 stick of butter|1|stick|butter-unsalted|113
2 cups all-purpose flour|2|cup|flour-plain|?
1/8 cup nonfat dry milk|0.125|cup|milk-powder-skimmed|?
2 Tbsp coconut flour|2|tbsp|-|?
1/4 cup egg substitute (1 egg)|0.25|cup|-|?
200 g salmon, smoked|200|g|salmon-smoked|200
`;
