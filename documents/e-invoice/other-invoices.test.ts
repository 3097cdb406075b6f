/** Two invoices in one PDF: one is read, and what the other says differently is told. */
import { emptyLine } from '@belegbar/domain/e-invoice';
import { describe, expect, test } from 'vitest';
import {
  madePdf,
  madePdfWithoutTable,
  objectsWith,
  pdfWith,
  specification,
  stream,
  updatedPdf,
} from '../testing/made-pdf.ts';
import { smallCii, smallZugferd1 } from '../testing/small-cii.ts';
import { assessEInvoiceFile } from './assess.ts';
import { readEInvoiceFile } from './read-file.ts';

const OURS = { number: '2026-0117', gross: '119.00' };
const EVIL = { number: 'EVIL-666', gross: '999.00' };
const OURS_READ = { number: OURS.number };

test.each<[string, Parameters<typeof pdfWith>[0], object[]]>([
  [
    'that says the same is not told',
    [
      ['factur-x.xml', smallCii(OURS)],
      ['ZUGFeRD-invoice.xml', smallZugferd1({ ...OURS, gross: '119.0' })],
    ],
    [],
  ],
  [
    'with another number and amount is told',
    [
      ['ZUGFeRD-invoice.xml', smallZugferd1(EVIL)],
      ['factur-x.xml', smallCii(OURS)],
    ],
    [{ name: 'ZUGFeRD-invoice.xml', ...EVIL, currency: 'EUR', terms: ['BT-1', 'BT-112', 'BT-115'] }],
  ],
  [
    'under any name is told',
    [
      ['factur-x.xml', smallCii(OURS)],
      ['notes', smallCii({ ...OURS, gross: '119.01' })],
    ],
    [{ name: 'notes', terms: ['BT-112', 'BT-115'] }],
  ],
  [
    'to another account is told',
    [
      ['factur-x.xml', smallCii({ ...OURS, iban: 'DE02 1203 0000 0000 2020 51' })],
      ['notes', smallCii({ ...OURS, iban: 'DE02500105170137075030' })],
    ],
    [{ name: 'notes', terms: ['BT-84'] }],
  ],
  [
    'that adds an account is told',
    [
      ['factur-x.xml', smallCii(OURS)],
      ['notes', smallCii({ ...OURS, iban: 'DE02500105170137075030' })],
    ],
    [{ name: 'notes', terms: ['BT-84'] }],
  ],
  [
    'to a number that is no IBAN is told',
    [
      ['factur-x.xml', smallCii({ ...OURS, iban: 'DE02120300000000202051' })],
      ['notes', smallCii({ ...OURS, iban: '0137075030' })],
    ],
    [{ name: 'notes', terms: ['BT-84'] }],
  ],
  [
    'to the same account, written otherwise or not at all, is not told',
    [
      ['factur-x.xml', smallCii({ ...OURS, iban: 'DE02 1203 0000 0000 2020 51' })],
      ['notes', smallCii({ ...OURS, iban: 'DE02120300000000202051' })],
      ['other-notes', smallCii(OURS)],
    ],
    [],
  ],
  [
    'within an annex that is a hybrid itself is not told',
    [
      ['factur-x.xml', smallCii(OURS)],
      ['annex.pdf', Buffer.from(pdfWith([['factur-x.xml', smallCii(EVIL)]]))],
    ],
    [],
  ],
  [
    'behind a document type is told',
    [
      ['factur-x.xml', smallCii(OURS)],
      ['notes', smallCii(EVIL).toString('utf8').replace('?>', '?><!DOCTYPE x [<!ENTITY a "b">]>')],
    ],
    [{ name: 'notes', terms: [] }],
  ],
  [
    'that cannot be read is told',
    [
      ['factur-x.xml', smallCii(OURS)],
      ['zugferd-invoice.xml', smallZugferd1(OURS).subarray(0, -20)],
    ],
    [{ name: 'zugferd-invoice.xml', terms: [] }],
  ],
  [
    'that is an annex of another kind is not told',
    [
      ['factur-x.xml', smallCii(OURS)],
      ['order-x.xml', '<rsm:SCRDMCCBDACIOMessageStructure xmlns:rsm="x"/>'],
    ],
    [],
  ],
])('a second invoice %s', (_, files, told) => {
  expect(readEInvoiceFile(pdfWith(files))).toMatchObject({
    ok: true,
    embedded: 'factur-x.xml',
    invoice: { number: OURS.number },
    otherInvoices: told,
  });
});

