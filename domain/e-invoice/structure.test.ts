/** Spoilt documents and what is said of them: each passed as valid before, and the official check of its syntax refuses it, or the other way round. */
import { describe, expect, test } from 'vitest';
import { writeCii } from './cii/index.ts';
import type { EInvoice } from './model.ts';
import { PROFILES } from './profile.ts';
import { readEInvoice } from './read.ts';
import { ruleText } from './rules/rule-text.ts';
import { validInvoice } from './rules/testing.ts';
import { fullInvoice } from './testing/full-invoice.ts';
import { writeUbl } from './ubl/index.ts';
import { validateEInvoice } from './validate.ts';
import { element, type XmlElement } from './xml/index.ts';

type Spoil = (root: XmlElement) => unknown;

const inProfile = (profile: keyof typeof PROFILES, invoice: EInvoice): EInvoice => ({
  ...invoice,
  ...PROFILES[profile],
});

function verdictOn(root: XmlElement) {
  const read = readEInvoice(root);
  if (read === null) throw new Error('it is an invoice');
  return validateEInvoice(read);
}

/** Numbers of the rules that make the document invalid. */
function fatal(
  syntax: 'ubl' | 'cii',
  spoil: Spoil,
  invoice: EInvoice = inProfile('xrechnung', validInvoice()),
): string[] {
  const found = verdictOn(broken(syntax, spoil, invoice)).findings.filter(
    ({ rule }) => rule.severity === 'fatal',
  );
  return [...new Set(found.map(({ rule }) => rule.id))];
}

function broken(syntax: 'ubl' | 'cii', spoil: Spoil, invoice: EInvoice): XmlElement {
  const root = syntax === 'ubl' ? writeUbl(invoice) : writeCii(invoice);
  spoil(root);
  return root;
}

/** All of that name, at any depth. */
function all(root: XmlElement, name: string): XmlElement[] {
  return [...(root.name === name ? [root] : []), ...root.children.flatMap((child) => all(child, name))];
}

