/** An invented invoice to an invented client, to show how documents look. Nothing in it is anyone's. */
import { type Day, day } from '@belegbar/domain/calendar';
import { type Client, emptyClient } from '@belegbar/domain/clients';
import { type Decimal, decimal } from '@belegbar/domain/money';
import { emptyDraft, emptyLine } from './draft.ts';
import type { InvoiceDraft, InvoiceLine, Language } from './invoice.ts';
import type { VatCase } from './vat-case.ts';

/** Who gets it. */
export const SPECIMEN_CLIENT: Client = {
  ...emptyClient('de'),
  name: 'Sommer & Söhne GmbH',
  contactPerson: 'Frau Sommer',
  street: 'Probeweg 5',
  postCode: '20457',
  city: 'Hamburg',
  country: 'DE',
};

/** What is billed: the price of one unit in euros. */
export interface SpecimenLine {
  description: string;
  details: string;
  unit: InvoiceLine['unit'];
  unitPrice: Decimal;
  vatCase: VatCase;
}

/** Invented work, all of the same VAT case. */
export function specimenLines(language: Language, vatCase: VatCase): SpecimenLine[] {
  return WORK[language].map(([description, details, unit, unitPrice]) => ({
    description,
    details,
    unit,
    unitPrice: decimal(unitPrice),
    vatCase,
  }));
}

/** The draft of a month's work for `SPECIMEN_CLIENT`, with the given lines. */
export function specimenDraft(from: {
  language: Language;
  date: Day;
  lines: readonly SpecimenLine[];
}): InvoiceDraft {
  const { language, date } = from;
  return {
    ...emptyDraft({ language, paymentDays: 14 }),
    invoiceDate: date,
    servicePeriod: { from: day(`${date.slice(0, 8)}01`), to: date },
    title: { de: 'Neuer Auftritt', en: 'New identity' }[language],
    introduction: {
      de: 'Guten Tag, Frau Sommer, wie vereinbart berechne ich Ihnen folgende Leistungen:',
      en: 'Dear Ms Sommer, as agreed I charge you for the following services:',
    }[language],
    reference: { de: 'Bestellung 4471', en: 'Order 4471' }[language],
    lines: from.lines.map(lineOf),
  };
}

function lineOf(line: SpecimenLine, index: number): InvoiceLine {
  const quantity = line.unit === 'hourly' ? (HOURS[index % HOURS.length] ?? '1') : '1';
  return { ...emptyLine(`specimen-${index}`, line.vatCase), ...line, quantity: decimal(quantity) };
}

const HOURS = ['24', '6', '2.5'];

const WORK: Record<Language, readonly (readonly [string, string, InvoiceLine['unit'], string])[]> = {
  de: [
    ['Gestaltung Wortmarke', 'Drei Entwürfe, zwei Runden', 'hourly', '95'],
    ['Reinzeichnung', '', 'hourly', '85'],
    ['Workshop', 'Ein Tag in Hamburg', 'daily', '1120'],
  ],
  en: [
    ['Wordmark design', 'Three drafts, two rounds', 'hourly', '95'],
    ['Final artwork', '', 'hourly', '85'],
    ['Workshop', 'One day in Hamburg', 'daily', '1120'],
  ],
};
