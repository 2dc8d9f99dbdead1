// biome-ignore-all lint/style/noExcessiveLinesPerFile: data, in the forms in which it is published.
import type { WildReading } from './wild-recipes.fixture.ts';

type WildPage = readonly [form: string, page: string, reading: WildReading];

const page = (body: string, head = '') =>
  `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>A page</title>${head}</head><body><nav><ul><li>Home<li>Pies</ul></nav>${body}<footer>© A kitchen</footer></body></html>`;
const ITEM = 'itemscope itemtype="http://schema.org/Recipe"';
const oats = { title: 'Oat Bowl', ingredients: ['100 g oats', '2 eggs'], steps: ['Mix.', 'Bake.'] };
const LINES = '<li itemprop="recipeIngredient">100 g oats</li><li itemprop="recipeIngredient">2 eggs</li>';
const STEPS = '<ol itemprop="recipeInstructions"><li>Mix.</li><li>Bake.</li></ol>';
const NAME = '<h1 itemprop="name">Oat Bowl</h1>';

/** Pages without JSON-LD in markup found on real sites; the words are our own. */
export const WILD_MICRODATA: readonly WildPage[] = [
  [
    'the example of schema.org: times in content, one line each, one text as method',
    page(`<div itemscope itemtype="https://schema.org/Recipe">
      <span itemprop="name">Oat Bowl</span> By <span itemprop="author">John Smith</span>,
      <meta itemprop="datePublished" content="2009-05-08">May 8, 2009
      <img itemprop="image" src="https://kitchen.test/oats.jpg" alt="Oats" />
      <span itemprop="description">Plain oats.</span>
      Prep Time: <meta itemprop="prepTime" content="PT15M">15 minutes
      Cook time: <meta itemprop="cookTime" content="PT1H">1 hour
      Yield: <span itemprop="recipeYield">1 loaf</span>
      <div itemprop="nutrition" itemscope itemtype="https://schema.org/NutritionInformation">
        Nutrition facts: <span itemprop="calories">240 calories</span></div>
      Ingredients: - <span itemprop="recipeIngredient">100 g oats</span> - <span itemprop="recipeIngredient">2 eggs</span>
      Instructions: <span itemprop="recipeInstructions">Mix. Bake.</span>
      140 comments: <div itemprop="interactionStatistic" itemscope><meta itemprop="userInteractionCount" content="140" /></div>
    </div>`),
    {
      ...oats,
      steps: ['Mix. Bake.'],
      authorName: 'John Smith',
      description: 'Plain oats.',
      prepTime: 15,
      cookTime: 60,
      servings: 1,
      imageUrl: 'https://kitchen.test/oats.jpg',
    },
  ],
  [
    'the old names, a list item a step',
    page(`<div ${ITEM}>${NAME}<ul><li itemprop="ingredients">100 g oats</li><li itemprop="ingredients">2 eggs</li></ul>
      <ol><li itemprop="recipeInstructions">Mix.</li><li itemprop="recipeInstructions">Bake.</li></ol></div>`),
    oats,
  ],
  ['a list as method', page(`<article ${ITEM}>${NAME}<ul>${LINES}</ul>${STEPS}</article>`), oats],
  [
    'list items that nobody closes, attributes without quotes, tags in capitals',
    page(`<DIV ITEMSCOPE ITEMTYPE=http://schema.org/Recipe><H1 ITEMPROP=name>Oat Bowl</H1>
      <UL><LI ITEMPROP=recipeIngredient>100 g oats<LI ITEMPROP=recipeIngredient>2 eggs</UL>
      <OL ITEMPROP=recipeInstructions><LI>Mix.<LI>Bake.</OL></DIV>`),
    oats,
  ],
  [
    'amount and food of each line in elements of their own, on lines of their own',
    page(`<div ${ITEM}>${NAME}<ul>
      <li itemprop="recipeIngredient">\n <div class="amount">100 g</div>\n <div class="food"><a href="/oats">oats</a></div>\n</li>
      <li itemprop="recipeIngredient">\n <div class="amount">2</div>\n <div class="food">eggs</div>\n</li></ul>${STEPS}</div>`),
    oats,
  ],
  [
    'data-vocabulary: ingredients as items, a photo, a summary',
    page(`<div itemscope itemtype="http://data-vocabulary.org/Recipe"><h1 itemprop="name">Oat Bowl</h1>
      <img itemprop="photo" src="//img.kitchen.test/oats.jpg"><span itemprop="summary">Plain oats.</span>
      <span itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">100 g</span> <span itemprop="name">oats</span></span>
      <span itemprop="ingredient" itemscope itemtype="http://data-vocabulary.org/RecipeIngredient"><span itemprop="amount">2</span> <span itemprop="name">eggs</span></span>
      <time itemprop="prepTime" datetime="PT10M">10 min</time><time itemprop="cookTime" datetime="PT20M">20 min</time>
      <div itemprop="instructions"><p>Mix.</p><p>Bake.</p></div>Serves <span itemprop="yield">4</span></div>`),
    {
      ...oats,
      description: 'Plain oats.',
      prepTime: 10,
      cookTime: 20,
      servings: 4,
      imageUrl: 'https://img.kitchen.test/oats.jpg',
    },
  ],
  [
    'steps as items with a text, a place and a picture',
    page(`<div ${ITEM}>${NAME}<ul>${LINES}</ul><ol>
      <li itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><meta itemprop="position" content="1"><div itemprop="text">Mix.</div><img itemprop="image" src="/1.jpg"></li>
      <li itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><meta itemprop="position" content="2"><div itemprop="text">Bake.</div></li></ol></div>`),
    oats,
  ],
  [
    'steps as items whose words stand in no property',
    page(`<div ${ITEM}>${NAME}<ul>${LINES}</ul><ol>
      <li itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><meta itemprop="url" content="#1">Mix.</li>
      <li itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><meta itemprop="url" content="#2">Bake.</li></ol></div>`),
    oats,
  ],
  [
    'sections of steps as items',
    page(`<div ${ITEM}>${NAME}<ul>${LINES}</ul>
      <div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToSection"><h3 itemprop="name">Dough</h3>
      <div itemprop="itemListElement" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">Mix.</p></div>
      <div itemprop="itemListElement" itemscope itemtype="https://schema.org/HowToStep"><p itemprop="text">Bake.</p></div></div></div>`),
    { ...oats, steps: ['Dough: Mix.', 'Bake.'] },
  ],
  [
    'paragraphs in one frame, numbered',
    page(
      `<div ${ITEM}>${NAME}<ul>${LINES}</ul><div itemprop="recipeInstructions"><p><b>1.</b> Mix.</p><p><b>2.</b> Bake.</p></div></div>`,
    ),
    oats,
  ],
  [
    'line breaks in one frame for both lists',
    page(
      `<div ${ITEM}>${NAME}<p itemprop="ingredients">100 g oats<br/>2 eggs</p><p itemprop="recipeInstructions">Mix.<br>Bake.</p></div>`,
    ),
    oats,
  ],
  [
    'a list as one ingredient property',
    page(
      `<div ${ITEM}>${NAME}<ul itemprop="recipeIngredient"><li>100 g <b>oats</b></li><li>2 eggs</li></ul>${STEPS}</div>`,
    ),
    oats,
  ],
  [
    'the frame and each line tell the same property',
    page(`<div ${ITEM}>${NAME}<ul itemprop="ingredients"><li itemprop="ingredients">100 g oats</li><li itemprop="ingredients">2 eggs</li></ul>
      <div itemprop="recipeInstructions"><ol><li itemprop="recipeInstructions">Mix.</li><li itemprop="recipeInstructions">Bake.</li></ol></div></div>`),
    oats,
  ],
  [
    'several lists under headings',
    page(
      `<div ${ITEM}>${NAME}<h3>For the bowl</h3><ul itemprop="recipeIngredient"><li>100 g oats</li></ul><h3>On top</h3><ul itemprop="recipeIngredient"><li>2 eggs</li></ul>${STEPS}</div>`,
    ),
    oats,
  ],
  [
    'rows of a table',
    page(
      `<div ${ITEM}>${NAME}<table><tr itemprop="recipeIngredient"><td>100 g</td><td>oats</td></tr><tr itemprop="recipeIngredient"><td>2</td><td>eggs</td></tr></table>${STEPS}</div>`,
    ),
    oats,
  ],
  [
    'properties in meta tags only',
    page(`<div ${ITEM}><meta itemprop="name" content="Oat Bowl"><meta itemprop="recipeIngredient" content="100 g oats"><meta itemprop="recipeIngredient" content="2 eggs">
      <meta itemprop="recipeInstructions" content="Mix."><meta itemprop="recipeInstructions" content="Bake."><link itemprop="url" href="https://kitchen.test/oats"><meta itemprop="recipeYield" content="4.0"></div>`),
    { ...oats, sourceUrl: 'https://kitchen.test/oats', servings: 4 },
  ],
  [
    'times as content of the words, an author as an item, ratings with names',
    page(`<div ${ITEM}>${NAME}
      <div itemprop="author" itemscope itemtype="http://schema.org/Person"><a itemprop="url" href="/ann"><span itemprop="name">Ann Cook</span></a></div>
      <div itemprop="aggregateRating" itemscope itemtype="http://schema.org/AggregateRating"><span itemprop="ratingValue">4.8</span></div>
      <span itemprop="prepTime" content="PT10M">10 mins</span><span itemprop="totalTime" content="PT45M">45 mins</span>
      <ul>${LINES}</ul>${STEPS}
      <div itemprop="review" itemscope itemtype="http://schema.org/Review"><span itemprop="name">Lovely</span><span itemprop="author">Ben</span></div></div>`),
    { ...oats, authorName: 'Ann Cook', prepTime: 10, cookTime: 35 },
  ],
  [
    'an author whose name is no item, before the title',
    page(
      `<div ${ITEM}><p itemprop="author">By <span itemprop="name">Ann</span></p>${NAME}<ul>${LINES}</ul>${STEPS}</div>`,
    ),
    { ...oats, authorName: 'By Ann' },
  ],
  [
    'times and servings in words',
    page(
      `<div ${ITEM}>${NAME}<span itemprop="prepTime">10 minutes</span><span itemprop="cookTime">1 hr 20 min</span><span itemprop="recipeYield">Serves four</span><ul>${LINES}</ul>${STEPS}</div>`,
    ),
    { ...oats, prepTime: 10, cookTime: 80, servings: 4 },
  ],
  [
    'a picture that is loaded late, in a frame',
    page(
      `<div ${ITEM}>${NAME}<div itemprop="image" itemscope itemtype="http://schema.org/ImageObject"><img itemprop="url" src="data:image/gif;base64,R0lGOD" data-src="https://kitchen.test/oats.jpg"></div><ul>${LINES}</ul>${STEPS}</div>`,
    ),
    { ...oats, imageUrl: 'https://kitchen.test/oats.jpg' },
  ],
  [
    'a picture within a frame that tells the property',
    page(
      `<div ${ITEM}>${NAME}<figure itemprop="image"><img src="//kitchen.test/oats.jpg?a=1&amp;b=2"></figure><ul>${LINES}</ul>${STEPS}</div>`,
    ),
    { ...oats, imageUrl: 'https://kitchen.test/oats.jpg?a=1&b=2' },
  ],
  [
    'entities in its words',
    page(
      `<div ${ITEM}><h1 itemprop="name">Oats &amp; Eggs &ndash; &#147;quick&#148;</h1><ul><li itemprop="recipeIngredient">&frac12;&nbsp;cup oats</li><li itemprop="recipeIngredient">1&frac12 cups cr&egrave;me</li><li itemprop="recipeIngredient">2&#8201;eggs</li></ul><p itemprop="recipeInstructions">Bake at 180&deg;C.</p></div>`,
    ),
    {
      title: 'Oats & Eggs – “quick”',
      ingredients: ['½ cup oats', '1½ cups crème', '2 eggs'],
      steps: ['Bake at 180°C.'],
    },
  ],
  [
    'RDFa with a vocabulary',
    page(
      `<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Oat Bowl</h1><ul><li property="recipeIngredient">100 g oats</li><li property="recipeIngredient">2 eggs</li></ul><div property="recipeInstructions"><p>Mix.</p><p>Bake.</p></div><span property="recipeYield">4 bowls</span></div>`,
      '<meta property="og:title" content="Something else"><meta property="og:description" content="No">',
    ),
    { ...oats, servings: 4 },
  ],
  [
    'RDFa with prefixes',
    page(`<div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"><h1 property="v:name">Oat Bowl</h1><ul rel="v:ingredient"><li typeof="v:Ingredient" property="v:ingredient"><span property="v:amount">100 g</span> <span property="v:name">oats</span></li><li typeof="v:Ingredient" property="v:ingredient"><span property="v:amount">2</span> <span property="v:name">eggs</span></li></ul>
      <div property="v:instructions"><ol><li>Mix.</li><li>Bake.</li></ol></div></div>`),
    oats,
  ],
  [
    'the microformat hRecipe',
    page(`<div class="post hrecipe"><h2 class="fn">Oat Bowl</h2><img class="photo" src="https://kitchen.test/oats.jpg"><span class="yield">4 servings</span><span class="preptime"><span class="value-title" title="PT10M"></span>10 mins</span>
      <ul class="ingredients"><li class="ingredient"><span class="value">100</span> <span class="type">g</span> oats</li><li class="ingredient">2 eggs</li></ul><ol class="instructions"><li>Mix.</li><li>Bake.</li></ol></div>`),
    { ...oats, servings: 4, prepTime: 10, imageUrl: 'https://kitchen.test/oats.jpg' },
  ],
  [
    'the microformat h-recipe',
    page(
      `<article class="h-recipe"><h1 class="p-name">Oat Bowl</h1><ul><li class="p-ingredient">100 g oats</li><li class="p-ingredient">2 eggs</li></ul><div class="e-instructions"><p>Mix.</p><p>Bake.</p></div><p>Takes <time class="dt-duration" datetime="PT1H">1 hour</time></p></article>`,
    ),
    { ...oats, cookTime: 60, warnings: ['only-total-time'] },
  ],
  [
    'an item that ends too early: its lists stand behind it',
    page(`<div ${ITEM}>${NAME}<meta itemprop="recipeYield" content="4"></div><ul>${LINES}</ul>${STEPS}`),
    { ...oats, servings: 4 },
  ],
  ['properties without any item', page(`<main>${NAME}<ul>${LINES}</ul>${STEPS}</main>`), oats],
  [
    'lists that an item refers to',
    page(
      `<div ${ITEM} itemref="foods method">${NAME}</div><aside><ul id="foods">${LINES}</ul></aside><div id="method" itemprop="recipeInstructions"><p>Mix.</p><p>Bake.</p></div>`,
    ),
    oats,
  ],
  [
    'an article round the recipe, a page round both, scripts and comments with tags in them',
    page(`<!-- <div ${ITEM}><h1 itemprop="name">No</h1></div> --><div itemscope itemtype="http://schema.org/WebPage"><div itemprop="mainEntity" itemscope itemtype="http://schema.org/BlogPosting"><h1 itemprop="headline">Why oats</h1>
      <script>document.write('<li itemprop="ingredients">no</li>')</script><div ${ITEM}>${NAME}<ul>${LINES}</ul>${STEPS}</div></div></div>`),
    oats,
  ],
  [
    'broken JSON-LD beside whole microdata',
    page(
      `<script type="application/ld+json">{"@type":"Recipe","name":"Oat B</script><div ${ITEM}>${NAME}<ul>${LINES}</ul>${STEPS}</div>`,
    ),
    oats,
  ],
  [
    'JSON-LD of the site alone, beside microdata',
    page(
      `<script type="application/ld+json">{"@type":"WebSite","name":"Kitchen"}</script><div ${ITEM}>${NAME}<ul>${LINES}</ul>${STEPS}</div>`,
    ),
    oats,
  ],
  [
    'bold and links that cross, a stray end tag, an apostrophe in a tag',
    page(
      `<div ${ITEM}></span><h1 itemprop="name"><b>Oat <i>Bowl</b></i></h1><img alt='Ann's oats' src=x.jpg><ul><li itemprop="recipeIngredient"><a href="/o">100 g oats</li><li itemprop="recipeIngredient">2 eggs</a></li></ul>${STEPS}</div>`,
    ),
    oats,
  ],
  [
    'a lone < in a step, an amount in a heading of the list',
    page(
      `<div ${ITEM}>${NAME}<ul><li itemprop="ingredients">For the bowl:</li><li itemprop="ingredients">100 g oats</li><li itemprop="ingredients">2 eggs</li></ul><div itemprop="recipeInstructions">Mix while < 70 °C.<br>For the top:<br>Bake.</div></div>`,
    ),
    { ...oats, steps: ['Mix while < 70 °C.', 'For the top: Bake.'] },
  ],
  [
    'two recipes',
    page(
      `<div ${ITEM}>${NAME}<ul>${LINES}</ul>${STEPS}</div><div ${ITEM}><h2 itemprop="name">Rice Bowl</h2><span itemprop="recipeIngredient">1 cup rice</span></div>`,
    ),
    { ...oats, others: ['Rice Bowl'] },
  ],
  [
    'JSON-LD in a page of three million characters',
    page(
      `<p>${'words '.repeat(500_000)}</p><script type="application/ld+json">{"@type":"Recipe","name":"Oat Bowl","recipeIngredient":["100 g oats","2 eggs"],"recipeInstructions":["Mix.","Bake."]}</script>`,
    ),
    oats,
  ],
  [
    'microdata in a page of three million characters',
    page(
      `<svg>${'<path d="M0 0"/>'.repeat(200_000)}</svg><div ${ITEM}>${NAME}<ul>${LINES}</ul>${STEPS}</div>`,
    ),
    oats,
  ],
  [
    'letters that are longer in small print before the script',
    page(
      `<p>${'İ'.repeat(500)}</p><script type="application/ld+json">{"@type":"Recipe","name":"Oat Bowl","recipeIngredient":["100 g oats","2 eggs"],"recipeInstructions":["Mix.","Bake."]}</script>`,
    ),
    oats,
  ],
];
