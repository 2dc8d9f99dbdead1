import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import type { SocialShape } from '#domain/catalogue/recipe-picture';
import { bowl } from '#domain/illustration/bowl';
import type { Recipe } from '#domain/recipe/recipe';
import type { Species } from '#domain/reference/species';
import { escapeMarkup } from '#domain/text/escape-markup';
import { counted } from '#domain/text/sentence-parts';

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
function sectionCloth(species: Species | null): SectionCloth {
  if (species === 'dog') return { brand: 'Bowlful for Dogs', ink: '#4f3422', pattern: STRIPES };
  if (species === 'cat') return { brand: 'Bowlful for Cats', ink: '#53195d', pattern: DOTS };
  return { brand: 'Bowlful', ink: '#203c25', pattern: GINGHAM };
}

const WIDTH = 1200;
const MARGIN = 72;
const SCALLOP_RADIUS = 20;

const FACE = 'Young Serif';
const TITLE_SIZES = [92, 84, 76, 68, 60, 54, 48, 42, 36] as const;
const LINE_HEIGHT = 1.1;
const BRAND_BASELINE = 104;

/** Positions of the parts in pixels; the bowl is square. */
type Layout = {
  height: number;
  /** The cloth ends here in scallops. */
  clothHeight: number;
  title: { width: number; mostLines: number };
  /** The title is centred between the brand and the bowl, or the edge of the cloth. */
  titleMiddle: number;
  metaBaseline: number;
  bowl: { x: number; y: number; size: number };
};

const BESIDE_THE_BOWL = { width: 536, mostLines: 3 };
const LAYOUTS: Readonly<Record<SocialShape, Layout>> = {
  wide: {
    height: 630,
    clothHeight: 508,
    title: BESIDE_THE_BOWL,
    titleMiddle: 318,
    metaBaseline: 592,
    bowl: { x: 612, y: 20, size: 576 },
  },
  '4x3': {
    height: 900,
    clothHeight: 778,
    title: BESIDE_THE_BOWL,
    titleMiddle: 452,
    metaBaseline: 862,
    bowl: { x: 612, y: 166, size: 576 },
  },
  '1x1': {
    height: 1200,
    clothHeight: 1078,
    title: { width: WIDTH - 2 * MARGIN, mostLines: 2 },
    titleMiddle: 244,
    metaBaseline: 1162,
    bowl: { x: 250, y: 364, size: 700 },
  },
};

const PAGE = '#f9f9f8';
const MUTED = '#63635e';

type ArtRecipe = Pick<
  Recipe,
  'id' | 'title' | 'species' | 'isOrganic' | 'ingredientLines' | 'prepTime' | 'cookTime' | 'servings'
>;

function fontOptions(fontPath: string): ResvgRenderOptions {
  return { font: { loadSystemFonts: false, fontFiles: [fontPath], defaultFontFamily: FACE } };
}

/** Width of a text in pixels at a font size of 1. */
export type Measure = (text: string) => number;

/** Measures text with the renderer that draws it. */
function measureWith(fontPath: string): Measure {
  const options = fontOptions(fontPath);
  const known = new Map<string, number>();
  return (text) => {
    const width =
      known.get(text) ??
      (new Resvg(
        `<svg xmlns="http://www.w3.org/2000/svg"><text y="100" font-family="${FACE}" font-size="100">${escapeMarkup(text)}</text></svg>`,
        options,
      ).getBBox()?.width ?? 0) / 100;
    known.set(text, width);
    return width;
  };
}

function textLine(text: string, baseline: number, fontSize: number, colour: string): string {
  return `<text x="${MARGIN}" y="${baseline}" font-family="${FACE}" font-size="${fontSize}" fill="${colour}">${escapeMarkup(text)}</text>`;
}

function scallopedCloth(height: number): string {
  const scallop = `a${SCALLOP_RADIUS} ${SCALLOP_RADIUS} 0 0 1 ${-2 * SCALLOP_RADIUS} 0`;
  const edge = scallop.repeat(WIDTH / (2 * SCALLOP_RADIUS));
  return `<path d="M0 0H${WIDTH}V${height}${edge}Z" fill="url(#cloth)"/>`;
}

/** A bowl as part of the picture, `size` wide and high. */
function placed(bowlSvg: string, { x, y, size }: Layout['bowl']): string {
  return bowlSvg.replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
}

type Poster = { species: Species | null; title: string; meta: string; art: string; layout: Layout };

