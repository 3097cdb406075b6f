/** Rules of XRechnung for how the invoice is to be paid: each way with its own data and no other's (Germany). */
import type { EInvoice, PaymentMeans } from '../model.ts';
import { isMissing } from './amounts.ts';
import { breachIf, GERMAN, ofEach, say } from './finding.ts';
import { isIbanByDigits } from './iban.ts';
import type { Breach, Rule, RuleText } from './rule.ts';

/** Codes of UNTDID 4461, and the group of data that belongs to them. */
interface Way {
  codes: readonly string[];
  number: string;
  group: 'BG-17' | 'BG-18' | 'BG-19';
  own: RuleText;
  others: RuleText;
  mend: RuleText;
}

const SEPA_TRANSFER = '58';
const SEPA_DEBIT = '59';

const WAYS: readonly Way[] = [
  {
    codes: ['30', SEPA_TRANSFER],
    number: 'BR-DE-23',
    group: 'BG-17',
    own: say(
      'Es ist zu überweisen, aber das Konto fehlt (BG-17).',
      'Payment is by transfer, but the account is missing (BG-17).',
    ),
    others: say(
      'Es ist zu überweisen; Angaben zu Karte (BG-18) oder Lastschrift (BG-19) gehören nicht dazu.',
      'Payment is by transfer; data of a card (BG-18) or a direct debit (BG-19) do not belong to it.',
    ),
    mend: say('Trag deine IBAN ein.', 'Enter your IBAN.'),
  },
  {
    codes: ['48', '54', '55'],
    number: 'BR-DE-24',
    group: 'BG-18',
    own: say(
      'Es wird mit Karte gezahlt, aber die Angaben zur Karte fehlen (BG-18).',
      'Payment is by card, but the data of the card are missing (BG-18).',
    ),
    others: say(
      'Es wird mit Karte gezahlt; ein Konto (BG-17) oder eine Lastschrift (BG-19) gehört nicht dazu.',
      'Payment is by card; an account (BG-17) or a direct debit (BG-19) does not belong to it.',
    ),
    mend: say(
      'Gib die letzten Stellen der Karte an oder wähle eine andere Zahlungsart.',
      'Give the last digits of the card or choose another means of payment.',
    ),
  },
  {
    codes: [SEPA_DEBIT],
    number: 'BR-DE-25',
    group: 'BG-19',
    own: say(
      'Es wird eingezogen, aber die Angaben zur Lastschrift fehlen (BG-19).',
      'Payment is by direct debit, but its data are missing (BG-19).',
    ),
    others: say(
      'Es wird eingezogen; ein Konto für Überweisungen (BG-17) oder eine Karte (BG-18) gehört nicht dazu.',
      'Payment is by direct debit; an account for transfers (BG-17) or a card (BG-18) does not belong to it.',
    ),
    mend: say(
      'Gib Mandat, Gläubiger-ID und das Konto des Kunden an.',
      'Give the mandate, the creditor id and the account of the client.',
    ),
  },
];

const ONE_WAY_ONLY = say(
  'Lass bei dieser Zahlungsart die anderen Angaben weg.',
  'Leave out the other data with this means of payment.',
);