function first(root: XmlElement, name: string): XmlElement {
  const [found] = all(root, name);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

function parentOf(root: XmlElement, name: string): XmlElement {
  const holds = (from: XmlElement): XmlElement | undefined =>
    from.children.some((child) => child.name === name) ? from : from.children.map(holds).find(Boolean);
  const found = holds(root);
  if (found === undefined) throw new Error(`no ${name}`);
  return found;
}

function twice(name: string, text?: string): Spoil {
  return (root) => {
    const parent = parentOf(root, name);
    const index = parent.children.findIndex((child) => child.name === name);
    const again = structuredClone(parent.children[index]) as XmlElement;
    parent.children.splice(index, 0, again);
    if (text !== undefined) again.text = text;
  };
}

function say(name: string, text: string): Spoil {
  return (root) => {
    first(root, name).text = text;
  };
}

function mark(name: string, attribute: string, value: string): Spoil {
  return (root) => {
    first(root, name).attributes[attribute] = value;
  };
}

function unmark(name: string, attribute: string): Spoil {
  return (root) => delete first(root, name).attributes[attribute];
}

function drop(name: string): Spoil {
  return (root) => {
    const parent = parentOf(root, name);
    parent.children = parent.children.filter((child) => child.name !== name);
  };
}

function emptied(name: string): Spoil {
  return (root) => {
    first(root, name).children = [];
  };
}

function schemeOfObject(scheme: string): Spoil {
  return (root) =>
    mark('cbc:ID', 'schemeID', scheme)(first(first(root, 'cac:InvoiceLine'), 'cac:DocumentReference'));
}

function add(into: string, name: string): Spoil {
  return (root) => first(root, into).children.push({ ...element(name), text: 'x' });
}

describe('nothing is said of', () => {
  test.for(['ubl', 'cii'] as const)('a whole invoice in %s', (syntax) => {
    expect(fatal(syntax, () => {})).toEqual([]);
    const read = readEInvoice(syntax === 'ubl' ? writeUbl(fullInvoice()) : writeCii(fullInvoice()));
    expect(read).toMatchObject({ schema: [], unmarked: [] });
  });
});

describe('the schema refuses', () => {
  test.for<[string, 'ubl' | 'cii', Spoil, string]>([
    ['an element that nobody knows', 'ubl', add('Invoice', 'cbc:Bogus'), 'BB-XML-UNKNOWN'],
    [
      'one of a foreign namespace',
      'cii',
      add('rsm:ExchangedDocument', '{https://example.org/own}Extra'),
      'BB-XML-UNKNOWN',
    ],
    ['an attribute that nobody knows', 'ubl', mark('cbc:ID', 'foo', 'x'), 'BB-XML-ATTRIBUTE'],
    [
      'a value that is said to be none',
      'ubl',
      mark('cbc:PayableAmount', '{http://www.w3.org/2001/XMLSchema-instance}nil', 'true'),
      'BB-XML-ATTRIBUTE',
    ],
    [
      'a day with a space of another kind behind it',
      'ubl',
      say('cbc:IssueDate', '2026-02-20\u00a0'),
      'BB-XML-VALUE',
    ],
    [
      'an amount with a mark before it that nobody sees',
      'cii',
      say('ram:DuePayableAmount', '\ufeff119.00'),
      'BB-XML-VALUE',
    ],
    [
      'one of a foreign namespace',
      'ubl',
      mark('cbc:ID', '{https://example.org/own}foo', 'x'),
      'BB-XML-ATTRIBUTE',
    ],
    ['a currency at what is no amount', 'cii', mark('ram:Name', 'currencyID', 'EUR'), 'BB-XML-ATTRIBUTE'],
    ['an attribute at a group', 'cii', mark('ram:SellerTradeParty', 'schemeID', '0088'), 'BB-XML-ATTRIBUTE'],
    ['an amount without a currency', 'ubl', unmark('cbc:PayableAmount', 'currencyID'), 'BB-XML-NO-ATTRIBUTE'],
    ['a part too few', 'cii', drop('ram:ApplicableHeaderTradeDelivery'), 'BB-XML-MISSING'],
    ['a second number', 'ubl', twice('cbc:IssueDate'), 'BB-XML-OFTEN'],
    ['30 February', 'ubl', say('cbc:IssueDate', '2026-02-30'), 'BB-DAY'],
    ['31 April', 'ubl', say('cbc:IssueDate', '2026-04-31'), 'BB-DAY'],
    ['a language that is none', 'ubl', mark('cbc:RegistrationName', 'languageID', '0088'), 'BB-XML-VALUE'],
    ['an indicator that is neither', 'ubl', say('cbc:ChargeIndicator', 'yes'), 'BB-XML-VALUE'],
    ['text between elements', 'ubl', say('cac:Party', 'Hallo'), 'BB-XML-TEXT'],
  ])('%s (%s)', ([, syntax, spoil, rule]) => {
    const root = broken(syntax, spoil, inProfile('xrechnung', fullInvoice()));
    const told = verdictOn(root).findings.filter((finding) => finding.rule.id === rule);
    expect(told.map((finding) => finding.rule.severity)).toContain('fatal');
    for (const { rule: words, breach } of told)
      for (const language of ['de', 'en'] as const) {
        const text = ruleText(words.message, breach.values, language);
        expect(text, 'nothing is left to fill in').not.toMatch(/[{}]|[„“][”“]/);
        expect(text).toContain(breach.values?.element ?? breach.values?.text);
      }
  });

  test('nothing about a party whose text is only space', () => {
    expect(fatal('ubl', say('cac:Party', '\n  '))).toEqual([]);
  });
});

describe('an amount in another currency than the invoice', () => {
  const warned = (
    spoil: Spoil,
    invoice = inProfile('en16931', validInvoice()),
    syntax: 'ubl' | 'cii' = 'ubl',
  ) => verdictOn(broken(syntax, spoil, invoice)).findings.filter(({ rule }) => rule.id === 'BB-CURRENCY');

  test.for(['xrechnung', 'en16931'] as const)(
    'is told in UBL in the profile %s, and faults nothing',
    (profile) => {
      const spoil = mark('cbc:PayableAmount', 'currencyID', 'USD');
      const [found, ...more] = warned(spoil, inProfile(profile, validInvoice()));
      expect(more).toEqual([]);
      expect(fatal('ubl', spoil, inProfile(profile, validInvoice()))).toEqual([]);
      expect(found?.breach).toEqual({
        path: 'Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount',
        values: { element: 'cbc:PayableAmount', said: 'USD', currency: 'EUR' },
      });
    },
  );

  const inDollars = mark('ram:DuePayableAmount', 'currencyID', 'USD');

  test('is told in CII beside the rule that forbids any there', () => {
    expect(fatal('cii', inDollars, inProfile('en16931', validInvoice()))).toEqual(['CII-DT-031']);
    expect(warned(inDollars, inProfile('en16931', validInvoice()), 'cii')).toHaveLength(1);
  });

  test('is told in the profile EXTENDED, which has no such rule', () => {
    const customization = `${PROFILES.en16931.customization}#conformant#urn:factur-x.eu:1p0:extended`;
    expect(warned(inDollars, { ...validInvoice(), customization }, 'cii')).toHaveLength(1);
  });

  test('is told in ZUGFeRD 1', () => {
    const spoil: Spoil = (root) => {
      inDollars(root);
      root.name = 'rsm:CrossIndustryDocument';
    };
    expect(warned(spoil, validInvoice(), 'cii')).toHaveLength(1);
  });

  test('is right for VAT in the currency of the tax (BT-6) alone', () => {
    const dollars = { ...validInvoice(), accountingCurrency: 'USD' };
    const totals = { ...dollars.totals, vatInAccountingCurrency: '20.00' };
    expect(warned(() => {}, inProfile('en16931', { ...dollars, totals }))).toEqual([]);
    const spoil = mark('cbc:LineExtensionAmount', 'currencyID', 'USD');
    expect(warned(spoil, inProfile('en16931', { ...dollars, totals }))).toHaveLength(1);
  });
});

describe('the rules of UBL refuse', () => {
  test.for<[string, Spoil, string]>([
    ['a currency that is none', mark('cbc:LineExtensionAmount', 'currencyID', 'EURO'), 'BR-CL-03'],
    [
      'no total of VAT in the currency of the invoice',
      mark('cbc:TaxAmount', 'currencyID', 'USD'),
      'BR-CO-15',
    ],
    ['two totals of VAT', twice('cac:TaxTotal'), 'BR-CO-15'],
    ['two breakdowns', twice('cac:TaxTotal'), 'PEPPOL-EN16931-R053'],
    ['a second category at a line', twice('cac:ClassifiedTaxCategory'), 'UBL-SR-48'],
    ['a tax that does not say which', drop('cac:TaxScheme'), 'UBL-SR-53'],
    [
      'a line whose tax does not say which',
      (root) => drop('cac:TaxScheme')(first(root, 'cac:Item')),
      'BR-CO-04',
    ],
    [
      'a breakdown whose tax does not say which',
      (root) => drop('cac:TaxScheme')(first(root, 'cac:TaxSubtotal')),
      'BR-47',
    ],
    ['space behind a fraction', say('cbc:PayableAmount', '1130.50 '), 'UBL-DT-01'],
    ['a period that says nothing', emptied('cac:InvoicePeriod'), 'BR-CO-19'],
  ])('%s', ([, spoil, rule]) => {
    expect(fatal('ubl', spoil)).toContain(rule);
  });

  test('an object of a line by a scheme that is none', () => {
    const invoice = inProfile('en16931', fullInvoice());
    expect(fatal('ubl', schemeOfObject('QQQ'), invoice)).toContain('BR-CL-07');
  });

  test('but not another document of a line by a scheme of its own (EN 16931)', () => {
    const another: Spoil = (root) => {
      schemeOfObject('QQQ')(root);
      drop('cbc:DocumentTypeCode')(first(first(root, 'cac:InvoiceLine'), 'cac:DocumentReference'));
    };
    const invoice = inProfile('en16931', fullInvoice());
    expect(fatal('ubl', another, invoice)).toEqual(fatal('ubl', () => {}, invoice));
  });
});

test('two terms of payment in UBL (UBL-SR-05)', () => {
  const invoice = inProfile('xrechnung', { ...validInvoice(), paymentTerms: '14 Tage' });
  expect(fatal('ubl', twice('cac:PaymentTerms'), invoice)).toEqual(['UBL-SR-05']);
});

test('a VAT id of CII that is marked VAT is read, and none to the rules (BR-S-02)', () => {
  const invoice = inProfile('xrechnung', validInvoice());
  delete invoice.seller?.taxNumber;
  const markAsVat: Spoil = (root) => {
    for (const { attributes } of all(root, 'ram:ID'))
      if (attributes.schemeID === 'VA') attributes.schemeID = 'VAT';
  };
  expect(fatal('cii', markAsVat, invoice)).toContain('BR-S-02');
  const root = writeCii(invoice);
  markAsVat(root);
  expect(readEInvoice(root)?.invoice.seller?.vatId).toBe(invoice.seller?.vatId);
});

describe('the rules of CII refuse', () => {
  test.for<[string, Spoil, string]>([
    ['two totals of VAT', twice('ram:TaxTotalAmount', '1.90'), 'BR-CO-15'],
    ['two totals of VAT in XRechnung', twice('ram:TaxTotalAmount', '1.90'), 'PEPPOL-EN16931-R053'],
    ['a total of VAT without a currency', unmark('ram:TaxTotalAmount', 'currencyID'), 'BR-CO-15'],
    [
      'a second tax on a line',
      (root) => twice('ram:ApplicableTradeTax')(first(root, 'ram:SpecifiedLineTradeSettlement')),
      'CII-SR-454',
    ],
    ['two terms of payment', twice('ram:SpecifiedTradePaymentTerms'), 'CII-SR-452'],
    ['a currency at another amount', mark('ram:GrandTotalAmount', 'currencyID', 'EUR'), 'CII-DT-031'],
    ['a day that is not of eight digits', say('udt:DateTimeString', '2026-03-16'), 'CII-DT-097'],
    ['a day of issue without its format', unmark('udt:DateTimeString', 'format'), 'BR-03'],
    [
      'a tax that does not say which',
      (root) => drop('ram:TypeCode')(first(root, 'ram:SpecifiedLineTradeSettlement')),
      'BR-CO-04',
    ],
    ['minus zero', say('ram:CalculatedAmount', '-0.00'), 'BR-CO-14'],
  ])('%s', ([, spoil, rule]) => {
    expect(fatal('cii', spoil)).toContain(rule);
  });
});

describe('severity is that of profile and syntax', () => {
  const unit: Spoil = (root) => {
    for (const { attributes } of [...all(root, 'cbc:InvoicedQuantity'), ...all(root, 'ram:BilledQuantity')])
      attributes.unitCode = 'QQQ';
  };
  const card = { ...validInvoice(), payments: [{ code: '48', card: { number: '1234567890123456' } }] };

  test('an unknown unit is fatal but in XRechnung (BR-CL-23)', () => {
    expect(fatal('ubl', unit)).toEqual([]);
    expect(fatal('ubl', unit, inProfile('en16931', validInvoice()))).toEqual(['BR-CL-23']);
  });

  test('a card number is fatal in CII (BR-51)', () => {
    expect(fatal('cii', () => {}, inProfile('en16931', card))).toEqual(['BR-51']);
    expect(fatal('ubl', () => {}, inProfile('en16931', card))).toEqual([]);
  });

  test('two terms of payment warn in CII outside XRechnung (CII-SR-452)', () => {
    expect(
      fatal('cii', twice('ram:SpecifiedTradePaymentTerms'), inProfile('en16931', validInvoice())),
    ).toEqual([]);
  });

  test('30 February is a text in CII, of which the official check says nothing: it warns', () => {
    const root = writeCii(inProfile('xrechnung', validInvoice()));
    say('udt:DateTimeString', '20260230')(root);
    const { valid, findings } = verdictOn(root);
    expect(valid).toBe(true);
    expect(findings.map(({ rule }) => rule.id)).toContain('BB-DAY');
  });

  test('what stands twice where no official rule has it once only warns', () => {
    expect(fatal('cii', twice('ram:BusinessProcessSpecifiedDocumentContextParameter'))).toEqual([]);
  });

  test('several earlier invoices are of Factur-X and no XRechnung', () => {
    const two = { ...validInvoice(), preceding: [{ number: '1' }, { number: '2' }] };
    expect(fatal('cii', () => {}, inProfile('xrechnung', two))).toEqual(['BB-XML-OFTEN']);
    expect(fatal('cii', () => {}, inProfile('en16931', two))).toEqual([]);
  });
});

describe('the base of a rate, half a euro off', () => {
  const off = (category: string, rate: string): EInvoice => {
    const invoice = inProfile('en16931', validInvoice());
    const [line] = invoice.lines;
    const reason = category === 'S' ? {} : { exemptionReason: 'befreit' };
    const net = '950.00';
    const tax = category === 'S' ? '180.60' : '0.00';
    return {
      ...invoice,
      lines: line ? [{ ...line, vatCategory: category, vatRate: rate }] : [],
      vatBreakdown: [{ category, rate, base: '950.50', tax, ...reason }],
      totals: {
        ...invoice.totals,
        net,
        vat: tax,
        gross: category === 'S' ? '1130.60' : net,
        payable: category === 'S' ? '1130.60' : net,
      },
    };
  };

  test.for<['ubl' | 'cii', string, string, string[]]>([
    ['ubl', 'S', '19', []],
    ['cii', 'S', '19', ['BR-S-08']],
    ['ubl', 'E', '0', ['BR-E-08']],
    ['cii', 'E', '0', []],
  ])('in %s, category %s', ([syntax, category, rate, rules]) => {
    expect(fatal(syntax, () => {}, off(category, rate))).toEqual(rules);
  });
});
