import { describe, expect, it } from 'vitest';
import { classesByName } from './inlined-classes.ts';

const IMPORT = "import styles from './card.module.css';";
const BY_NAME = "import * as styles from './card.module.css';";
const withUse = (use: string) => `${IMPORT}\n${use}\n`;

describe('classesByName', () => {
  it.each([
    "<p className={styles['head']} />",
    "<p className={classes(styles['head'], card['styles'], isOpen && styles['open'])} />",
    "import { styles as other } from './styles.ts';\n<p className={styles['head']} />",
  ])('imports one by one where each name is written out: %s', (use) => {
    expect(classesByName(withUse(use))).toBe(`${BY_NAME}\n${use}\n`);
  });

  it.each([
    '<p className={styles[tone]} />',
    "<p className={styles[isOpen ? 'open' : 'shut']} />",
    "<p className={styles['is-open']} />",
    '<Card {...{ styles }} />',
    'draw(styles);',
    'const tables = [styles, other];',
  ])('keeps the table where names are looked up: %s', (use) => {
    expect(classesByName(withUse(use))).toBe(withUse(use));
  });

  it('tells two sheets of one module apart', () => {
    const code = `${IMPORT}\nimport tone from './tone.module.css';\nf(styles['head'], tone[of]);\n`;
    expect(classesByName(code)).toBe(
      `${BY_NAME}\nimport tone from './tone.module.css';\nf(styles['head'], tone[of]);\n`,
    );
  });
});