const seller = (says: object) => ({ seller: { identifiers: [], name: 'Lena Brandt', ...says } });
const PAYEE = { payee: { name: 'Fremde Bank' } };
const card = (number: string) => ({ payments: [{ code: '48', card: { number } }] });
type Says = Partial<Parameters<typeof smallCii>[0]>;

test.each<[string, Says, Says, string[]]>([
  ['another day', { issueDate: '2026-03-16' }, { issueDate: '2026-03-17' }, ['BT-2']],
  ['another kind of document', { typeCode: '380' }, { typeCode: '381' }, ['BT-3']],
  ['another day to pay', { dueDate: '2026-03-30' }, { dueDate: '2026-03-20' }, ['BT-9']],
  ['another VAT id', seller({ vatId: 'DE136695976' }), seller({ vatId: 'DE314159262' }), ['BT-31']],
  ['the same VAT id with a space', seller({ vatId: 'DE136695976' }), seller({ vatId: 'de 136695976' }), []],
  [
    'another tax number',
    seller({ taxNumber: '21/815/08150' }),
    seller({ taxNumber: '21/815/08151' }),
    ['BT-32'],
  ],
  ['the same tax number', seller({ taxNumber: '21/815/08150' }), seller({ taxNumber: '21815 08150' }), []],
  ['another payment before', { totals: { paid: '0.00' } }, { totals: { paid: '19.00' } }, ['BT-113']],
  ['a payee', seller({}), PAYEE, ['BT-59']],
  ['another payee', { payee: { name: 'Factoring GmbH' } }, PAYEE, ['BT-59']],
  ['the seller as the payee', seller({}), { payee: { name: 'Lena Brandt' } }, []],
  ['no payee', { payee: { name: 'Factoring GmbH' } }, seller({}), []],
  ['another card', card('XXXX4711'), card('XXXX0815'), ['BT-87']],
  ['nothing of all that', { ...seller({ vatId: 'DE136695976' }), dueDate: '2026-03-30' }, {}, []],
])('of a second invoice with %s what is told is right', (_, ours, theirs, terms) => {
  const files = [
    ['factur-x.xml', smallCii({ ...OURS, ...ours })],
    ['notes', smallCii({ ...OURS, ...theirs })],
  ] as const;
  const read = readEInvoiceFile(pdfWith(files));
  expect(read.ok && read.otherInvoices.flatMap((other) => other.terms)).toEqual(terms);
});

/** After its declaration, where a root stands. */
const behind = (before: string, xml: Buffer) =>
  Buffer.from(xml.toString('utf8').replace(/^(<\?xml[^>]*\?>)?/, `$1${before}`));

test.each<[string, Buffer]>([
  ['behind a long comment', behind(`<!--${'x'.repeat(70_000)}-->`, smallCii(OURS))],
  ['behind many comments', behind('<!-- a --><!-- b -->'.repeat(5_000), smallCii(OURS))],
  ['behind a long instruction', behind(`<?x ${'y'.repeat(70_000)}?>`, smallCii(OURS))],
  ['behind a lot of space', behind('\n \t'.repeat(30_000), smallCii(OURS))],
  [
    'with a prefix of other letters',
    Buffer.from(smallCii(OURS).toString('utf8').replaceAll('rsm:', 'é:').replaceAll('xmlns:rsm', 'xmlns:é')),
  ],
])('the real invoice %s is not passed over for one of a lesser name', (_, real) => {
  const files = [
    ['zugferd-invoice.xml', smallCii(EVIL)],
    ['factur-x.xml', real],
  ] as const;
  expect(readEInvoiceFile(pdfWith(files))).toMatchObject({
    ok: true,
    embedded: 'factur-x.xml',
    invoice: { number: OURS.number },
    otherInvoices: [{ name: 'zugferd-invoice.xml', number: EVIL.number }],
  });
});

test('an invoice by its name that cannot be unpacked is told beside the one that is read', () => {
  const files = [
    ['zugferd-invoice.xml', smallCii(EVIL)],
    ['factur-x.xml', smallCii(OURS), '/Filter /DCTDecode'],
  ] as const;
  expect(readEInvoiceFile(pdfWith(files))).toMatchObject({
    ok: true,
    embedded: 'zugferd-invoice.xml',
    otherInvoices: [{ name: 'factur-x.xml', terms: [] }],
  });
});

