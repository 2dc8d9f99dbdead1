import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

/** Pattern of accepted text: no NUL, no lone surrogate. */
const SAFE_TEXT = '^[^\\u0000\\uD800-\\uDFFF]*$';

/** Minimum length after trimming, as a pattern. */
function trimmedPattern(least: number): string {
  return least === 1 ? '\\S' : `\\S[\\s\\S]{${least - 2},}\\S`;
}

type StringDefinition = { checks?: { _zod: { def: { check: string; tx?: (text: string) => string } } }[] };

function isTrimmed({ checks = [] }: StringDefinition): boolean {
  return checks.some(({ _zod: { def } }) => def.check === 'overwrite' && def.tx?.(' a ') === 'a');
}

/** Adds the string checks that zod omits from its JSON schema. */
function addTextPatterns(definition: StringDefinition, json: Json): void {
  const patterns = [SAFE_TEXT];
  const least = Number(json['minLength'] ?? 0);
  if (isTrimmed(definition) && least > 0) patterns.push(trimmedPattern(least));
  const { pattern } = json;
  const others = Array.isArray(json['allOf']) ? json['allOf'].map((part) => part.pattern) : [];
  if (typeof pattern === 'string') others.push(pattern);
  delete json['pattern'];
  // Once each: a schema with checks is visited after the bare one it derives from.
  json['allOf'] = [...new Set([...others, ...patterns])].map((each) => ({ pattern: each }));
}

/** A map with known keys lists them as properties. */
function addKeys(keys: readonly string[], json: Json): void {
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
  if (isInput && def.type === 'string' && isFree) addTextPatterns(def as StringDefinition, json);
  if (def.type !== 'record') return;
  const { keyType } = def as unknown as { keyType: z.ZodMiniType };
  const keys = keyType._zod.values;
  if (keys !== undefined && keys.size > 0) addKeys([...keys].map(String), json);
}

/** JSON Schema 2020-12 of a schema's input: of a request as sent, of an answer as received. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, {
    io,
    override: (found) => complete(found, io === 'input'),
  }) as Json;
  return rest;
}
