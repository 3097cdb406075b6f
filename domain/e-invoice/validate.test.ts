/** Which rules a file is assessed by follows from what it says that it follows. */
import { describe, expect, test } from 'vitest';
import { emptyEInvoice } from './empty.ts';
import type { EInvoice } from './model.ts';
import { profileOf } from './profile.ts';
import { validInvoice } from './rules/testing.ts';
import { validateEInvoice } from './validate.ts';

/** Built as the schema wants it. */
const GOOD = { empty: [], misplaced: [], repeated: [], schema: [], broken: [], unmarked: [] };

function fatal(customization: string, syntax: 'cii' | 'zugferd-1' = 'cii'): string[] {
  // Neither process nor electronic addresses nor a phone number nor lines.
  const { process: _, buyer, seller, ...rest } = validInvoice();
  const { electronicAddress: _b, ...silentBuyer } = buyer ?? { identifiers: [] };
  const { contact: _c, ...silentSeller } = seller ?? { identifiers: [] };
  const invoice = { ...rest, customization, buyer: silentBuyer, seller: silentSeller, lines: [] };
  return validateEInvoice({ invoice, syntax, ...GOOD, empty: ['Invoice/cbc:Note'] })
    .findings.filter(({ rule }) => rule.severity === 'fatal')
    .map(({ rule }) => rule.id);
}

const CURRENT = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const EARLIER = 'urn:cen.eu:en16931:2017#compliant#urn:xoev-de:kosit:standard:xrechnung_1.2';

test('XRechnung of today has the rules of EN 16931, Germany and Peppol', () => {
  expect(fatal(CURRENT)).toEqual(
    expect.arrayContaining([
      'BR-16',
      'BR-DE-2',
      'PEPPOL-EN16931-R001',
      'PEPPOL-EN16931-R008',
      'PEPPOL-EN16931-R010',
    ]),
  );
});

test('earlier versions of XRechnung do without those of Peppol', () => {
  expect(fatal(EARLIER)).toEqual(expect.arrayContaining(['BR-16', 'BR-DE-2']));
  expect(fatal(EARLIER).filter((id) => id.startsWith('PEPPOL'))).toEqual([]);
});

test('the European standard asks for lines and nothing German', () => {
  expect(fatal('urn:cen.eu:en16931:2017')).toContain('BR-16');
  expect(fatal('urn:cen.eu:en16931:2017').filter((id) => id.startsWith('BR-DE'))).toEqual([]);
});

test.for(['urn:factur-x.eu:1p0:minimum', 'urn:factur-x.eu:1p0:basicwl'])(
  '%s may have no lines and is no e-invoice',
  (id) => {
    expect(fatal(id)).toEqual([]);
    const { findings } = validateEInvoice({
      invoice: { ...validInvoice(), customization: id },
      syntax: 'cii',
      ...GOOD,
    });
    expect(findings.map(({ rule }) => rule.id)).toContain('BB-FORMAT-1');
  },
);

describe('MINIMUM has totals and parties and nothing else', () => {
  // Factur-X 1.09, profile MINIMUM: neither sums of lines nor a breakdown, payments, due day or address of the buyer.
  const least = (changes: Partial<EInvoice['totals']> = {}): EInvoice => {
    const { seller, number, issueDate, typeCode, currency, totals } = validInvoice();
    const { net, gross, payable, vat } = totals;
    return {
      ...emptyEInvoice(),
      number,
      issueDate,
      typeCode,
      currency,
      customization: 'urn:factur-x.eu:1p0:minimum',
      seller,
      buyer: { identifiers: [], name: 'Übermorgen GmbH' },
      totals: { net, gross, payable, vat, ...changes },
    } as EInvoice;
  };
  const told = (invoice: EInvoice) =>
    validateEInvoice({ invoice, syntax: 'cii', ...GOOD }).findings.map(({ rule }) => rule.id);

  test('what it does not have is not asked for (BR-10, BR-12, BR-CO-25)', () => {
    expect(told(least())).toEqual(['BB-FORMAT-1']);
  });

  test('half of it may be paid already, of which it cannot speak (BR-CO-16)', () => {
    expect(told(least({ payable: '1.00' }))).toEqual(['BB-FORMAT-1']);
  });

  test('what it has must be there (BR-14)', () => {
    const { gross: _, ...totals } = least().totals;
    expect(told({ ...least(), totals })).toContain('BR-14');
  });
});

