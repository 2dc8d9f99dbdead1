/** Background-sync tag for sending what the household's other members lack. */
export const HOUSEHOLD_SYNC_TAG = 'bowlful-household';
