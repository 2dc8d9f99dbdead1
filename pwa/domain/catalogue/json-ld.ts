/** A schema.org object embedded in a page. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string; [property: string]: unknown };
