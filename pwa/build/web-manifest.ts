import type { ManifestOptions } from 'vite-plugin-pwa';
import { RECIPE_FILE_TYPES, RECIPE_FILES } from '../domain/interchange/read-source.ts';

/** Icon of each shortcut, if the launcher shows icons. */
const SHORTCUT_ICONS = [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }];

/** The installed app, as the operating system shows it. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Bowlful',
  short_name: 'Bowlful',
  description:
    'Home-made food for dogs and cats, with portions, nutrients and cost worked out. Every recipe is kept on your device and works without a network.',
  lang: 'en-GB',
  dir: 'ltr',
  start_url: '/?source=pwa',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  theme_color: '#f9f9f8',
  background_color: '#f9f9f8',
  categories: ['food', 'lifestyle'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  screenshots: [
    {
      src: '/screenshots/home-phone.png',
      sizes: '390x844',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Home',
    },
    {
      src: '/screenshots/dog-recipes-phone.png',
      sizes: '390x844',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'Dog recipes',
    },
    {
      src: '/screenshots/recipe-phone.png',
      sizes: '390x844',
      type: 'image/png',
      form_factor: 'narrow',
      label: 'A recipe',
    },
    {
      src: '/screenshots/home-desktop.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Home',
    },
    {
      src: '/screenshots/dog-recipes-desktop.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide',
      label: 'Dog recipes',
    },
  ],
  shortcuts: [
    { name: 'Last recipe', url: '/recipe/last', icons: SHORTCUT_ICONS },
    { name: 'Dog Recipes', url: '/dog-recipes', icons: SHORTCUT_ICONS },
    { name: 'Cat Recipes', url: '/cat-recipes', icons: SHORTCUT_ICONS },
    { name: 'Plan', url: '/plan', icons: SHORTCUT_ICONS },
    { name: 'Shopping list', url: '/shopping-list', icons: SHORTCUT_ICONS },
  ],
  // The import screen reads the files from the launch queue.
  file_handlers: [{ action: '/import', accept: RECIPE_FILES }],
  // A launch must not navigate a window with half-written text if the system can open another.
  launch_handler: { client_mode: ['navigate-new', 'auto'] },
  // The worker receives shares and shows them in the import screen.
  share_target: {
    action: '/share-target',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [
        {
          name: 'recipes',
          accept: [...RECIPE_FILE_TYPES],
        },
      ],
    },
  },
};
