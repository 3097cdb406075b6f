/** `einvoice write`: an invoice file as e-invoice, with the verdict on what was written. */
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import {
  checkWritten,
  type HybridInvoice,
  type Renderer,
  readEInvoiceFile,
  writeXml,
} from '@belegbar/documents';
import {
  composeEInvoice,
  type Profile,
  validateEInvoice,
  writeCii,
  writeUbl,
  type XmlElement,
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

/**
 * Also what breaks rules is written, so that its author can look at it; the verdict on the file says so. Enclosures lie beside the invoice
 * under their names; those that do not are named only, told as missing, and the file counts as incomplete.
 */
export async function writeLine(
  file: string,
  options: { syntax: WrittenSyntax; profile: Profile | null; out: string | null; folder: string },
  renderer: () => Renderer,
): Promise<FileLine> {
  const { document, assets } = readInvoiceFile(file);
  const { syntax } = options;
  const profile = options.profile ?? USUAL_PROFILES[syntax];
  const enclosures = await enclosuresOf(file, document);
  const isComplete = enclosures.every(({ content }) => content !== null);
  const contents =
    profile === 'xrechnung' && isComplete ? enclosures.map(({ content }) => content ?? '') : [];
  const invoice = composeEInvoice(document, profile, contents);
  const meant = syntax === 'ubl' ? writeUbl(invoice) : writeCii(invoice);
  const xml = writeXml(meant);
  const held = contents.length > 0 ? [] : enclosures;
  const bytes =
    syntax === 'zugferd' ? await renderer().pdf(document, assets, hybridOf(xml, { profile, held })) : xml;
  const out = options.out ?? join(options.folder, basename(file, extname(file)) + ENDINGS[syntax]);
  writeFileSync(out, bytes);
  const { fatal, warnings } = await verdictOn(xml, meant);
  const missing = enclosures.filter(({ content }) => content === null).map(({ name }) => name);
  const valid = fatal.length === 0;
  return {
    outcome: valid && missing.length === 0 ? 'valid' : 'invalid',
    line: {
      file,
      out,
      valid,
      syntax,
      profile,
      fatal,
      warnings,
      ...(missing.length > 0 && { missing }),
      sha256: sha256(bytes),
    },
  };
}

async function enclosuresOf(file: string, { attachments = [] }: InvoiceDocument) {
  return Promise.all(
    attachments.map(async ({ name, contentType: mediaType }) => ({
      name,
      mediaType,
      content: await readFile(join(dirname(file), basename(name)), 'base64').catch(() => null),
    })),
  );
}

/** On the file as its recipient reads it. */
async function verdictOn(xml: Uint8Array, meant: XmlElement) {
  const read = await readEInvoiceFile(xml);
  const findings = read.ok ? validateEInvoice(read).findings : [];
  return {
    fatal: [...new Set([...idsOf(findings, 'fatal'), ...checkWritten(xml, meant)])],
    warnings: idsOf(findings, 'warning'),
  };
}

/** With the enclosures that the XML does not hold itself; those that are missing are told by the line. */
function hybridOf(
  xml: Uint8Array,
  { profile, held }: { profile: Profile; held: Awaited<ReturnType<typeof enclosuresOf>> },
): HybridInvoice {
  return {
    xml,
    conformanceLevel: profile === 'xrechnung' ? 'XRECHNUNG' : 'EN 16931',
    enclosures: held.flatMap(({ name, mediaType, content }) =>
      content === null ? [] : [{ name, mediaType, bytes: Buffer.from(content, 'base64') }],
    ),
  };
}
