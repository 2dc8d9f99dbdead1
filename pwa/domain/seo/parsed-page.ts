/** A page of the site as a search engine reads it. */
export type ParsedPage = {
  /** Path as listed in the sitemap. */
  path: string;
  status: number;
  /** `lang` of the `html` element; null if absent. */
  language: string | null;
  title: string | null;
  description: string | null;
  canonical: string | null;
  /** Content of the robots tag; '' if absent. */
  robots: string;
  /** By property: `og:title`. */
  openGraph: Readonly<Record<string, string>>;
  headings: readonly { level: number; text: string }[];
  /** `text` includes labels and the alt text of images. */
  links: readonly { href: string; text: string }[];
  /** `alt` is null if the attribute is missing; '' marks decoration. */
  images: readonly { src: string; alt: string | null }[];
  /** Ids that anchors can target. */
  ids: readonly string[];
  /** Word count of the main content. */
  wordCount: number;
  /** Character count of the main content, with whitespace collapsed. */
  characters: number;
  /** Whether its viewport tag sets the device width. */
  isForPhones: boolean;
  /** Number of ad slots. */
  adSlots: number;
  /** Whether it discloses affiliate links. */
  isDisclosing: boolean;
  /** Parsed JSON-LD blocks. */
  structuredData: readonly unknown[];
  /** Number of JSON-LD blocks that are not JSON. */
  brokenBlocks: number;
};