test('and where the metadata name it, nothing is read in its place', () => {
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"><fx:DocumentFileName>factur-x.xml</fx:DocumentFileName></rdf:Description></x:xmpmeta>`;
  const files = [
    ['zugferd-invoice.xml', smallCii(EVIL)],
    ['factur-x.xml', smallCii(OURS), '/Filter /DCTDecode'],
  ] as const;
  const named = madePdf({ ...objectsWith(files, '/Metadata 6 0 R'), 6: stream(packet) });
  expect(readEInvoiceFile(named)).toMatchObject({ ok: false, embedded: 'factur-x.xml' });
});

test('the one that the metadata and /AF name is read, though another has the better name', () => {
  const packet = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:Description xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"><fx:DocumentFileName>xrechnung.xml</fx:DocumentFileName></rdf:Description></x:xmpmeta>`;
  const files = [
    ['factur-x.xml', smallCii(EVIL)],
    ['xrechnung.xml', smallCii(OURS)],
  ] as const;
  const named = madePdf({ ...objectsWith(files, '/Metadata 6 0 R'), 6: stream(packet) });
  expect(readEInvoiceFile(named)).toMatchObject({ invoice: { number: OURS.number } });
  const associated = madePdf({
    ...objectsWith(files, '/AF [4 0 R]'),
    4: specification('xrechnung.xml', 5, '/AFRelationship /Alternative'),
  });
  expect(readEInvoiceFile(associated)).toMatchObject({ invoice: { number: OURS.number } });
});

test.each([
  ['an instruction', behind(`<?x ${'y'.repeat(70_000)}?>`, smallCii(EVIL))],
  ['space', behind(' '.repeat(70_000), smallCii(EVIL))],
])('a second one of any name is compared also behind a lot of %s', (_, second) => {
  const files = [
    ['factur-x.xml', smallCii(OURS)],
    ['notes', second],
  ] as const;
  expect(readEInvoiceFile(pdfWith(files))).toMatchObject({ otherInvoices: [{ name: 'notes', ...EVIL }] });
});

describe('a file that speaks of PDFs', () => {
  const inComment = (text: string) => behind(`<!--\n${text}\n-->`, smallCii(OURS));

  test('is read as the XML that it is', () => {
    const read = readEInvoiceFile(inComment('made of %PDF-1.7 by a program'));
    expect(read).toMatchObject({ ok: true, container: 'xml', invoice: OURS_READ, otherInvoices: [] });
  });

  test('and is one as well is told with the invoice that lies in it', () => {
    const digits = `${smallCii(EVIL).toString('hex')}>`;
    const pdf = Buffer.from(pdfWith([['factur-x.xml', digits, '/Filter /ASCIIHexDecode']])).toString(
      'latin1',
    );
    const read = assessEInvoiceFile(inComment(pdf));
    expect(read).toMatchObject({ ok: true, container: 'xml', invoice: OURS_READ });
    expect(read.ok && read.otherInvoices).toMatchObject([{ name: 'factur-x.xml', ...EVIL }]);
    expect(read.ok && read.verdict.warnings).toContain('BB-PDF-OTHER');
  });

  test('is a PDF behind what a program has said in markup', () => {
    const pdf = Buffer.concat([
      Buffer.from('<b>Warning</b>: x\n'),
      pdfWith([['factur-x.xml', smallCii(OURS)]]),
    ]);
    expect(readEInvoiceFile(pdf)).toMatchObject({ ok: true, container: 'pdf', invoice: OURS_READ });
  });

  test('and is a broken XML says where', () => {
    const broken = Buffer.from(
      inComment('%PDF-1.7')
        .toString('utf8')
        .replace(/<\/[^>]*>\s*$/, ''),
    );
    expect(readEInvoiceFile(broken)).toMatchObject({ ok: false, code: 'xml.form' });
  });
});

