/** For tests: an invoice that says something in every term of EN 16931. Not a valid one; nobody has all of it at once. */
import type { AllowanceCharge, EInvoice, ELine, Party } from '../model.ts';

export function fullInvoice(): EInvoice {
  return {
    customization: 'urn:cen.eu:en16931:2017',
    process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    number: 'RE-2026-0815',
    issueDate: '2026-11-20',
    typeCode: '380',
    currency: 'CHF',
    accountingCurrency: 'EUR',
    taxPointDate: '2026-11-19',
    dueDate: '2026-12-04',
    buyerReference: '04011000-1234512345-06',
    project: 'P-1',
    contract: 'V-2',
    purchaseOrder: 'B-3',
    salesOrder: 'A-4',
    receivingAdvice: 'WE-5',
    despatchAdvice: 'LS-6',
    tender: 'T-7',
    invoicedObject: { value: 'Z-8', scheme: 'AVE' },
    buyerAccounting: '4711',
    paymentTerms: '#SKONTO#TAGE=14#PROZENT=2.00#\n',
    notes: [{ subject: 'AAI', text: 'Erste Zeile\nZweite Zeile' }, { text: 'Ohne Betreff' }],
    preceding: [{ number: 'RE-2026-0814', issueDate: '2026-10-01' }],
    seller: party('Verkäufer'),
    buyer: party('Käufer & Söhne <AG>'),
    payee: {
      name: 'Factoring',
      identifier: { value: 'F-1', scheme: '0088' },
      legalRegistration: { value: 'HRB 9' },
    },
    taxRepresentative: { name: 'Vertreter', vatId: 'DE136695976', address: address('T') },
    delivery: {
      name: 'Lager',
      location: { value: '4012345000009', scheme: '0088' },
      date: '2026-11-18',
      address: address('L'),
    },
    period: { start: '2026-11-01', end: '2026-11-18' },
    payments: [
      {
        code: '58',
        text: 'SEPA',
        account: { iban: 'DE89370400440532013000', holder: 'Verkäufer', bic: 'COBADEFFXXX' },
      },
      { code: '54', card: { number: '1234', holder: 'Kara Karte' } },
    ],
    remittance: 'RF18539007547034',
    directDebit: { mandate: 'M-1', creditor: 'DE98ZZZ09999999999', debitedAccount: 'DE02120300000000202051' },
    allowances: [allowance('document')],
    charges: [allowance('document')],
    totals: {
      lineNet: '200.00',
      allowances: '10.00',
      charges: '10.00',
      net: '200.00',
      vat: '38.00',
      vatInAccountingCurrency: '40.43',
      gross: '238.00',
      paid: '100.00',
      rounding: '0.01',
      payable: '138.01',
    },
    vatBreakdown: [
      { base: '200.00', tax: '38.00', category: 'S', rate: '19' },
      {
        base: '0.00',
        tax: '0.00',
        category: 'E',
        rate: '0',
        exemptionReason: '§ 4 Nr. 21',
        exemptionCode: 'VATEX-EU-132-1I',
      },
    ],
    documents: [
      {
        reference: 'Stunden',
        description: 'Stundenzettel',
        file: { content: 'JVBERi0=', mediaType: 'application/pdf', name: 's.pdf' },
      },
      { reference: 'Netz', location: 'https://example.org/x' },
    ],
    lines: [line('1'), line('2')],
    thirdPartyPayments: [],
  };
}

function party(name: string): Party {
  return {
    name,
    tradingName: `${name} Handel`,
    identifiers: [{ value: 'K-7' }, { value: '4012345000009', scheme: '0088' }],
    legalRegistration: { value: 'HRB 1', scheme: '0204' },
    vatId: 'DE136695976',
    taxNumber: '232/123/12345',
    legalInformation: 'Amtsgericht Leipzig',
    electronicAddress: { value: 'post@example.org', scheme: 'EM' },
    address: address('A'),
    contact: { name: 'Pia Person', phone: '+49 341 1', email: 'pia@example.org' },
  };
}

function address(sign: string) {
  return {
    line1: `${sign}-Straße 1`,
    line2: 'Hof',
    line3: 'Dritter Stock',
    city: 'Köln',
    postCode: '50667',
    subdivision: 'NRW',
    country: 'DE',
  };
}

function allowance(on: 'document' | 'line'): AllowanceCharge {
  return {
    amount: '10.00',
    base: '100.00',
    percent: '10',
    reason: 'Treue',
    reasonCode: '95',
    ...(on === 'document' ? { vatCategory: 'S', vatRate: '19' } : {}),
  };
}

function line(id: string): ELine {
  return {
    id,
    note: 'Wie besprochen',
    object: { value: 'O-1', scheme: 'AVE' },
    quantity: '2',
    unit: 'HUR',
    net: '100.00',
    orderLine: '3',
    buyerAccounting: '4712',
    period: { start: '2026-11-02', end: '2026-11-03' },
    allowances: [allowance('line')],
    charges: [allowance('line')],
    price: {
      net: '50.005',
      baseQuantity: '1',
      baseUnit: 'HUR',
      allowance: { amount: '1.00', gross: '51.005' },
    },
    vatCategory: 'S',
    vatRate: '19',
    item: {
      name: 'Entwicklung',
      description: 'Zwei Stunden',
      sellerId: 'S-1',
      buyerId: 'B-1',
      standardId: { value: '4012345000009', scheme: '0160' },
      classifications: [{ code: '72', list: 'STI', version: '1' }],
      originCountry: 'DE',
      attributes: [{ name: 'Farbe', value: 'Blau' }],
    },
    subLines: [],
  };
}
