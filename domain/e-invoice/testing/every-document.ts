/** For tests: a document of every kind and VAT case that the product has, with everything that changes the shape of its e-invoice. */
import { day } from '@belegbar/domain/calendar';
import {
  cancelInvoice,
  composeDocument,
  type InvoiceDocument,
  type InvoiceDraft,
  type VatCase,
} from '@belegbar/domain/invoices';
import { decimal } from '@belegbar/domain/money';
import {
  TODAY,
  testBusiness,
  testClient,
  testDraft,
  testLine,
  testSmallBusiness,
} from '../../invoices/test-invoice.ts';
import { composeEInvoice } from '../compose/index.ts';
import type { EInvoice } from '../model.ts';

interface Parties {
  business?: ReturnType<typeof testBusiness>;
  client?: ReturnType<typeof testClient>;
}

const PHONE = { phone: '+49 221 123456' };
const PARIS = {
  client: testClient({ country: 'FR', city: 'Paris', postCode: '75001', vatId: 'FR40303265045' }),
};
const BOSTON = { client: testClient({ country: 'US', city: 'Boston', vatId: '12-3456789' }) };
const PRISHTINA = { client: testClient({ country: 'XK', city: 'Prishtina', postCode: '10000' }) };
const BERN = { client: testClient({ country: 'CH', city: 'Bern', postCode: '3011' }) };

/** The e-invoices of all of them in both profiles, by what they are of. */
export function everyEInvoice(): [name: string, invoice: EInvoice][] {
  return everyDocument().flatMap(([name, document]) =>
    (['xrechnung', 'en16931'] as const).map((profile): [string, EInvoice] => {
      const contents = (document.attachments ?? []).map(() => 'JVBERg==');
      return [`${name} as ${profile}`, composeEInvoice(document, profile, contents)];
    }),
  );
}

function everyDocument(): [name: string, document: InvoiceDocument][] {
  return [...VAT_CASES, ...CONTENTS, ...PARTIES, ...corrections()];
}

const VAT_CASES: [string, InvoiceDocument][] = [
  ['19 %', of('standard19')],
  ['7 %', of('reduced7')],
  ['0 % of § 12 (3) UStG', of('zero')],
  ['reverse charge', of('domesticReverseCharge', { client: testClient({ vatId: 'DE136695976' }) })],
  ['a service for a business in the EU', of('euService', PARIS)],
  ['goods into the EU', of('intraCommunitySupply', PARIS)],
  ['goods out of the EU', of('export', BERN)],
  ['a service out of the EU', of('thirdCountryService', BERN)],
  ['teaching', documentOf({ lines: [testLine({ vatCase: 'exempt', exemptionParagraph: '4 Nr. 21' })] })],
  [
    'a small business without a VAT id',
    of('smallBusiness', { business: testSmallBusiness({ ...PHONE, vatId: '', taxNumber: '219/5432/1088' }) }),
  ],
];

const DOLLARS = { currency: 'USD', unitsPerEuro: decimal('1.0889') } as const;

const CONTENTS: [string, InvoiceDocument][] = [
  [
    'discounts on lines and on the document, at two rates',
    documentOf({
      discountPercent: decimal('7.5'),
      lines: [
        testLine({ quantity: '3', unitPrice: '33.33', discountPercent: '10', details: 'Zwei Tage' }),
        testLine({ vatCase: 'reduced7', unitPrice: '50' }),
      ],
    }),
  ],
  [
    'gross prices',
    documentOf({ priceEntry: 'gross', lines: [testLine({ quantity: '7', unitPrice: '99.99' })] }),
  ],
  ['dollars', documentOf(DOLLARS)],
  ['Skonto in dollars', documentOf({ ...DOLLARS, skonto: [{ days: 7, percent: decimal('3') }] })],
  ['Skonto', documentOf({ skonto: [{ days: 7, percent: decimal('3') }] })],
  [
    'a period of service, on the document and on a line',
    documentOf({
      servicePeriod: { from: day('2026-03-02'), to: day('2026-03-06') },
      lines: [testLine({ servicePeriod: { from: day('2026-03-02'), to: day('2026-03-03') } })],
    }),
  ],
  [
    'the periods of lines, which are that of the document',
    documentOf({
      lines: [
        testLine({ servicePeriod: { from: day('2026-02-02'), to: day('2026-02-06') } }),
        testLine({ servicePeriod: { from: day('2026-03-02'), to: day('2026-03-02') } }),
        testLine(),
      ],
    }),
  ],
  [
    'a discount of everything, and one of nothing under gross prices',
    documentOf({
      priceEntry: 'gross',
      lines: [
        testLine({ quantity: '3', unitPrice: '0.335', discountPercent: '100' }),
        testLine({ unitPrice: '0.05', discountPercent: '0' }),
        testLine(),
      ],
    }),
  ],
  [
    'texts, an order and a file',
    documentOf({
      introduction: 'Guten Tag',
      notes: 'Danke',
      reference: 'B-77',
      attachments: [{ name: 'Stunden.pdf', hash: 'a'.repeat(64), contentType: 'application/pdf', size: 4 }],
    }),
  ],
];

const PARTIES: [string, InvoiceDocument][] = [
  [
    'a company with a reference of its own',
    documentOf({}, { client: testClient({ leitwegId: 'KST-4711' }) }),
  ],
  ['a company', documentOf({}, { business: testBusiness({ ...PHONE, companyType: 'gmbh' }) })],
  ['goods to a business with a tax number of the US', of('export', BOSTON)],
  ['goods to Kosovo', of('export', PRISHTINA)],
  ['a public body', documentOf({}, { client: testClient({ leitwegId: '04011000-1234512345-06' }) })],
  [
    'account and PayPal',
    documentOf(
      {},
      {
        business: testBusiness({
          ...PHONE,
          paymentMethods: ['bankTransfer', 'paypal'],
          paypalUsername: 'muster',
          bic: 'MUSTDEKKXXX',
        }),
      },
    ),
  ],
  ['cash', documentOf({}, { business: testBusiness({ ...PHONE, paymentMethods: ['cash'] }) })],
];

function corrections(): [string, InvoiceDocument][] {
  return (['', ' in dollars'] as const).flatMap((suffix): [string, InvoiceDocument][] => {
    const document = documentOf({ discountPercent: decimal('10'), ...(suffix === '' ? {} : DOLLARS) });
    const cancellation = cancelInvoice({ document, number: 'ST-1', today: TODAY });
    return [
      [`a cancellation${suffix}`, cancellation],
      [`a credit note${suffix}`, { ...cancellation, kind: 'creditNote' }],
    ];
  });
}

function of(vatCase: VatCase, parties: Parties = {}): InvoiceDocument {
  return documentOf({ lines: [testLine({ vatCase })] }, parties);
}

function documentOf(draft: Partial<InvoiceDraft>, parties: Parties = {}): InvoiceDocument {
  return composeDocument({
    kind: 'invoice',
    number: 'RE-2026-0001',
    draft: testDraft(draft),
    business: testBusiness(PHONE),
    client: testClient(),
    today: TODAY,
    ...parties,
  });
}
