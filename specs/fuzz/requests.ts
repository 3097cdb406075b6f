/** Requests as programs send them, drawn from the description of the operations. */
import fc from 'fast-check';
import type { KnownRecords } from './known-records.ts';
import type { FuzzedOperation } from './operations.ts';
import { type Schema, type Vocabulary, valueFor } from './values.ts';

export interface FuzzedRequest {
  operation: FuzzedOperation;
  /** With the query. */
  path: string;
  body: unknown;
}

/** Draws with the seed: the same seed and the same answers give the same requests. */
export function drawRequest(
  operation: FuzzedOperation,
  known: KnownRecords,
  resolve: (reference: string) => Schema,
  seed: number,
): FuzzedRequest {
  const vocabulary: Vocabulary = { ids: (field) => known.ids(operation.group, field), resolve };
  const draw = (schema: Schema, field: string, salt: number) =>
    fc.sample(valueFor(schema, vocabulary, field), { seed: seed + salt, numRuns: 1 })[0];
  let { path } = operation;
  const query: string[] = [];
  operation.parameters.forEach(({ name, in: where, schema, required }, index) => {
    if (where === 'query' && !required && (seed + index) % 2 === 0) return;
    const value = draw(schema, name, index + 1);
    if (where === 'path') path = path.replace(`{${name}}`, encoded(value));
    if (where === 'query') query.push(...queryOf(name, value));
  });
  const { body } = operation;
  const drawn = body === null ? undefined : draw(body.schema, '', 101);
  return {
    operation,
    path: query.length === 0 ? path : `${path}?${query.join('&')}`,
    body: inPresentVersion(drawn, path, known),
  };
}

/** Text that is no Unicode cannot stand in an address. */
function encoded(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed().slice(0, 2_000)) || '-';
}

function queryOf(name: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.map((one, index) => `${name}[${index}]=${encoded(one)}`);
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).map(([key, one]) => `${name}[${key}]=${encoded(one)}`);
  return [`${name}=${encoded(value)}`];
}

/** Without it nearly every change would end at the same refusal. */
function inPresentVersion(body: unknown, path: string, known: KnownRecords): unknown {
  if (typeof body !== 'object' || body === null || !('version' in body)) return body;
  const versions = path.split('/').flatMap((part) => known.version(part) ?? []);
  return versions[0] === undefined ? body : { ...body, version: versions[0] };
}
