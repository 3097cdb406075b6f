/** Rules of Peppol that XRechnung has taken over: process, electronic addresses, accounting currency and direct debit. */
import type { EInvoice, ELine, Period } from '../model.ts';
import { amountOf, isGiven, isMissing } from './amounts.ts';
import { isBefore } from './days.ts';
import { breachIf, breachIfMissing, ofEach, ofEachLine, PEPPOL, say } from './finding.ts';
import type { Breach, Rule } from './rule.ts';

/** UNTDID 4461: 49 direct debit, 59 SEPA direct debit. */
const DEBITS = ['49', '59'];

export const PEPPOL_DOCUMENT_RULES: readonly Rule[] = [
  {
    ...PEPPOL,
    id: 'PEPPOL-EN16931-R001',
    fields: ['BT-23'],
    message: say(
      'Die Rechnung nennt den Geschäftsprozess nicht (BT-23).',
      'The invoice does not name the business process (BT-23).',
    ),
    mend: say(
      'Stell sie neu als XRechnung aus; das Feld wird dann gefüllt.',
      'Issue it anew as XRechnung; the field is then filled in.',
    ),
    find: ({ process }) => breachIfMissing(process, 'process'),
  },
  {
    ...PEPPOL,
    id: 'PEPPOL-EN16931-R005',
    fields: ['BT-5', 'BT-6'],
    message: say(
      'Als Währung der Umsatzsteuer steht noch einmal die der Rechnung da (BT-6).',
      'The VAT accounting currency is the currency of the invoice once more (BT-6).',
    ),
    mend: say('Lass BT-6 weg.', 'Leave BT-6 out.'),
    find: ({ currency, accountingCurrency }) =>
      breachIf(
        isGiven(accountingCurrency) && accountingCurrency.trim() === currency?.trim(),
        'accountingCurrency',
      ),
  },
  {
    ...PEPPOL,
    id: 'PEPPOL-EN16931-R010',
    fields: ['BT-49'],
    message: say(
      'Die elektronische Adresse des Käufers fehlt (BT-49).',
      'The electronic address of the buyer is missing (BT-49).',
    ),
    mend: say(
      'Gib beim Kunden die Adresse für E-Rechnungen an; eine E-Mail-Adresse genügt.',
      'Give the client’s address for e-invoices; an e-mail address will do.',
    ),
    find: ({ buyer }) =>
      breachIf(buyer !== undefined && isMissing(buyer.electronicAddress?.value), 'buyer.electronicAddress'),
  },
  {
    ...PEPPOL,
    id: 'PEPPOL-EN16931-R020',
    fields: ['BT-34'],
    message: say(
      'Die elektronische Adresse des Verkäufers fehlt (BT-34).',
      'The electronic address of the seller is missing (BT-34).',
    ),
    mend: say(
      'Gib deine Adresse für E-Rechnungen an; deine E-Mail-Adresse genügt.',
      'Give your address for e-invoices; your e-mail address will do.',
    ),
    find: ({ seller }) =>
      breachIf(
        seller !== undefined && isMissing(seller.electronicAddress?.value),
        'seller.electronicAddress',
      ),
  },
  {
    ...PEPPOL,
    id: 'PEPPOL-EN16931-R054',
    fields: ['BT-6', 'BT-111'],
    message: say(
      'Währung (BT-6) und Betrag (BT-111) der Umsatzsteuer in Landeswährung gehören zusammen, eines davon fehlt.',
      'Currency (BT-6) and amount (BT-111) of the VAT in accounting currency belong together; one is missing.',
    ),
    mend: say('Gib beides an oder keines von beiden.', 'Give both or neither.'),
    find: ({ accountingCurrency, totals }) =>
      breachIf(
        isMissing(accountingCurrency) !== isMissing(totals.vatInAccountingCurrency),
        'totals.vatInAccountingCurrency',
      ),
  },
  {
    ...PEPPOL,
    id: 'PEPPOL-EN16931-R055',
    fields: ['BT-110', 'BT-111'],
    message: say(
      'Die Umsatzsteuer ist in einer Währung positiv und in der anderen negativ (BT-110, BT-111).',
      'The VAT is positive in one currency and negative in the other (BT-110, BT-111).',
    ),
    mend: say('Prüfe die Vorzeichen.', 'Check the signs.'),
    find: ({ totals }) => breachIf(haveOppositeSigns(totals), 'totals.vatInAccountingCurrency'),
  },
  {
    ...PEPPOL,
    id: 'PEPPOL-EN16931-R061',
    fields: ['BT-89', 'BT-81'],
    message: say(
      'Bei der Lastschrift fehlt die Mandatsreferenz (BT-89).',
      'The direct debit has no mandate reference (BT-89).',
    ),
    mend: say('Gib die Referenz des Mandats an.', 'Give the reference of the mandate.'),
    find: ({ payments, directDebit }) =>
      ofEach(payments, 'payments', ({ code }) =>
        breachIf(
          DEBITS.includes(code?.trim() ?? '') && isMissing(directDebit?.mandate),
          'directDebit.mandate',
        ),
      ),
  },
  {
    ...PEPPOL,
    id: 'PEPPOL-EN16931-R110',
    fields: ['BT-73', 'BT-134'],
    message: say(
      'Der Leistungszeitraum von Position {line} beginnt vor dem der Rechnung (BT-134, BT-73).',
      'The service period of item {line} begins before that of the invoice (BT-134, BT-73).',
    ),
    mend: say(
      'Lass den Zeitraum der Rechnung früher beginnen.',
      'Let the period of the invoice begin earlier.',
    ),
    find: (invoice) =>
      ofLinePeriods(invoice, (own, whole, path, values) =>
        breachIf(isBefore(own.start, whole.start), `${path}.start`, values),
      ),
  },
  {
    ...PEPPOL,
    id: 'PEPPOL-EN16931-R111',
    fields: ['BT-74', 'BT-135'],
    message: say(
      'Der Leistungszeitraum von Position {line} endet nach dem der Rechnung (BT-135, BT-74).',
      'The service period of item {line} ends after that of the invoice (BT-135, BT-74).',
    ),
    mend: say('Lass den Zeitraum der Rechnung später enden.', 'Let the period of the invoice end later.'),
    find: (invoice) =>
      ofLinePeriods(invoice, (own, whole, path, values) =>
        breachIf(isBefore(whole.end, own.end), `${path}.end`, values),
      ),
  },
];

function haveOppositeSigns({ vat, vatInAccountingCurrency }: EInvoice['totals']): boolean {
  const one = amountOf(vat);
  const other = amountOf(vatInAccountingCurrency);
  return one !== null && other !== null && one.times(other).lt('0');
}

function ofLinePeriods(
  invoice: EInvoice,
  find: (own: Period, whole: Period, path: string, values: { line: string }) => Breach[],
): Breach[] {
  const whole = invoice.period;
  if (whole === undefined) return [];
  return ofEachLine(invoice, ({ period }: ELine, path, values) =>
    period === undefined ? [] : find(period, whole, `${path}.period`, values),
  );
}
