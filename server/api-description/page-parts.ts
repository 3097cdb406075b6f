/** Parts of the page about the API: tables of fields, types in words, examples. */
import type { OpenApiDocument } from './document.ts';

type Schema = Record<string, unknown>;

/** The fields of an object, one level deep. */
export function fields(document: OpenApiDocument, schema: unknown): string {
  const name = referenceName(schema);
  const found: unknown = name === null ? schema : document.components?.schemas?.[name];
  const { properties, required } = (found ?? {}) as { properties?: Schema; required?: string[] };
  if (properties === undefined) return '';
  const rows = Object.entries(properties).map(([name, value]) =>
    row(name, null, typeText(value), required?.includes(name) === true, undefined),
  );
  return table(['Field', 'Type', ''], rows);
}

/** A type in a few words: `text`, `whole number`, `list of object`, `"a" or "b"`. */
export function typeText(schema: unknown): string {
  if (typeof schema !== 'object' || schema === null) return '';
  const { type, const: constant, enum: values, anyOf, oneOf, items, format } = schema as Schema;
  const name = referenceName(schema);
  if (name !== null) return name;
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' or ');
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return [...new Set(choices.map(typeText))].join(' or ');
  if (type === 'array') return `list of ${typeText(items)}`;
  if (type === 'string') return typeof format === 'string' ? format : 'text';
  if (type === 'integer') return 'whole number';
  return Array.isArray(type) ? type.join(' or ') : String(type ?? 'any');
}

/** `Client` for a reference to the shared schema of that name. */
function referenceName(schema: unknown): string | null {
  const reference = (schema as { $ref?: unknown } | null | undefined)?.$ref;
  return typeof reference === 'string' ? (reference.split('/').at(-1) ?? null) : null;
}

/** The codes that a status can have, found in the schema of its answer. */
export function errorCodes(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, anyOf, oneOf } = schema as {
    properties?: Schema;
    anyOf?: unknown[];
    oneOf?: unknown[];
  };
  const code = (properties?.code as { const?: unknown } | undefined)?.const;
  const nested = (anyOf ?? oneOf ?? []).flatMap(errorCodes);
  return typeof code === 'string' ? [code, ...nested] : nested;
}

export function table(headings: string[], rows: string[]): string {
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

export function row(
  name: string,
  place: string | null,
  type: string,
  isRequired: boolean,
  example: unknown,
): string {
  const cells = [`<th scope="row"><code>${escapeHtml(name)}</code></th>`];
  if (place !== null) cells.push(`<td>${escapeHtml(place)}</td>`);
  cells.push(`<td>${escapeHtml(type)}</td>`, `<td>${isRequired ? 'required' : ''}</td>`);
  if (place !== null)
    cells.push(`<td>${example === undefined ? '' : `<code>${escapeHtml(String(example))}</code>`}</td>`);
  return `<tr>${cells.join('')}</tr>`;
}

export function json(example: unknown): string {
  if (example === undefined) return '';
  // Events of a stream are text already.
  const text = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
  return `<pre tabindex="0">${escapeHtml(text)}</pre>`;
}

export function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .map((part) => `<p>${escapeHtml(part).replace(/`([^`]+)`/g, '<code>$1</code>')}</p>`)
    .join('\n');
}

export function escapeHtml(text: string | undefined): string {
  return (text ?? '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
