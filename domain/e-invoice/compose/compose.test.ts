/** The e-invoice of each kind of document: what it says of VAT, lines, discounts and dates, and that it breaks no rule. */
import { day } from '@belegbar/domain/calendar';
import { cancelInvoice, type InvoiceDocument, type InvoiceDraft } from '@belegbar/domain/invoices';
import { decimal } from '@belegbar/domain/money';
import { describe, expect, test } from 'vitest';
import { TODAY, testBusiness, testClient, testLine, testSmallBusiness } from '../../invoices/test-invoice.ts';
import type { EInvoice } from '../model.ts';
import { BERN, breaches, documentOf, line, PARIS } from '../testing/composed.ts';
import { composeEInvoice } from './index.ts';

describe('VAT', () => {
  test.for<[string, InvoiceDocument, Partial<EInvoice['vatBreakdown'][number]>]>([
    ['19 %', documentOf(line('standard19')), { category: 'S', rate: '19', base: '100.00', tax: '19.00' }],
    ['7 %', documentOf(line('reduced7')), { category: 'S', rate: '7', base: '100.00', tax: '7.00' }],
    ['0 % of § 12 (3) UStG', documentOf(line('zero')), { category: 'Z', rate: '0', tax: '0.00' }],
    [
      'domestic reverse charge, § 13b (2) UStG',
      documentOf(line('domesticReverseCharge'), { client: testClient({ vatId: 'DE136695976' }) }),
      {
        category: 'AE',
        rate: '0',
        exemptionCode: 'VATEX-EU-AE',
        exemptionReason: 'Steuerschuldnerschaft des Leistungsempfängers (§ 13b UStG).',
      },
    ],
    [
      'a service for a business in the EU',
      documentOf(line('euService'), { client: PARIS }),
      { category: 'AE', exemptionCode: 'VATEX-EU-AE' },
    ],
    [
      'goods into the EU',
      documentOf(line('intraCommunitySupply'), { client: PARIS }),
      { category: 'K', exemptionCode: 'VATEX-EU-IC' },
    ],
    [
      'goods out of the EU',
      documentOf(line('export'), { client: BERN }),
      { category: 'G', exemptionCode: 'VATEX-EU-G' },
    ],
    [
      'a service out of the EU',
      documentOf(line('thirdCountryService'), { client: BERN }),
      { category: 'O', rate: '0', exemptionCode: 'VATEX-EU-O' },
    ],
    [
      'teaching, § 4 No. 21 UStG',
      documentOf({ lines: [testLine({ vatCase: 'exempt', exemptionParagraph: '4 Nr. 21' })] }),
      { category: 'E', rate: '0', exemptionReason: 'Umsatzsteuerfreie Leistung (§ 4 Nr. 21 UStG).' },
    ],
    [
      'a small business, § 19 UStG',
      documentOf(line('smallBusiness'), { business: testSmallBusiness({ phone: '+49 221 123456' }) }),
      { category: 'E', rate: '0', tax: '0.00' },
    ],
  ])('%s', ([, document, expected]) => {
    const { vatBreakdown } = composeEInvoice(document, 'xrechnung');
    expect(vatBreakdown).toHaveLength(1);
    expect(vatBreakdown[0]).toMatchObject(expected);
    expect(breaches(document)).toEqual([]);
  });

  test('two paragraphs of § 4 UStG are one line of the breakdown with both reasons', () => {
    const exempt = (exemptionParagraph: string) => testLine({ vatCase: 'exempt', exemptionParagraph });
    const document = documentOf({ lines: [exempt('4 Nr. 21'), exempt('4 Nr. 14')] });
    expect(composeEInvoice(document, 'en16931').vatBreakdown).toEqual([
      {
        category: 'E',
        rate: '0',
        base: '200.00',
        tax: '0.00',
        exemptionReason:
          'Umsatzsteuerfreie Leistung (§ 4 Nr. 21 UStG). Umsatzsteuerfreie Leistung (§ 4 Nr. 14 UStG).',
      },
    ]);
    expect(breaches(document)).toEqual([]);
  });

  test('what is not subject to VAT cannot stand beside what is (BR-O-11)', () => {
    const lines = [testLine({ vatCase: 'thirdCountryService' }), testLine({ vatCase: 'standard19' })];
    expect(breaches(documentOf({ lines }, { client: BERN }))).toContain('en16931 BR-O-11');
  });

  test('where nothing is subject to VAT, neither party names a VAT id (BR-O-02)', () => {
    const business = testBusiness({ vatId: 'DE136695976', phone: '+49 221 123456' });
    const { seller, buyer } = composeEInvoice(
      documentOf(line('thirdCountryService'), { business, client: { ...BERN, vatId: 'CHE123456788' } }),
      'en16931',
    );
    expect([seller?.vatId, buyer?.vatId]).toEqual([undefined, undefined]);
    expect(seller?.identifiers).toEqual([{ value: business.taxNumber }]);
  });
});

