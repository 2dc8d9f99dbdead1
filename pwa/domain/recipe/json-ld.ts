/** A schema.org object as it stands in a page. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string; [property: string]: unknown };