function render({ species, title, meta, art, layout }: Poster, fontPath: string): Buffer {
  const { brand, ink, pattern } = sectionCloth(species);
  const { lines, fontSize } = fitTitle(title, { ...layout.title, sizes: TITLE_SIZES }, measureWith(fontPath));
  const lineHeight = fontSize * LINE_HEIGHT;
  // Capitals are about 0.7 em high: centre the lines by their visible height.
  const first = layout.titleMiddle - ((lines.length - 1) * lineHeight) / 2 + fontSize * 0.35;
  const words = lines.map((line, i) => textLine(line, Math.round(first + i * lineHeight), fontSize, ink));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${layout.height}" viewBox="0 0 ${WIDTH} ${layout.height}">`,
    `<defs>${pattern}</defs><rect width="${WIDTH}" height="${layout.height}" fill="${PAGE}"/>${scallopedCloth(layout.clothHeight)}`,
    textLine(brand, BRAND_BASELINE, 38, ink),
    ...words,
    textLine(meta, layout.metaBaseline, 36, MUTED),
    art,
    '</svg>',
  ];
  return new Resvg(svg.join(''), fontOptions(fontPath)).render().asPng();
}

/**
 * A recipe's picture for social networks and search engines: its bowl on the cloth of its section, title, time and
 * servings. PNG, 1200 wide and 630, 900 or 1200 high.
 * @param fontPath the display face as TTF; no other font is used
 */
export function socialImage(recipe: ArtRecipe, fontPath: string, shape: SocialShape = 'wide'): Buffer {
  const layout = LAYOUTS[shape];
  const { title, species, servings } = recipe;
  const minutes = recipe.prepTime + recipe.cookTime;
  const art = placed(bowl({ ...recipe, lines: recipe.ingredientLines }), layout.bowl);
  const meta = `${minutes} min, ${counted(servings, 'serving')}`;
  return render({ species, title, meta, art, layout }, fontPath);
}

const SAMPLE_DOG = ['chicken-breast', 'rice-brown-cooked', 'carrot', 'peas', 'broccoli'];
const SAMPLE_CAT = ['salmon', 'rice-white-cooked', 'peas'];

function sampleBowl(species: Species, id: number, ingredientIds: readonly string[]): string {
  const lines = ingredientIds.map((ingredientId) => ({ ingredientId, grams: 150, metric: ingredientId }));
  return bowl({ id, species, isOrganic: false, title: '', lines });
}

/**
 * Picture for all other pages: a dog's and a cat's bowl on the site's own cloth. PNG, 1200 × 630.
 * @param fontPath the display face as TTF; no other font is used
 */
export function siteImage(fontPath: string): Buffer {
  const art =
    placed(sampleBowl('dog', 17, SAMPLE_DOG), { x: 700, y: 6, size: 480 }) +
    placed(sampleBowl('cat', 75, SAMPLE_CAT), { x: 590, y: 296, size: 300 });
  const title = 'Home-made food for dogs and cats';
  return render(
    { species: null, title, meta: 'Portions, nutrients and cost', art, layout: LAYOUTS.wide },
    fontPath,
  );
}

type FittedTitle = { lines: string[]; fontSize: number };

type TitleBox = { width: number; mostLines: number; sizes: readonly number[] };

/** Breaks at spaces; each line as full as possible. */
function wrap(words: readonly string[], widest: number, measure: Measure): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(joined) <= widest) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

/** The longest prefix that fits with an ellipsis. */
function shorten(line: string, widest: number, measure: Measure): string {
  const characters = [...line];
  while (characters.length > 1 && measure(`${characters.join('')}…`) > widest) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

/**
 * Sets a title in the largest size that fits; otherwise truncated in the smallest.
 * @param box width in pixels; sizes in descending order
 */
export function fitTitle(title: string, box: TitleBox, measure: Measure): FittedTitle {
  const words = title.split(/\s+/).filter((word) => word !== '');
  for (const fontSize of box.sizes) {
    const widest = box.width / fontSize;
    const lines = wrap(words, widest, measure);
    if (lines.length <= box.mostLines && lines.every((line) => measure(line) <= widest)) {
      return { lines, fontSize };
    }
  }
  const fontSize = box.sizes.at(-1) ?? 1;
  const widest = box.width / fontSize;
  const all = wrap(words, widest, measure);
  const lines = all.slice(0, box.mostLines).map((line, i) => {
    const isCut = i === box.mostLines - 1 && all.length > box.mostLines;
    return isCut || measure(line) > widest ? shorten(line, widest, measure) : line;
  });
  return { lines, fontSize };
}