/** The rows of its table are not as long as they have to be; there PDFium takes the last of each object in the file. */
function besideItsTable(shadow: string): Buffer {
  const pdf = Buffer.from(
    madePdf({ ...objectsWith([['factur-x.xml', smallCii(OURS)]]), 4: stream(smallCii(EVIL)) }),
  );
  const [body = '', table = ''] = pdf.toString('latin1').split(/(?=xref\n0 1)/);
  const rows = table
    .replace(/0{5}(\d{5}) 00000 n /g, '$1 0 n')
    .replace(/startxref\n\d+/, `startxref\n${body.length + shadow.length}`);
  return Buffer.from(`${body}${shadow}${rows}`, 'latin1');
}

test('one is told that only a program finds which does not take the table', () => {
  const shadow = `2 0 obj\n${specification('factur-x.xml', 4)}\nendobj\n`;
  expect(readEInvoiceFile(besideItsTable(shadow))).toMatchObject({
    ok: true,
    isDamaged: false,
    attachments: ['factur-x.xml'],
    invoice: { number: OURS.number },
    otherInvoices: [{ name: 'factur-x.xml', ...EVIL }],
  });
});

test('also where the file is damaged, and yet read by its table', () => {
  const shadow = `2 0 obj\n${specification('factur-x.xml', 4)}\nendobj\n`;
  const pdf = besideItsTable(shadow).toString('latin1').replace('/Root', '/Info 8 0 R /Info 9 0 R /Root');
  expect(readEInvoiceFile(Buffer.from(pdf, 'latin1'))).toMatchObject({
    isDamaged: true,
    invoice: { number: OURS.number },
    otherInvoices: [{ name: 'factur-x.xml', ...EVIL }],
  });
});

test('of a file without a right table also one that nothing leads to', () => {
  const objects = { ...objectsWith([['factur-x.xml', smallCii(OURS)]]), 9: stream(smallCii(EVIL)) };
  expect(readEInvoiceFile(madePdf(objects))).toMatchObject({ isDamaged: false, otherInvoices: [] });
  expect(readEInvoiceFile(madePdfWithoutTable(objects))).toMatchObject({
    isDamaged: true,
    attachments: ['factur-x.xml'],
    invoice: { number: OURS.number },
    otherInvoices: [{ name: '?', ...EVIL }],
  });
});

test('but not one of an earlier version of the file', () => {
  const updated = updatedPdf(pdfWith([['factur-x.xml', smallCii(EVIL)]]), { 3: stream(smallCii(OURS)) });
  expect(readEInvoiceFile(updated)).toMatchObject({ invoice: { number: OURS.number }, otherInvoices: [] });
});

test('the verdict warns of it with both figures, and keeps the invoice valid or not as it was', () => {
  const alone = assessEInvoiceFile(pdfWith([['factur-x.xml', smallCii(OURS)]]));
  const both = assessEInvoiceFile(
    pdfWith([
      ['factur-x.xml', smallCii(OURS)],
      ['notes', smallCii(EVIL)],
    ]),
  );
  expect(both.ok && both.verdict.fatal).toEqual(alone.ok && alone.verdict.fatal);
  expect(both.ok && both.verdict.warnings).toContain('BB-PDF-OTHER');
  expect(both.ok && both.verdict.findings.find(({ rule }) => rule === 'BB-PDF-OTHER')?.values).toMatchObject({
    file: 'notes',
    number: 'EVIL-666',
    gross: '999.00',
    read: 'factur-x.xml',
    readNumber: '2026-0117',
    readGross: '119.00',
  });
});

test('and is told also beside more than all the faults that are told', () => {
  const lines = Array.from({ length: 600 }, (_, at) => ({ ...emptyLine(), id: String(at) }));
  const both = assessEInvoiceFile(
    pdfWith([
      ['factur-x.xml', smallCii({ ...OURS, lines })],
      ['notes', smallCii(EVIL)],
    ]),
  );
  const findings = both.ok ? both.verdict.findings : [];
  expect(findings).toHaveLength(500);
  expect(findings.at(-1)).toMatchObject({ rule: 'BB-PDF-OTHER', values: { number: 'EVIL-666' } });
});

test('a damaged file is warned of', () => {
  const text = Buffer.from(pdfWith([['factur-x.xml', smallCii(OURS)]])).toString('latin1');
  const broken = assessEInvoiceFile(Buffer.from(text.replace(/startxref\n\d+/, 'startxref\n7'), 'latin1'));
  expect(broken.ok && broken.verdict.warnings).toContain('BB-PDF-DAMAGED');
});
