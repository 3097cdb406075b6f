/** What the PDF of an issued document carries: the invoice as data, and what goes with it. */
import type { HybridInvoice } from '@belegbar/documents';
import type { AttachedFile } from './attachments.ts';

/** So that a mail with the PDF and the same files beside it, or within an XRechnung, is under 25 MB once it is encoded. */
export const ENCLOSED_BYTES_MAXIMUM = 7 * 1024 * 1024;

/** The XML in the profile EN 16931 with the files in their order. Where the enclosures are larger together, the PDF carries none of them, and they go beside it only. */
export function hybridOf(xml: Uint8Array, files: readonly AttachedFile[]): HybridInvoice {
  const together = files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  const enclosures = together > ENCLOSED_BYTES_MAXIMUM ? [] : files;
  return {
    xml,
    conformanceLevel: 'EN 16931',
    enclosures: enclosures.map(({ fileName: name, contentType: mediaType, bytes }) => ({
      name,
      mediaType,
      bytes,
    })),
  };
}