test('BASIC WL has a breakdown of VAT, and needs it (BR-CO-18)', () => {
  const invoice = {
    ...validInvoice(),
    customization: 'urn:factur-x.eu:1p0:basicwl',
    lines: [],
    vatBreakdown: [],
  };
  const { findings } = validateEInvoice({ invoice, syntax: 'cii', ...GOOD });
  expect(findings.map(({ rule }) => rule.id)).toContain('BR-CO-18');
});

test('ZUGFeRD 1 is asked only for what every invoice has', () => {
  expect(fatal('urn:ferd:CrossIndustryDocument:invoice:1p0:comfort', 'zugferd-1')).toEqual([]);
});

test.for([
  ['urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0', 'xrechnung'],
  [`${CURRENT}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`, 'xrechnung-extension'],
  ['urn:cen.eu:en16931:2017#compliant#urn:xoev-de:kosit:standard:xrechnung_2.3', 'xrechnung'],
  ['urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0', 'peppol'],
  ['urn:cen.eu:en16931:2017:compliant:factur-x.eu:1p0:basic', 'basic'],
  ['urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended', 'extended'],
  ['urn:cen.eu:en16931:2017#conformant#urn:zugferd.de:2p0:extended', 'extended'],
  ['urn:factur-x.eu:1p0:basicwl', 'basic-wl'],
  ['urn:ferd:CrossIndustryDocument:invoice:1p0:komfort', 'zugferd-1'],
  ['urn:cen.eu:en16931:2017', 'en16931'],
  ['', 'unknown'],
])('%s is %s', ([customization, profile]) => {
  expect(profileOf(customization)).toBe(profile);
});

const ofUbl = (text: string, subject?: string) => {
  const invoice = { ...validInvoice(), notes: [{ text, ...(subject !== undefined && { subject }) }] };
  const { findings } = validateEInvoice({ invoice, syntax: 'ubl-invoice', ...GOOD });
  return findings.map(({ rule, breach }) => [rule.id, breach.path, breach.values?.code]);
};

// The official check of BR-CL-08 in UBL takes what stands between the first two number signs, if it has three letters.
test.for([
  ['Issues #1, #2', '1, '],
  ['a #qqq# b', 'qqq'],
])('in UBL the note “%s” seems to have a subject', ([text = '', code]) => {
  expect(ofUbl(text)).toEqual([['BR-CL-08', 'notes.0.subject', code]]);
});

test.for(['Ticket #1234', '#12 und #13', 'Nur #eins', '#AAI# hin und her'])(
  'in UBL the note “%s” has none, or one of the list',
  (text) => {
    expect(ofUbl(text)).toEqual([]);
  },
);

test('a note with a subject of its own may say what it likes', () => {
  expect(ofUbl('Issues #1, #2', 'AAI')).toEqual([]);
});

test('what the schema refuses is fatal, what only stands twice warns, and ZUGFeRD 1 had another schema', () => {
  const file = {
    ...GOOD,
    schema: [{ kind: 'order', path: 'Invoice/cbc:ID' } as const],
    repeated: ['Invoice/cbc:DueDate'],
  };
  const ids = (syntax: 'ubl-invoice' | 'zugferd-1') =>
    validateEInvoice({ invoice: validInvoice(), syntax, ...file }).findings.map(({ rule, breach }) => [
      rule.id,
      breach.values?.element,
    ]);
  expect(ids('ubl-invoice')).toEqual([
    ['BB-XML-ORDER', 'cbc:ID'],
    ['BB-XML-TWICE', 'cbc:DueDate'],
  ]);
  expect(ids('zugferd-1').map(([id]) => id)).toEqual(['BB-FORMAT-1']);
});
