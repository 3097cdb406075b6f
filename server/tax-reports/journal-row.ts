import type { Day } from '@belegbar/domain/calendar';
import type { DocumentKind } from '@belegbar/domain/journal';
import type { Cents } from '@belegbar/domain/money';

interface JournalRow {
  number: number;
  booked_on: string;
  kind: string;
  document_kind: string;
  document_id: string;
  document_number: string;
  counterparty: string;
  tax_code: string;
  net: number;
  vat: number;
}

/** What of the VAT is deducted; of a sale the VAT, which nothing reads. */
export function deductibleOf({ vat, deductible }: { vat: number; deductible: number | null }): Cents {
  return (deductible ?? vat) as Cents;
}

/** What every report shows of an entry, as the contract has it. */
export function viewJournalRow(row: JournalRow) {
  return {
    number: row.number,
    bookedOn: row.booked_on as Day,
    kind: row.kind,
    documentKind: row.document_kind as DocumentKind,
    documentId: row.document_id,
    documentNumber: row.document_number,
    counterparty: row.counterparty,
    taxCode: row.tax_code,
    net: row.net as Cents,
    vat: row.vat as Cents,
  };
}
