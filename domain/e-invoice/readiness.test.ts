/** What the editor is told of an invoice that its client wants as an e-invoice. */
import { day } from '@belegbar/domain/calendar';
import { decimal } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { composeDocument } from '../invoices/index.ts';
import {
  TODAY,
  testBusiness,
  testClient,
  testDraft,
  testLine,
  testSmallBusiness,
} from '../invoices/test-invoice.ts';
import { composeEInvoice } from './compose/index.ts';
import { eInvoiceProblems, profileOfFormat } from './readiness.ts';
import { findBreaches } from './rules/index.ts';

type Given = Partial<Parameters<typeof eInvoiceProblems>[0]>;

const REACHABLE = testBusiness({ phone: '+49 221 987654' });
const PARIS = testClient({ country: 'FR', vatId: 'FR40303265045' });

/** What the rules find; that a Leitweg-ID is missing is told apart. */
function told(given: Given, profile: 'en16931' | 'xrechnung'): string[] {
  const { problems } = eInvoiceProblems(
    { draft: testDraft(), business: REACHABLE, client: testClient(), today: TODAY, ...given },
    profile,
  );
  const found = problems.filter(({ code }) => code === 'e-invoice.rule');
  return found.map(
    ({ severity, field, paragraph }) => `${severity === 'blocking' ? '!' : '?'} ${field} ${paragraph}`,
  );
}

describe('an XRechnung', () => {
  test.each<[string, Given, string[]]>([
    ['of a complete invoice', {}, []],
    ['in dollars', { draft: testDraft({ currency: 'USD', unitsPerEuro: decimal('1.0889') }) }, []],
    ['without a phone number', { business: testBusiness() }, ['! business.phone XRechnung BR-DE-6']],
    [
      'without an e-mail address',
      { business: { ...REACHABLE, email: '' } },
      ['! business.email XRechnung BR-DE-7'],
    ],
    [
      'for a client without an e-mail address',
      { client: testClient({ email: '' }) },
      ['! client.email PEPPOL-EN16931-R010'],
    ],
    [
      'for a public body without an e-mail address, which its Leitweg-ID reaches',
      { client: testClient({ email: '', leitwegId: '04011000-1234512345-06' }) },
      [],
    ],
    [
      'for a client in Paris without a post code, of which the law only warns',
      {
        client: { ...PARIS, postCode: '' },
        draft: testDraft({ lines: [testLine({ vatCase: 'euService' })] }),
      },
      ['! client.postCode XRechnung BR-DE-9'],
    ],
    [
      'with Skonto, an attachment, a discount and a period',
      {
        draft: testDraft({
          skonto: [{ days: 7, percent: decimal('2') }],
          attachments: [
            { name: 'Stunden.pdf', hash: 'a'.repeat(64), contentType: 'application/pdf', size: 1 },
          ],
          discountPercent: decimal('10'),
          servicePeriod: { from: day('2026-03-01'), to: day('2026-03-15') },
        }),
      },
      [],
    ],
    [
      // 1,190.72 × 19 / 119 = 190.115 → 190.11 of VAT, 1,000.61 net; 19 % of that are 190.12.
      'of gross prices, where the VAT that is in them differs by a cent from the rate of the net amount',
      { draft: testDraft({ priceEntry: 'gross', lines: [testLine({ unitPrice: '1190.72' })] }) },
      [],
    ],
    ['of a small business', { business: testSmallBusiness({ phone: '+49 221 987654', vatId: '' }) }, []],
    [
      'with a phone number that is none, which only warns',
      { business: { ...REACHABLE, phone: '??' } },
      ['? business.phone XRechnung BR-DE-27'],
    ],
  ])('%s', (_, given, expected) => {
    expect(told(given, 'xrechnung')).toEqual(expected);
  });
});

describe('without a Leitweg-ID', () => {
  const BODY = testClient({ leitwegId: '04011000-1234512345-06' });
  const referenceOf = (given: Given, profile: 'en16931' | 'xrechnung') =>
    eInvoiceProblems(
      { draft: testDraft(), business: REACHABLE, client: testClient(), today: TODAY, ...given },
      profile,
    ).problems.find(({ code }) => code === 'e-invoice.buyer-reference');

  test('it is told what an XRechnung will name instead (§ 5 (1) No. 1 ERechV)', () => {
    expect(referenceOf({}, 'xrechnung')).toEqual({
      field: 'client.leitwegId',
      code: 'e-invoice.buyer-reference',
      paragraph: '§ 5 (1) No. 1 ERechV',
      severity: 'warning',
      values: { value: 'K-7' },
    });
  });

  test.each<[string, Given, 'en16931' | 'xrechnung']>([
    ['with one', { client: BODY }, 'xrechnung'],
    ['with a reference of the buyer', { client: testClient({ leitwegId: 'KST-4711' }) }, 'xrechnung'],
    ['with the number of an order', { draft: testDraft({ reference: 'B-77' }) }, 'xrechnung'],
    ['for a private person', { client: testClient({ isBusiness: false }) }, 'xrechnung'],
    ['without a client', { client: null }, 'xrechnung'],
    ['as ZUGFeRD, which asks for none', {}, 'en16931'],
  ])('nothing is told %s', (_, given, profile) => {
    expect(referenceOf(given, profile)).toBeUndefined();
  });
});

