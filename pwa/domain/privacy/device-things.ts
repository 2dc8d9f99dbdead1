import {
  COOKIE_DAYS,
  FED_LOG_DAYS,
  MOST_SEEN_PHOTOS,
  SEEN_PHOTO_DAYS,
  type StoredThing,
} from './retention.ts';

const CLEARED = 'Clear my data in the settings, or the browser’s own site data.';
const BY_BROWSER = 'The browser’s own site data.';

/**
 * Everything the app stores on the visitor's device. Names are `database/table`, `cookie name`, `localStorage key`,
 * `sessionStorage key` or `cache name`.
 */
export const DEVICE_THINGS: readonly StoredThing[] = [
  {
    what: 'Your pets: name, breed, age, weight, activity, health, foods to avoid, treats, and their weights by day',
    why: 'We use them to work out portions, verdicts and plans, on your device.',
    kept: `Until you delete them; a cookie mirrors the active dog, without its health, for ${COOKIE_DAYS} days.`,
    deleted: 'At the animal, or Clear my data, in the settings.',
    names: ['bowlful/pets', 'bowlful/weighIns', 'cookie dogProfile', 'localStorage pets'],
  },
  {
    what: 'Favourites, and the last twelve recipes you looked at',
    why: 'So that you can find them again.',
    kept: 'Until you remove them; a thirteenth recipe replaces the oldest.',
    deleted: CLEARED,
    names: ['bowlful/favourites', 'bowlful/recents'],
  },
  {
    what: 'Plan, shopping list with its ticks, cooking in progress, and the days you cooked a recipe',
    why: 'So that the planner and cook mode continue where you left off.',
    kept: 'Until you delete them.',
    deleted: CLEARED,
    names: ['bowlful/plans', 'bowlful/shopping', 'bowlful/cookSessions', 'bowlful/cookedDays'],
  },
  {
    what: 'The meals you marked as fed: what, how much, when, and by whom if you say so',
    why: 'So that the plan knows what is left, and you can show a vet what your pet ate.',
    kept: `The last ${FED_LOG_DAYS} days with meals.`,
    deleted: 'In the plan, with the pet, or Clear my data in the settings.',
    names: ['bowlful/fedMeals'],
  },
  {
    what: 'Your own recipes and notes, with their photos',
    why: 'They are yours, and private until you submit one.',
    kept: 'Until you delete them.',
    deleted: 'At the recipe; or Clear my data in the settings.',
    names: ['bowlful/ownRecipes'],
  },
  {
    what: 'Drafts of whatever you were writing, and your questions for the vet',
    why: 'So that you lose nothing if you close the tab or the battery dies.',
    kept: 'Until you send or clear them.',
    deleted: CLEARED,
    names: ['bowlful/drafts', 'localStorage left-draft:'],
  },
  {
    what: 'The queue: items waiting to be sent, items we couldn’t accept, and the headings of sent ones',
    why: 'So that each item arrives once and you can see that it did. A review’s secret lets this device withdraw it.',
    kept: 'Waiting and refused items until they are sent or discarded; of sent ones the last twenty, and recipes until they are decided.',
    deleted: 'In the queue; or Clear my data in the settings.',
    names: ['bowlful-outbox-1/items'],
  },
  {
    what: 'Recipes imported from files, links and other apps',
    why: 'So that you can check them first.',
    kept: 'Until you handle them; at most fifty.',
    deleted: 'In the import; or Clear my data in the settings.',
    names: ['bowlful-imports-1/entries', 'sessionStorage launched-files'],
  },
  {
    what: 'The last merge with another phone of your household',
    why: 'So that it can be undone.',
    kept: 'Until the next merge.',
    deleted: CLEARED,
    names: ['bowlful/householdMerges'],
  },
  {
    what: 'If you share a household: its key and four words, what its devices last agreed on, and what two of them changed differently',
    why: 'So that this device stays in step with the others, and you decide what to keep.',
    kept: 'Until you leave or erase the household; a changed value until you decide.',
    deleted:
      'Leave or Erase in the settings, under Household, and decide there about changed values; or Clear my data.',
    names: ['bowlful/householdMembership', 'bowlful/householdReplica', 'bowlful/householdAsides'],
  },
  {
    what: 'Preferences: units, appearance, market, reminders, the labels of your supplements, the foods you ticked as at hand, the energy of the food you buy, your premixes and in which recipes you use them, your foods from a label, your number of visits, your name at meals you mark, and whether we may ask about installing and notifications',
    why: 'So that the app follows your choices.',
    kept: 'Until you change them.',
    deleted: CLEARED,
    names: ['bowlful/preferences', 'localStorage appearance', 'localStorage notices-declined'],
  },
  {
    what: 'Your choice about cookies',
    why: 'So that we ask only once, and run nothing you refused.',
    kept: 'Until you change it.',
    deleted: 'Cookie settings in the footer change it; Clear my data removes it.',
    names: ['localStorage cookieConsent'],
  },
  {
    what: 'The catalogue: recipes, their cards, approved reviews, and how up to date they are',
    why: 'So that the whole site works offline.',
    kept: 'Until the server changes or withdraws them.',
    deleted: BY_BROWSER,
    names: ['bowlful/recipes', 'bowlful/cards', 'bowlful/reviews', 'bowlful/syncState'],
  },
  {
    what: 'The app’s own files and the downloads',
    why: 'So that the whole site works offline.',
    kept: 'Until a newer version replaces them.',
    deleted: BY_BROWSER,
    names: ['cache bowlful-precache', 'cache downloads'],
  },
  {
    what: 'Pages as you last saw them, including your own data on them, and how fast this device renders them',
    why: 'So that they open at once.',
    kept: 'Eight pages, until their content changes.',
    deleted: CLEARED,
    names: ['cache bowlful-kept-pages'],
  },
  {
    what: 'Review photos and pictures you have seen, and when',
    why: 'So that you can see them offline.',
    kept: `${SEEN_PHOTO_DAYS} days, at most ${MOST_SEEN_PHOTOS}.`,
    deleted:
      'Clear my data in the settings removes the pictures; clearing the browser’s own site data removes the times too.',
    names: ['cache bowlful-images', 'workbox-expiration/cache-entries'],
  },
  {
    what: 'Offline clicks on shop links: names of shop and product, and a number',
    why: 'So that we can add them to the daily counts.',
    kept: 'Until they are sent.',
    deleted: BY_BROWSER,
    names: ['cache clicks'],
  },
  {
    what: 'A note that this device holds your data',
    why: 'So that the app can tell you if the browser has deleted it.',
    kept: `${COOKIE_DAYS} days, renewed at each sync and each save.`,
    deleted: CLEARED,
    names: ['cookie has_local'],
  },
  {
    what: 'The time of the last automatic reload',
    why: 'So that a missing file reloads the page only once.',
    kept: 'Until the tab is closed.',
    deleted: 'Close the tab.',
    names: ['sessionStorage chunk-reloaded-at'],
  },
];
