/** Rules of XRechnung for its extension: payments to third parties and lines within lines. They concern no other invoice. */
import type { EInvoice, ELine } from '../model.ts';
import { amountOf, amountOrZero, decimalPlaces, isMissing, roundToCents, shown, sumOf } from './amounts.ts';
import { breachIf, breachIfMissing, GERMAN, ofEach, ofEachLineWithin, say } from './finding.ts';
import type { Breach, Rule } from './rule.ts';
import { isExtension } from './specification.ts';

const MEDIA_TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/xml',
];
const DECIMALS_MAXIMUM = 2;

export const GERMAN_EXTENSION_RULES: readonly Rule[] = (
  [
    {
      ...GERMAN,
      id: 'BR-DEX-01',
      fields: ['BT-125'],
      message: say(
        'Anhänge der Art „{type}“ sind nicht erlaubt (BT-125).',
        'Attachments of the type “{type}” are not allowed (BT-125).',
      ),
      mend: say(
        'Hänge PDF, PNG, JPEG, CSV, XLSX, ODS oder XML an.',
        'Attach PDF, PNG, JPEG, CSV, XLSX, ODS or XML.',
      ),
      find: ({ documents }) =>
        ofEach(documents, 'documents', ({ file }, path) =>
          breachIf(
            file !== undefined && !MEDIA_TYPES.includes(file.mediaType ?? ''),
            `${path}.file.mediaType`,
            { type: file?.mediaType ?? '' },
          ),
        ),
    },
    {
      ...GERMAN,
      severity: 'warning',
      id: 'BR-DEX-02',
      fields: ['BT-131', 'BG-DEX-01'],
      message: say(
        'Der Nettobetrag ist nicht die Summe der Unterpositionen: {expected}.',
        'The net amount is not the sum of the items within it: {expected}.',
      ),
      mend: say('Berichtige den Nettobetrag.', 'Correct the net amount.'),
      find: (invoice) => ofEachLineWithin(invoice, unlikeItsLines),
    },
    {
      ...GERMAN,
      id: 'BR-DEX-03',
      fields: ['BT-151', 'BG-DEX-01'],
      message: say(
        'Eine Unterposition sagt nichts zur Umsatzsteuer.',
        'An item within an item says nothing about VAT.',
      ),
      mend: say('Wähle den Steuerfall der Unterposition.', 'Choose the VAT case of the inner line.'),
      // Its category may be left open where at least the rate is said. In UBL the elements are counted (syntax-rules).
      find: (invoice, writtenIn) =>
        writtenIn === 'ubl'
          ? []
          : ofEachLineWithin(invoice, ({ subLines }, path) =>
              ofEach(subLines, `${path}.subLines`, ({ item, vatCategory, vatRate }, at) =>
                breachIf(
                  item !== undefined && isMissing(vatCategory) && isMissing(vatRate),
                  `${at}.vatCategory`,
                ),
              ),
            ),
    },
    {
      ...GERMAN,
      id: 'BR-DEX-09',
      fields: ['BT-115', 'BT-DEX-002'],
      message: say(
        'Der Zahlbetrag ist {payable}, nach Gezahltem, Beträgen für Dritte und Rundung sind es aber {expected} (BT-115).',
        'The amount due is {payable}; after payments, amounts for third parties and rounding it is {expected} (BT-115).',
      ),
      mend: say('Berichtige den Zahlbetrag.', 'Correct the amount due.'),
      find: unlikePayable,
    },
    ...(
      [
        ['BR-DEX-10', 'kind', 'BT-DEX-001', say('keine Art', 'no kind')],
        ['BR-DEX-11', 'amount', 'BT-DEX-002', say('keinen Betrag', 'no amount')],
        ['BR-DEX-12', 'description', 'BT-DEX-003', say('keine Beschreibung', 'no description')],
      ] as const
    ).map(
      ([id, key, field, what]): Rule => ({
        ...GERMAN,
        id,
        fields: [field],
        message: say(
          `Eine Zahlung für Dritte hat ${what.de} (${field}).`,
          `A payment for a third party has ${what.en} (${field}).`,
        ),
        mend: say('Ergänze die Angabe.', 'Add it.'),
        find: ({ thirdPartyPayments }) =>
          ofEach(thirdPartyPayments, 'thirdPartyPayments', (item, path) =>
            breachIfMissing(item[key], `${path}.${key}`),
          ),
      }),
    ),
    {
      ...GERMAN,
      id: 'BR-DEX-13',
      fields: ['BT-DEX-002'],
      message: say(
        'Der Betrag einer Zahlung für Dritte hat mehr als zwei Nachkommastellen (BT-DEX-002).',
        'The amount of a payment for a third party has more than two decimals (BT-DEX-002).',
      ),
      mend: say('Runde den Betrag auf Cent.', 'Round the amount to cents.'),
      find: ({ thirdPartyPayments }) =>
        ofEach(thirdPartyPayments, 'thirdPartyPayments', ({ amount }, path) =>
          breachIf(decimalPlaces(amount) > DECIMALS_MAXIMUM, `${path}.amount`),
        ),
    },
  ] satisfies Rule[]
).map(onlyOfExtension);

function onlyOfExtension(rule: Rule): Rule {
  return {
    ...rule,
    find: (invoice, writtenIn) => (isExtension(invoice) ? rule.find(invoice, writtenIn) : []),
  };
}

function unlikeItsLines({ net, subLines }: ELine, path: string): Breach[] {
  if (subLines.length === 0) return [];
  const sum = sumOf(subLines.map((line) => line.net));
  const given = amountOf(net);
  if (sum === null || given === null || given.eq(sum)) return [];
  return [{ path: `${path}.net`, values: { expected: shown(sum) } }];
}

function unlikePayable({ totals, thirdPartyPayments }: EInvoice): Breach[] {
  const { payable, gross } = totals;
  const [given, rounding] = [amountOf(payable), amountOrZero(totals.rounding)];
  const [owed, paid] = [amountOf(gross), amountOrZero(totals.paid)];
  const third = sumOf(thirdPartyPayments.map(({ amount }) => amount));
  if (given === null || rounding === null || owed === null || paid === null || third === null) return [];
  const expected = roundToCents(owed.minus(paid).plus(third));
  if (roundToCents(given.minus(rounding)).eq(expected)) return [];
  return [
    { path: 'totals.payable', values: { payable: shown(given), expected: shown(expected.plus(rounding)) } },
  ];
}
