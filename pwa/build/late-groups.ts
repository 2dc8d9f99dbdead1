const below = (folder: string, names: string) => new RegExp(`/pwa/${folder}/(${names})\\.ts$`);

const any =
  (...patterns: readonly RegExp[]) =>
  (id: string) =>
    patterns.some((pattern) => pattern.test(id));

/**
 * Modules that every page loads soon after its first paint, in a few chunks instead of sixty: small ones compress worse and
 * cost a request each. Only modules that no landing screen imports statically belong here, or they join the first load; the
 * budgets show it.
 */
export const LATE_GROUPS = [
  {
    name: 'device-parts',
    test: any(
      /node_modules\/dexie\//,
      below(
        'database',
        'adopt-dog-profile|stored-[a-z]+|ask-to-persist|open-database|read-[a-z]+|renew-old-cards|storage|open-device' +
          '|local-marker|write-cookie|newer-version|bowlful|catalogue-damage|pet-name',
      ),
      below('domain/pet', 'dog-profile-cookie'),
      below('domain/recipe', 'recipe-card'),
      below('domain/sync', '[a-z0-9]+'),
      below('sync', 'catalogue-problem|forget-photos|apply-[a-z-]+|pull-[a-z]+|pull'),
    ),
  },
  {
    name: 'food-tables',
    test: any(
      below('database', 'put-cards'),
      below('domain/recipe', 'card-of-recipe|cost|ingredient-names'),
      below(
        'domain/nutrition',
        'completeness|life-stage|recipe-verdict|targets|nutrient|nutrient-table|recipe-nutrients|table-salt' +
          '|batch-part|nutrient-bounds|food-kind|demands|slack|target-name',
      ),
      below(
        'domain/reference',
        'ingredient-rows|ingredients|food-nutrient-rows|food-amino-acid-rows|food-kind-rows|target-rows' +
          '|supplement-nutrients|unpack-numbers|unpack-rows',
      ),
    ),
  },
  {
    // Modules the size of a paragraph, needed by every page soon after its paint.
    name: 'small-parts',
    test: any(
      below('database', 'device-error|left-drafts|recents|with-early-words'),
      below('database/outbox', 'within|free-space'),
      below('domain/measure', 'mass'),
      below('domain/nutrition', 'base-energy|verdict-version'),
      below('domain/review', 'rating-summary'),
      below('sync', 'data-layer'),
    ),
  },
  {
    // The words of the screens that read ingredients.
    name: 'line-parts',
    test: any(below('screens/tools', 'question-words|checker-lines|checker-values|servings')),
  },
  {
    // Energy and portions of an animal: for the feeding amounts of a recipe, the calculators and the plan.
    name: 'energy',
    test: any(
      below('domain/nutrition', 'reference-band|energy-density|daily-energy|feeding'),
      below('domain/pet', 'energy-animal'),
    ),
  },
  {
    // Items of the queue, and the forms' way into it.
    name: 'sending',
    test: any(
      below('domain/outbox', 'write-item|new-entry|item-title|photo'),
      below('domain/contact', '[a-z-]+'),
      below('domain/sharing', '[a-z-]+'),
      below('domain/newsletter', '[a-z-]+'),
      below('domain/recipe', 'submission'),
      below('domain/contract', 'generic-message|email|photos'),
      below('domain/safety-report', '[a-z-]+'),
      below('database/outbox', 'outbox-commands|commands'),
      below('screens/shared', 'use-send|use-placing|use-correctable-send|await-delivery'),
    ),
  },
  {
    // Delivery of the queue, on every page; forms use it directly where the device cannot store.
    name: 'delivery',
    test: any(
      below(
        'sync',
        'push-triggers|push-item|push-request|flush-outbox|send-straight|background-sync|outbox-lock',
      ),
      below('domain/outbox', 'classify-exchange|after-delivery|due|back-off|retry-after|delivery|same-body'),
    ),
  },
  {
    // Loaded only for ingredients in free text, and on devices with a recipe that uses such a food.
    name: 'more-foods',
    test: any(below('domain/reference', 'more-foods'), below('domain/reference/more-foods', '[a-z-]+')),
  },
  {
    // One style sheet for the forms and their results: one by one they are six requests before the paint.
    name: 'tool-styles',
    test: any(/\/pwa\/screens\/(?:tools|submit|import)\/[a-z-]+\.module\.css$/),
  },
  {
    name: 'schemas',
    test: any(
      /node_modules\/zod\//,
      below('domain/recipe', 'category-schema|recipe|species-schema'),
      below('domain/contract', 'site-settings|sync|problem|acknowledgement|ratings|characters'),
      below('domain/pet', 'dog-profile|cat-profile|activity-level|daily-energy-schema'),
      below('domain/review', 'review'),
      below('domain/nutrition', 'daily-energy-bounds|verdict-schema'),
      below('domain/reference', 'breed'),
    ),
  },
];