describe('a ZUGFeRD invoice', () => {
  test.each<[string, Given, string[]]>([
    ['needs no phone number', { business: testBusiness() }, []],
    [
      // § 13b: EN 16931 wants the client's VAT id, German law on a domestic invoice does not.
      'of work for which a German client without a VAT id owes the VAT',
      { draft: testDraft({ lines: [testLine({ vatCase: 'domesticReverseCharge' })] }) },
      ['! client.vatId EN 16931 BR-AE-02'],
    ],
    [
      'of an export by a seller without a VAT id',
      {
        business: testBusiness({ vatId: '' }),
        client: testClient({ country: 'US' }),
        draft: testDraft({ lines: [testLine({ vatCase: 'export' })] }),
      },
      ['! business.vatId EN 16931 BR-G-02'],
    ],
    [
      'of services here and in Boston, which are two invoices',
      {
        draft: testDraft({ lines: [testLine(), testLine({ vatCase: 'thirdCountryService' })] }),
        business: testBusiness({ vatId: '' }),
      },
      ['! lines.0.vatCase EN 16931 BR-O-11'],
    ],
  ])('%s', (_, given, expected) => {
    expect(told(given, 'en16931')).toEqual(expected);
  });
});

describe('an address in South Sudan, which only the list for UBL has', () => {
  const client = testClient({ country: 'SS', city: 'Juba', postCode: '' });
  const draft = testDraft({ lines: [testLine({ vatCase: 'thirdCountryService' })] });

  test.each(['en16931', 'xrechnung'] as const)('stops an e-invoice of ours as %s', (profile) => {
    expect(told({ client, draft }, profile)).toContain('! client.country EN 16931 BR-CL-14');
  });

  test('stops none of others', () => {
    const document = composeDocument({
      kind: 'invoice',
      number: 'RE-1',
      draft,
      client,
      business: REACHABLE,
      today: TODAY,
    });
    const found = findBreaches(composeEInvoice(document, 'en16931'), 'en16931');
    expect(found.map(({ rule }) => rule.id)).not.toContain('BR-CL-14');
  });
});

describe('what the check of the invoice itself says', () => {
  test.each<[string, Given]>([
    ['no client', { client: null }],
    ['no rate of dollars', { draft: testDraft({ currency: 'USD' }) }],
    ['no rate that can be', { draft: testDraft({ currency: 'USD', unitsPerEuro: decimal('0') }) }],
    ['no city of the client', { client: testClient({ city: '' }) }],
    ['no lines', { draft: testDraft({ lines: [] }) }],
    ['a line without words', { draft: testDraft({ lines: [testLine({ description: '' })] }) }],
    ['a negative price', { draft: testDraft({ lines: [testLine({ unitPrice: '-5' })] }) }],
    ['no tax number', { business: { ...REACHABLE, taxNumber: '', vatId: '' } }],
    ['a wrong IBAN', { business: { ...REACHABLE, iban: 'DE00370400440532013000' } }],
    [
      'an EU service without a VAT id',
      { client: { ...PARIS, vatId: '' }, draft: testDraft({ lines: [testLine({ vatCase: 'euService' })] }) },
    ],
  ])('is not said twice: %s', (_, given) => {
    expect(told(given, 'xrechnung')).toEqual([]);
  });

  test.each<[string, Given]>([
    ['of nothing', { draft: testDraft({ lines: [testLine({ quantity: '0' })], priceEntry: 'gross' }) }],
    [
      'beyond all amounts',
      { draft: testDraft({ lines: [testLine({ quantity: '999999999', unitPrice: '999999999' })] }) },
    ],
    [
      'of a year whose law is unknown',
      { draft: testDraft({ servicePeriod: { from: day('2199-01-01'), to: day('2199-01-01') } }) },
    ],
  ])('comes first: an invoice %s has no figures to assess', (_, given) => {
    const { findings } = eInvoiceProblems(
      { draft: testDraft(), business: REACHABLE, client: testClient(), today: TODAY, ...given },
      'xrechnung',
    );
    expect(findings).toEqual([]);
  });
});

test('a problem carries what its message needs, the rule among it', () => {
  const { problems } = eInvoiceProblems(
    {
      draft: testDraft({ lines: [testLine(), testLine({ vatCase: 'thirdCountryService' })] }),
      business: testBusiness({ vatId: '' }),
      client: testClient(),
      today: TODAY,
    },
    'en16931',
  );
  expect(problems[0]).toEqual({
    field: 'lines.0.vatCase',
    code: 'e-invoice.rule',
    paragraph: 'EN 16931 BR-O-11',
    severity: 'blocking',
    values: { rule: 'BR-O-11', category: 'S' },
  });
});

test('the wish of the client says which profile an invoice must keep', () => {
  expect((['pdf', 'zugferd', 'xrechnung'] as const).map(profileOfFormat)).toEqual([
    null,
    'en16931',
    'xrechnung',
  ]);
});
