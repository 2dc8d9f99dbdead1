import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

/** What the server lets in as text: no NUL, no lone half of a surrogate pair. */
const SAFE_TEXT = '^[^\\u0000\\uD800-\\uDFFF]*$';

/** That so many characters are left once the blanks around them are gone. */
function trimmedPattern(least: number): string {
  return least === 1 ? '\\S' : `\\S[\\s\\S]{${least - 2},}\\S`;
}

type StringDefinition = { checks?: { _zod: { def: { check: string; tx?: (text: string) => string } } }[] };

function isTrimmed({ checks = [] }: StringDefinition): boolean {
  return checks.some(({ _zod: { def } }) => def.check === 'overwrite' && def.tx?.(' a ') === 'a');
}

/** What zod checks of a text and does not say in its JSON schema. */
function tellText(definition: StringDefinition, json: Json): void {
  const patterns = [SAFE_TEXT];
  const least = Number(json['minLength'] ?? 0);
  if (isTrimmed(definition) && least > 0) patterns.push(trimmedPattern(least));
  const { pattern } = json;
  const others = Array.isArray(json['allOf']) ? json['allOf'].map((part) => part.pattern) : [];
  if (typeof pattern === 'string') others.push(pattern);
  delete json['pattern'];
  // Once each: a schema with checks is told after the bare one that it was made of.
  json['allOf'] = [...new Set([...others, ...patterns])].map((each) => ({ pattern: each }));
}

/** A map whose keys are known has them as properties. */
function tellKeys(keys: readonly string[], json: Json): void {
  const value = json['additionalProperties'];
  delete json['propertyNames'];
  json['properties'] = Object.fromEntries(keys.map((key) => [key, value]));
  json['additionalProperties'] = false;
  json['required'] = keys;
}

function complete(
  { zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: unknown },
  isInput: boolean,
): void {
  const { def } = (zodSchema as z.ZodMiniType)._zod;
  const json = jsonSchema as Json;
  const isFree = json['type'] === 'string' && json['format'] !== 'uuid';
  if (isInput && def.type === 'string' && isFree) tellText(def as StringDefinition, json);
  if (def.type !== 'record') return;
  const { keyType } = def as unknown as { keyType: z.ZodMiniType };
  const keys = keyType._zod.values;
  if (keys !== undefined && keys.size > 0) tellKeys([...keys].map(String), json);
}

/** JSON Schema 2020-12 that allows what the schema allows: of a request as it is sent, of an answer as it arrives. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, {
    io,
    override: (found) => complete(found, io === 'input'),
  }) as Json;
  return rest;
}
