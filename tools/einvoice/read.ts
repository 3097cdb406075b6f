/** `einvoice read`: the figures of an e-invoice as JSON, as they stand in the file. */
import type { EInvoiceFile } from '@belegbar/documents';
import type { ELine } from '@belegbar/domain/e-invoice';
import { Exact, isDecimal } from '@belegbar/domain/money';
import { type FileLine, readFromDisk, refusedLine, SYNTAX_NAMES } from './line.ts';

export async function readLine(file: string): Promise<FileLine> {
  const read = await readFromDisk(file);
  if (!read.ok) return refusedLine(file, read);
  return { outcome: 'valid', line: { file, ...fieldsOf(read) } };
}

function fieldsOf(read: EInvoiceFile) {
  const { container, embedded, attachments, syntax, invoice, isDamaged, otherInvoices } = read;
  const { totals, seller, buyer, payments, vatBreakdown } = invoice;
  const { net = null, vat: tax = null, gross = null } = totals;
  return {
    ...(container === 'pdf' ? { attachments, embedded } : {}),
    ...(isDamaged && { damaged: true }),
    ...(otherInvoices.length > 0 && { otherInvoices }),
    syntax: SYNTAX_NAMES[syntax],
    guideline: invoice.customization ?? null,
    number: invoice.number ?? null,
    typeCode: invoice.typeCode ?? null,
    issueDate: invoice.issueDate ?? null,
    dueDate: invoice.dueDate ?? null,
    seller: seller?.name ?? null,
    sellerVatId: seller?.vatId ?? null,
    buyer: buyer?.name ?? null,
    buyerReference: invoice.buyerReference ?? null,
    currency: invoice.currency ?? null,
    net,
    tax,
    gross,
    prepaid: totals.paid ?? null,
    payable: totals.payable ?? null,
    iban: payments.find(({ account }) => account?.iban !== undefined)?.account?.iban ?? null,
    lines: syntax === 'cii' ? countOf(invoice.lines) : invoice.lines.length,
    vat: vatBreakdown.map((group) => ({
      cat: group.category ?? null,
      rate: group.rate ?? null,
      base: group.base ?? null,
      tax: group.tax ?? null,
    })),
    consistent: addsUp(net, tax, gross),
  };
}

/** CII has lines within lines one after the other. */
function countOf(lines: readonly ELine[]): number {
  return lines.reduce((count, { subLines }) => count + 1 + countOf(subLines), 0);
}

/** BR-CO-15 */
function addsUp(net: string | null, tax: string | null, gross: string | null): boolean {
  const [base, vat, sum] = [net, tax ?? '0', gross];
  if (base === null || sum === null || ![base, vat, sum].every(isDecimal)) return false;
  return Exact(base).plus(vat).eq(sum);
}
