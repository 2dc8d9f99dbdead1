import type { Random } from './random.ts';

/** Foods drawn as a granular layer. */
export type TextureKind =
  | 'rice'
  | 'longRice'
  | 'oats'
  | 'quinoa'
  | 'barley'
  | 'mince'
  | 'pasta'
  | 'lentils'
  | 'mash'
  | 'crumbs';

/** Foods drawn piece by piece. */
export type PieceKind =
  | 'chunk'
  | 'shred'
  | 'liver'
  | 'flake'
  | 'fish'
  | 'prawn'
  | 'mussel'
  | 'eggHalf'
  | 'dollop'
  | 'curds'
  | 'cube'
  | 'carrot'
  | 'coin'
  | 'wedge'
  | 'pea'
  | 'berry'
  | 'kernel'
  | 'bean'
  | 'strip'
  | 'slice'
  | 'ribbon'
  | 'floret'
  | 'leaf'
  | 'kale'
  | 'strawberry'
  | 'herb'
  | 'seed'
  | 'boneBiscuit'
  | 'fishBiscuit';

/** Foods poured or scattered over the rest. */
export type DressingKind = 'broth' | 'oil' | 'powder' | 'flour';

export type FoodKind = TextureKind | PieceKind | DressingKind;
export type FoodCategory = 'protein' | 'grain' | 'vegetable' | 'fruit' | 'egg' | 'dairy' | 'extra';
type Colours = readonly [main: string, second?: string];

/** How a food is drawn. Lengths in units of the view box, 400 wide. */
export type Look<Kind extends FoodKind = FoodKind> = {
  kind: Kind;
  category: FoodCategory;
  /** About half the length of a piece. */
  size: number;
  /** Distance that pieces of this food keep from each other. */
  gap: number;
  colours: Colours;
};

/** One food of one recipe. */
export type Food<Kind extends FoodKind = FoodKind> = Look<Kind> & { grams: number };

/** A piece around its own centre: `silhouette` in shadow ink, `body` in colour. */
export type Drawing = { silhouette: string; body: string };

export type DrawPiece = (random: Random, size: number, colours: Colours) => Drawing;
