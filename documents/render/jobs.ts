/** What is asked of a rendering process, and what it answers. */
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import type { RenderRefusalCode } from './refusal.ts';

export interface RenderJob {
  document: InvoiceDocument;
  logo: Uint8Array | null;
  output: { kind: 'page'; page: number } | { kind: 'pdf' };
}

export type RenderResult =
  | { kind: 'page'; svg: string; pages: number }
  | { kind: 'pdf'; bytes: Uint8Array }
  | { kind: 'refused'; code: RenderRefusalCode; field: string | null; message: string };
