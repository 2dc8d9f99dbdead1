import styles from './review-card.module.css';

/** One shape of a flag on a 30 by 20 field; with a width it is a line. */
type Area = { d: string; fill: string; width?: number };

const area = (d: string, fill: string, width?: number): Area =>
  width === undefined ? { d, fill } : { d, fill, width };
const field = (fill: string) => area('M0 0h30v20H0z', fill);
const disc = (x: number, y: number, r: number, fill: string) =>
  area(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`, fill);
const upright = (left: string, middle: string, right: string) => [
  field(middle),
  area('M0 0h10v20H0z', left),
  area('M20 0h10v20H20z', right),
];
const level = (top: string, middle: string, bottom: string, height = 20 / 3) => [
  field(middle),
  area(`M0 0h30v${height}H0z`, top),
  area(`M0 ${20 - height}h30v${height}H0z`, bottom),
];
const NORDIC = 'M10.5 0v20M0 10h30';

const UNION = [
  field('#012169'),
  area('M0 0l30 20M30 0L0 20', '#fff', 4),
  area('M0 0l30 20M30 0L0 20', '#c8102e', 1.6),
  area('M15 0v20M0 10h30', '#fff', 6.6),
  area('M15 0v20M0 10h30', '#c8102e', 4),
];
/** In the upper left quarter of another flag. */
const SMALL_UNION = [
  area('M0 0l15 10M15 0L0 10', '#fff', 2),
  area('M0 0l15 10M15 0L0 10', '#c8102e', 0.8),
  area('M7.5 0v10M0 5h15', '#fff', 3.3),
  area('M7.5 0v10M0 5h15', '#c8102e', 2),
];
const southern = (ground: string, star: string) => [
  area('M0 0h30v20H0z', ground),
  ...SMALL_UNION,
  ...(
    [
      [22.5, 4],
      [26, 8],
      [19.5, 9],
      [22.5, 16],
    ] as const
  ).map(([x, y]) => disc(x, y, 1.1, star)),
];

const FLAGS: Record<string, readonly Area[]> = {
  GB: UNION,
  US: [
    field('#b22234'),
    area('M0 2.3h30M0 5.4h30M0 8.5h30M0 11.6h30M0 14.7h30M0 17.8h30', '#fff', 1.54),
    area('M0 0h12v10.8H0z', '#3c3b6e'),
    area('M2 2.5h8M2 5.4h8M2 8.3h8', '#fff', 1),
  ],
  CA: [
    ...upright('#d52b1e', '#fff', '#d52b1e'),
    area(
      'M15 4l1.4 2.6 1.6-.5-.5 3.6 2.6-1.2-.6 2.4 1 .6-3.8 2.2.3 1.1-1.7-.3V17h-.6v-2.5l-1.7.3.3-1.1-3.8-2.2 1-.6-.6-2.4 2.6 1.2-.5-3.6 1.6.5z',
      '#d52b1e',
    ),
  ],
  DE: level('#000', '#d00', '#ffce00'),
  FR: upright('#0055a4', '#fff', '#ef4135'),
  AU: [...southern('#00008b', '#fff'), disc(7.5, 15, 1.8, '#fff')],
  IT: upright('#009246', '#fff', '#ce2b37'),
  ES: level('#aa151b', '#f1bf00', '#aa151b', 5),
  JP: [field('#fff'), disc(15, 10, 6, '#bc002d')],
  IN: [
    ...level('#f93', '#fff', '#138808'),
    area('M12.6 10a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0M15 7.6v4.8M12.6 10h4.8', '#000080', 0.6),
  ],
  IE: upright('#169b62', '#fff', '#ff883e'),
  NL: level('#ae1c28', '#fff', '#21468b'),
  SE: [field('#006aa7'), area(NORDIC, '#fecc00', 4)],
  NO: [field('#ba0c2f'), area(NORDIC, '#fff', 5), area(NORDIC, '#00205b', 2.5)],
  NZ: southern('#00247d', '#cc142b'),
};

/** The flag beside a country's name; nothing for unknown countries. */
export function CountryFlag({ code }: { code: string | null }) {
  const areas = FLAGS[code?.toUpperCase() ?? ''];
  if (areas === undefined) return null;
  return (
    <svg className={styles['flag']} viewBox="0 0 30 20" aria-hidden="true">
      {areas.map(({ d, fill, width }) =>
        width === undefined ? (
          <path key={d} d={d} fill={fill} />
        ) : (
          <path key={`${d} ${width}`} d={d} fill="none" stroke={fill} strokeWidth={width} />
        ),
      )}
    </svg>
  );
}
