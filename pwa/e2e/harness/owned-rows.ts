const NOW = new Date().toISOString();

const OWN_ID = 500_000_001;

/** Device rows of a cat owner, by table, without the catalogue. */
export const OWNED_ROWS = {
  favourites: [{ recipeId: 1, addedAt: NOW }],
  plans: [
    {
      id: 'current',
      value: {
        startsOn: NOW.slice(0, 10),
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
        // Also in the plan: its bowl shows above and below the fold of the same page.
        recipes: [{ recipeId: 66, batches: 1 }],
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
