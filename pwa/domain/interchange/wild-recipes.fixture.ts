// biome-ignore-all lint/style/noExcessiveLinesPerFile: data, in the forms in which it is published.
import type { ForeignRecipe, ImportWarning } from './read-source.ts';

/** A person's reading of one recipe; ingredients as their lines. */
export type WildReading = Partial<Omit<ForeignRecipe, 'ingredients'>> & {
  ingredients?: string[];
  warnings?: ImportWarning[];
  /** Titles of further recipes. */
  others?: string[];
};

type WildRecipe = readonly [form: string, data: unknown, reading: WildReading];

const context = 'https://schema.org';
const step = (text: string, rest: object = {}) => ({ '@type': 'HowToStep', text, ...rest });
const script = (json: string, attributes = 'type="application/ld+json"') =>
  `<script ${attributes}>${json}</script>`;
const page = (...scripts: string[]) =>
  `<!doctype html><html><head><title>A page</title>${scripts.join('\n')}</head><body><p>Hello</p></body></html>`;

const oats = {
  '@context': context,
  '@type': 'Recipe',
  name: 'Oat Bowl',
  recipeIngredient: ['100 g oats', '2 eggs'],
  recipeInstructions: [step('Mix.'), step('Bake.')],
};
const readOats: WildReading = {
  title: 'Oat Bowl',
  ingredients: ['100 g oats', '2 eggs'],
  steps: ['Mix.', 'Bake.'],
};

