import * as z from 'zod/mini';
import type { Call } from '#domain/contract/call';
import { MEMBER_KEY_HEADER, memberKeySchema } from '#domain/contract/household-records';
import { CALLS } from '#domain/contract/registry';
import { REVIEW_SECRET_HEADER } from '#domain/review/review';
import { problemSchema } from '#domain/sync/exchange';
import { originRule, REASONS, TAGS, tagOf } from './openapi-words.ts';

const isApi = ({ path }: Call) => path.startsWith('/api/');
const isAdministrators = ({ path, needsSession }: Call) =>
  path.startsWith('/api/admin/') || needsSession === true;
const writes = ({ method }: Call) => method !== 'get';

export type Json = Record<string, unknown>;

function header(name: string, description: string, schema: Json): Json {
  return { name, in: 'header', required: false, description, schema };
}

function parameters(call: Call, publicOrigin: string): Json[] {
  const path = Object.entries(call.params ?? {}).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: jsonSchema(schema, 'input'),
  }));
  const query = Object.entries(call.query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: jsonSchema(schema as z.ZodMiniType, 'input'),
  }));
  const key = header(
    'Idempotency-Key',
    'A repeat under the same key has no second effect.',
    jsonSchema(z.uuid(), 'input'),
  );
  const secret = header(
    REVIEW_SECRET_HEADER,
    'The review’s secret, created with it on the device that wrote it.',
    jsonSchema(z.uuid(), 'input'),
  );
  const member = {
    ...header(
      MEMBER_KEY_HEADER,
      'The key of the household’s members, derived from its secret; without it the call is refused with 404.',
      jsonSchema(memberKeySchema, 'input'),
    ),
    required: true,
  };
  const version = header(
    'If-Match',
    'The version that the caller saw; with any other the call is refused with 412.',
    {
      type: 'string',
      pattern: '^"(0|[1-9][0-9]{0,8})"$',
    },
  );
  const sender = [
    header('Origin', originRule(publicOrigin, isAdministrators(call)), {
      type: 'string',
      const: publicOrigin,
    }),
    header('Sec-Fetch-Site', 'Sent by browsers; takes precedence over `Origin`.', {
      type: 'string',
      enum: ['same-origin', 'none'],
    }),
  ];
  return [
    ...path,
    ...query,
    ...(call.isIdempotent ? [key] : []),
    ...(call.takesSecret ? [secret] : []),
    ...(call.takesMember ? [member] : []),
    ...(call.takesVersion ? [version] : []),
    ...(writes(call) ? sender : []),
  ];
}

function content(type: string, schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  return { content: { [type]: { schema: jsonSchema(schema, io) } } };
}

const FILE = { schema: { type: 'string', format: 'binary' } };

function files(types: readonly string[]): Json {
  return { content: Object.fromEntries(types.map((type) => [type, FILE])) };
}

const RETRY_AFTER = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};
const REPLAYED = {
  'Idempotency-Replayed': {
    description: 'On a repeat of what was handed in before.',
    schema: { type: 'string', const: 'true' },
  },
};

/** A call's error statuses: its own and those common to its kind. */
function errorCodes(call: Call): number[] {
  const codes = [
    ...(call.errors ?? []),
    400,
    ...(isApi(call) ? [426] : []),
    ...(writes(call) || call.ownerOnly ? [403] : []),
    ...(call.needsSession ? [401] : []),
    ...(call.body || call.fileTypes ? [413, 415] : []),
    500,
    503,
  ];
  return [...new Set(codes)].sort((a, b) => a - b);
}

function responses(call: Call): Json {
  const { status, description, schema, fileType } = call.answer;
  const success = {
    description,
    ...(call.isIdempotent && { headers: REPLAYED }),
    ...(schema && content('application/json', schema, 'output')),
    ...(fileType !== undefined && files([fileType])),
  };
  const errors = errorCodes(call).map((code) => [
    String(code),
    {
      description: REASONS[code] ?? 'Error',
      ...((code === 429 || code === 503) && { headers: RETRY_AFTER }),
      ...problemContent,
    },
  ]);
  return { [status]: success, ...Object.fromEntries(errors) };
}

const problemContent = {
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function operation(call: Call, publicOrigin: string): Json {
  const { id, summary, body, fileTypes } = call;
  const rule = writes(call) ? ` ${originRule(publicOrigin, isAdministrators(call))}` : '';
  return {
    operationId: id,
    tags: [tagOf(call)],
    summary,
    description: `${summary}${rule}`,
    parameters: parameters(call, publicOrigin),
    ...(body && { requestBody: { required: true, ...content('application/json', body, 'input') } }),
    ...(fileTypes && { requestBody: { required: true, ...files(fileTypes) } }),
    security: call.needsSession ? [{ session: [] }] : [],
    responses: responses(call),
  };
}

/**
 * OpenAPI 3.1 of the calls, generated from the schemas that validate them.
 * @param cookieName of the administrator's session
 */
export function openApiDocument(publicOrigin: string, cookieName: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of CALLS) {
    paths[call.path] = { ...paths[call.path], [call.method]: operation(call, publicOrigin) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Bowlful',
      version: '1',
      summary: 'Home-made food for dogs and cats.',
      description:
        'The calls that the app itself uses. Every body and answer is checked by the schema that is shown here. Errors are `application/problem+json` (RFC 9457) with a stable `code`.',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-All-Rights-Reserved' },
    },
    servers: [{ url: publicOrigin, description: 'This site.' }],
    tags: TAGS,
    security: [],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: cookieName,
          description: 'Set by `POST /api/admin/login`.',
        },
      },
    },
  };
}

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

/** JSON Schema 2020-12 of a schema's input, as a request sends it, or of its output, as an answer contains it. */
function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, {
    io,
    override: (found) => complete(found, io === 'input'),
  }) as Json;
  return rest;
}
