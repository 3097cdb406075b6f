/** Who bills whom, how each is reached, and how the document is paid. */
import { cancelInvoice, type InvoiceDraft } from '@belegbar/domain/invoices';
import { describe, expect, test } from 'vitest';
import { TODAY, testBusiness, testClient, testSmallBusiness } from '../../invoices/test-invoice.ts';
import { breaches, documentOf, line } from '../testing/composed.ts';
import { composeEInvoice } from './index.ts';

describe('parties and payment', () => {
  test('a public body is reached by its Leitweg-ID', () => {
    const client = testClient({ leitwegId: '04011000-1234512345-06' });
    const { buyerReference, buyer } = composeEInvoice(
      documentOf(line('standard19'), { client }),
      'xrechnung',
    );
    expect(buyerReference).toBe('04011000-1234512345-06');
    expect(buyer?.electronicAddress).toEqual({ value: '04011000-1234512345-06', scheme: '0204' });
  });

  test('a Leitweg-ID that was kept with other dashes is written with hyphens', () => {
    const client = testClient({ leitwegId: '04011000–1234512345–06' });
    const { buyerReference, buyer } = composeEInvoice(
      documentOf(line('standard19'), { client }),
      'xrechnung',
    );
    expect([buyerReference, buyer?.electronicAddress?.value]).toEqual(
      Array(2).fill('04011000-1234512345-06'),
    );
  });

  test('a reference of a company is its BT-10 and no electronic address', () => {
    const document = documentOf(line('standard19'), { client: testClient({ leitwegId: 'KST-4711' }) });
    for (const profile of ['xrechnung', 'en16931'] as const) {
      const { buyerReference, buyer } = composeEInvoice(document, profile);
      expect(buyerReference).toBe('KST-4711');
      expect(buyer?.electronicAddress).toEqual({ value: 'rechnung@uebermorgen.example', scheme: 'EM' });
    }
    expect(breaches(document)).toEqual([]);
  });

  test.for<[string, Parameters<typeof documentOf>[1], { scheme: string; value: string }[]]>([
    [
      'by mail',
      {},
      [
        { scheme: 'EM', value: 'hallo@muster.example' },
        { scheme: 'EM', value: 'rechnung@uebermorgen.example' },
      ],
    ],
    [
      'without a mail address by the German VAT id',
      {
        business: testBusiness({ email: '', vatId: 'DE136695976' }),
        client: testClient({ email: '', vatId: 'DE 136 695 976' }),
      },
      [
        { scheme: '9930', value: 'DE136695976' },
        { scheme: '9930', value: 'DE136695976' },
      ],
    ],
    [
      'in the Peppol network',
      {
        business: testBusiness({ peppolId: '0088:4012345000009' }),
        client: testClient({ leitwegId: '04011000-1234512345-06' }),
      },
      [
        { scheme: '0088', value: '4012345000009' },
        { scheme: '0204', value: '04011000-1234512345-06' },
      ],
    ],
  ])('both parties are reached %s (BT-34, BT-49)', ([, parties, expected]) => {
    const { seller, buyer } = composeEInvoice(documentOf(line('standard19'), parties), 'xrechnung');
    expect([seller?.electronicAddress, buyer?.electronicAddress]).toEqual(expected);
  });

  test.for<[string, Partial<InvoiceDraft>, ReturnType<typeof testClient>, string]>([
    ['the order', { reference: 'B-77' }, testClient(), 'B-77'],
    ['the person', {}, testClient({ contactPerson: 'Ada Adler' }), 'Ada Adler'],
    ['the client number', {}, testClient(), 'K-7'],
    ['the name', {}, testClient({ number: '' }), 'Übermorgen GmbH'],
  ])('without a Leitweg-ID XRechnung names %s (BR-DE-15)', ([, draft, client, expected]) => {
    const document = documentOf({ ...line('standard19'), ...draft }, { client });
    expect(composeEInvoice(document, 'xrechnung').buyerReference).toBe(expected);
    expect(composeEInvoice(document, 'en16931').buyerReference).toBeUndefined();
  });

  // § 14 (4) No. 1 UStG: the full name of who supplies; BT-27 is the name by which the seller is registered, BT-28 the one it is known by.
  test.for<[string, Parameters<typeof testBusiness>[0], [string | undefined, string | undefined]]>([
    ['a freelancer', { companyType: 'freiberufler' }, ['Toni Muster', 'Studio Muster']],
    ['a sole trader', { companyType: 'einzelunternehmer' }, ['Toni Muster', 'Studio Muster']],
    [
      'a merchant in the commercial register, whose firm is the name (§ 17 HGB)',
      { companyType: 'einzelunternehmer', businessName: 'Studio Muster e. K.' },
      ['Studio Muster e. K.', undefined],
    ],
    ['a freelancer without another name', { businessName: '' }, ['Toni Muster', undefined]],
    ['a freelancer of one name', { businessName: 'Toni Muster' }, ['Toni Muster', undefined]],
    ['a freelancer who gives no name of a person', { fullName: '' }, ['Studio Muster', undefined]],
    ...(['gmbh', 'ug', 'gbr', 'kg', 'ag', 'other'] as const).map(
      (companyType): [string, object, [string, undefined]] => [
        `a company (${companyType})`,
        { companyType },
        ['Studio Muster', undefined],
      ],
    ),
  ])('%s is named in BT-27 and BT-28', ([, changes, expected]) => {
    const business = testBusiness({ phone: '+49 221 123456', ...changes });
    const document = documentOf(line('standard19'), { business });
    const { seller } = composeEInvoice(document, 'xrechnung');
    expect([seller?.name, seller?.tradingName]).toEqual(expected);
    expect(breaches(document)).toEqual([]);
  });

  test('what corrects a document from before names its seller as that one did', () => {
    const { sender, ...document } = documentOf(line('standard19'));
    const { isPerson: _, ...before } = sender;
    const old = cancelInvoice({ document: { ...document, sender: before }, number: 'ST-1', today: TODAY });
    const { seller } = composeEInvoice(old, 'xrechnung');
    expect([seller?.name, seller?.tradingName]).toEqual(['Studio Muster', undefined]);
  });

  // BR-CO-09: a VAT id begins with the code of its country; tax numbers of other systems do not.
  test.for<[string, string, string | undefined]>([
    ['US', '12-3456789', undefined],
    ['AU', '51 824 753 556', undefined],
    ['US', 'EIN 12-3456789', undefined],
    ['CH', 'CHE-123.456.788 MWST', 'CHE123456788'],
    ['CH', 'CHE-123.456.788 TVA', 'CHE123456788'],
    ['CH', 'che–123.456.788 iva', 'CHE123456788'],
    ['CH', 'keine', undefined],
    ['CH', 'n/a', undefined],
    ['CH', 'VAT 12', undefined],
    ['CH', 'CH 1', undefined],
    ['CH', 'MwSt-Nr. 123456', undefined],
    ['NO', 'NO 987 654 321 MVA', 'NO987654321MVA'],
    ['GB', 'GB 123 4567 89', 'GB123456789'],
    ['GB', 'XI123456789', 'XI123456789'],
  ])('goods go to %s, whose tax number is %s', ([country, vatId, expected]) => {
    const document = documentOf(line('export'), { client: testClient({ country, vatId }) });
    expect(composeEInvoice(document, 'en16931').buyer?.vatId).toBe(expected);
    expect(breaches(document)).toEqual([]);
  });

  test('a VAT id of the seller without its country is left out, and the tax number stands for it', () => {
    const business = testBusiness({ phone: '+49 221 123456', vatId: '136695976' });
    const document = documentOf(line('standard19'), { business });
    const { seller } = composeEInvoice(document, 'en16931');
    expect([seller?.vatId, seller?.identifiers]).toEqual([undefined, [{ value: '219/5432/1088' }]]);
    expect(breaches(document)).toEqual([]);
  });

  test('a small business without a VAT id is known by its tax number (BR-CO-26)', () => {
    const business = testSmallBusiness({ vatId: '', taxNumber: '219/5432/1088', phone: '+49 221 123456' });
    const { seller } = composeEInvoice(documentOf(line('smallBusiness'), { business }), 'en16931');
    expect(seller).toMatchObject({ taxNumber: '219/5432/1088', identifiers: [{ value: '219/5432/1088' }] });
  });

  test('beside an account PayPal stands in the notes, since all ways of a file are of one code (UBL-SR-47)', () => {
    const business = testBusiness({
      paymentMethods: ['bankTransfer', 'paypal'],
      paypalUsername: 'muster',
      iban: 'DE89 3704 0044 0532 0130 00',
      phone: '+49 221 123456',
    });
    const document = documentOf(line('standard19'), { business });
    const { payments, notes, remittance, dueDate } = composeEInvoice(document, 'xrechnung');
    expect(payments).toEqual([
      { code: '58', account: expect.objectContaining({ iban: 'DE89370400440532013000' }) },
    ]);
    expect(notes.at(-1)).toEqual({ text: 'PayPal: paypal.me/muster' });
    expect([remittance, dueDate]).toEqual(['RE-2026-0001', '2026-03-30']);
    expect(breaches(document)).toEqual([]);
  });

  test('PayPal alone is an online payment service', () => {
    const business = testBusiness({
      paymentMethods: ['paypal'],
      paypalUsername: 'muster',
      phone: '+49 221 123456',
    });
    const document = documentOf(line('standard19'), { business });
    expect(composeEInvoice(document, 'xrechnung').payments).toEqual([
      { code: '68', text: 'PayPal: paypal.me/muster' },
    ]);
    expect(breaches(document)).toEqual([]);
  });

  test('who takes cash only says that the way was agreed (BR-DE-1)', () => {
    const business = testBusiness({ paymentMethods: ['cash'], phone: '+49 221 123456' });
    const document = documentOf(line('standard19'), { business });
    expect(composeEInvoice(document, 'xrechnung').payments).toEqual([{ code: 'ZZZ' }]);
    expect(breaches(document)).toEqual([]);
  });

  test('files that go with it are named, and embedded where their contents are given', () => {
    const attachments = [
      { name: 'Stunden.pdf', hash: 'a'.repeat(64), contentType: 'application/pdf' as const, size: 4 },
    ];
    const document = documentOf({ ...line('standard19'), attachments });
    expect(composeEInvoice(document, 'en16931').documents).toEqual([{ reference: 'Stunden.pdf' }]);
    expect(composeEInvoice(document, 'xrechnung', ['JVBERg==']).documents).toEqual([
      {
        reference: 'Stunden.pdf',
        file: { content: 'JVBERg==', mediaType: 'application/pdf', name: 'Stunden.pdf' },
      },
    ]);
  });
});