/** Recipes in markup found on real sites; the words are our own. */
export const WILD_RECIPES: readonly WildRecipe[] = [
  [
    'a list with breadcrumbs, days in the durations, an image of unknown size, a line feed after each step, a pie as yield',
    [
      {
        '@context': context,
        '@type': 'BreadcrumbList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            item: { '@id': 'https://kitchen.test/pies', name: 'Pies', image: null },
          },
        ],
      },
      {
        '@context': context,
        '@type': 'Recipe',
        mainEntityOfPage: 'https://kitchen.test/recipe/1',
        name: 'Shepherd’s Pie',
        image: {
          '@type': 'ImageObject',
          url: 'https://kitchen.test/pie.jpg',
          width: null,
          height: null,
          caption: 'Pie',
        },
        datePublished: '1999-10-08T21:19:13.000Z',
        prepTime: 'P0DT0H30M',
        cookTime: 'P0DT1H0M',
        totalTime: 'P0DT1H30M',
        recipeYield: '1 - 9 inch pie',
        recipeIngredient: ['1 pound ground lamb', '½ cup peas'],
        recipeInstructions: [step('Brown the lamb.\n'), step('Bake it.\n')],
        aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.8, ratingCount: 12000 },
      },
    ],
    {
      title: 'Shepherd’s Pie',
      servings: null,
      prepTime: 30,
      cookTime: 60,
      ingredients: ['1 pound ground lamb', '½ cup peas'],
      steps: ['Brown the lamb.', 'Bake it.'],
      imageUrl: 'https://kitchen.test/pie.jpg',
      warnings: ['yield-unclear'],
    },
  ],
  [
    'Recipe and NewsArticle at once, authors with a biography, no cooking time',
    [
      {
        '@context': 'http://schema.org',
        '@type': ['Recipe', 'NewsArticle'],
        headline: 'Easy Bean Pot',
        author: [
          {
            '@type': 'Person',
            name: 'Ann Cook',
            description: 'Ann writes.',
            url: 'https://kitchen.test/ann',
            sameAs: ['https://social.test/ann'],
          },
        ],
        image: { '@type': 'ImageObject', url: 'https://kitchen.test/pot.jpg', height: 1125, width: 1500 },
        name: 'Easy Bean Pot',
        prepTime: 'PT10M',
        totalTime: 'PT45M',
        recipeYield: ['4', '4 to 6 servings'],
        recipeIngredient: ['1 tin white beans', '200 g diced turkey'],
        recipeInstructions: [
          {
            '@type': 'HowToStep',
            image: [{ '@type': 'ImageObject', url: 'https://kitchen.test/1.jpg' }],
            name: 'Cook the turkey:',
            text: 'Cook the turkey for 8 minutes.',
          },
        ],
      },
    ],
    {
      title: 'Easy Bean Pot',
      authorName: 'Ann Cook',
      servings: 4,
      prepTime: 10,
      cookTime: 35,
      imageUrl: 'https://kitchen.test/pot.jpg',
      steps: ['Cook the turkey for 8 minutes.'],
    },
  ],
  [
    'one text with blank lines as method, German portions',
    {
      '@context': context,
      '@type': 'Recipe',
      name: 'Hühnertopf',
      recipeIngredient: ['500 g Hühnerbrust', '2 Möhre(n)'],
      recipeInstructions: 'Das Huhn kochen.\n\nDie Möhren zugeben.\n\nAbkühlen lassen.',
      author: { '@type': 'Person', name: 'Esslust' },
      publisher: { '@type': 'Organization', name: 'Kochseite' },
      prepTime: 'P0DT0H20M',
      cookTime: 'P0DT0H15M',
      totalTime: 'P0DT0H45M',
      recipeYield: '1 Portion(en)',
    },
    {
      title: 'Hühnertopf',
      servings: 1,
      prepTime: 20,
      cookTime: 15,
      steps: ['Das Huhn kochen.', 'Die Möhren zugeben.', 'Abkühlen lassen.'],
      authorName: 'Esslust',
    },
  ],
  [
    'durations of years to milliseconds',
    {
      ...oats,
      prepTime: 'P0Y0M0DT0H20M0.000S',
      cookTime: 'P0Y0M0DT1H5M0.000S',
      author: [{ '@type': 'Person', name: 'The Kitchen', url: 'https://kitchen.test' }],
    },
    { ...readOats, prepTime: 20, cookTime: 65, authorName: 'The Kitchen' },
  ],
  [
    'durations in seconds, entities of XML, persons as yield, spaces after the lines, a nought as cooking time',
    {
      '@context': context,
      '@type': 'Recipe',
      name: 'Brochette &amp; riz',
      author: { '@type': 'Person', name: 'L&apos;atelier' },
      prepTime: 'P0Y0M0DT0H0M1800S',
      cookTime: 'P0Y0M0DT0H0M0S',
      recipeYield: '6 personnes',
      dateCreated: '',
      recipeCategory: '',
      recipeIngredient: ['900 g Filet(s) de lotte ', '5 cl Huile d&apos;olive '],
      recipeInstructions: [step('Couper.')],
    },
    {
      title: 'Brochette & riz',
      authorName: "L'atelier",
      prepTime: 30,
      cookTime: 0,
      servings: 6,
      ingredients: ['900 g Filet(s) de lotte', "5 cl Huile d'olive"],
    },
  ],
  [
    'the graph of a blog: article, page, website, four sizes of an image, sections with names',
    {
      '@context': context,
      '@graph': [
        {
          '@type': 'Article',
          '@id': 'https://blog.test/x/#article',
          author: { name: 'Ben', '@id': 'https://blog.test/#/schema/person/1' },
        },
        { '@type': 'WebPage', '@id': 'https://blog.test/x/' },
        {
          '@type': 'ImageObject',
          '@id': 'https://blog.test/x/#primaryimage',
          url: 'https://blog.test/x.jpg',
          contentUrl: 'https://blog.test/x.jpg',
        },
        { '@type': 'WebSite', '@id': 'https://blog.test/#website', name: 'Blog' },
        {
          '@type': 'Recipe',
          name: 'Night &#8211; and Morning Oats',
          author: { '@type': 'Person', name: 'Ben' },
          image: [
            'https://blog.test/x.jpg',
            'https://blog.test/x-500x500.jpg',
            'https://blog.test/x-500x375.jpg',
            'https://blog.test/x-480x270.jpg',
          ],
          recipeYield: ['12', '12 small bowls'],
          prepTime: 'PT10M',
          totalTime: 'PT8H30M',
          recipeIngredient: ['1 cup oats', '2 &frac12; cups water', '2 eggs ((beaten))'],
          recipeInstructions: [
            {
              '@type': 'HowToSection',
              name: 'Night before',
              itemListElement: [
                step('Mix oats and water.', {
                  name: 'Mix oats and water.',
                  url: 'https://blog.test/x/#step-0-0',
                }),
              ],
            },
            {
              '@type': 'HowToSection',
              name: 'Morning',
              itemListElement: [step('Add the eggs.'), step('Cook for 2 minutes.')],
            },
          ],
          isPartOf: { '@id': 'https://blog.test/x/#article' },
          mainEntityOfPage: 'https://blog.test/x/',
        },
      ],
    },
    {
      title: 'Night – and Morning Oats',
      authorName: 'Ben',
      imageUrl: 'https://blog.test/x.jpg',
      servings: 12,
      prepTime: 10,
      cookTime: 500,
      ingredients: ['1 cup oats', '2 ½ cups water', '2 eggs ((beaten))'],
      steps: ['Night before: Mix oats and water.', 'Morning: Add the eggs.', 'Cook for 2 minutes.'],
    },
  ],
  [
    'a graph that tells author and image by reference',
    {
      '@context': context,
      '@graph': [
        { '@id': 'https://blog.test/#/schema/person/abc' },
        {
          '@type': 'ImageObject',
          '@id': 'https://blog.test/y/#primaryimage',
          contentUrl: 'https://blog.test/y.jpg',
        },
        { '@type': 'Person', '@id': 'https://blog.test/#/schema/person/abc', name: 'Carla' },
        {
          ...oats,
          image: { '@id': 'https://blog.test/y/#primaryimage' },
          author: { '@id': 'https://blog.test/#/schema/person/abc' },
        },
      ],
    },
    { ...readOats, authorName: 'Carla', imageUrl: 'https://blog.test/y.jpg' },
  ],
  [
    'references that lead nowhere',
    {
      ...oats,
      image: { '@id': 'https://blog.test/z/#primaryimage' },
      author: { '@id': 'https://blog.test/#/schema/person/zzz' },
    },
    { ...readOats, authorName: null, imageUrl: null },
  ],
  [
    'the example of schema.org itself: one text, one loaf',
    {
      '@context': context,
      '@type': 'Recipe',
      author: 'John Smith',
      cookTime: 'PT1H',
      datePublished: '2009-05-08',
      description: 'This classic banana bread.',
      image: 'bananabread.jpg',
      recipeIngredient: ['3 or 4 ripe bananas, smashed', '1 egg', '3/4 cup of sugar'],
      interactionStatistic: { '@type': 'InteractionCounter', userInteractionCount: '140' },
      name: 'Banana Bread',
      nutrition: { '@type': 'NutritionInformation', calories: '240 calories', fatContent: '9 grams fat' },
      prepTime: 'PT15M',
      recipeInstructions: 'Preheat the oven to 350 degrees. Mix in a bowl. Bake for one hour.',
      recipeYield: '1 loaf',
      suitableForDiet: 'https://schema.org/LowFatDiet',
    },
    {
      title: 'Banana Bread',
      description: 'This classic banana bread.',
      authorName: 'John Smith',
      cookTime: 60,
      prepTime: 15,
      imageUrl: null,
      steps: ['Preheat the oven to 350 degrees. Mix in a bowl. Bake for one hour.'],
      servings: 1,
    },
  ],
  [
    'the example of a search engine: names, addresses and pictures of steps, a video',
    {
      ...oats,
      image: ['https://kitchen.test/1x1.jpg', 'https://kitchen.test/4x3.jpg'],
      recipeYield: '10',
      cookTime: 'PT30M',
      recipeInstructions: [
        step('Preheat the oven.', {
          name: 'Preheat',
          url: 'https://kitchen.test/x#step1',
          image: 'https://kitchen.test/s1.jpg',
        }),
        step('Bake.', { name: 'Bake' }),
      ],
      video: {
        '@type': 'VideoObject',
        name: 'How to',
        duration: 'PT1M33S',
        hasPart: [{ '@type': 'Clip', name: 'Preheat', startOffset: 30 }],
      },
    },
    {
      title: 'Oat Bowl',
      servings: 10,
      cookTime: 30,
      steps: ['Preheat the oven.', 'Bake.'],
      imageUrl: 'https://kitchen.test/1x1.jpg',
    },
  ],
  [
    'the old names, and one text with a line each',
    {
      '@type': 'Recipe',
      name: 'Oat Bowl',
      ingredients: '100 g oats\n2 eggs\n',
      recipeInstructions: ['Mix.', 'Bake.'],
      yield: 'Serves 4',
    },
    { ...readOats, servings: 4 },
  ],
  [
    'an ItemList as method',
    {
      ...oats,
      recipeInstructions: {
        '@type': 'ItemList',
        numberOfItems: 2,
        itemListElement: [
          { '@type': 'ListItem', position: 1, item: step('Mix.') },
          { '@type': 'ListItem', position: 2, item: step('Bake.') },
        ],
      },
    },
    readOats,
  ],
  [
    'steps whose words are in directions, named after their beginning',
    {
      ...oats,
      recipeInstructions: [
        { '@type': 'HowToStep', name: 'Mix', itemListElement: [{ '@type': 'HowToDirection', text: 'Mix.' }] },
        { '@type': 'HowToStep', itemListElement: { '@type': 'HowToDirection', text: 'Bake.' } },
      ],
    },
    readOats,
  ],
  ['steps in lists in a list', { ...oats, recipeInstructions: [[step('Mix.'), step('Bake.')]] }, readOats],
  [
    'a method of HTML, and a description of it',
    {
      ...oats,
      description: '<p>Plain &amp; good.</p>\r\n<p>Keeps well.</p>',
      recipeInstructions: '<p><strong>1.</strong> Mix.</p><p><strong>2.</strong> Bake.</p>',
    },
    { ...readOats, description: 'Plain & good. Keeps well.' },
  ],
  [
    'steps of HTML, encoded once more',
    {
      ...oats,
      recipeInstructions: [step('&lt;p&gt;Mix.&lt;/p&gt;'), step('<p>Bake.</p>')],
      recipeIngredient: ['100&nbsp;g <a href="https://shop.test">oats</a>', '2 eggs'],
    },
    readOats,
  ],
  [
    'ingredients in groups of lists',
    { ...oats, recipeIngredient: [['100 g oats'], ['For the top:', '2 eggs']] },
    readOats,
  ],
  [
    'ingredients as objects of amount, unit and name',
    {
      ...oats,
      recipeIngredient: [
        { amount: 100, unit: 'g', name: 'oats' },
        { '@type': 'PropertyValue', value: '2', name: 'eggs' },
      ],
    },
    readOats,
  ],
  [
    'all ingredients in one entry of a list',
    { ...oats, recipeIngredient: ['<ul><li>100 g oats</li><li>2 eggs</li></ul>'] },
    readOats,
  ],
  [
    'times in words, and a number as yield',
    { ...oats, prepTime: '20minutes', cookTime: '1 hour 15 mins', recipeYield: 8 },
    { ...readOats, prepTime: 20, cookTime: 75, servings: 8 },
  ],
  [
    'times in words with fractions',
    { ...oats, prepTime: '½ hour', cookTime: '1 1/2 hours', recipeYield: 'Makes about 24 biscuits' },
    { ...readOats, prepTime: 30, cookTime: 90, servings: 24 },
  ],
  [
    'times in words of another language',
    { ...oats, prepTime: '20 Minuten', cookTime: '1 Stunde 20 Minuten', recipeYield: 'Für 4 Personen' },
    { ...readOats, prepTime: 20, cookTime: null, servings: 4, warnings: ['cook-time-unclear'] },
  ],
  [
    'yields that are measures and no count',
    { ...oats, recipeYield: '4 1/2 cups', prepTime: 'PT0M', cookTime: '' },
    { ...readOats, servings: null, prepTime: 0, cookTime: null, warnings: ['yield-unclear'] },
  ],
  [
    'a loaf by its tin',
    { ...oats, recipeYield: 'One 9x5-inch loaf' },
    { ...readOats, servings: null, warnings: ['yield-unclear'] },
  ],
  ['a yield by the dozen', { ...oats, recipeYield: 'about 2 dozen' }, { ...readOats, servings: 24 }],
  [
    'a quantity as yield, with its unit',
    { ...oats, recipeYield: { '@type': 'QuantitativeValue', value: 6, unitText: 'portions' } },
    { ...readOats, servings: 6 },
  ],
  [
    'expanded JSON-LD: the names of properties in full, every value an object',
    [
      {
        '@type': ['http://schema.org/Recipe'],
        'http://schema.org/name': [{ '@value': 'Oat Bowl' }],
        'http://schema.org/recipeIngredient': [{ '@value': '100 g oats' }, { '@value': '2 eggs' }],
        'http://schema.org/recipeInstructions': [{ '@list': [{ '@value': 'Mix.' }, { '@value': 'Bake.' }] }],
        'http://schema.org/cookTime': [{ '@value': 'PT30M' }],
        'http://schema.org/image': [{ '@id': 'https://kitchen.test/oats.jpg' }],
      },
    ],
    { ...readOats, cookTime: 30, imageUrl: 'https://kitchen.test/oats.jpg' },
  ],
  [
    'microdata as JSON: a type and properties, every value in a list',
    {
      items: [
        {
          type: ['https://schema.org/Recipe'],
          properties: {
            name: ['Oat Bowl'],
            recipeIngredient: ['100 g oats', '2 eggs'],
            recipeInstructions: ['Mix.', 'Bake.'],
            recipeYield: ['4'],
            author: [{ type: ['https://schema.org/Person'], properties: { name: ['Dora'] } }],
            image: ['https://kitchen.test/oats.jpg'],
            cookTime: ['PT1H30M'],
          },
        },
      ],
    },
    { ...readOats, servings: 4, authorName: 'Dora', cookTime: 90, imageUrl: 'https://kitchen.test/oats.jpg' },
  ],
  [
    'a type in small letters, a context that is an object',
    { ...oats, '@context': { '@vocab': 'http://schema.org/' }, '@type': 'recipe' },
    readOats,
  ],
  [
    'a round-up of several recipes',
    {
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', item: oats },
        { '@type': 'ListItem', item: { ...oats, name: 'Rice Bowl' } },
      ],
    },
    { ...readOats, others: ['Rice Bowl'] },
  ],
  ['a page with a script', page(script(JSON.stringify(oats))), readOats],
  [
    'a page with scripts of other things, a broken one, and attributes as they come',
    page(
      '<script>var a = "<b>";</script>',
      script('{ not json'),
      script('{"@type":"Organization"}'),
      `<SCRIPT class='yoast' type=application/ld+json>${JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, oats] })}</SCRIPT>`,
    ),
    readOats,
  ],
  [
    'a page whose type is written in entities',
    page(script(JSON.stringify(oats), 'type="application&#x2F;ld&#x2B;json"')),
    readOats,
  ],
  [
    'a script in the marks of a comment',
    page(script(`\n//<![CDATA[\n${JSON.stringify(oats)}\n//]]>\n`)),
    readOats,
  ],
  [
    'line feeds and tabs in its texts',
    JSON.stringify({ ...oats, recipeInstructions: 'Mix.#Bake.' }).replace('#', '\n\t'),
    readOats,
  ],
  [
    'commas behind the last value',
    '{"@type":"Recipe","name":"Oat Bowl","recipeIngredient":["100 g oats","2 eggs",],"recipeInstructions":["Mix.","Bake."],}',
    readOats,
  ],
  [
    'a picture that is not on the web first, a stray empty entry',
    {
      ...oats,
      image: ['', '/img/oats.jpg', { '@type': 'ImageObject', url: ['https://kitchen.test/oats.jpg'] }],
      author: '',
    },
    { ...readOats, imageUrl: 'https://kitchen.test/oats.jpg', authorName: null },
  ],
  [
    'an author that is an address',
    { ...oats, author: 'https://kitchen.test/ann' },
    { ...readOats, authorName: null },
  ],
  [
    'a mere mention',
    { '@type': 'Recipe', name: 'Oat Bowl', url: 'https://kitchen.test/oats' },
    {
      title: 'Oat Bowl',
      sourceUrl: 'https://kitchen.test/oats',
      ingredients: [],
      steps: [],
      warnings: ['no-ingredients', 'no-steps'],
    },
  ],
];
