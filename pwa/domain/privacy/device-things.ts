import { COOKIE_DAYS, MOST_SEEN_PHOTOS, SEEN_PHOTO_DAYS } from './retention.ts';
import type { StoredThing } from './stored-thing.ts';

const CLEARED = 'Settings, Clear my data, or the browser’s own site data.';
const BY_BROWSER = 'The browser’s own site data.';

/**
 * Everything the app stores on the visitor's device. Names are `database/table`, `cookie name`, `localStorage key`,
 * `sessionStorage key` or `cache name`.
 */
export const DEVICE_THINGS: readonly StoredThing[] = [
  {
    what: 'Your pets: name, breed, age, weight, activity, and their weights by day',
    why: 'Portions, verdicts and plans are computed for them, on the device.',
    kept: `Until you delete them; a cookie mirrors the active dog for ${COOKIE_DAYS} days.`,
    deleted: 'Settings, at the animal; or Clear my data.',
    names: ['bowlful/pets', 'bowlful/weighIns', 'cookie dogProfile', 'localStorage pets'],
  },
  {
    what: 'Favourites, and the twelve recipes you looked at last',
    why: 'To find them again.',
    kept: 'Until you take them out; the thirteenth recipe pushes the first out.',
    deleted: CLEARED,
    names: ['bowlful/favourites', 'bowlful/recents'],
  },
  {
    what: 'Plan, shopping list with its ticks, cooking in progress, and the days you cooked a recipe',
    why: 'The planner and cook mode go on where you left them.',
    kept: 'Until you delete them.',
    deleted: CLEARED,
    names: ['bowlful/plans', 'bowlful/shopping', 'bowlful/cookSessions', 'bowlful/cookedDays'],
  },
  {
    what: 'Recipes and notes of your own, with their photos',
    why: 'They are yours, and private until you submit one.',
    kept: 'Until you delete them.',
    deleted: 'At the recipe; or Clear my data in the settings.',
    names: ['bowlful/ownRecipes'],
  },
  {
    what: 'Drafts of whatever you were writing',
    why: 'A closed tab or an empty battery loses no word.',
    kept: 'Until it is sent or emptied.',
    deleted: CLEARED,
    names: ['bowlful/drafts', 'localStorage left-draft:'],
  },
  {
    what: 'The queue: what waits to be sent, what was refused, and the headings of what was sent',
    why: 'So that it arrives once, and you see that it did. The secret of a review lets this device withdraw it.',
    kept: 'Waiting and refused items until they are sent or discarded; of sent ones the last twenty, and recipes until they are decided.',
    deleted: 'In the queue; or Clear my data in the settings.',
    names: ['bowlful-outbox-1/items'],
  },
  {
    what: 'Recipes taken in from files, links and other apps',
    why: 'They wait to be looked at.',
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
    what: 'Preferences: units, appearance, market, reminders, what the labels of your supplements say, the number of your visits, and whether you want to be asked about installing and notifications',
    why: 'The app looks and asks as you chose.',
    kept: 'Until you change them.',
    deleted: CLEARED,
    names: ['bowlful/preferences', 'localStorage appearance', 'localStorage notices-declined'],
  },
  {
    what: 'Your choice about cookies',
    why: 'So that you are asked once, and nothing runs that you refused.',
    kept: 'Until you change it.',
    deleted: 'Cookie settings in the footer change it; Clear my data removes it.',
    names: ['localStorage cookieConsent'],
  },
  {
    what: 'The catalogue: recipes, their cards, approved reviews, and how far they are up to date',
    why: 'The whole site works without a network.',
    kept: 'Until the server changes or withdraws them.',
    deleted: BY_BROWSER,
    names: ['bowlful/recipes', 'bowlful/cards', 'bowlful/reviews', 'bowlful/syncState'],
  },
  {
    what: 'The app’s own files and the downloads',
    why: 'The same.',
    kept: 'Until a newer version replaces them.',
    deleted: BY_BROWSER,
    names: ['cache bowlful-precache', 'cache downloads'],
  },
  {
    what: 'Pages as you last saw them, with what of yours stands on them, and how quickly this device makes them',
    why: 'So that they open at once.',
    kept: 'Eight pages, until what they show changes.',
    deleted: CLEARED,
    names: ['cache bowlful-kept-pages'],
  },
  {
    what: 'Photos of reviews and pictures that you have seen, and when',
    why: 'So that they show without a network.',
    kept: `${SEEN_PHOTO_DAYS} days, at most ${MOST_SEEN_PHOTOS}.`,
    deleted: 'Settings, Clear my data, removes the pictures; the browser’s own site data the times as well.',
    names: ['cache bowlful-images', 'workbox-expiration/cache-entries'],
  },
  {
    what: 'Clicks on shop links without a network: names of shop and product, and a number',
    why: 'To be added to the daily counts.',
    kept: 'Until they are sent.',
    deleted: BY_BROWSER,
    names: ['cache clicks'],
  },
  {
    what: 'A mark that this device holds data of yours',
    why: 'So that the app can tell you when the browser has thrown it away.',
    kept: `${COOKIE_DAYS} days, renewed at each start.`,
    deleted: CLEARED,
    names: ['cookie has_local'],
  },
  {
    what: 'The time of the last automatic reload',
    why: 'So that a missing file reloads the page once and not for ever.',
    kept: 'Until the tab is closed.',
    deleted: 'Close the tab.',
    names: ['sessionStorage chunk-reloaded-at'],
  },
];
