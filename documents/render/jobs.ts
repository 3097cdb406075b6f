/** What is asked of a rendering process, and what it answers. */
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import type { HybridInvoice } from '../e-invoice/hybrid.ts';
import type { OwnReceipt } from '../view/own-receipt.ts';
import type { Report } from '../view/report.ts';
import type { FieldPlace } from './field-places.ts';
import type { RenderRefusalCode } from './refusal.ts';

/** Pictures that a document shows besides its text: PNG or JPEG. */
export type AssetName = 'logo' | 'letterhead' | 'signature' | 'paypalCode';
export type Assets = Readonly<Record<AssetName, Uint8Array | null>>;

export const NO_ASSETS: Assets = { logo: null, letterhead: null, signature: null, paypalCode: null };

export interface RenderJob {
  document: InvoiceDocument;
  assets: Assets;
  /** A PDF with an e-invoice is a hybrid: the XML lies in it. */
  output: { kind: 'page'; page: number } | { kind: 'pdf'; eInvoice?: HybridInvoice };
}

/** The page of an own receipt as a PDF/A-3b. */
export interface ReceiptJob {
  receipt: OwnReceipt;
}

/** The pages of a report as a PDF/A-3b. */
export interface ReportJob {
  report: Report;
}

export type AnyJob = RenderJob | ReceiptJob | ReportJob;

export type RenderResult =
  | { kind: 'page'; svg: string; places: FieldPlace[]; pages: number }
  | { kind: 'pdf'; bytes: Uint8Array }
  | { kind: 'refused'; code: RenderRefusalCode; field: string | null; message: string };
