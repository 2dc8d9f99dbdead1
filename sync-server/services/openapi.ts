import * as z from 'zod/mini';
import type { Call } from '#domain/contract/call';
import { problemSchema } from '#domain/contract/problem';
import { CALLS } from '#domain/contract/registry';

type Json = Record<string, unknown>;

const REASONS: Record<number, string> = {
  400: 'The request is invalid; `field` names what is wrong.',
  401: 'Nobody is signed in.',
  403: 'The call came from another origin.',
  404: 'There is no such thing.',
  409: 'It has been decided otherwise in the meantime.',
  410: 'The cursor is too old or of another epoch: load everything anew.',
  413: 'The body is too large: most calls take 64 KB, a recipe 256 KB.',
  415: 'The body is not JSON in UTF-8.',
  422: 'The key was used for another body.',
  429: 'Too many; `Retry-After` says when to try again.',
  500: 'Something went wrong on the server.',
  503: 'Not available at the moment; `Retry-After` says when to try again.',
};

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, { io }) as Json;
  return rest;
}

function parameters(call: Call): Json[] {
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
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: jsonSchema(z.uuid(), 'input'),
  };
  return [...path, ...query, ...(call.isIdempotent ? [key] : [])];
}

function content(type: string, schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  return { content: { [type]: { schema: jsonSchema(schema, io) } } };
}

function files(types: readonly string[]): Json {
  const schema = { type: 'string', format: 'binary' };
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

function responses(call: Call): Json {
  const { status, description, schema } = call.answer;
  const success = { description, ...(schema && content('application/json', schema, 'output')) };
  const errors = [...call.errors, 500, 503].map((code) => [
    String(code),
    { description: REASONS[code] ?? 'Error', ...problemContent },
  ]);
  return { [status]: success, ...Object.fromEntries(errors) };
}

const problemContent = {
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function operation(call: Call): Json {
  return {
    operationId: call.id,
    summary: call.summary,
    parameters: parameters(call),
    ...(call.body && { requestBody: { required: true, ...content('application/json', call.body, 'input') } }),
    ...(call.fileTypes && { requestBody: { required: true, content: files(call.fileTypes) } }),
    ...(call.needsSession && { security: [{ session: [] }] }),
    responses: responses(call),
  };
}

/**
 * OpenAPI 3.1 of the calls, from the very schemas that check them.
 * @param cookieName of the administrator's session
 */
export function openApiDocument(publicOrigin: string, cookieName: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of CALLS) paths[call.path] = { ...paths[call.path], [call.method]: operation(call) };
  return {
    openapi: '3.1.0',
    info: { title: 'Bowlful', version: '1' },
    servers: [{ url: publicOrigin }],
    paths,
    components: {
      schemas: { Problem: jsonSchema(problemSchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
    },
  };
}
