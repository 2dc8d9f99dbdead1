const DEGREE = String.raw`(?:°\s?|º\s?|degrees?\s+)`;
const NUMBER = String.raw`(?<![\d.])((?:(?<=^|[\s(])[-−–])?\d{1,3}(?:\.\d)?)(?:\s?(?:-|–|to)\s?(\d{1,3}(?:\.\d)?))?\s?`;
// A bare letter needs two digits before it: '2 C water' is cups.
const CELSIUS = new RegExp(
  String.raw`${NUMBER}(?:${DEGREE}(?:C\b|[Cc]elsius\b)|[Cc]elsius\b|[Cc]entigrade\b|(?<=\d\d\s?)C\b)`,
  'g',
);
const FAHRENHEIT = new RegExp(
  String.raw`${NUMBER}(?:${DEGREE}(?:F\b|[Ff]ahrenheit\b)|[Ff]ahrenheit\b|(?<=\d\d\s?)F\b)`,
  'g',
);
const GAS_MARK = /(?<!°.{0,20})\bgas mark ([1-9])\b(?![^.;]{0,12}°)/gi;

/** Oven temperatures in °C of the gas marks 1 to 9, as cookers are marked. */
const GAS_CELSIUS = [140, 150, 160, 180, 190, 200, 220, 230, 240];

/** Lowest temperature treated as an oven temperature. */
const OVEN_CELSIUS = 120;

const exactFahrenheit = (celsius: number) => (celsius * 9) / 5 + 32;
const exactCelsius = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9;

/** Ovens in steps of 25 °F as on American dials, food temperatures to the degree. */
function toFahrenheit(celsius: number): number {
  const exact = exactFahrenheit(celsius);
  return celsius >= OVEN_CELSIUS ? Math.round(exact / 25) * 25 : Math.round(exact);
}

/** Ovens in steps of 10 °C as on European dials. */
function toCelsius(fahrenheit: number): number {
  const exact = exactCelsius(fahrenheit);
  return exact >= OVEN_CELSIUS ? Math.round(exact / 10) * 10 : Math.round(exact);
}

type Scale = {
  own: RegExp;
  other: RegExp;
  unit: 'C' | 'F';
  convert: (degrees: number) => number;
  celsius: (degrees: number) => number;
  otherCelsius: (degrees: number) => number;
};
/** Reads a freezer's '−18' with any kind of dash. */
const degreesOf = (text: string) => Number(text.replace(/^[−–]/, '-'));
const same = (degrees: number) => degrees;
const SCALES: readonly Scale[] = [
  {
    own: CELSIUS,
    other: FAHRENHEIT,
    unit: 'F',
    convert: toFahrenheit,
    celsius: same,
    otherCelsius: exactCelsius,
  },
  {
    own: FAHRENHEIT,
    other: CELSIUS,
    unit: 'C',
    convert: toCelsius,
    celsius: exactCelsius,
    otherCelsius: same,
  },
];

/** Whether the other scale appears within a few words: within 14 °C for ovens, else 2 °C. */
function standsInBoth(text: string, start: number, end: number, degrees: number, scale: Scale): boolean {
  const near = `${text.slice(Math.max(0, start - 16), start)} | ${text.slice(end, end + 24)}`;
  const celsius = scale.celsius(degrees);
  const tolerance = celsius >= OVEN_CELSIUS ? 14 : 2;
  return [...near.matchAll(scale.other)].some(
    ([, number]) => Math.abs(scale.otherCelsius(degreesOf(number ?? '')) - celsius) <= tolerance,
  );
}

function addOther(text: string, scale: Scale): string {
  return text.replace(scale.own, (match: string, first: string, second: string | undefined, at: number) => {
    const end = at + match.length;
    // 'Reduce the oven by 20 °C' is a difference.
    if (/\bby (?:about )?$/i.test(text.slice(Math.max(0, at - 12), at))) return match;
    if (standsInBoth(text, at, end, degreesOf(first), scale)) return match;
    // '180 °C/160 °C fan' counts as one temperature.
    if (text[at - 1] === '/' && /^\s*fan\b/i.test(text.slice(end, end + 6))) return match;
    const upper = second === undefined ? '' : `–${scale.convert(Number(second))}`;
    const converted = `${scale.convert(degreesOf(first))}${upper} °${scale.unit}`;
    return text[end] === ')' ? `${match}, ${converted}` : `${match} (${converted})`;
  });
}

/**
 * Adds the other scale to every temperature of a step: 'Bake at 180 °C' becomes 'Bake at 180 °C (350 °F)', 'to 165°F'
 * 'to 165°F (74 °C)'. Temperatures already in both scales stay; a gas mark gets both.
 */
export function dualTemperatures(text: string): string {
  return SCALES.reduce(addOther, text).replace(GAS_MARK, (match: string, mark: string) => {
    const degrees = GAS_CELSIUS[Number(mark) - 1] ?? 0;
    return `${match} (${degrees} °C, ${toFahrenheit(degrees)} °F)`;
  });
}
