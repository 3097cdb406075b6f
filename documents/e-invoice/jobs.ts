/** What is asked of the process that reads e-invoices from outside, and which files a PDF carries. */

/** The largest file that is read. */
export const FILE_MEGABYTES_MAXIMUM = 50;

export interface EInvoiceJob {
  kind: 'attachments' | 'invoice' | 'assessed';
  bytes: Uint8Array;
}

export interface Attachment {
  /** As the file names it, without folders and characters that cannot be seen. */
  name: string;
  bytes: Uint8Array;
  /** What the file says, not what the bytes are: `text/xml`. */
  mediaType: string | null;
  /** What it is to the document, in the words of PDF/A-3: `Alternative`, `Data`, `Source`, `Supplement`, `Unspecified`. */
  relationship: string | null;
  /** Whether the document itself is associated with it (`/AF`). */
  isAssociated: boolean;
}

/** `size`: it unpacks to more than is read. `damaged`: it cannot be unpacked. */
export interface LeftOut {
  name: string;
  why: 'size' | 'damaged';
}

export type AttachmentsRefusal = 'file.type' | 'file.size' | 'file.damaged' | 'file.password';

export interface PdfContents {
  attachments: Attachment[];
  leftOut: LeftOut[];
  /** The file whose name the metadata give as the invoice (`fx:DocumentFileName`); null where they give none. */
  documentFileName: string | null;
  /** The file is broken: this is what could be found in it. */
  isDamaged: boolean;
  /** What else a program finds that does not take the table of the file; without a right table, invoices that nothing leads to. */
  besides: Attachment[];
}

export type Attachments = ({ ok: true } & PdfContents) | { ok: false; code: AttachmentsRefusal };
