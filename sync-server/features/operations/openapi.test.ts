import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Call } from '#domain/contract/call';
import { CALLS } from '#domain/contract/registry';
import { parseJson } from '../../lib/parse-json.ts';
import { bodiesOf } from '../../testing/bodies-of.ts';
import { type Json, openApiDocument } from './openapi.ts';
import { TAGS, tagOf } from './openapi-words.ts';

const ORIGIN = 'https://bowlful.example';

type Parameter = { name: string; in: string; required: boolean; schema: Json; description?: string };
type Operation = {
  operationId: string;
  tags: string[];
  description: string;
  parameters: Parameter[];
  security: Json[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
};
const paths = openApiDocument(ORIGIN, 'session')['paths'] as Record<string, Record<string, Operation>>;
const operationOf = ({ path, method }: Call) => paths[path]?.[method] as Operation;
const bodySchemaOf = (call: Call) =>
  operationOf(call).requestBody?.content['application/json']?.schema as Json;

const ajv = new Ajv2020({ strict: false });
ajv.addFormat('uri', (text: string) => URL.canParse(text.trim()));
ajv.addFormat('uuid', true);
ajv.addFormat('email', true);
ajv.addFormat('date-time', true);
const isSound = (schema: Json, value: unknown) => ajv.validate(schema, value) as boolean;

/** Whether the server would accept a body: as JSON, and by the call's schema. */
function isAccepted({ body }: Call, text: string): boolean {
  try {
    return body?.safeParse(parseJson(Buffer.from(text))).success === true;
  } catch {
    return false;
  }
}

const withBody = CALLS.filter(({ body }) => body !== undefined).map((call) => [call.id, call] as const);
const callOf = (id: string) => CALLS.find((call) => call.id === id) as Call;
const isAllowed = (id: string, body: unknown) => isSound(bodySchemaOf(callOf(id)), body);

describe('a body schema in the OpenAPI document', () => {
  it.each(withBody)('%s allows exactly what the call accepts', (_, call) => {
    const schema = bodySchemaOf(call);
    const allows = ajv.compile(schema);
    const seen = { accepted: 0, refused: 0 };
    fc.assert(
      fc.property(bodiesOf(schema, isSound), (body) => {
        const text = JSON.stringify(body);
        const accepted = isAccepted(call, text);
        seen[accepted ? 'accepted' : 'refused'] += 1;
        expect(allows(JSON.parse(text))).toBe(accepted);
      }),
      // A list of records with six fields each is seldom valid throughout.
      { numRuns: call.id === 'pushHousehold' ? 2000 : 400 },
    );
    // Too few bodies of either kind would prove nothing.
    expect(seen.accepted).toBeGreaterThan(20);
    expect(seen.refused).toBeGreaterThan(20);
  });

  const review = { rating: 5, comment: 'Licked the bowl clean.' };
  it('requires a name or an id for a review', () => {
    expect(isAllowed('postRating', review)).toBe(false);
    expect(isAllowed('postRating', { ...review, userName: 'Jo' })).toBe(true);
    expect(isAllowed('postRating', { ...review, userId: 7 })).toBe(true);
  });

  it('measures a text without the spaces around it, and accepts no NUL character', () => {
    const named = { ...review, userName: 'Jo' };
    // Of the ten characters that a comment needs, seven are left without the spaces.
    expect(isAllowed('postRating', { ...named, comment: '  nine ch  ' })).toBe(false);
    expect(isAllowed('postRating', { ...named, comment: '  ten chars.  ' })).toBe(true);
    expect(isAllowed('postRating', { ...named, comment: 'ten chars.\u0000' })).toBe(false);
  });

  it('accepts 64 characters before the @ of an address, but not 65', () => {
    const signUp = (length: number) => ({ email: `${'a'.repeat(length)}@example.org`, list: 'dog' });
    expect(isAllowed('subscribe', signUp(64))).toBe(true);
    expect(isAllowed('subscribe', signUp(65))).toBe(false);
  });
});

describe('every operation', () => {
  const operations = CALLS.map((call) => [call.id, call, operationOf(call)] as const);

  it('has a unique id', () => {
    expect(new Set(CALLS.map(({ id }) => id)).size).toBe(CALLS.length);
  });

  it('is in a group for its subject; of API calls, only /api/openapi.json is in the service group', () => {
    const others = CALLS.filter((call) => call.path.startsWith('/api/') && tagOf(call) === 'service');
    expect(
      others.map(({ path }) => path),
      'TAG_OF in openapi-words.ts has no group for one of these paths',
    ).toEqual(['/api/openapi.json']);
  });

  it.each(operations)('%s has a group, a text, errors, security and parameters', (_, call, operation) => {
    expect(TAGS.map(({ name }) => name)).toContain(operation.tags[0]);
    expect(operation.description.length).toBeGreaterThan(10);
    expect(Object.keys(operation.responses).some((status) => status.startsWith('4'))).toBe(true);
    expect(operation.security).toEqual(call.needsSession ? [{ session: [] }] : []);
    const inPath = operation.parameters
      .filter((parameter) => parameter.in === 'path')
      .map(({ name }) => name);
    expect(inPath).toEqual([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  });

  it.each(operations.filter(([, { method }]) => method !== 'get'))(
    '%s says from which origins it is accepted',
    (...row) => {
      const [, call, { parameters, responses, description }] = row;
      const origin = parameters.find(({ name }) => name === 'Origin');
      expect(origin?.schema).toEqual({ type: 'string', const: ORIGIN });
      expect(description).toContain(
        call.needsSession || call.path.startsWith('/api/admin/')
          ? 'One of the two headers is required'
          : 'is not a browser and may write too',
      );
      expect(responses).toHaveProperty('403');
    },
  );

  it('analyseRecipe lists each nutrient of its answer as a property', () => {
    const answer = operationOf(callOf('analyseRecipe')).responses['200']?.content?.['application/json']
      ?.schema;
    const properties = (answer?.['properties'] ?? {}) as Record<string, { properties: Record<string, Json> }>;
    const units = properties['nutrients']?.properties['units'];
    expect(units?.['additionalProperties']).toBe(false);
    expect(units?.['properties']).toMatchObject({ protein: { type: 'string' }, taurine: { type: 'string' } });
    expect(JSON.stringify(answer)).not.toContain('propertyNames');
  });
});
