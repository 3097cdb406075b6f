/** Documents: data in, bytes out. No database, no network. */
export { DESIGN_NAMES, letterColoursOf } from './designs/index.ts';
export {
  type AssessedEInvoiceFile,
  type Attachment,
  type Attachments,
  checkWritten,
  createEInvoiceReader,
  type EInvoiceFile,
  type EInvoiceReader,
  type EInvoiceRefusal,
  type EnclosedFile,
  FILE_MEGABYTES_MAXIMUM,
  type FileFinding,
  type FileVerdict,
  findingsOfPdf,
  type HybridInvoice,
  type HybridLevel,
  invoiceXmlOf,
  type ReadEInvoiceFile,
  readEInvoiceFile,
  readXml,
  writePlainXml,
  writeXml,
} from './e-invoice/index.ts';
export { createImageReader, type ImageReader, type ImageType } from './images/index.ts';
export { type LogoRefusal, readLogo } from './logo/index.ts';
export {
  createPaperReader,
  type NotRead,
  type PageMeasures,
  type PaperReader,
  type ReadReceipt,
} from './receipts/index.ts';
export { readersAreOffline } from './render/confinement.ts';
export {
  type AssetName,
  type Assets,
  createRenderer,
  type FieldPlace,
  NO_ASSETS,
  type Renderer,
  RenderRefusal,
  type RenderRefusalCode,
} from './render/index.ts';
export { qrPath, qrPng, quantityText, type UnprintableText, unprintableTexts } from './view/index.ts';
export type { Report, ReportPart, ReportRow, ReportSection, ReportTable } from './view/report.ts';
export type { ReportChart } from './view/report-chart.ts';