export const GERMAN_PAYMENT_RULES: readonly Rule[] = [
  {
    ...GERMAN,
    id: 'BR-DE-1',
    fields: ['BG-16'],
    message: say(
      'Es steht nicht da, wie zu zahlen ist (BG-16).',
      'The payment instructions are missing (BG-16).',
    ),
    mend: say(
      'Wähle eine Zahlungsart, zum Beispiel Überweisung mit deiner IBAN.',
      'Choose a means of payment, for example transfer with your IBAN.',
    ),
    find: ({ payments }) => breachIf(payments.length === 0, 'payments'),
  },
  ...WAYS.flatMap((way) => [ownDataRule(way), otherDataRule(way)]),
  {
    ...GERMAN,
    severity: 'warning',
    id: 'BR-DE-19',
    fields: ['BT-84'],
    message: say('Die IBAN des Kontos ist falsch (BT-84).', 'The IBAN of the account is wrong (BT-84).'),
    mend: say('Vergleiche sie mit deinem Kontoauszug.', 'Compare it with your bank statement.'),
    find: (invoice) =>
      ofPayments(invoice, [SEPA_TRANSFER], ({ account }, path) =>
        breachIf(!isIbanByDigits(account?.iban), `${path}.account.iban`),
      ),
  },
  {
    ...GERMAN,
    severity: 'warning',
    id: 'BR-DE-20',
    fields: ['BT-91'],
    message: say(
      'Die IBAN des Kontos, von dem eingezogen wird, ist falsch (BT-91).',
      'The IBAN of the account to be debited is wrong (BT-91).',
    ),
    mend: say('Vergleiche sie mit dem Mandat.', 'Compare it with the mandate.'),
    find: (invoice) =>
      ofPayments(invoice, [SEPA_DEBIT], () =>
        breachIf(!isIbanByDigits(invoice.directDebit?.debitedAccount), 'directDebit.debitedAccount'),
      ),
  },
  {
    ...GERMAN,
    id: 'BR-DE-30',
    fields: ['BT-90', 'BG-19'],
    message: say(
      'Bei der Lastschrift fehlt die Gläubiger-ID (BT-90).',
      'The direct debit has no creditor id (BT-90).',
    ),
    mend: say('Gib deine Gläubiger-ID an.', 'Give your creditor id.'),
    find: ({ directDebit }) =>
      breachIf(directDebit !== undefined && isMissing(directDebit.creditor), 'directDebit.creditor'),
  },
  {
    ...GERMAN,
    id: 'BR-DE-31',
    fields: ['BT-91', 'BG-19'],
    message: say(
      'Bei der Lastschrift fehlt das Konto, von dem eingezogen wird (BT-91).',
      'The direct debit does not name the account to be debited (BT-91).',
    ),
    mend: say('Gib die IBAN des Kunden an.', 'Give the IBAN of the client.'),
    find: ({ directDebit }) =>
      breachIf(
        directDebit !== undefined && isMissing(directDebit.debitedAccount),
        'directDebit.debitedAccount',
      ),
  },
];

function ownDataRule({ codes, number, group, own, mend }: Way): Rule {
  return {
    ...GERMAN,
    id: `${number}-a`,
    fields: [group, 'BT-81'],
    message: own,
    mend,
    find: (invoice) =>
      ofPayments(invoice, codes, (means, path) => breachIf(!groupsOf(means, invoice).includes(group), path)),
  };
}

function otherDataRule({ codes, number, group, others }: Way): Rule {
  return {
    ...GERMAN,
    id: `${number}-b`,
    fields: ['BG-17', 'BG-18', 'BG-19'],
    message: others,
    mend: ONE_WAY_ONLY,
    find: (invoice) =>
      ofPayments(invoice, codes, (means, path) =>
        breachIf(
          groupsOf(means, invoice).some((found) => found !== group),
          path,
        ),
      ),
  };
}

function ofPayments(
  { payments }: EInvoice,
  codes: readonly string[],
  find: (means: PaymentMeans, path: string) => Breach[],
): Breach[] {
  return ofEach(payments, 'payments', (means, path) =>
    codes.includes(means.code?.trim() ?? '') ? find(means, path) : [],
  );
}

/** The direct debit belongs to the invoice, so to each of its ways to pay. */
function groupsOf({ account, card }: PaymentMeans, { directDebit }: EInvoice): Way['group'][] {
  return [
    ...(account === undefined ? [] : ['BG-17' as const]),
    ...(card === undefined ? [] : ['BG-18' as const]),
    ...(directDebit === undefined ? [] : ['BG-19' as const]),
  ];
}
