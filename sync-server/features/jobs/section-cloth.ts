import type { Species } from '#domain/reference/species';

/** Brand and background of a section, in the colours of the light theme. */
type SectionCloth = {
  brand: string;
  /** Step 12 of the accent, for text on the cloth. */
  ink: string;
  /** SVG pattern with the id `cloth`, twice the size it has on the site. */
  pattern: string;
};

function pattern(size: number, content: string): string {
  return `<pattern id="cloth" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${content}</pattern>`;
}

function square(size: number, colour: string): string {
  return `<rect width="${size}" height="${size}" fill="${colour}"/>`;
}

const GINGHAM = pattern(
  68,
  `${square(68, '#f5fbf5')}<path d="M0 0h34v68H0Z" fill="#b2ddb5" opacity=".38"/><path d="M0 0h68v34H0Z" fill="#b2ddb5" opacity=".38"/>`,
);
const STRIPES = pattern(
  86,
  `${square(86, '#fdfdfc')}<g fill="#ffc53d"><path d="M0 0h40v86H0Z" opacity=".27"/><path d="M40 0h20v86H40ZM66 0h20v86H66Z" opacity=".13"/><path d="M60 0h6v86h-6Z" opacity=".46"/></g>`,
);
const DOTS = pattern(
  88,
  `${square(88, '#fbebfb')}<g fill="#f2d1f3"><circle cx="22" cy="22" r="10"/><circle cx="66" cy="66" r="10"/></g>`,
);

/** The cloth of a species' section; null is the site as a whole. */
export function sectionCloth(species: Species | null): SectionCloth {
  if (species === 'dog') return { brand: 'Bowlful for Dogs', ink: '#4f3422', pattern: STRIPES };
  if (species === 'cat') return { brand: 'Bowlful for Cats', ink: '#53195d', pattern: DOTS };
  return { brand: 'Bowlful', ink: '#203c25', pattern: GINGHAM };
}
