import type { CSSProperties, ReactNode } from 'react';
import type { Species } from '#domain/reference/species';
import { classNames } from './class-names.ts';
import styles from './recipe-cloth.module.css';

/** Stripes are vertical, horizontal or diagonal, by recipe id. */
const TURNS = ['90deg', '0deg', '135deg', '225deg'];
const DOT_RADII = ['2.6px', '3.5px', '4.3px'];

/** The cloth under a recipe's bowl: stripes for dogs, dots for cats; its angle or size depends on the recipe. */
export function RecipeCloth(props: { species: Species; id: number; children: ReactNode }) {
  const { species, id } = props;
  const weave = {
    '--turn': TURNS[id % TURNS.length],
    '--radius': DOT_RADII[id % DOT_RADII.length],
  } as CSSProperties;
  return (
    <div className={classNames(styles['cloth'], styles[species])} style={weave}>
      {props.children}
    </div>
  );
}
