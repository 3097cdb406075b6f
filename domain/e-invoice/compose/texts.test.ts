/** What people write, down to ticket numbers and blank lines, on its way into an e-invoice that every check takes. */
import { composeDocument, type InvoiceDraft } from '@belegbar/domain/invoices';
import { expect, test } from 'vitest';
import { TODAY, testBusiness, testClient, testDraft, testLine } from '../../invoices/test-invoice.ts';
import { readEInvoice } from '../read.ts';
import { writeUbl } from '../ubl/index.ts';
import { validateEInvoice } from '../validate.ts';
import { composeEInvoice } from './index.ts';

function composed(
  draft: Partial<InvoiceDraft>,
  business: Partial<ReturnType<typeof testBusiness>> = {},
  client: Partial<ReturnType<typeof testClient>> = {},
) {
  const document = composeDocument({
    kind: 'invoice',
    number: 'RE-2026-0001',
    draft: testDraft(draft),
    business: testBusiness({ phone: '+49 221 123456', ...business }),
    client: testClient(client),
    today: TODAY,
  });
  return composeEInvoice(document, 'xrechnung');
}

/** Numbers of the fatal rules that the file breaks, read as its recipient does. */
function fatalOf(invoice: ReturnType<typeof composed>): string[] {
  const read = readEInvoice(writeUbl(invoice));
  if (read === null) throw new Error('not read');
  return validateEInvoice(read)
    .findings.filter(({ rule }) => rule.severity === 'fatal')
    .map(({ rule }) => rule.id);
}

// The official check of UBL reads three letters between two number signs as a code of UNTDID 4451 (BR-CL-08).
test.for(['Issues #1, #2', 'C#, F# und J#', '#ABX# ist frei', '#AAI#wörtlich', 'Sprint #4 (#5)'])(
  'the title “%s” is a note, and stays as it was written',
  (title) => {
    const invoice = composed({ title });
    expect(fatalOf(invoice)).toEqual([]);
    expect(readEInvoice(writeUbl(invoice))?.invoice.notes[0]?.text).toBe(title);
  },
);

test.for<[string, Parameters<typeof composed>]>([
  ['details', [{ lines: [testLine({ details: '\n' })] }]],
  ['the footer', [{}, { footerText: ' ' }]],
  ['an address', [{}, { addressAddition: '\u00a0' }, { addressAddition: ' ' }]],
  ['an account holder', [{}, { accountHolder: ' ' }]],
  ['a reference', [{ reference: ' ' }]],
])('blanks in %s are not there (PEPPOL-EN16931-R008)', ([, given]) => {
  expect(fatalOf(composed(...given))).toEqual([]);
});

test("the business's own words on VAT are a note, since no field is theirs (§ 14a (6) UStG)", () => {
  const words = 'Gebrauchtgegenstände/Sonderregelung';
  expect(composed({}, { vatDisclaimer: words }).notes).toContainEqual({ text: words });
});

test('what is the reason of an exemption is said once, and in the second language besides', () => {
  const lines = [testLine({ vatCase: 'euService' })];
  const paris = { country: 'FR', city: 'Paris', postCode: '75001', vatId: 'FR40303265045' };
  const of = (language: InvoiceDraft['language']) => composed({ lines, language }, {}, paris);
  const german = of('de');
  const [group] = german.vatBreakdown;
  expect(german.notes.filter(({ text }) => text === group?.exemptionReason)).toEqual([]);
  const both = of('both');
  expect(both.vatBreakdown[0]?.exemptionReason).toBe(group?.exemptionReason);
  expect(both.notes.filter(({ text = '' }) => /reverse charge/i.test(text))).toHaveLength(1);
});
