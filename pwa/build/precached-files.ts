/** What the service worker keeps from the first visit on; patterns within the built client. */
export const PRECACHED_FILES = {
  globPatterns: ['shell.html', 'assets/**/*.{js,css,woff2}', 'favicon.svg'],
  // The administrator's bundle works online only and is never kept on a visitor's device. The Shop menu has its
  // library to itself and is for wide screens: without a network its button leads to the shop's page.
  globIgnores: [
    'assets/admin/**',
    'assets/shop-menu-*',
    'assets/admin-app-*.css',
    'assets/recipes-tab-*.css',
  ],
};
