const NOW = '2026-11-25T08:00:00.000Z';

const OWN_ID = 500_000_001;

/** Device rows of a cat owner, by table, without the catalogue. */
export const OWNED_ROWS = {
  favourites: [{ recipeId: 1, addedAt: NOW }],
  plans: [
    {
      id: 'current',
      value: {
        startsOn: '2026-11-25',
        rows: [66, OWN_ID].map((recipeId) => ({ recipeId, days: 4, petIds: null })),
        pets: [],
      },
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
  ownRecipes: [
    {
      id: OWN_ID,
      value: {
        id: OWN_ID,
        words: {
          title: 'Thigh and swede pot',
          description: '',
          species: 'cat',
          category: 'all',
          isOrganic: false,
          role: 'everyday',
          prepTime: 10,
          servings: 4,
          // A food outside the tables that every page loads.
          ingredients: ['500 g skinless chicken thigh, raw', '100 g swede, raw'],
          instructions: ['Simmer the chicken and the swede for 20 minutes.'],
        },
        origin: { kind: 'hand' },
        createdAt: NOW,
      },
      updatedAt: NOW,
    },
  ],
  preferences: [{ key: 'unitSystem', value: 'us' }],
};
