/** A person's reading of a page without structured data: its recipes with title, lines and steps. */
type PlainPage = readonly [
  file: string,
  ...recipes: readonly (readonly [title: string, ingredients: readonly string[], steps: readonly string[]])[],
];

/** Blog pages as themes and people write them, with everything around a recipe; the texts are our own. */
export const PLAIN_PAGES: readonly PlainPage[] = [
  [
    'wordpress-post',
    [
      'Chicken and Pumpkin Dog Food',
      ['2 cups pumpkin purée', '1 lb chicken thighs', '½ cup oats', 'Coconut oil'],
      ['Simmer the chicken for 20 minutes.', 'Stir in the pumpkin and oats.', 'Cool before serving.'],
    ],
  ],
  [
    'squarespace-blocks',
    [
      'Salmon Bites',
      ['200 g tinned salmon', '1 egg', '2 tbsp rice flour'],
      ['Heat the oven to 180 °C.', 'Mash everything together.', 'Bake spoonfuls for 12 minutes.'],
    ],
  ],
  [
    'old-table-layout',
    [
      'Liver Brownies',
      ['1 lb beef liver', '1 cup wheat flour', '1 cup cornmeal'],
      [
        'Grind the liver in a blender.',
        'Add flour and cornmeal and mix well.',
        'Spread in a pan and bake at 350 for 20 minutes.',
      ],
    ],
  ],
  [
    'no-headings-at-all',
    [
      'Turkey Loaf',
      ['2 lbs ground turkey', '1 cup grated carrot', '2 eggs', '1/2 cup oats'],
      ['Mix everything in a bowl.', 'Press into a loaf tin.', 'Bake at 350 °F for 45 minutes.'],
    ],
  ],
  [
    'heading-without-method',
    [
      'Sardine Mash',
      ['1 can sardines in water', '1 boiled potato', '1 tsp parsley'],
      ['Drain the sardines and mash them with a fork.', 'Mash the potato and fold it in with the parsley.'],
    ],
  ],
  [
    'print-copy',
    [
      'Beef and Barley',
      ['500 g lean beef mince', '1 cup pearl barley', '2 carrots, diced'],
      ['Brown the beef.', 'Add barley, carrots and 4 cups water.', 'Simmer for 40 minutes.'],
    ],
  ],
  [
    'german-blog',
    [
      'Hundekekse mit Leberwurst',
      ['250 g Haferflocken', '100 g Leberwurst', '1 Ei'],
      ['Alles verkneten.', 'Kekse ausstechen.', 'Bei 160 °C 30 Minuten backen.'],
    ],
  ],
  [
    'greek-blog',
    [
      'Κοτόπουλο με ρύζι για σκύλους',
      ['500 γρ. κοτόπουλο', '1 φλ. ρύζι', '1 καρότο'],
      ['Βράζουμε το κοτόπουλο.', 'Προσθέτουμε το ρύζι και το καρότο.'],
    ],
  ],
  [
    'chinese-blog',
    [
      '狗狗鸡肉粥',
      ['鸡胸肉 200克', '大米 100克', '胡萝卜 半根'],
      ['大米洗净煮粥。', '鸡胸肉煮熟撕碎。', '加入胡萝卜煮10分钟。'],
    ],
  ],
  [
    'table-of-amounts',
    [
      'Cat Stew',
      ['300 g rabbit', '50 g chicken liver', '1 egg yolk'],
      ['Stew the rabbit for an hour.', 'Add liver and yolk for the last five minutes.'],
    ],
  ],
  [
    'two-recipes-on-a-page',
    ['Banana Chips', ['2 bananas', '1 tsp honey'], ['Slice the bananas.', 'Dry for 3 hours.']],
    ['Oat Balls', ['1 cup oats', '1 tbsp peanut butter'], ['Roll into balls.', 'Chill.']],
  ],
  [
    'aspx-form-and-groups',
    [
      'Meat Pie for Dogs',
      ['400 g lamb mince', '1 courgette', '200 g potatoes'],
      ['Filling: Brown the lamb with the courgette.', 'Crust: Mash the potatoes and spread them over.'],
    ],
  ],
  [
    'blogger-with-breaks',
    [
      'Kitten Custard',
      ['1 cup goat milk', '2 egg yolks', '1 tsp gelatine'],
      ['Warm the milk.', 'Whisk in the yolks.', 'Stir in the gelatine and chill.'],
    ],
  ],
  [
    'contents-and-step-headings',
    [
      'Best Homemade Cat Food Recipe',
      ['1 lb boneless chicken thighs', '4 oz chicken liver', '1 tsp taurine (buy here)', '1/2 tsp salt'],
      [
        'Prepare the meat: Cut the thighs into chunks.',
        'Grind: Grind the meat and liver.',
        'Add supplements: Stir in the taurine and salt.',
      ],
    ],
  ],
  [
    'lines-in-one-paragraph',
    [
      'Peanut Butter Pupcakes',
      ['1 cup flour', '1/4 cup peanut butter', '1 egg', '1 tsp baking soda'],
      ['Preheat oven to 350F.', 'Mix all the ingredients.', 'Bake for 15 minutes.'],
    ],
  ],
  [
    'german-without-h1',
    [
      'Hühnersuppe für Katzen',
      ['200 g Hühnerbrust', '1 EL Öl'],
      ['Das Huhn in Wasser kochen.', 'Alles pürieren und das Öl unterrühren.'],
    ],
  ],
  [
    'divs-with-headings-of-their-own',
    [
      'Tuna Treats',
      ['1 can tuna', '1 egg', '1 cup oat flour'],
      ['Drain the tuna.', 'Mix with egg and flour.', 'Bake at 180 C.'],
    ],
  ],
  [
    'numbered-ingredients',
    [
      'Beef Stew for Dogs',
      ['1 pound beef stew meat.', '1 small sweet potato.', '1/2 cup carrots, diced.'],
      ['Cook the meat for 10 minutes.', 'Microwave the potato until firm but tender, 5 to 8 minutes.'],
    ],
  ],
  [
    'chinese-in-one-line',
    ['猫咪三文鱼饭', ['三文鱼 100克', '米饭 50克', '南瓜 30克'], ['三文鱼蒸熟。', '拌入米饭和南瓜。']],
  ],
  [
    'greek-for-so-many',
    ['Μπισκότα για σκύλους', ['200 γρ. αλεύρι', '1 αυγό'], ['Ζυμώνουμε όλα τα υλικά.', 'Ψήνουμε στους 180.']],
  ],
  [
    'bold-numbers',
    [
      'Frozen Yogurt Pops',
      ['32 oz vanilla yogurt', '1 mashed banana', '2 tbsp peanut butter'],
      ['Blend everything together.', 'Freeze in 3 oz paper cups.'],
    ],
  ],
  ['article-without-recipe'],
];
