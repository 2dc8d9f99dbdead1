/**
 * Pattern for modules directly in a folder below pwa: those with these names, or all not matched by an earlier group.
 */
const of = (folder: string, names = '[a-z0-9-]+') => `/pwa/${folder}/(?:${names})\\.(?:ts|tsx|module\\.css)$`;

const icons = (names: string) => `/lucide-react/dist/esm/icons/(?:${names})\\.m?js$`;

const group = (name: string, ...patterns: readonly string[]) => ({
  name,
  test: new RegExp(patterns.join('|')),
});

/**
 * Modules shared between pages, one chunk per area: every chunk is precached, and small ones compress worse. A
 * route's screen keeps its own chunk. Modules loaded when idle are separate from those loaded on click. A group with
 * a style sheet brings it to every importer of any of its modules, including the pages of the landing screens.
 */
export const AREA_GROUPS = [
  group('consent', of('domain/consent'), of('database', 'consent'), of('app', 'consent-banner')),
  group(
    'forms',
    of('database', 'draft-stamp|drafts'),
    of('screens/shared', 'use-kept-form|use-correctable-send'),
  ),
  group(
    'units',
    of('domain/measure', 'unit-system'),
    of('domain/reference', 'supplements'),
    of('domain/recipe', 'storage-words'),
  ),
  group(
    'recipe-basics',
    of('domain/recipe', 'author-line|breadcrumb'),
    of('screens/recipe', 'no-such-recipe'),
  ),
  group(
    'recipe-verdict',
    of('components', 'nutrient-words'),
    of('screens/recipe', 'nutrition-judged-for|nutrition-of|nutrition-stage-words|verdict-vet-notice'),
    of('screens/shared', 'use-closure'),
  ),
  // On the home page and the calculators; the others wait in the next group.
  group(
    'tool-icons',
    icons('cat|dog|octagon-exclamation-point|triangle-exclamation-point'),
    of('screens/tools', 'animals'),
  ),
  group('verdict-marks', icons('badge-check|circle-question-mark'), of('components', 'not-judged')),
  group(
    'icons',
    icons(
      'calculator|camera|circle-check|circle-x|house|info|leaf|mail|minus|printer|shield-check|award|users|undo-2' +
        '|download|link|pencil|trash|copy|eraser|bell-ring|pause|play|list-checks|timer|volume-2|volume-x|circle-question-mark|badge-check',
    ),
  ),
  group(
    'plain-pages',
    of('screens/static', 'legal-page'),
    of('screens/shop', 'shop-frame|shop-tiles'),
    of('screens/browse', 'shop-ingredients|list-end|cat-shop-links'),
  ),
  group(
    'home-parts',
    icons('external-link'),
    of('domain/market', 'affiliate-link'),
    of('components', 'affiliate-link'),
    of('sync', 'affiliate'),
    of('screens/shared', 'shop-link|tile-links|recent-recipes'),
    of('screens/shop', 'shop-doors|shop-chips'),
    of('screens/newsletter', 'newsletter-box|newsletter-texts'),
    of('screens/static', 'page'),
  ),
  group('calculator-styles', of('screens/calculators', 'calculator')),
  group(
    'calculator-parts',
    of('domain/nutrition', 'cat-calculator|dog-calculator|intake-share|nutrition-result'),
    of('domain/pet', 'age-text|mature-weight|pet-needs'),
    of('screens/profile', 'run-profile-command|number-text|out-of-bounds'),
    of(
      'screens/calculators',
      'vet-advice|number-format|spoken-when-rested|activity-field|number-field|daily-energy-field' +
        '|result-rows|in-bounds|use-chosen-energy',
    ),
  ),
  group(
    'pet-calculators',
    of('screens/calculators', '(?!calculator\\b)[a-z-]+'),
    of('domain/reference', 'cat-breeds'),
  ),
  // For the lists of a species, which open a profile only on click.
  group('profile-panels', of('screens/profile', 'profile-panel|(?:cat|dog)-profile-panel')),
  group('profiles', of('screens/profile')),
  group(
    'plan-tables',
    of('domain/nutrition', 'supplement-doses'),
    of('domain/cook', 'whole-drops'),
    of('domain/recipe', 'cost-breakdown'),
    of('domain/reference', 'aisles|shop-item-rows|shop-items'),
    of(
      'domain/plan',
      'calendar|change-over|feeds|packs|plan-cost|plan-edits|plan-view|plan|planned-animal|planned-pet|purchase' +
        '|shopping-list',
    ),
  ),
  group(
    'plan-parts',
    icons('calendar-plus'),
    of('screens/plan', 'add-to-plan|days-text|share-text|recipe-field|use-feeding-form|feeding-calculator'),
    of('screens/shared', 'price-note'),
  ),
  group('batch-parts', of('screens/plan', 'batch-list|pack-list|plan')),
  group('submit-late', of('screens/submit', 'row-notes|submit-check|submit-chips|submit-results')),
  group(
    'recipe-texts',
    of(
      'domain/recipe',
      'cook-minutes|estimated-time|ingredient-text|social-image|structured-data|search-terms',
    ),
    of('domain/recipe/interchange', 'json-record|recipe-property|recipe-to-schema-org'),
    of('screens/recipe', 'save-recipe-file'),
    of('screens/queue', 'save-file'),
  ),
  group(
    'answers',
    of('domain/assistant', 'audit-answer|explain-steps|illnesses|listed-salt|toxic-line|listed|explanation'),
  ),
  group(
    'recipes-for-pets',
    of(
      'domain/assistant',
      'for-pet|larder|compose-batch|complete-recipe|create-recipe|recipe-facts|candidates|measures|rank|recommend',
    ),
  ),
  group('report-flag', icons('flag'), of('screens/shared', 'report-flag')),
  group(
    'assistant-parts',
    of('domain/contract', 'assistant'),
    of('sync', 'assistant'),
    of('screens/assistant'),
  ),
  group(
    'safety-parts',
    of(
      'domain/safety',
      'audit-recipe|told-once|safe-swaps|cooked-in-recipe|salt|recipe-flags|safety-sentences|fix-ingredient|fix-step' +
        '|fix-unsafe',
    ),
    of('domain/analysis', 'line-warnings'),
    of('screens/tools', 'flagged-lines'),
  ),
  group(
    'cooking',
    of('domain/nutrition', 'cooking-manner|cooked-yield'),
    of('domain/cook', 'foods-of-words|kitchen-verbs|cooking-audit'),
  ),
  group(
    'amounts',
    of(
      'domain/measure',
      'kitchen-words|us-mass|us-volume|dual-text|household|strength-grams|line-grams|format-quantity',
    ),
  ),
  group(
    'line-reading',
    of(
      'domain/analysis',
      'analyse-recipe|read-lines|source-audit|understood-line|line-questions?|which-food',
    ),
    of('domain/measure', 'food-kind-words|vague-amount'),
  ),
  group('any-food', of('domain/measure', 'parse-line|find-food|each-of|split-foods')),
  group(
    'tool-results',
    of(
      'screens/tools',
      'check-bowl|cooking-remarks|nutrients-card|safety-words|facts-card|summary-bar|checker-results|line-correction' +
        '|line-item|lines-card|safety-card|verdict-words|verdict-card|line-words|closure-panel',
    ),
    of('screens/shared', 'closure-notes|over-notes'),
    of('domain/analysis', 'food-choices'),
  ),
  group(
    'tool-parts',
    icons('clipboard-paste|file-up|cloud-off'),
    of('screens/import', 'import-target|import-offer|recipe-file-button'),
    of('screens/tools', 'change-note|not-loaded|stage-labels'),
  ),
  group('import-parts', of('screens/import', '(?!import-page|read-parts|take-in)[a-z-]+')),
  group('verdict-for-pet', of('screens/recipe', 'verdict-for-pet|judged-for-pet')),
  group('reviews', icons('star'), of('screens/reviews'), of('database', 'reviews')),
  group(
    'messages',
    of('screens/share', 'share-values|email-share-form'),
    of('screens/contact', 'contact-values|contact-fields'),
    of('screens/newsletter', 'newsletter-form'),
    of('screens/shared', 'report-fields|report-values|use-report-draft|report-dialog'),
    of('domain/safety', 'guard-version'),
  ),
  group(
    'consent-parts',
    of('app', 'consent-banner|consent-dialog'),
    of('screens/shared', 'consent-choices'),
    of('components', 'switch'),
  ),
  group('queue-styles', '/pwa/screens/queue/[a-z-]+\\.module\\.css$'),
  group('device-late', of('database', 'plans'), of('database/imports')),
  group('bowl-drawing', of('domain/recipe/illustration', 'svg|colour|ears|organic|ware|picture|empty-bowl')),
];
