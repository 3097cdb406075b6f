/** From the schemas of the API's own description to values that fit them, and to some that do not. */
import fc from 'fast-check';

/** The part of JSON Schema that the description uses. */
export interface Schema {
  type?: string | string[];
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  contentMediaType?: string;
  $ref?: string;
}

export interface Vocabulary {
  /** Ids for a field of this name, those that exist among them. */
  ids(field: string): readonly string[];
  resolve(reference: string): Schema;
}

const LIST_MAXIMUM = 4;
const TEXT_MAXIMUM = 60;

/** Days about which the law changes, beside any. */
const DAYS = [
  '2024-02-29',
  '2025-01-31',
  '2025-12-31',
  '2026-01-01',
  '2026-03-31',
  '2026-07-15',
  '2026-02-30',
];

/** What no form sends. */
const STRANGE: readonly unknown[] = [
  null,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e0001-ER',
  'a'.repeat(100_000),
  '9'.repeat(400),
  '-0',
  '1e999',
  '../../etc/passwd',
  "'; drop table invoices; --",
  '<script>alert(1)</script>',
  -1,
  0.1,
  2 ** 53,
  -(2 ** 31),
  true,
  [],
  {},
  [[[[[]]]]],
  { constructor: { prototype: {} } },
];

/** A value that fits the schema; one in twenty leaves is strange. */
export function valueFor(schema: Schema, vocabulary: Vocabulary, field = ''): fc.Arbitrary<unknown> {
  const fitting = fittingValue(schema, vocabulary, field);
  const isLeaf = schema.properties === undefined && schema.items === undefined && schema.anyOf === undefined;
  return isLeaf
    ? fc.oneof({ weight: 19, arbitrary: fitting }, { weight: 1, arbitrary: fc.constantFrom(...STRANGE) })
    : fitting;
}

function fittingValue(schema: Schema, vocabulary: Vocabulary, field: string): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) return valueFor(vocabulary.resolve(schema.$ref), vocabulary, field);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined)
    return fc.oneof(...schema.anyOf.map((one) => valueFor(one, vocabulary, field)));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return objectOf(schema, vocabulary);
  if (type === 'array') {
    const { items = {}, minItems = 0, maxItems = LIST_MAXIMUM } = schema;
    const maxLength = Math.max(minItems, Math.min(maxItems, LIST_MAXIMUM));
    return fc.array(valueFor(items, vocabulary, field.replace(/s$/, '')), { minLength: minItems, maxLength });
  }
  if (type === 'integer' || type === 'number') return numberOf(schema);
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return textOf(schema, vocabulary, field);
}

function objectOf(schema: Schema, vocabulary: Vocabulary): fc.Arbitrary<unknown> {
  const { properties = {}, required = [] } = schema;
  const fields = Object.entries(properties).map(
    ([name, one]) => [name, valueFor(one, vocabulary, name)] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

/** Cents as people write them, and the ends of what is allowed. */
function numberOf({ minimum, maximum }: Schema): fc.Arbitrary<number> {
  const min = Math.max(minimum ?? 0, Number.MIN_SAFE_INTEGER);
  const max = Math.min(maximum ?? 1_000_000, Number.MAX_SAFE_INTEGER);
  return fc.oneof(fc.integer({ min, max: Math.min(max, min + 200_000) }), fc.constantFrom(min, max));
}

function textOf(schema: Schema, vocabulary: Vocabulary, field: string): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = TEXT_MAXIMUM } = schema;
  if (format === 'uuid' || field === 'id') return idOf(vocabulary, field);
  if (format === 'email') return fc.emailAddress();
  if (pattern === String.raw`^\d{4}-\d{2}-\d{2}$`) return fc.constantFrom(...DAYS);
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, TEXT_MAXIMUM)) };
  const text = fc.oneof(fc.string({ ...length, unit: 'grapheme' }), fc.string({ ...length, unit: 'binary' }));
  return pattern === undefined || /\\u0000/.test(pattern) ? text : fc.stringMatching(new RegExp(pattern));
}

function idOf(vocabulary: Vocabulary, field: string): fc.Arbitrary<string> {
  const known = vocabulary.ids(field);
  const unknown = fc.uuid();
  return known.length === 0
    ? unknown
    : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: unknown });
}
