/** What others send: small invoices with figures by hand, as XML or in a PDF, and what Jonas does with them. */
import { writeXml } from '@belegbar/documents';
import {
  type EInvoice,
  emptyEInvoice,
  emptyItem,
  emptyLine,
  type Party,
  PROFILES,
  type VatBreakdown,
  writeCii,
  writeUbl,
} from '@belegbar/domain/e-invoice';
import {
  type BookInput,
  bookReceived,
  getReceived,
  listReceived,
  receiveInvoice,
} from '@belegbar/server/received-invoices';
import { v7 as uuid } from 'uuid';
import { pdfWith } from '../../documents/testing/made-pdf.ts';
import { jonas } from '../cast/jonas.ts';
import { enter, type Person, type Stage } from './stage.ts';

export const TODAY = '2026-04-01';

export const IBANS = {
  cloudhafen: 'IE29AIBK93115212345678',
  other: 'DE02120300000000202051',
} as const;

/** Hosting from Ireland. */
export const CLOUDHAFEN: Party = {
  identifiers: [],
  name: 'Cloudhafen Ltd.',
  vatId: 'IE6388047V',
  legalRegistration: { value: '634567' },
  electronicAddress: { value: 'billing@cloudhafen.example', scheme: 'EM' },
  address: { line1: '1 Grand Canal', city: 'Dublin', postCode: 'D02', country: 'IE' },
};

/** Paper and printing from Berlin. */
export const PAPIERHAUS: Party = {
  identifiers: [],
  name: 'Papierhaus Lange GmbH',
  vatId: 'DE136695976',
  electronicAddress: { value: 'rechnung@papierhaus.example', scheme: 'EM' },
  address: { line1: 'Lindenstraße 5', city: 'Berlin', postCode: '10969', country: 'DE' },
};

const WEBER_CODE: Party = {
  identifiers: [],
  name: 'Weber Code',
  vatId: 'DE314159262',
  electronicAddress: { value: 'jonas@weber-code.example', scheme: 'EM' },
  address: { line1: 'Oderberger Straße 77', city: 'Berlin', postCode: '10435', country: 'DE' },
};

const HOSTING: VatBreakdown = {
  base: '50.00',
  tax: '0.00',
  category: 'AE',
  rate: '0',
  exemptionReason: 'Reverse charge',
};

/** What a bill says that differs from one for hosting of 50.00 in February under reverse charge. */
export type BillSays = Partial<EInvoice> & { iban?: string };

/** One line for each part of the breakdown; totals are theirs. Amounts are as written by hand. */
export function bill({ iban = IBANS.cloudhafen, ...says }: BillSays = {}): EInvoice {
  const vatBreakdown = says.vatBreakdown ?? [HOSTING];
  const net = sum(vatBreakdown.map(({ base }) => base));
  const vat = sum(vatBreakdown.map(({ tax }) => tax));
  const gross = sum([net, vat]);
  return {
    ...emptyEInvoice(),
    customization: PROFILES.en16931.customization,
    number: 'CH-2026-0012',
    issueDate: '2026-02-03',
    dueDate: '2026-02-17',
    typeCode: '380',
    currency: 'EUR',
    seller: CLOUDHAFEN,
    buyer: WEBER_CODE,
    delivery: { date: '2026-02-03' },
    payments: [{ code: '58', account: { iban } }],
    totals: { lineNet: net, net, vat, gross, payable: gross },
    vatBreakdown,
    lines: vatBreakdown.map((part, index) => lineOf(part, index)),
    ...says,
  };
}

function lineOf({ base = '0', category, rate }: VatBreakdown, index: number): EInvoice['lines'][number] {
  return {
    ...emptyLine(),
    id: String(index + 1),
    quantity: '1',
    unit: 'C62',
    net: base,
    price: { net: base },
    ...(category !== undefined && { vatCategory: category }),
    ...(rate !== undefined && { vatRate: rate }),
    item: { ...emptyItem(), name: 'Leistung' },
  };
}

/** Decimals with two places, added as whole cents. */
function sum(amounts: readonly (string | undefined)[]): string {
  const cents = amounts.reduce((total, amount = '0') => total + BigInt(amount.replace('.', '')), 0n);
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Paper and printing: 119.33 at 19 % and 40.00 at 7 %. 22.67 + 2.80 = 25.47 of VAT; 184.80 in all. */
export const PAPER = bill({
  number: 'P-77',
  seller: PAPIERHAUS,
  vatBreakdown: [
    { base: '119.33', tax: '22.67', category: 'S', rate: '19' },
    { base: '40.00', tax: '2.80', category: 'S', rate: '7' },
  ],
});

/** Jonas with empty books. */
export function anyJonas(stage: Stage): Promise<Person> {
  return enter(stage, { ...jonas, email: `${uuid()}@weber-code.example`, clients: {} });
}

/** As XML in UBL. */
export function xmlOf(invoice: EInvoice, name = 'rechnung.xml'): File {
  return fileOf(writeXml(writeUbl(invoice)), name);
}

/** As a PDF with the XML in CII, and with other files. */
export function zugferdOf(invoice: EInvoice, others: [string, string | Buffer][] = []): File {
  const xml = Buffer.from(writeXml(writeCii(invoice)));
  return fileOf(pdfWith([['factur-x.xml', xml], ...others]), 'rechnung.pdf');
}

export function fileOf(content: string | Uint8Array, name: string): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
  return new File([bytes], name);
}

export function handsIn(person: Person, file: File, on = TODAY) {
  return receiveInvoice(person.on(on), { idempotencyKey: uuid(), file });
}

export function looksAt(person: Person, id: string, language: 'de' | 'en' = 'en') {
  return getReceived(person.on(TODAY), { id, language });
}

export async function queueOf(person: Person) {
  return (await listReceived(person.on(TODAY), { state: 'toReview' })).invoices;
}

/** The proposal as it stands, with what the user chose otherwise. */
export async function proposed(
  person: Person,
  id: string,
  changes: Partial<BookInput> = {},
): Promise<BookInput> {
  const { proposal } = await looksAt(person, id);
  if (proposal === null || proposal.documentDate === null || proposal.servicePeriod === null)
    throw new Error('nothing is proposed');
  return {
    id,
    idempotencyKey: uuid(),
    confirmDuplicate: false,
    vendor: proposal.vendor,
    category: proposal.category ?? 'other',
    dueDate: proposal.dueDate,
    documentDate: proposal.documentDate,
    servicePeriod: proposal.servicePeriod,
    lines: changes.lines ?? proposal.lines.map(said),
    receivedOn: null,
    paidOn: null,
    privateSharePercent: null,
    exchangeRate: null,
    ...changes,
  };
}

type ProposedLine = NonNullable<Awaited<ReturnType<typeof looksAt>>['proposal']>['lines'][number];

function said({ taxCode, net, vat }: ProposedLine): BookInput['lines'][number] {
  if (net === null || vat === null || taxCode === null)
    throw new Error('amounts and tax code are the user’s to say');
  return { taxCode, net, vat };
}

/** The code at the first field of what was refused. */
export async function problemOf(attempt: Promise<unknown>): Promise<string | undefined> {
  const refusal = await attempt.then(
    () => undefined,
    (cause: unknown) => cause as { data?: { problems?: { code: string }[] } },
  );
  return refusal?.data?.problems?.[0]?.code;
}

export async function books(person: Person, id: string, changes: Partial<BookInput> = {}, on = TODAY) {
  return bookReceived(person.on(on), await proposed(person, id, changes));
}
