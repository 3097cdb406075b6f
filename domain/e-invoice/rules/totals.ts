/** Rules of the European standard for the totals (BG-22): which must be there, and how they follow from each other. */
import type Big from 'big.js';
import type { DocumentTotals, EInvoice } from '../model.ts';
import { amountOrZero, isGiven, isMissing, roundToCents, shown, sumOf } from './amounts.ts';
import { breachIf, breachIfMissing, EN, say } from './finding.ts';
import type { Breach, Rule, RuleText, WrittenIn } from './rule.ts';
import { isExtension } from './specification.ts';

const MEND_SUM = say('Rechne die Summe neu.', 'Recompute the sum.');

const PRESENT: readonly { id: string; field: string; key: keyof DocumentTotals; name: RuleText }[] = [
  {
    id: 'BR-12',
    field: 'BT-106',
    key: 'lineNet',
    name: say('Die Summe der Positionen', 'The sum of the items'),
  },
  { id: 'BR-13', field: 'BT-109', key: 'net', name: say('Der Nettobetrag', 'The total without VAT') },
  { id: 'BR-14', field: 'BT-112', key: 'gross', name: say('Der Bruttobetrag', 'The total with VAT') },
  { id: 'BR-15', field: 'BT-115', key: 'payable', name: say('Der Zahlbetrag', 'The amount due') },
];

export const TOTAL_RULES: readonly Rule[] = [
  ...PRESENT.map(
    ({ id, field, key, name }): Rule => ({
      ...EN,
      id,
      fields: [field],
      message: say(`${name.de} (${field}) fehlt.`, `${name.en} (${field}) is missing.`),
      mend: MEND_SUM,
      find: ({ totals }) => breachIfMissing(totals[key], `totals.${key}`),
    }),
  ),
  sumRule({
    id: 'BR-CO-10',
    fields: ['BT-106', 'BT-131'],
    key: 'lineNet',
    message: say(
      'Die Summe der Positionen (BT-106) ist {given}, die Positionen ergeben {expected}.',
      'The sum of the items (BT-106) is {given}; the items give {expected}.',
    ),
    expected: ({ lines }) => sumOf(lines.map(({ net }) => net)),
  }),
  sumRule({
    id: 'BR-CO-11',
    fields: ['BT-107', 'BT-92'],
    key: 'allowances',
    message: say(
      'Die Summe der Rabatte (BT-107) muss {expected} sein, so viel ergeben die Rabatte.',
      'The sum of the discounts (BT-107) must be {expected}, as the discounts give.',
    ),
    expected: ({ allowances }) => sumOf(allowances.map(({ amount }) => amount)),
    isNeeded: ({ allowances }) => allowances.length > 0,
  }),
  sumRule({
    id: 'BR-CO-12',
    fields: ['BT-108', 'BT-99'],
    key: 'charges',
    message: say(
      'Die Summe der Zuschläge (BT-108) muss {expected} sein, so viel ergeben die Zuschläge.',
      'The sum of the surcharges (BT-108) must be {expected}, as the surcharges give.',
    ),
    expected: ({ charges }) => sumOf(charges.map(({ amount }) => amount)),
    isNeeded: ({ charges }) => charges.length > 0,
  }),
  sumRule({
    id: 'BR-CO-13',
    fields: ['BT-109', 'BT-106', 'BT-107', 'BT-108'],
    key: 'net',
    message: say(
      'Der Nettobetrag (BT-109) ist {given}, aus Positionen, Rabatten und Zuschlägen folgen {expected}.',
      'The total without VAT (BT-109) is {given}; items, discounts and surcharges give {expected}.',
    ),
    expected: ({ totals }) =>
      isMissing(totals.lineNet)
        ? null
        : minus(sumOf([totals.lineNet, totals.charges]), sumOf([totals.allowances])),
  }),
  sumRule({
    id: 'BR-CO-14',
    fields: ['BT-110', 'BT-117'],
    key: 'vat',
    message: say(
      'Die Umsatzsteuer im Ganzen (BT-110) ist {given}, die Aufschlüsselung ergibt {expected}.',
      'The VAT in total (BT-110) is {given}; the breakdown gives {expected}.',
    ),
    expected: ({ vatBreakdown }) =>
      vatBreakdown.length === 0 ? null : sumOf(vatBreakdown.map(({ tax }) => tax)),
  }),
  sumRule({
    id: 'BR-CO-15',
    fields: ['BT-112', 'BT-109', 'BT-110'],
    key: 'gross',
    message: say(
      'Der Bruttobetrag (BT-112) ist {given}, netto und die Umsatzsteuer, einmal anzugeben (BT-110), ergeben {expected}.',
      'The total with VAT (BT-112) is {given}; the total without VAT and the VAT, to be stated once (BT-110), give {expected}.',
    ),
    expected: ({ totals }) => (isMissing(totals.net) ? null : sumOf([totals.net, totals.vat])),
    // UBL asks for the total of VAT also where it is zero.
    isBroken: ({ totals, currency }, writtenIn) =>
      writtenIn === 'ubl' && isGiven(currency) && isMissing(totals.vat),
  }),
  sumRule({
    id: 'BR-CO-16',
    fields: ['BT-115', 'BT-112', 'BT-113', 'BT-114'],
    key: 'payable',
    message: say(
      'Der Zahlbetrag (BT-115) ist {given}, aus brutto, Bezahltem und Rundung folgen {expected}.',
      'The amount due (BT-115) is {given}; the total with VAT, what is paid and the rounding give {expected}.',
    ),
    // With the extension of XRechnung BR-DEX-09 says what is due.
    expected: (invoice) => (isExtension(invoice) ? null : dueOf(invoice)),
  }),
  {
    ...EN,
    id: 'BR-53',
    fields: ['BT-6', 'BT-111'],
    message: say(
      'Die Umsatzsteuer in der Währung der Steuer {currency} (BT-111) fehlt.',
      'The VAT in the accounting currency {currency} (BT-111) is missing.',
    ),
    mend: say(
      'Rechne die Umsatzsteuer in diese Währung um oder lass die zweite Währung (BT-6) weg.',
      'Convert the VAT into that currency or leave out the second currency (BT-6).',
    ),
    find: ({ accountingCurrency, currency, totals }, writtenIn) => {
      const isSame =
        writtenIn !== 'cii' && accountingCurrency?.trim() === currency?.trim() && isGiven(totals.vat);
      return breachIf(
        isGiven(accountingCurrency) && !isSame && isMissing(totals.vatInAccountingCurrency),
        'totals.vatInAccountingCurrency',
        { currency: accountingCurrency?.trim() ?? '' },
      );
    },
  },
];

