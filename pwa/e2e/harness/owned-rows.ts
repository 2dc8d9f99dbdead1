const NOW = '2026-11-25T08:00:00.000Z';

/** Device rows of a cat owner, by table, without the catalogue. */
export const OWNED_ROWS = {
  favourites: [{ recipeId: 1, addedAt: NOW }],
  plans: [
    {
      id: 'current',
      value: { startsOn: '2026-11-25', rows: [{ recipeId: 66, days: 4, petIds: null }], pets: [] },
      updatedAt: NOW,
    },
  ],
  shopping: [
    {
      id: 'current',
      value: {
        ticks: {},
        own: [{ id: 'a', text: 'Kitchen roll', isTicked: false }],
        recipes: [{ recipeId: 1, batches: 1 }],
      },
      updatedAt: NOW,
    },
  ],
  pets: [
    {
      id: 'rex',
      species: 'cat',
      isActive: true,
      updatedAt: NOW,
      profile: { name: 'Misty', age: 'adult', weightLbs: 9, activity: 'moderate' },
    },
  ],
  preferences: [{ key: 'unitSystem', value: 'us' }],
};
