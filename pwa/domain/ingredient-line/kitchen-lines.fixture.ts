/**
 * Further lines by wording of the amount, in the columns of `INGREDIENT_LINES`: text, quantity or range, unit, food,
 * grams.
 */
export const KITCHEN_LINES = `
# two amounts joined by a slash: the first
10g/½oz butter|10|g|?|10
8 ounces/225 grams lean beef mince|8|oz|beef-mince-lean|227
225g/½lb chicken livers|225|g|chicken-liver|225
1.2 litres/2 pints water|1.2|l|water|1200
450g/1lb carrots|450|g|carrot|450
1kg/2lb 4oz turkey mince|1|kg|turkey-mince-lean|1000
1 lb/450 g cod|1|lb|cod|452
150ml/¼ pint chicken stock|150|ml|?|150
600 ml / 1 pint water|600|ml|water|600
25g/1oz oats|25|g|oats|25
75 g/2¾ oz spinach|75|g|spinach|75
1 cup/240ml water|1|cup|water|240
1 cup/185 g brown rice|1|cup|?|185
5ml/1 tsp sunflower oil|5|ml|sunflower-oil|4.6
15ml/1 tbsp olive oil|15|ml|olive-oil|13.8
1¼lb/565g beef heart|1.25|lb|beef-heart|566
2 tbsp/30ml salmon oil|2|tbsp|salmon-oil|27.3
100g / 3½ oz green beans|100|g|green-beans|100
500g or 1lb 2oz lamb mince|500|g|lamb-mince|500
1 pound or 450 grams turkey breast|1|lb|turkey-breast|452
150 g/generous 5 oz carrots|150|g|carrot|150
2 lb (about 900 g) beef heart|2|lb|beef-heart|907
1/4 of a 400 g bag spinach|100|g|spinach|100
1 lb chicken thighs / 450 g|1|lb|chicken-thigh|450
500 g cooked green lentils, drained (about 170 g dry)|500|g|lentils-cooked|500
# two amounts side by side: the first
125g 4½oz blueberries|125|g|blueberries|125
200g 7oz cooked brown rice|200|g|rice-brown-cooked|200
450g 1lb beef heart|450|g|beef-heart|450
300ml ½ pint water|300|ml|water|300
1.5kg 3lb 5oz chicken thighs|1.5|kg|chicken-thigh|1500
50g 2oz peas|50|g|peas|50
1 litre 1¾ pints water|1|l|water|1000
1 tbsp 15 ml olive oil|1|tbsp|olive-oil|13.6
# sums
2lbs4oz beef mince|2.25|lb|beef-mince-15|1021
2 lb 4 oz beef mince|2.25|lb|beef-mince-15|1021
1lb 8oz turkey mince|1.5|lb|turkey-mince-lean|680
1 kg 500 g carrots|1.5|kg|carrot|1500
1 cup plus 2 tablespoons oats|1.125|cup|oats|91
1 cup + 1 tbsp water|1.0625|cup|water|251
1 tablespoon and 1 teaspoon olive oil|1.333|tbsp|olive-oil|18.2
1 pound 2 ounces pork loin|1.125|lb|?|510
1 litre plus 200 ml water|1.2|l|water|1200
# a fraction before a container
½ (28-ounce) can pumpkin puree|14|oz|pumpkin-canned|397
1/2 (15 oz) can pumpkin|7.5|oz|pumpkin-canned|213
½ x 400g tin chickpeas|200|g|chickpeas-tinned|200
half a 400g tin of chickpeas|200|g|chickpeas-tinned|200
1 ½ (400 g) tins pumpkin|600|g|pumpkin-canned|600
1½ (14 ounce) cans pumpkin|21|oz|pumpkin-canned|595
half a 500g pack of turkey mince|250|g|turkey-mince-lean|250
¼ (500 g) bag frozen peas|125|g|peas|125
# hyphens
3½-pound pork shoulder|3.5|lb|?|1588
One ½-ounce packet gelatin|0.5|oz|gelatin|14.2
2 8-ounce salmon fillets|16|oz|?|454
one 12-ounce bag frozen peas|12|oz|peas|340
two 6-ounce cod fillets|12|oz|cod|340
a 2-pound butternut squash|2|lb|butternut-squash|907
1-pound package ground turkey|1|lb|turkey-mince-lean|454
8-oz. beef liver|8|oz|beef-liver|227
1½-lb. pumpkin|1.5|lb|?|680
4 4-oz cod fillets|16|oz|cod|454
two 1/2-pound turkey breasts|1|lb|turkey-breast|454
1 three-pound butternut squash|3|lb|butternut-squash|1361
# multiplied
2 x 500g turkey mince|1000|g|turkey-mince-lean|1000
2x500g turkey mince|1000|g|turkey-mince-lean|1000
2 × 120 g tins sardines in water|240|g|sardines-water|240
2 tins (2 x 120g) sardines in water|?|?|sardines-water|240
3 packs (3 x 250 g) beef heart|?|?|beef-heart|750
turkey mince 2 x 500g|1000|g|turkey-mince-lean|1000
4 x 150g chicken breasts|600|g|chicken-breast|600
2 packs of 400g beef mince|?|?|beef-mince-15|800
3 lots of 50g peas|150|g|peas|150
2 off 150 g cod fillets|?|?|cod|300
# number words
two hundred grams of spinach|200|g|spinach|200
five hundred grams turkey mince|500|g|turkey-mince-lean|500
one hundred and fifty grams peas|150|g|peas|150
one pound of carrots|1|lb|carrot|454
thirty grams oats|30|g|oats|30
a hundred grams of cod|100|g|cod|100
two and a half cups of water|2.5|cup|water|592
three quarters of a pound of beef heart|0.75|lb|beef-heart|340
half a kilo of carrots|0.5|kg|carrot|500
a pound and a half of turkey mince|1.5|lb|turkey-mince-lean|680
half a dozen eggs|6|-|egg|300
a kilo of potatoes|1|kg|?|1000
quarter of a pound of beef liver|0.25|lb|beef-liver|113
sixteen ounces cod|16|oz|cod|454
twenty-five grams oats|25|g|oats|25
a dozen quail eggs|12|-|quail-egg|108
forty five grams peas|45|g|peas|45
# drained weight
400g tin chickpeas (240g drained weight)|?|?|chickpeas-tinned|240
400g tin chickpeas, drained weight 240g|?|?|chickpeas-tinned|240
1 tin tuna in water (145g, 102g drained)|?|?|tuna-water|102
1 x 120g can sardines in water (drained weight 90g)|?|?|sardines-water|90
2 x 400g tins chickpeas (drained weight 480g)|?|?|chickpeas-tinned|480
1 tin sardines in water, 90 g drained|?|?|sardines-water|90
sardines in water, 120g tin, 84g drained|?|?|sardines-water|84
3 x 120g tins mackerel, drained weight 84g each|3|tin|?|252
1 x 400g tin chickpeas (240g drained)|1|tin|?|240
# cooked weight told beside dry
100g dry brown rice (300g cooked)|100|g|rice-brown-dry|100
100 g uncooked white rice (about 280 g cooked weight)|100|g|rice-white-dry|100
2 oz dry brown rice (150 g cooked)|2|oz|rice-brown-dry|56.7
300g cooked brown rice (100g dry)|300|g|rice-brown-cooked|300
300 g cooked white rice (from 100 g uncooked)|300|g|rice-white-cooked|300
1 cup dry quinoa (makes 3 cups cooked)|1|cup|quinoa-dry|170
2 lb raw chicken breast (about 1.5 lb cooked)|2|lb|chicken-breast|907
600 g chicken breast (450 g cooked weight)|600|g|chicken-breast|600
1/2 cup dry quinoa, 270 g when cooked|0.5|cup|quinoa-dry|85
# units
1 punnet blueberries (150 g)|1|punnet|blueberries|150
a 200g punnet of blueberries|200|g|blueberries|200
1 bulb fennel|1|bulb|?|?
a knob of butter|1|knob|?|?
knob of butter|1|knob|?|?
a splash of olive oil|1|splash|olive-oil|-
splash of water|1|splash|water|-
a glug of olive oil|1|glug|olive-oil|-
2 glugs olive oil|2|glug|olive-oil|-
a drizzle of honey|1|drizzle|honey|-
1 sheet nori|1|sheet|?|?
2 sheets nori|2|sheet|?|?
1 dessert spoon honey|1|dessertspoon|honey|14.2
2 dessert spoons olive oil|2|dessertspoon|olive-oil|18.4
1 dessertspoonful honey|1|dessertspoon|honey|14.2
2 dstsp olive oil|2|dessertspoon|olive-oil|18.4
1 Tb olive oil|1|tbsp|olive-oil|13.6
2 Tbs. olive oil|2|tbsp|olive-oil|27.2
1 Tbl honey|1|tbsp|honey|21
1 tea spoon turmeric|1|tsp|turmeric|3.1
1 table spoon olive oil|1|tbsp|olive-oil|13.6
1 tblspn olive oil|1|tbsp|olive-oil|13.6
1 tspn turmeric|1|tsp|turmeric|3.1
2 kgs carrots|2|kg|carrot|2000
200 grms cod|200|g|cod|200
1 lge egg|1|-|egg|50
a dollop of yogurt|1|dollop|?|-
a drizzle of salmon oil|1|drizzle|salmon-oil|-
# length
3 inch piece fresh ginger|?|?|ginger|-
a 2cm piece of ginger|?|?|ginger|-
5 cm cucumber|?|?|cucumber|-
4-inch piece of cucumber|?|?|cucumber|-
1" piece ginger|?|?|ginger|-
500g carrots, cut into 2 cm pieces|500|g|carrot|500
2 carrots, in 1 inch chunks|2|-|carrot|122
# bullets and signs
- 5 g iodised salt|5|g|iodised-salt|5
-5 g iodised salt|-|-|iodised-salt|-
−200 g cod|-|-|cod|-
– 200 g cod|200|g|cod|200
• 200g cod|200|g|cod|200
* 2 eggs|2|-|egg|100
+ 200 g cod|200|g|cod|200
# weight first, with much beside it
500g (about 4) chicken thighs|500|g|chicken-thigh|500
500g chicken thighs (about 4)|500|g|chicken-thigh|500
250 g carrots (2 large)|250|g|carrot|250
1kg bag of carrots|1|kg|carrot|1000
400g can of pumpkin|400|g|pumpkin-canned|400
200g, cod|200|g|cod|200
150g of frozen peas, thawed|150|g|peas|150
2 kg (4.4 lb) turkey mince|2|kg|turkey-mince-lean|2000
90g egg|90|g|egg|90
100g (1 cup) oats|100|g|oats|100
120 gram oats|120|g|oats|120
120 g. oats|120|g|oats|120
0.25kg cod|0.25|kg|cod|250
1,250g turkey mince|1250|g|turkey-mince-lean|1250
500g pack turkey mince, 5% fat|500|g|turkey-mince-lean|500
50-60g oats|50-60|g|oats|55
approx. 300g cod|300|g|cod|300
~300g cod|300|g|cod|300
at least 300g cod|300|g|cod|-
just under 300g cod|300|g|cod|300
a good 300g cod|300|g|cod|300
scant 300g cod|300|g|cod|300
300g+ cod|300|g|cod|-
300g ish cod|300|g|cod|300
c. 300g cod|300|g|cod|300
300g cod (or haddock)|300|g|cod|300
300g cod, plus extra to serve|300|g|cod|300
cod 300g|300|g|cod|300
cod (300g)|300|g|cod|300
cod - 300g|300|g|cod|300
cod: 300 g|300|g|cod|300
cod ... 300g|300|g|cod|300
cod, skinless, 300 g|300|g|cod|300
# other wordings
juice of 1 lemon|?|?|?|-
zest of 1 orange|?|?|?|-
juice of half a lemon|?|?|?|-
zest and juice of 1 lemon|?|?|?|-
2 eggs plus 1 yolk|2|-|egg|100
1 egg plus 2 egg whites|1|-|egg|50
500 g chicken breast (optional)|500|g|chicken-breast|500
`;