/** What is due (BT-115) before payments to third parties: gross less paid plus rounding; null where that cannot be said. */
export function dueOf({ totals }: EInvoice): Big | null {
  if (isMissing(totals.gross)) return null;
  return minus(sumOf([totals.gross, totals.rounding]), sumOf([totals.paid]));
}

interface SumRule {
  id: string;
  fields: readonly string[];
  key: keyof DocumentTotals;
  message: RuleText;
  /** The exact sum; null where the invoice does not say enough for it. */
  expected(invoice: EInvoice): Big | null;
  /** Whether the total must be there at all; if absent, another rule says so or nothing does. */
  isNeeded?(invoice: EInvoice): boolean;
  /** Whether it is broken though the sum is right. */
  isBroken?(invoice: EInvoice, writtenIn: WrittenIn): boolean;
}

function sumRule({ id, fields, key, message, expected, isNeeded, isBroken }: SumRule): Rule {
  return {
    ...EN,
    id,
    fields,
    message,
    mend: MEND_SUM,
    find: (invoice, writtenIn): Breach[] => {
      const isAbsent = isMissing(invoice.totals[key]);
      if (isAbsent && isNeeded?.(invoice) !== true) return [];
      const given = amountOrZero(invoice.totals[key]);
      const sum = expected(invoice);
      if (given === null || sum === null) return [];
      // Amounts with more than two decimals have rules of their own (BR-DEC); here they may be rounded or not.
      const isRight = given.eq(sum) || given.eq(roundToCents(sum));
      const isWrong = isAbsent || !isRight || isBroken?.(invoice, writtenIn) === true;
      return breachIf(isWrong, `totals.${key}`, {
        given: shown(given),
        expected: shown(roundToCents(sum)),
      });
    },
  };
}

function minus(left: Big | null, right: Big | null): Big | null {
  return left === null || right === null ? null : left.minus(right);
}
