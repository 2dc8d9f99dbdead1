/** Made by `build/guides-plugin.ts` of the files in `guides/`. */
declare module 'virtual:guide-rows' {
  import type { GuideRow } from '#domain/guides/guide';
  export const GUIDE_ROWS: readonly GuideRow[];
}
declare module 'virtual:guide-articles' {
  import type { Guide } from '#domain/guides/guide';
  export const GUIDE_ARTICLES: readonly Guide[];
}
