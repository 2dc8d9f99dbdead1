/** A page of the site as a search engine reads it. */
export type ParsedPage = {
  /** Address below the origin, as the sitemap names it. */
  path: string;
  status: number;
  /** Of the `html` element; null without one. */
  language: string | null;
  title: string | null;
  description: string | null;
  canonical: string | null;
  /** Content of the robots tag; '' without one. */
  robots: string;
  /** By property: `og:title`. */
  openGraph: Readonly<Record<string, string>>;
  headings: readonly { level: number; text: string }[];
  /** `text` includes labels and the alternative text of pictures. */
  links: readonly { href: string; text: string }[];
  /** `alt` is null where the attribute is missing; '' marks decoration. */
  images: readonly { src: string; alt: string | null }[];
  /** Targets of anchors. */
  ids: readonly string[];
  /** Words of the main part. */
  wordCount: number;
  /** Characters of the main part, runs of blanks as one. */
  characters: number;
  /** Whether it names the width of a phone as its own. */
  isForPhones: boolean;
  /** Places for advertisements. */
  adSlots: number;
  /** Whether it says that links may earn the site something. */
  isDisclosing: boolean;
  /** Parsed blocks of JSON-LD. */
  structuredData: readonly unknown[];
  /** Blocks of JSON-LD that are no JSON. */
  brokenBlocks: number;
};
