/** `einvoice write`: an invoice file as e-invoice, with the verdict on what was written. */
import { writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { type Assets, type Renderer, writeXml } from '@belegbar/documents';
import {
  composeEInvoice,
  type EInvoice,
  type Profile,
  validateEInvoice,
  writeCii,
  writeUbl,
} from '@belegbar/domain/e-invoice';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import { readInvoiceFile, sha256 } from '../support/invoice-file.ts';
import type { FileLine } from './line.ts';
import { idsOf } from './validate.ts';

export const SYNTAXES_WRITTEN = ['ubl', 'cii', 'zugferd'] as const;
export type WrittenSyntax = (typeof SYNTAXES_WRITTEN)[number];

/** Where nobody says otherwise: XML as XRechnung, the PDF in the profile EN 16931. */
const USUAL_PROFILES = { ubl: 'xrechnung', cii: 'xrechnung', zugferd: 'en16931' } as const;
const ENDINGS = { ubl: '.ubl.xml', cii: '.cii.xml', zugferd: '.zugferd.pdf' } as const;

/** Also what breaks rules is written, so that its author can look at it; the verdict says so. */
export async function writeLine(
  file: string,
  options: { syntax: WrittenSyntax; profile: Profile | null; out: string | null },
  renderer: () => Renderer,
): Promise<FileLine> {
  const { document, assets } = readInvoiceFile(file);
  const profile = options.profile ?? USUAL_PROFILES[options.syntax];
  const invoice = composeEInvoice(document, profile);
  const { valid, findings } = validateEInvoice({ invoice, syntax: 'cii', empty: [] });
  const how = { document, assets, profile, syntax: options.syntax };
  const bytes = await written(invoice, how, renderer);
  const out = options.out ?? basename(file, extname(file)) + ENDINGS[options.syntax];
  writeFileSync(out, bytes);
  return {
    outcome: valid ? 'valid' : 'invalid',
    line: {
      file,
      out,
      valid,
      syntax: options.syntax,
      profile,
      fatal: idsOf(findings, 'fatal'),
      warnings: idsOf(findings, 'warning'),
      sha256: sha256(bytes),
    },
  };
}

async function written(
  invoice: EInvoice,
  how: { document: InvoiceDocument; assets: Assets; profile: Profile; syntax: WrittenSyntax },
  renderer: () => Renderer,
): Promise<Uint8Array> {
  if (how.syntax === 'ubl') return writeXml(writeUbl(invoice));
  const xml = writeXml(writeCii(invoice));
  if (how.syntax === 'cii') return xml;
  return hybrid(renderer(), how, xml);
}

function hybrid(
  renderer: Renderer,
  { document, assets, profile }: { document: InvoiceDocument; assets: Assets; profile: Profile },
  xml: Uint8Array,
): Promise<Uint8Array> {
  const conformanceLevel = profile === 'xrechnung' ? 'XRECHNUNG' : 'EN 16931';
  return renderer.pdf(document, assets, { xml, conformanceLevel });
}
