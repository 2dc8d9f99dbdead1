export const READ_PAGE = /^\/api\/recipes\/read-page$/;
export const LINK = 'https://kitchen.example/stew';

/** The server's answer about the page at `LINK`. */
export const LINKED_RECIPE = JSON.stringify({
  recipes: [
    {
      format: 'schema-org',
      recipe: {
        title: 'Linked Stew',
        description: 'A plain stew.',
        species: null,
        servings: 4,
        prepTime: 10,
        cookTime: 40,
        ingredients: ['500 g beef mince', '2 carrots'],
        steps: ['Brown the mince.', 'Simmer for 20 minutes.'],
        authorName: null,
        imageUrl: null,
        sourceUrl: LINK,
      },
      warnings: [],
      leftOut: [],
    },
  ],
  isCut: false,
});
