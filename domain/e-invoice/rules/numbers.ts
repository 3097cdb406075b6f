/** Amounts, quantities and percents that are no numbers: nothing can be computed with them, so they are told first. */
import type { AllowanceCharge, DocumentTotals, EInvoice, ELine, VatBreakdown } from '../model.ts';
import { amountOf, isGiven } from './amounts.ts';
import { excerpt, OWN, ofEach, say } from './finding.ts';
import type { Breach, Rule } from './rule.ts';

const SHARE_KEYS = ['amount', 'base', 'percent', 'vatRate'] as const satisfies (keyof AllowanceCharge)[];
const VAT_KEYS = ['base', 'tax', 'rate'] as const satisfies (keyof VatBreakdown)[];

export const NUMBER_RULES: readonly Rule[] = [
  {
    ...OWN,
    // The schemas of UBL and CII refuse such a file.
    severity: 'fatal',
    id: 'BB-NUMBER',
    fields: [],
    message: say('„{text}“ ist keine Zahl.', '“{text}” is not a number.'),
    mend: say(
      'Schreib Zahlen mit Punkt und ohne Tausenderzeichen, zum Beispiel 1234.50.',
      'Write numbers with a point and without thousands separators, for example 1234.50.',
    ),
    find: (invoice) => [
      ...ofTotals(invoice.totals),
      ...ofShares(invoice, ''),
      ...ofEach(invoice.vatBreakdown, 'vatBreakdown', (item, path) =>
        VAT_KEYS.flatMap((key) => noNumber(item[key], `${path}.${key}`)),
      ),
      ...ofEach(invoice.thirdPartyPayments, 'thirdPartyPayments', ({ amount }, path) =>
        noNumber(amount, `${path}.amount`),
      ),
      ...ofLines(invoice.lines, 'lines'),
    ],
  },
];

function ofTotals(totals: DocumentTotals): Breach[] {
  return Object.entries(totals).flatMap(([key, text]) => noNumber(text, `totals.${key}`));
}

function ofLines(lines: EInvoice['lines'], base: string): Breach[] {
  return ofEach(lines, base, (line, path) => [
    ...ofLine(line, path),
    ...ofLines(line.subLines, `${path}.subLines`),
  ]);
}

function ofLine(line: ELine, path: string): Breach[] {
  const { price } = line;
  return [
    ...noNumber(line.quantity, `${path}.quantity`),
    ...noNumber(line.net, `${path}.net`),
    ...noNumber(line.vatRate, `${path}.vatRate`),
    ...noNumber(price?.net, `${path}.price.net`),
    ...noNumber(price?.baseQuantity, `${path}.price.baseQuantity`),
    ...noNumber(price?.allowance?.amount, `${path}.price.allowance.amount`),
    ...noNumber(price?.allowance?.gross, `${path}.price.allowance.gross`),
    ...ofShares(line, `${path}.`),
  ];
}

function ofShares(owner: Pick<EInvoice, 'allowances' | 'charges'>, prefix: string): Breach[] {
  return (['allowances', 'charges'] as const).flatMap((kind) =>
    ofEach(owner[kind], `${prefix}${kind}`, (item, path) =>
      SHARE_KEYS.flatMap((key) => noNumber(item[key], `${path}.${key}`)),
    ),
  );
}

function noNumber(text: string | undefined, path: string): Breach[] {
  if (!isGiven(text) || amountOf(text) !== null) return [];
  return [{ path, values: { text: excerpt(text.trim()) } }];
}
