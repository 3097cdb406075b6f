/** For tests: a valid XRechnung, and which rules it breaks after changes. */
import type { EInvoice, ELine, Party } from '../model.ts';
import { findBreaches, type RuleProfile, XRECHNUNG } from './index.ts';

/** By path into the model; `undefined` takes the value away. */
export type Changes = Record<string, unknown>;

/**
 * Jonas, developer in Leipzig, bills a company for 10 hours at 95.00 EUR: 950.00 net, 19 % of it are 180.50, 1130.50 gross.
 * It keeps all rules.
 */
export function validInvoice(): EInvoice {
  return {
    customization: XRECHNUNG,
    process: 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    number: '2026-017',
    issueDate: '2026-11-20',
    typeCode: '380',
    currency: 'EUR',
    dueDate: '2026-12-04',
    buyerReference: '04011000-1234512345-06',
    notes: [],
    preceding: [],
    seller: seller(),
    buyer: buyer(),
    period: { start: '2026-11-01', end: '2026-11-15' },
    payments: [{ code: '58', account: { iban: 'DE89370400440532013000', holder: 'Jonas Weber' } }],
    allowances: [],
    charges: [],
    totals: { lineNet: '950.00', net: '950.00', vat: '180.50', gross: '1130.50', payable: '1130.50' },
    vatBreakdown: [{ base: '950.00', tax: '180.50', category: 'S', rate: '19' }],
    documents: [],
    lines: [line()],
    thirdPartyPayments: [],
  };
}

function seller(): Party {
  return {
    name: 'Jonas Weber',
    identifiers: [],
    vatId: 'DE123456789',
    taxNumber: '232/123/12345',
    electronicAddress: { value: 'jonas@example.org', scheme: 'EM' },
    address: { line1: 'Karl-Heine-Straße 12', city: 'Leipzig', postCode: '04229', country: 'DE' },
    contact: { name: 'Jonas Weber', phone: '+49 341 123456', email: 'jonas@example.org' },
  };
}

function buyer(): Party {
  return {
    name: 'Muster GmbH',
    identifiers: [],
    electronicAddress: { value: 'rechnung@example.com', scheme: 'EM' },
    address: { line1: 'Hafenstraße 3', city: 'Hamburg', postCode: '20457', country: 'DE' },
  };
}

function line(): ELine {
  return {
    id: '1',
    quantity: '10',
    unit: 'HUR',
    net: '950.00',
    allowances: [],
    charges: [],
    price: { net: '95.00' },
    vatCategory: 'S',
    vatRate: '19',
    item: { name: 'Softwareentwicklung', classifications: [], attributes: [] },
    subLines: [],
  };
}

/** The numbers of all rules that the valid invoice breaks after the changes, each once and sorted. */
export function brokenBy(changes: Changes, profile: RuleProfile = 'xrechnung'): string[] {
  const found = findBreaches(changed(changes), profile).map(({ rule }) => rule.id);
  return [...new Set(found)].sort();
}

/** Where the rule is broken after the changes. */
export function pathsOf(id: string, changes: Changes): string[] {
  return findBreaches(changed(changes), 'xrechnung')
    .filter(({ rule }) => rule.id === id)
    .map(({ breach }) => breach.path);
}

/** The valid invoice with the changes. */
export function changed(changes: Changes): EInvoice {
  const invoice = validInvoice();
  for (const [path, value] of Object.entries(changes)) put(invoice, path.split('.'), value);
  return invoice;
}

function put(owner: object, [key = '', ...rest]: string[], value: unknown): void {
  const record = owner as Record<string, unknown>;
  if (rest.length > 0) put(record[key] as object, rest, value);
  else if (value === undefined) delete record[key];
  else record[key] = value;
}
