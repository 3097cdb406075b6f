/** What others send to the demo: a bill in order, one that does not add up, and one with another account than before. */
import { addDays, type Day } from '@belegbar/domain/calendar';
import {
  type EInvoice,
  emptyEInvoice,
  emptyItem,
  emptyLine,
  type Party,
  PROFILES,
} from '@belegbar/domain/e-invoice';
import type { CastMember } from '../../specs/cast/cast.ts';
import type { DemoAct } from './acts.ts';

const CLOUDHAFEN: Party = {
  identifiers: [],
  name: 'Cloudhafen Ltd.',
  vatId: 'IE6388047V',
  legalRegistration: { value: '634567' },
  electronicAddress: { value: 'billing@cloudhafen.example', scheme: 'EM' },
  address: { line1: '1 Grand Canal', city: 'Dublin', postCode: 'D02', country: 'IE' },
};

const PAPIERHAUS: Party = {
  identifiers: [],
  name: 'Papierhaus Lange GmbH',
  vatId: 'DE136695976',
  electronicAddress: { value: 'rechnung@papierhaus.example', scheme: 'EM' },
  address: { line1: 'Lindenstraße 5', city: 'Berlin', postCode: '10969', country: 'DE' },
};

interface Bill {
  seller: Party;
  buyer: Party;
  issuedOn: Day;
  iban: string;
  item: string;
  /** Euros; `gross` is what the bill says, whether it adds up or not. */
  amounts: { net: string; vat: string; gross: string };
  vat: { category: string; rate: string; exemptionReason?: string };
}

/** The three, newest last. */
export function billsOfOthers({ profile }: CastMember, today: Day): DemoAct[] {
  const { businessName = '', email = '', street = '', city = '', postCode = '', vatId = '' } = profile;
  const buyer: Party = {
    identifiers: [],
    name: businessName,
    ...(vatId !== '' && { vatId }),
    electronicAddress: { value: email, scheme: 'EM' },
    address: { line1: street, city, postCode, country: 'DE' },
  };
  const hosting = {
    seller: CLOUDHAFEN,
    buyer,
    item: 'Hosting',
    amounts: { net: '55.00', vat: '0.00', gross: '55.00' },
    vat: { category: 'AE', rate: '0', exemptionReason: 'Reverse charge' },
  };
  return [
    received(today, 33, { ...hosting, iban: 'IE29AIBK93115212345678' }),
    received(today, 5, {
      seller: PAPIERHAUS,
      buyer,
      iban: 'DE02120300000000202051',
      item: 'Briefbogen, 500 Blatt',
      // 19 % of 120.00 is 22.80, so 142.80; the bill asks for ten euros more.
      amounts: { net: '120.00', vat: '22.80', gross: '152.80' },
      vat: { category: 'S', rate: '19' },
    }),
    received(today, 2, { ...hosting, iban: 'DE02500105170137075030' }),
  ];
}

function received(today: Day, daysAgo: number, said: Omit<Bill, 'issuedOn'>): DemoAct {
  const on = addDays(today, -daysAgo);
  const invoice = written({ ...said, issuedOn: addDays(on, -1) });
  return { on, act: 'receive', invoice, fileName: `${invoice.number}.xml` };
}

function written({ seller, buyer, issuedOn, iban, item, amounts, vat }: Bill): EInvoice {
  const { net, vat: tax, gross } = amounts;
  const { category, rate } = vat;
  return {
    ...emptyEInvoice(),
    customization: PROFILES.en16931.customization,
    number: `${issuedOn.slice(0, 4)}-${issuedOn.slice(5).replace('-', '')}`,
    issueDate: issuedOn,
    dueDate: addDays(issuedOn, 14),
    typeCode: '380',
    currency: 'EUR',
    seller,
    buyer,
    delivery: { date: issuedOn },
    payments: [{ code: '58', account: { iban } }],
    totals: { lineNet: net, net, vat: tax, gross, payable: gross },
    vatBreakdown: [{ base: net, tax, ...vat }],
    lines: [
      {
        ...emptyLine(),
        id: '1',
        quantity: '1',
        unit: 'C62',
        net,
        price: { net },
        vatCategory: category,
        vatRate: rate,
        item: { ...emptyItem(), name: item },
      },
    ],
  };
}
