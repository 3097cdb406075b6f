/** Rules of XRechnung for the invoice as a whole (Germany). */
import type { EInvoice } from '../model.ts';
import { isGiven, isMissing } from './amounts.ts';
import { breachIf, breachIfMissing, GERMAN, ofEach, say } from './finding.ts';
import type { Breach, Rule } from './rule.ts';
import { skontoBreaches } from './skonto.ts';
import { XRECHNUNG, XRECHNUNG_EXTENSION, XRECHNUNG_VEHICLES } from './specification.ts';

const TYPES = ['326', '380', '381', '384', '389', '875', '876', '877'];
const CORRECTED_INVOICE = '384';
const SPECIFICATIONS = [XRECHNUNG, XRECHNUNG_EXTENSION, XRECHNUNG_VEHICLES];
const ADDRESS_OF_FILE = /^[a-zA-Z][a-zA-Z0-9+.-]+:/;

export const GERMAN_DOCUMENT_RULES: readonly Rule[] = [
  {
    ...GERMAN,
    id: 'BR-DE-14',
    fields: ['BT-119', 'BG-23'],
    message: say(
      'In der Steueraufstellung fehlt bei Kategorie {category} der Steuersatz (BT-119).',
      'The VAT breakdown has no rate for category {category} (BT-119).',
    ),
    mend: say(
      'Gib den Steuersatz an; bei steuerfreien Umsätzen ist er 0.',
      'Give the rate; for exempt supplies it is 0.',
    ),
    find: ({ vatBreakdown }) =>
      ofEach(vatBreakdown, 'vatBreakdown', ({ rate, category }, path) =>
        breachIfMissing(rate, `${path}.rate`, { category: category ?? '' }),
      ),
  },
  {
    ...GERMAN,
    id: 'BR-DE-15',
    fields: ['BT-10'],
    message: say('Die Käuferreferenz fehlt (BT-10).', 'The buyer reference is missing (BT-10).'),
    mend: say(
      'Behörden nennen dir eine Leitweg-ID. Firmen nennen oft eine Bestellnummer oder einen Ansprechpartner; sonst genügt die Kundennummer.',
      'Public bodies tell you a Leitweg-ID. Companies often name an order number or a contact; otherwise the client number will do.',
    ),
    find: ({ buyerReference }) => breachIfMissing(buyerReference, 'buyerReference'),
  },
  {
    ...GERMAN,
    severity: 'warning',
    id: 'BR-DE-17',
    fields: ['BT-3'],
    message: say(
      'Die Art der Rechnung „{type}“ ist in XRechnung nicht vorgesehen (BT-3).',
      'The type of invoice “{type}” is not foreseen in XRechnung (BT-3).',
    ),
    mend: say(
      'Üblich sind 380 für Rechnungen, 381 und 384 für Korrekturen.',
      'Usual are 380 for invoices, 381 and 384 for corrections.',
    ),
    find: ({ typeCode }) =>
      breachIf(!TYPES.includes(typeCode?.trim() ?? ''), 'typeCode', { type: typeCode ?? '' }),
  },
  {
    ...GERMAN,
    id: 'BR-DE-18',
    fields: ['BT-20'],
    message: say(
      'Das Skonto steht nicht in der vorgeschriebenen Form da (BT-20).',
      'The early payment discount is not written in the prescribed form (BT-20).',
    ),
    mend: say(
      'Schreib es in eine eigene Zeile, die mit einem Zeilenumbruch endet: #SKONTO#TAGE=14#PROZENT=2.00#',
      'Write it on a line of its own that ends with a line break: #SKONTO#TAGE=14#PROZENT=2.00#',
    ),
    find: ({ paymentTerms }) => skontoBreaches(paymentTerms, 'paymentTerms'),
  },
  {
    ...GERMAN,
    severity: 'warning',
    id: 'BR-DE-21',
    fields: ['BT-24'],
    message: say(
      'Die Rechnung nennt nicht die Kennung von XRechnung 3.0 (BT-24).',
      'The invoice does not name the identifier of XRechnung 3.0 (BT-24).',
    ),
    mend: say('Stell sie neu als XRechnung 3.0 aus.', 'Issue it anew as XRechnung 3.0.'),
    find: ({ customization }) =>
      breachIf(!SPECIFICATIONS.includes(customization?.trim() ?? ''), 'customization'),
  },
  {
    ...GERMAN,
    id: 'BR-DE-22',
    fields: ['BT-125'],
    message: say(
      'Zwei Anhänge haben denselben Dateinamen „{name}“ (BT-125).',
      'Two attachments have the same file name “{name}” (BT-125).',
    ),
    mend: say('Benenne einen der Anhänge um.', 'Rename one of the attachments.'),
    find: repeatedNames,
  },
  {
    ...GERMAN,
    severity: 'warning',
    id: 'BR-DE-26',
    fields: ['BT-3', 'BG-3'],
    message: say(
      'Die Korrektur nennt nicht, welche Rechnung sie korrigiert (BG-3).',
      'The correction does not say which invoice it corrects (BG-3).',
    ),
    mend: say('Gib die Nummer der korrigierten Rechnung an.', 'Give the number of the corrected invoice.'),
    find: ({ typeCode, preceding }) =>
      breachIf(typeCode?.trim() === CORRECTED_INVOICE && preceding.length === 0, 'preceding'),
  },
  {
    ...GERMAN,
    // XRechnung only informs; § 14 (4) No. 6 UStG wants the day or month of the supply.
    severity: 'warning',
    id: 'BR-DE-TMP-32',
    fields: ['BT-72', 'BG-14', 'BG-26'],
    message: say(
      'Es steht nicht da, wann geliefert oder geleistet wurde (BT-72, BG-14 oder BG-26).',
      'The date of supply is missing (BT-72, BG-14 or BG-26).',
    ),
    mend: say(
      'Gib das Lieferdatum oder den Leistungszeitraum an.',
      'Give the delivery date or the service period.',
    ),
    find: ({ delivery, period, lines }) =>
      breachIf(
        isMissing(delivery?.date) && period === undefined && lines.some((line) => line.period === undefined),
        'period',
      ),
  },
  {
    ...GERMAN,
    severity: 'warning',
    id: 'BR-TMP-2',
    fields: ['BT-124'],
    message: say(
      'Die Adresse eines Dokuments ist keine vollständige Internetadresse (BT-124).',
      'The address of a document is not a complete internet address (BT-124).',
    ),
    mend: say('Schreib sie mit https:// am Anfang.', 'Write it with https:// in front.'),
    find: ({ documents }) =>
      ofEach(documents, 'documents', ({ location }, path) =>
        breachIf(location !== undefined && !ADDRESS_OF_FILE.test(location), `${path}.location`),
      ),
  },
];

function repeatedNames({ documents }: EInvoice): Breach[] {
  const seen = new Set<string>();
  return ofEach(documents, 'documents', ({ file }, path) => {
    const name = file?.name;
    if (!isGiven(name)) return [];
    const isRepeated = seen.has(name);
    seen.add(name);
    return breachIf(isRepeated, `${path}.file.name`, { name });
  });
}