describe('lines and discounts', () => {
  test('a discount on a line is an allowance with base and percent', () => {
    // 3 x 33.33 = 99.99; 10 % of it are 9.999, so 10.00; 99.99 - 10.00 = 89.99.
    const document = documentOf({
      lines: [testLine({ quantity: '3', unitPrice: '33.33', discountPercent: '10' })],
    });
    expect(composeEInvoice(document, 'en16931').lines[0]).toMatchObject({
      quantity: '3',
      net: '89.99',
      price: { net: '33.33' },
      allowances: [{ amount: '10.00', base: '99.99', percent: '10', reasonCode: '95' }],
    });
    expect(breaches(document)).toEqual([]);
  });

  test('a discount on the document is one allowance for each rate (§ 17 (4) UStG)', () => {
    const lines = [testLine({ unitPrice: '1000' }), testLine({ vatCase: 'reduced7', unitPrice: '50' })];
    const document = documentOf({ lines, discountPercent: decimal('7.5') });
    // 7.5 % of 1,000.00 are 75.00, of 50.00 are 3.75.
    const { allowances, totals } = composeEInvoice(document, 'en16931');
    expect(allowances.map(({ amount, vatRate }) => [amount, vatRate])).toEqual([
      ['75.00', '19'],
      ['3.75', '7'],
    ]);
    expect(totals).toMatchObject({ lineNet: '1050.00', allowances: '78.75', net: '971.25' });
    expect(breaches(document)).toEqual([]);
  });

  test('gross prices become net prices that give the net amount of the line', () => {
    // 7 x 99.99 = 699.93 gross; / 1.19 = 588.18 net, so 111.75 VAT; 588.18 / 7 = 84.0257…: 84.026 x 7 = 588.182.
    const document = documentOf({
      priceEntry: 'gross',
      lines: [testLine({ quantity: '7', unitPrice: '99.99' })],
    });
    const { lines, totals } = composeEInvoice(document, 'en16931');
    expect(lines[0]).toMatchObject({ net: '588.18', price: { net: '84.026' } });
    expect(totals).toMatchObject({ net: '588.18', vat: '111.75', gross: '699.93' });
    expect(breaches(document)).toEqual([]);
  });

  // § 14 (4) No. 7 UStG wants a reduction only where there is one.
  test('a discount of nothing is none, also where gross prices leave a cent over', () => {
    // 0.05 three times is 0.15 gross: 0.02 VAT, 0.13 net, of which two lines have 0.04 and one has 0.05.
    const cent = { unitPrice: '0.05', discountPercent: '0' };
    const document = documentOf({
      priceEntry: 'gross',
      lines: [testLine(cent), testLine(cent), testLine(cent)],
    });
    const { lines, totals } = composeEInvoice(document, 'en16931');
    expect(lines.map(({ net, price, allowances }) => [net, price?.net, allowances])).toEqual([
      ['0.05', '0.05', []],
      ['0.04', '0.04', []],
      ['0.04', '0.04', []],
    ]);
    expect(totals).toMatchObject({ net: '0.13', vat: '0.02', gross: '0.15' });
    expect(breaches(document)).toEqual([]);
  });

  test('a discount too small for a cent is none either', () => {
    const line = testLine({ unitPrice: '0.05', discountPercent: '1' });
    const document = documentOf({ priceEntry: 'gross', lines: [line, line, line] });
    const { lines } = composeEInvoice(document, 'en16931');
    expect(lines.flatMap(({ allowances }) => allowances)).toEqual([]);
    expect(breaches(document)).toEqual([]);
  });

  test.for(['net', 'gross'] as const)(
    'a line of nothing at %s prices is an e-invoice, if a useless one',
    (priceEntry) => {
      const document = documentOf({ priceEntry, lines: [testLine({ quantity: '0', unitPrice: '119' })] });
      const { lines } = composeEInvoice(document, 'en16931');
      // 119.00 with VAT are 100.00 without.
      const price = priceEntry === 'net' ? '119' : '100';
      expect(lines[0]).toMatchObject({ quantity: '0', net: '0.00', price: { net: price }, allowances: [] });
    },
  );

  test('half a cent is rounded before the discount is taken off, and whole discounts leave nothing', () => {
    // 3 x 0.335 = 1.005, so 1.01; all of it off is 0.00.
    const document = documentOf({
      lines: [testLine({ quantity: '3', unitPrice: '0.335', discountPercent: '100' }), testLine()],
    });
    expect(composeEInvoice(document, 'en16931').lines[0]).toMatchObject({
      net: '0.00',
      allowances: [{ amount: '1.01' }],
    });
    expect(breaches(document)).toEqual([]);
  });

  test('Skonto stands in the terms, a line for each step (BR-DE-18)', () => {
    const skonto = [
      { days: 7, percent: decimal('3') },
      { days: 14, percent: decimal('2.5') },
    ];
    const document = documentOf({ ...line('standard19'), skonto });
    expect(composeEInvoice(document, 'xrechnung').paymentTerms).toBe(
      '#SKONTO#TAGE=7#PROZENT=3.00#\n#SKONTO#TAGE=14#PROZENT=2.50#\n',
    );
    expect(breaches(document)).toEqual([]);
  });
});

