/** What is said of an e-invoice, whoever wrote it: which form it has, what it says, which rules it breaks. */
import { KNOWN_PROFILES, SYNTAXES } from '@belegbar/domain/e-invoice';
import { z } from 'zod';
import { EInvoiceMessage } from './e-invoice-model.ts';

/** A broken rule at its place, told in the language that was asked for. */
export const InvoiceFinding = z.object({
  /** The official number: `BR-CO-15`, `BR-DE-1`, `PEPPOL-EN16931-R120`. */
  rule: z.string(),
  /** `fatal`: the receiver may refuse the file. */
  severity: z.enum(['fatal', 'warning']),
  source: z.enum(['EN 16931', 'XRechnung', 'Peppol', 'Belegbar']),
  /** Place in the model: `number`, `seller.address.city`, `lines.2.price.net`. */
  path: z.string(),
  /** The terms that the rule speaks of: `BT-112`. */
  fields: z.array(z.string()),
  message: z.string(),
  /** What the seller has to do about it. */
  mend: z.string(),
});

/** A file that belongs to the invoice: from the PDF, or from the XML (BG-24). */
export const EnclosedMessage = z.object({
  /** Its place from 1. */
  position: z.int(),
  name: z.string(),
  /** What its bytes are: one of a few harmless types, else `application/octet-stream`. */
  contentType: z.string(),
  /** In bytes. */
  size: z.int(),
});

export const InvoiceForm = z.object({
  container: z.enum(['xml', 'pdf']),
  /** Name of the XML within a PDF. */
  embedded: z.string().nullable(),
  syntax: z.enum(SYNTAXES),
  profile: z.enum(KNOWN_PROFILES),
  /** BT-24 as written, which names the profile; empty without one. */
  customization: z.string(),
  /** Whether the law takes the form for an electronic invoice (§ 14 (1) UStG); ZUGFeRD 1, MINIMUM and BASIC WL are none. */
  isElectronicInvoice: z.boolean(),
});

export const InvoiceVerdict = z.object({
  /** No rule is broken that is fatal. */
  valid: z.boolean(),
  /** By the rules of the European standard alone, or also by those of XRechnung, where the file says that it follows them. */
  judgedBy: z.enum(['en16931', 'xrechnung']),
  /** Numbers of the broken rules, each once. */
  fatal: z.array(z.string()),
  warnings: z.array(z.string()),
});

/** The whole answer: form, verdict, findings in order of severity, the invoice, and what was not understood. */
export const CheckedInvoice = InvoiceForm.extend({
  fileName: z.string(),
  verdict: InvoiceVerdict,
  /** The first 500. */
  findings: z.array(InvoiceFinding),
  /** How many there are in all. */
  findingsTotal: z.int(),
  invoice: EInvoiceMessage,
  /** Paths in the XML for which the model has no place, the first 200. */
  unread: z.array(z.string()),
  enclosed: z.array(EnclosedMessage),
  /** Enclosed files that could not be taken out. */
  leftOut: z.array(z.object({ name: z.string(), why: z.enum(['size', 'damaged']) })),
  /** The file says more than is answered: of long texts and lists the beginning is. The verdict is of the whole file. */
  isShortened: z.boolean(),
});
