/** The same invoice by @e-invoice-eu/core, which takes UBL as JSON, holds it against its schema and writes it. */
import type { XmlElement } from '@belegbar/domain/e-invoice';
import { type Invoice, InvoiceService, invoiceSchema } from '@e-invoice-eu/core';

const service = new InvoiceService({ log: () => {}, warn: () => {}, error: () => {} });

/** Writes the UBL `Invoice` of ours; what it takes is made before, and is not measured. */
export function peerUbl(invoice: XmlElement): () => Promise<string> {
  const input = { 'ubl:Invoice': jsonOf(invoice, SCHEMA.properties?.['ubl:Invoice']) } as unknown as Invoice;
  return async () => String(await service.generate(input, { format: 'UBL', lang: 'de', noWarnings: true }));
}

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}

const SCHEMA = invoiceSchema as unknown as Schema;

/** Elements are keys, attributes too, behind an `@`; the schema says which of them are lists. */
function jsonOf({ children }: XmlElement, schema: Schema | undefined): Record<string, unknown> {
  const json: Record<string, unknown> = {};
  for (const child of children) {
    const inner = schema?.properties?.[child.name];
    const isList = inner?.type === 'array';
    const value = child.children.length === 0 ? child.text : jsonOf(child, isList ? inner.items : inner);
    json[child.name] = isList ? [...((json[child.name] as unknown[]) ?? []), value] : value;
    for (const [name, said] of Object.entries(child.attributes)) json[`${child.name}@${name}`] = said;
  }
  return json;
}
