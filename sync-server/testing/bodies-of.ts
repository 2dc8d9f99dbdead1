import fc from 'fast-check';
import type { Json } from '../features/operations/openapi.ts';

/** Valid values: one of them fits each kind of text in a body. */
const VALID_TEXTS = [
  'Some words that are long enough',
  'ann@example.org',
  'https://example.org/bowl.jpg',
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  '/recipe/1',
  'https://kitchen.example/stew?page=2',
  'en-GB',
  'abcdefghij-abcdefghij',
  'AbCdEfGhIjK-bCdEfGhIj_',
  '2026-11-27T08:00:00.000Z',
  'a',
];
/** Characters that can make a text invalid. */
const ODD_CHARACTERS = ['a', ' ', '\n', '\u0000', '\ud800', '😀', 'é', '\ufeff', '@', '.'];
const ODD_TEXTS = [
  '',
  ' ',
  ' ann@example.org',
  `${'a'.repeat(64)}@example.org`,
  `${'a'.repeat(65)}@example.org`,
  'ann@localhost',
  'javascript:alert(1)',
  ' https://example.org',
  'HTTPS://example.org',
  'https://127.0.0.1/',
  'https://ann@kitchen.example/',
  'not-a-uuid',
];
const ODD_NUMBERS = [0, -1, 0.5, 1e308, 5e-324, 100_001, 2 ** 53, -0];

type IsValid = (schema: Json, value: unknown) => boolean;

function texts(schema: Json, isValid: IsValid): fc.Arbitrary<unknown> {
  const least = Number(schema['minLength'] ?? 0);
  const most = Number(schema['maxLength'] ?? 300);
  const valid = [...VALID_TEXTS, 'a'.repeat(most)].filter((text) => isValid(schema, text));
  const lengths = [least - 1, least, least + 1, most - 1, most, most + 1].filter((length) => length >= 0);
  const odd = fc
    .tuple(
      fc.constantFrom(...lengths),
      fc.constantFrom(...ODD_CHARACTERS),
      fc.constantFrom(...ODD_CHARACTERS),
    )
    .map(([length, filler, end]) => (length === 0 ? '' : filler.repeat(length - 1) + end));
  return fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...valid) },
    { weight: 1, arbitrary: odd },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_TEXTS) },
  );
}

function objects(schema: Json, isValid: IsValid): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema['properties'] as Record<string, Json>);
  const required = new Set(schema['required'] as string[] | undefined);
  const members = properties.map(([name, member]) =>
    fc.tuple(bodiesOf(member, isValid), fc.integer({ min: 0, max: 30 })).map(([value, chance]): Json => {
      const isThere = required.has(name) ? chance > 0 : chance > 15;
      return isThere ? { [name]: value } : {};
    }),
  );
  const extra = fc.integer({ min: 0, max: 30 }).map((chance): Json => (chance === 0 ? { surprise: 1 } : {}));
  return fc.tuple(...members, extra).map((parts) => Object.assign({}, ...parts));
}

function mostlyValid(schema: Json, isValid: IsValid): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum']);
  const choices = schema['anyOf'] ?? schema['oneOf'];
  if (schema['properties'] === undefined && Array.isArray(choices)) {
    return fc.oneof(...choices.map((choice: Json) => bodiesOf(choice, isValid)));
  }
  switch (schema['type']) {
    case 'string':
      return texts(schema, isValid);
    case 'integer':
    case 'number': {
      const least = Number(schema['minimum'] ?? schema['exclusiveMinimum'] ?? 0);
      const most = Number(schema['maximum'] ?? 100);
      const values = [Math.max(least, 1), Math.min(most, Math.max(least, 3))];
      const edges = [least - 1, least, most, most + 1, ...ODD_NUMBERS];
      return fc.oneof(
        { weight: 12, arbitrary: fc.constantFrom(...values) },
        { weight: 1, arbitrary: fc.constantFrom(...edges) },
      );
    }
    case 'array': {
      const least = Number(schema['minItems'] ?? 0);
      const most = Number(schema['maxItems'] ?? 3);
      const lengths = [least, least + 1, Math.max(0, least - 1), ...(most <= 30 ? [most, most + 1] : [])];
      const item = bodiesOf(schema['items'] as Json, isValid);
      return fc
        .oneof(
          { weight: 12, arbitrary: fc.constantFrom(least, least + 1) },
          { weight: 1, arbitrary: fc.constantFrom(...lengths) },
        )
        .chain((length) => fc.array(item, { minLength: length, maxLength: length }));
    }
    case 'object':
      return objects(schema, isValid);
    default:
      return fc.boolean();
  }
}

/**
 * Bodies for a call whose body has this JSON schema: mostly valid, others invalid at the edges of the schema.
 * @param isValid whether a JSON schema allows a value
 */
export function bodiesOf(schema: Json, isValid: IsValid): fc.Arbitrary<unknown> {
  const wrong = fc.constantFrom(null, 'text', 7, [], {}, true);
  return fc.oneof({ weight: 60, arbitrary: mostlyValid(schema, isValid) }, { weight: 1, arbitrary: wrong });
}
