/** A small invoice that each process renders before it takes jobs: fonts are parsed and caches filled by then. */
import { day } from '@belegbar/domain/calendar';
import type { InvoiceDocument } from '@belegbar/domain/invoices';
import { cents, decimal, ZERO } from '@belegbar/domain/money';
import { NO_ASSETS, type RenderJob } from './jobs.ts';

export function warmUpJob(): RenderJob {
  return { document: sample(), assets: NO_ASSETS, output: { kind: 'pdf' } };
}

const ADDRESS = {
  street: 'Musterweg 1',
  addition: '',
  postCode: '12345',
  city: 'Musterstadt',
  country: 'DE',
};
const DAY = day('2026-01-02');
const RATE = { vatCase: 'standard19', vatPercent: decimal('19'), exemptionParagraph: null } as const;
const NET = cents(10_000);
const SUMS = { lineNet: NET, discount: ZERO, vat: cents(1_900), gross: cents(11_900) };

const SENDER = {
  fullName: 'Muster',
  businessName: '',
  address: ADDRESS,
  email: '',
  phone: '',
  website: '',
  taxNumber: '',
  vatId: '',
};

const LINE = {
  ...RATE,
  position: 1,
  description: 'Muster',
  details: 'Muster',
  quantity: decimal('1'),
  unit: 'piece',
  unitPrice: decimal('100'),
  discountPercent: null,
  net: NET,
  amount: NET,
} as const;

function sample(): InvoiceDocument {
  return {
    kind: 'invoice',
    number: 'RE-1',
    language: 'de',
    currency: 'EUR',
    invoiceDate: DAY,
    servicePeriod: { from: DAY, to: DAY },
    dueDate: DAY,
    title: 'Muster',
    introduction: 'Muster',
    notes: '',
    reference: '',
    priceEntry: 'net',
    discountPercent: null,
    sender: SENDER,
    recipient: {
      clientNumber: '',
      name: 'Muster',
      contactPerson: '',
      address: ADDRESS,
      email: '',
      vatId: '',
    },
    bank: { accountHolder: 'Muster', iban: 'DE89370400440532013000', bic: '', bankName: '' },
    lines: [LINE],
    totals: { ...SUMS, net: NET, groups: [{ ...RATE, ...SUMS, base: NET }] },
    statutoryNotes: [],
    preceding: null,
    footerText: '',
    template: 'standard',
    accentColor: '#2456a6',
    logo: null,
  };
}
