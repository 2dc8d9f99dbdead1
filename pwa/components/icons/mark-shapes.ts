/** The logo's shapes, on a grid of 48: one source for the header, the installed app's icons and the social images. */

/** View box of the logo. */
export const MARK_VIEW_BOX = '0 0 48 48';

/** The bowl, seen from above: its rim is a ring around this centre. */
export const MARK_BOWL = { x: 24, y: 27, radius: 16, rimWidth: 5 } as const;

/** Shapes on top of the bowl, by section: a leaf, floppy ears, pointed ears. */
export const MARK_TOPS = {
  bowlful: 'M22.6 9.6C22 5 25 1.2 31.4 .8C32.2 6.6 29 9.9 24.6 10.2Z',
  dogs: 'M15.5 12.6C10.5 7.6 3.6 10.4 3 19.2C2.7 25 4.6 28 7.6 28.2ZM32.5 12.6C37.5 7.6 44.4 10.4 45 19.2C45.3 25 43.4 28 40.4 28.2Z',
  cats: 'M7.6 20.6C5.8 14.4 5.6 8.4 6.6 5.9C7.1 4.6 8.4 4.3 9.9 4.9C13 6.1 16.6 8.6 19.4 11.6ZM40.4 20.6C42.2 14.4 42.4 8.4 41.4 5.9C40.9 4.6 39.6 4.3 38.1 4.9C35 6.1 31.4 8.6 28.6 11.6Z',
} as const;

/** The vein of the leaf, cut out of it. */
export const MARK_LEAF_VEIN = 'M24.4 8.4L28.4 4.2';

/** A paw print on a grid of 24, its middle at (12, 12.6). */
export const PAW_PATH =
  'M3.26 11.57a1.9 2.5 -24 1 1 3.47 -1.55a1.9 2.5 -24 1 1 -3.47 1.55ZM7.46 6.74a1.95 2.8 -7 1 1 3.87 -.48a1.95 2.8 -7 1 1 -3.87 .48ZM12.66 6.26a1.95 2.8 7 1 1 3.87 .48a1.95 2.8 7 1 1 -3.87 -.48ZM17.26 10.03a1.9 2.5 24 1 1 3.47 1.55a1.9 2.5 24 1 1 -3.47 -1.55ZM12 11.4c-2.6 0-5.6 3.3-5.6 6 0 1.8 1.3 2.8 2.9 2.8 1.2 0 1.8-.6 2.7-.6s1.5.6 2.7.6c1.6 0 2.9-1 2.9-2.8 0-2.7-3-6-5.6-6Z';

/** Places the paw in the bowl. */
export const MARK_PAW_TRANSFORM = 'translate(24 27) scale(.98) translate(-12 -12.4)';
