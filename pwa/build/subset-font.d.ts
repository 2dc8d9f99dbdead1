declare module 'subset-font' {
  /** Subsets a font to the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype' | 'sfnt';
      /** Tags of the layout features to keep; all by default. */
      keepFeatures?: readonly string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
