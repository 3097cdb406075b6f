/** Rules of the European standard for how the invoice is to be paid. */
import type { PaymentMeans } from '../model.ts';
import { isGiven, isMissing } from './amounts.ts';
import { breachIf, breachIfMissing, EN, ofEach, say } from './finding.ts';
import type { Rule } from './rule.ts';

/** UNTDID 4461: 30 credit transfer, 58 SEPA credit transfer. */
const TRANSFERS = ['30', '58'];
/** Of a card's number only the first six and the last four digits may be shown. */
const CARD_DIGITS_MAXIMUM = 10;

export const PAYMENT_RULES: readonly Rule[] = [
  {
    ...EN,
    id: 'BR-49',
    fields: ['BT-81', 'BG-16'],
    message: say('Die Zahlungsart fehlt (BT-81).', 'The means of payment is missing (BT-81).'),
    mend: say(
      'Wähle, wie zu zahlen ist, zum Beispiel per Überweisung.',
      'Choose how to pay, for example by transfer.',
    ),
    find: ({ payments }) =>
      ofEach(payments, 'payments', ({ code }, path) => breachIfMissing(code, `${path}.code`)),
  },
  {
    ...EN,
    // In CII the same is CII-SR-467.
    id: 'UBL-SR-47',
    fields: ['BT-81'],
    message: say(
      'Die Rechnung nennt mehrere Zahlungsarten; in einer Datei müssen alle gleich sein (BT-81).',
      'The invoice names several means of payment; all in one file have to be the same (BT-81).',
    ),
    mend: say(
      'Nenne eine Zahlungsart, und die anderen als Text in den Anmerkungen.',
      'Name one means of payment, and the others as text in the notes.',
    ),
    find: ({ payments }) =>
      ofEach(payments, 'payments', ({ code }, path) => {
        const first = payments.find((payment) => isGiven(payment.code))?.code;
        return breachIf(isGiven(code) && code.trim() !== first?.trim(), `${path}.code`);
      }),
  },
  {
    ...EN,
    id: 'BR-50',
    fields: ['BT-84', 'BG-17'],
    message: say(
      'Bei der Überweisung fehlt die Kontonummer (BT-84).',
      'The transfer has no account number (BT-84).',
    ),
    mend: say('Trag deine IBAN ein.', 'Enter your IBAN.'),
    find: ({ payments }) =>
      ofEach(payments, 'payments', (means, path) =>
        breachIf(
          isTransfer(means) && means.account !== undefined && isMissing(means.account.iban),
          `${path}.account.iban`,
        ),
      ),
  },
  {
    ...EN,
    severity: 'warning',
    id: 'BR-51',
    fields: ['BT-87', 'BG-18'],
    message: say(
      'Von der Kartennummer stehen mehr als zehn Stellen da (BT-87).',
      'More than ten digits of the card number are shown (BT-87).',
    ),
    mend: say(
      'Lass höchstens die ersten sechs und die letzten vier Stellen stehen.',
      'Leave at most the first six and the last four digits.',
    ),
    find: ({ payments }) =>
      ofEach(payments, 'payments', ({ card }, path) =>
        breachIf((card?.number?.trim().length ?? 0) > CARD_DIGITS_MAXIMUM, `${path}.card.number`),
      ),
  },
  {
    ...EN,
    id: 'BR-61',
    fields: ['BT-84', 'BT-81'],
    message: say(
      'Es ist zu überweisen, aber kein Konto steht da (BT-84).',
      'Payment is by transfer, but no account is given (BT-84).',
    ),
    mend: say('Trag deine IBAN ein.', 'Enter your IBAN.'),
    // A blank account number is BR-50.
    find: ({ payments }) =>
      ofEach(payments, 'payments', (means, path) =>
        breachIf(isTransfer(means) && means.account?.iban === undefined, `${path}.account`),
      ),
  },
];

function isTransfer({ code }: PaymentMeans): boolean {
  return TRANSFERS.includes(code?.trim() ?? '');
}
