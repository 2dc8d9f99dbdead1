/** The files that may hold a recipe: extensions by media type. */
export const RECIPE_FILES: Record<string, string[]> = {
  'application/json': ['.json'],
  'application/ld+json': ['.jsonld'],
  'text/html': ['.html', '.htm'],
  'multipart/related': ['.mht', '.mhtml'],
  'text/plain': ['.txt', '.cook', '.mmf'],
  'text/markdown': ['.md'],
  'application/zip': ['.zip', '.paprikarecipes'],
  'application/gzip': ['.paprikarecipe'],
};

/** The same in one list: phones know files by their type, desktops by their name. */
export const RECIPE_FILE_TYPES: readonly string[] = [
  ...Object.keys(RECIPE_FILES),
  ...Object.values(RECIPE_FILES).flat(),
];