describe('documents and dates', () => {
  test('a cancellation is a corrected invoice (384) with negative quantities', () => {
    const document = cancelInvoice({
      document: documentOf(line('standard19')),
      number: 'ST-1',
      today: day('2026-03-20'),
    });
    const invoice = composeEInvoice(document, 'xrechnung');
    expect(invoice).toMatchObject({
      typeCode: '384',
      preceding: [{ number: 'RE-2026-0001', issueDate: TODAY }],
    });
    expect(invoice.lines[0]).toMatchObject({ quantity: '-1', net: '-100.00', price: { net: '100' } });
    expect(invoice.totals).toMatchObject({ vat: '-19.00', payable: '-119.00' });
    expect(breaches(document)).toEqual([]);
  });

  test('a credit note (381) says positive what it takes off', () => {
    const cancellation = cancelInvoice({
      document: documentOf(line('standard19')),
      number: 'GS-1',
      today: TODAY,
    });
    const invoice = composeEInvoice({ ...cancellation, kind: 'creditNote' }, 'xrechnung');
    expect(invoice).toMatchObject({ typeCode: '381', totals: { vat: '19.00', payable: '119.00' } });
    expect(invoice.lines[0]).toMatchObject({ quantity: '1', net: '100.00' });
    expect(breaches({ ...cancellation, kind: 'creditNote' })).toEqual([]);
  });

  // A credit note says no due day on paper. BR-CO-25 wants day or terms of what is positive; older checks still ask for it.
  test('a credit note is due on no day: it reduces its invoice', () => {
    const cancellation = cancelInvoice({
      document: documentOf(line('standard19')),
      number: 'GS-1',
      today: TODAY,
    });
    const inLanguage = (language: 'de' | 'en') =>
      composeEInvoice({ ...cancellation, language, kind: 'creditNote' }, 'xrechnung');
    expect([inLanguage('de').dueDate, inLanguage('de').paymentTerms, inLanguage('en').paymentTerms]).toEqual([
      undefined,
      'Mindert die Rechnung RE-2026-0001 vom 16.03.2026.',
      'Reduces invoice RE-2026-0001 dated 16 Mar 2026.',
    ]);
    const { dueDate, paymentTerms } = composeEInvoice(cancellation, 'xrechnung');
    expect([dueDate, paymentTerms]).toEqual([undefined, undefined]);
  });

  test('a single day of supply is the day of delivery, several are a period, completed on its last day', () => {
    const days = (from: string, to: string) => ({
      ...line('standard19'),
      servicePeriod: { from: day(from), to: day(to) },
    });
    const one = composeEInvoice(documentOf(days('2026-03-02', '2026-03-02')), 'en16931');
    const several = composeEInvoice(documentOf(days('2026-03-02', '2026-03-06')), 'en16931');
    expect([one.delivery, one.period]).toEqual([{ date: '2026-03-02' }, undefined]);
    expect([several.delivery, several.period]).toEqual([
      { date: '2026-03-06' },
      { start: '2026-03-02', end: '2026-03-06' },
    ]);
  });

  test('a line says when it was supplied, within the period of the invoice or on its single day', () => {
    const during = (from: string, to: string) => ({ from: day(from), to: day(to) });
    const dated = (servicePeriod: InvoiceDraft['servicePeriod'], ofLine: InvoiceDraft['servicePeriod']) =>
      documentOf({ servicePeriod, lines: [testLine({ servicePeriod: ofLine }), testLine()] });
    const several = dated(during('2026-03-01', '2026-03-15'), during('2026-03-02', '2026-03-06'));
    const one = dated(null, { from: TODAY, to: TODAY });
    const periods = [several, one].map((document) =>
      composeEInvoice(document, 'xrechnung').lines.map(({ period }) => period),
    );
    expect(periods).toEqual([
      [{ start: '2026-03-02', end: '2026-03-06' }, undefined],
      [{ start: TODAY, end: TODAY }, undefined],
    ]);
    expect([several, one].flatMap(breaches)).toEqual([]);
    // R110 and R111 hold a line against BG-14, which an invoice of a single day (BT-72) does not have.
    expect(composeEInvoice(one, 'xrechnung')).toMatchObject({ delivery: { date: TODAY } });
    expect(breaches(dated(during('2026-03-03', '2026-03-05'), during('2026-03-02', '2026-03-06')))).toEqual([
      'xrechnung PEPPOL-EN16931-R110',
      'xrechnung PEPPOL-EN16931-R111',
    ]);
  });

  test('goods to Kosovo go to 1A, as e-invoices call it (BR-CL-14)', () => {
    const client = testClient({ country: 'XK', city: 'Prishtina', postCode: '10000' });
    const document = documentOf(line('export'), { client });
    const { buyer, delivery, seller } = composeEInvoice(document, 'en16931');
    expect([buyer, delivery, seller].map((party) => party?.address?.country)).toEqual(['1A', '1A', 'DE']);
    expect(breaches(document)).toEqual([]);
  });

  test('goods into the EU say where they go (BR-IC-12)', () => {
    const { delivery } = composeEInvoice(
      documentOf(line('intraCommunitySupply'), { client: PARIS }),
      'en16931',
    );
    expect(delivery).toMatchObject({ date: TODAY, address: { country: 'FR', city: 'Paris' } });
  });
});
