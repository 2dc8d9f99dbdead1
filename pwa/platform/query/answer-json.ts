type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Marker keys for values that JSON lacks; no row has such a key. */
const MAP = '$map';
const SET = '$set';

/**
 * A device answer as JSON, including maps and sets.
 * @throws {TypeError} if it holds something JSON can't represent, such as a photo's bytes
 */
export function answerToJson(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map(answerToJson);
  if (value instanceof Map) {
    return { [MAP]: [...value].map(([key, each]) => [answerToJson(key), answerToJson(each)]) };
  }
  if (value instanceof Set) return { [SET]: [...value].map(answerToJson) };
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) {
    throw new TypeError('JSON cannot represent this answer');
  }
  const kept = Object.entries(value).filter(([, each]) => each !== undefined);
  return Object.fromEntries(kept.map(([key, each]) => [key, answerToJson(each)]));
}

/** Parses an answer written by `answerToJson`. */
export function answerFromJson(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(answerFromJson);
  if (typeof json !== 'object' || json === null) return json;
  const { [MAP]: pairs, [SET]: members } = json as { [MAP]?: unknown; [SET]?: unknown };
  if (Array.isArray(pairs)) return new Map(answerFromJson(pairs) as [unknown, unknown][]);
  if (Array.isArray(members)) return new Set(answerFromJson(members) as unknown[]);
  return Object.fromEntries(Object.entries(json).map(([key, each]) => [key, answerFromJson(each)]));
}
