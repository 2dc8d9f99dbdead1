/** Files that the service worker precaches on the first visit; patterns within the built client. */
export const PRECACHED_FILES = {
  globPatterns: ['shell.html', 'assets/**/*.{js,css,woff2}', 'favicon.svg'],
  // The administration bundle and the screens that the server computes work online only and are never stored on a
  // visitor's device. The Shop menu is for wide
  // screens and the only user of its library: offline its button navigates to the shop's page.
  // The worker imports its renderer by itself.
  globIgnores: ['assets/admin/**', 'assets/online/**', 'assets/shop-menu-*', 'assets/painter-*'],
};
