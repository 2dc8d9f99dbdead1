import { IMPORT_LIMITS } from './import-result.ts';
import type { JsonRecord } from './json-record.ts';

/** '@name{2%cups}', '@name{}', '@salt', with a note in brackets; '#pot{}'; '~{10%minutes}'. */
const MARK =
  /([@#~])(?:([^@#~{}\n.,;:!?()]{0,80})\{([^{}\n]{0,80})\}|([\p{L}\p{N}_-]{1,40}))(?:\(([^()\n]{0,120})\))?/gu;
const IS_COOKLANG = /@[^@#~{}\n]{1,80}\{[^{}\n]{0,80}\}/;
const COMMENT = /(?:^|\s)--(?!-).*$|\[-[\s\S]{0,2000}?-\]/gm;
const METADATA = /^>>([^:\n]{1,60}):(.*)$/;
const SECTION = /^=+([^=\n]+)=*$/;

/** Whether a text marks its ingredients as cooklang does. */
export const isCooklang = (text: string): boolean => IS_COOKLANG.test(text);

/**
 * A recipe in cooklang: by its specification a paragraph is a step that marks its ingredients, equipment and times.
 * Ingredients are listed in the order of the steps.
 */
export function cooklangRecipe(text: string): JsonRecord {
  const foods: string[] = [];
  const tools: string[] = [];
  const values: JsonRecord = {};
  const steps: string[] = [];
  const plain = (_: string, sign: string, name = '', amount = '', word = '', note = '') => {
    const said = (word || name).replace(/^[&?+-]+/, '').trim();
    const [count = '', unit = ''] = amount.replace(/^=/, '').replace('*', '').split('%');
    const measured = [count, unit]
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .join(' ');
    if (sign === '~') return measured || said;
    if (sign === '#') tools.push(said);
    else
      foods.push([measured, said].filter((part) => part !== '').join(' ') + (note === '' ? '' : `, ${note}`));
    return said;
  };
  for (const paragraph of text
    .slice(0, IMPORT_LIMITS.text)
    .replace(COMMENT, '')
    .split(/\n\s*\n|\n(?=>>|=)/)) {
    const lines: string[] = [];
    for (const line of paragraph.split('\n').map((each) => each.trim())) {
      const [, key, value] = METADATA.exec(line) ?? [];
      const section = SECTION.exec(line)?.[1]?.trim();
      if (key !== undefined) values[key.trim()] = value?.trim();
      else if (section !== undefined) steps.push(`${section}:`);
      // '> ' begins a note.
      else if (!line.startsWith('>')) lines.push(line.replace(MARK, plain));
    }
    const step = lines.join(' ').trim();
    if (step !== '') steps.push(step);
  }
  return { ...values, ingredients: foods, steps, ...(tools.length > 0 && { tools: [...new Set(tools)] }) };
}
