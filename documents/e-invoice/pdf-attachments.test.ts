import { deflateSync } from 'node:zlib';
import { AFRelationship, PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { lzw } from '../testing/lzw.ts';
import {
  catalog,
  madePdf,
  madePdfWithoutTable,
  pdfWith,
  specification,
  stream,
  updatedPdf,
} from '../testing/made-pdf.ts';
import { readAttachments } from './pdf-attachments.ts';

const XML = '<Invoice>Überweisung</Invoice>';
const END_OF_RUNS = Buffer.from([128]);

describe('the files of a PDF', () => {
  test('are read with their names, what they are and what they are for', async () => {
    const document = await blank();
    await document.attach(Buffer.from(XML), 'factur-x.xml', {
      mimeType: 'text/xml',
      afRelationship: AFRelationship.Alternative,
    });
    await document.attach(Buffer.from('%PDF-1.4'), 'Stundenzettel März.pdf', { mimeType: 'application/pdf' });
    const result = await readAttachments(await document.save());
    expect(result).toMatchObject({
      ok: true,
      attachments: [
        { name: 'Stundenzettel März.pdf', mediaType: 'application/pdf', relationship: null },
        { name: 'factur-x.xml', mediaType: 'text/xml', relationship: 'Alternative' },
      ],
    });
    expect(await textsOf(await document.save())).toEqual(['%PDF-1.4', XML]);
  });

  test('are found in the branches of the tree of names, from left to right', async () => {
    const pdf = madePdf({
      1: catalog('2 0 R'),
      2: '<< /Kids [3 0 R << /Kids [4 0 R] >>] >>',
      3: '<< /Names [(a) 5 0 R (b) 6 0 R] >>',
      4: '<< /Names [(c) 7 0 R] >>',
      5: specification('a.xml', 8),
      6: specification('b.xml', 9),
      7: specification('c.xml', 10),
      8: stream('A'),
      9: stream('B'),
      10: stream('C'),
    });
    expect(await namesOf(pdf)).toEqual(['a.xml', 'b.xml', 'c.xml']);
    expect(await textsOf(pdf)).toEqual(['A', 'B', 'C']);
  });

  test('are found where only the document is associated with them, and pinned to a page', async () => {
    const pdf = madePdf({
      1: '<< /Type /Catalog /AF [2 0 R] /Pages 10 0 R >>',
      2: specification('associated.xml', 3, '/AFRelationship /Data'),
      3: stream('A'),
      4: '<< /Type /Page /Annots [<< /Subtype /FileAttachment /FS 5 0 R >> 7 0 R] >>',
      5: specification('pinned.xml', 6),
      6: stream('B'),
      7: '<< /Subtype /FileAttachment /FS 8 0 R >>',
      8: specification('also pinned.xml', 9),
      9: stream('C'),
      10: '<< /Type /Pages /Kids [<< /Kids [4 0 R] >> 10 0 R] >>',
    });
    expect(await namesOf(pdf)).toEqual(['associated.xml', 'pinned.xml', 'also pinned.xml']);
  });

  // Which of them a reader takes is its own choice (ISO 32000-2, 7.11.4), so both have to be seen.
  test('are found where only a page is associated with them', async () => {
    const pdf = madePdf({
      1: '<< /Type /Catalog /Pages << /Type /Pages /Kids [2 0 R] >> >>',
      2: '<< /Type /Page /AF [3 0 R] >>',
      3: specification('factur-x.xml', 4, '/AFRelationship /Alternative'),
      4: stream(XML),
    });
    expect(readAttachments(pdf)).toMatchObject({
      attachments: [{ name: 'factur-x.xml', relationship: 'Alternative', isAssociated: false }],
    });
  });

  test('are two where one name leads to two contents', async () => {
    const pdf = madePdf({
      1: catalog('<< /Names [(a) 2 0 R] >>'),
      2: '<< /Type /Filespec /F (factur-x.xml) /UF (factur-x.xml) /EF << /F 3 0 R /UF 4 0 R >> >>',
      3: stream('first'),
      4: stream('second'),
    });
    expect(await textsOf(pdf)).toEqual(['first', 'second']);
  });

  test('are listed once, however many places name them', async () => {
    const pdf = madePdf({
      1: catalog('<< /Names [(a) 2 0 R (b) 4 0 R] >>', '/AF [2 0 R 4 0 R]'),
      2: specification('a.xml', 3),
      3: stream('A'),
      4: specification('other name of it.xml', 3),
    });
    expect(await namesOf(pdf)).toEqual(['a.xml']);
  });

  test.each([
    ['of Windows with folders', '(C:\\\\Users\\\\lena\\\\factur-x.xml)', 'factur-x.xml'],
    ['that climbs', '(../../etc/passwd)', 'passwd'],
    ['in UTF-16', '<FEFF005200E9002E0078006D006C>', 'Ré.xml'],
    ['in UTF-8, which is common and wrong', '<52C3A92E786D6C>', 'Ré.xml'],
    ['in the encoding of PDF', '<52E92E786D6C>', 'Ré.xml'],
    ['that hides its end behind an override of direction', '<FEFF0061202E006C006D0078002E0065>', 'almx.e'],
    ['longer than any folder takes', `(${'a'.repeat(5000)})`, ''],
  ])('a name %s is shown as what it is', async (_, name, expected) => {
    const pdf = madePdf({
      1: catalog('<< /Names [] >>', '/AF [2 0 R]'),
      2: `<< /Type /Filespec /UF ${name} /EF << /F 3 0 R >> >>`,
      3: stream('A'),
    });
    expect(await namesOf(pdf)).toEqual([expected]);
  });

  test.each([
    ['in clear', XML, ''],
    ['deflated', deflateSync(XML), '/Filter /FlateDecode'],
    ['deflated twice', deflateSync(deflateSync(XML)), '/Filter [/FlateDecode /FlateDecode]'],
    ['as digits', `${Buffer.from(XML).toString('hex')}>`, '/Filter /ASCIIHexDecode'],
    ['deflated, as digits', `${deflateSync(XML).toString('hex')}>`, '/Filter [/ASCIIHexDecode /FlateDecode]'],
    ['deflated without its last bytes', deflateSync(XML).subarray(0, -4), '/Filter /FlateDecode'],
    [
      'deflated with a wrong checksum',
      Buffer.concat([deflateSync(XML).subarray(0, -1), Buffer.from('x')]),
      '/Filter /FlateDecode',
    ],
    [
      'with the lengths of its runs',
      Buffer.concat([Buffer.from([30]), Buffer.from(XML), END_OF_RUNS]),
      '/Filter /RunLengthDecode',
    ],
    ['by LZW', lzw(Buffer.from(XML)), '/Filter /LZWDecode'],
    [
      'by LZW, a code later',
      lzw(Buffer.from(XML), 0),
      '/Filter /LZWDecode /DecodeParms << /EarlyChange 0 >>',
    ],
  ])('a file %s is unpacked', async (_, data, entries) => {
    const bytes = typeof data === 'string' && entries === '' ? Buffer.from(data) : data;
    expect(await textsOf(pdfWith([['a.xml', bytes, entries]]))).toEqual([XML]);
  });

  test('whose length stands elsewhere may speak of streams', async () => {
    const text = '<a>Livestream, upstream, endstream</a>';
    const pdf = madePdf({
      1: catalog('<< /Names [(a) 2 0 R] >>'),
      2: specification('a.xml', 3),
      3: `<< /Length 4 0 R >>\nstream\n${text}\nendstream`,
      4: '38',
    });
    expect(await textsOf(pdf)).toEqual([text]);
  });

  test('are those of the last version of a file that was changed', async () => {
    const changed = updatedPdf(pdfWith([['a.xml', 'first']]), { 3: stream('second') });
    expect(await textsOf(changed)).toEqual(['second']);
  });
});

describe('of a file that means harm', () => {
  const bomb = deflateSync(Buffer.alloc(25_000_000));

  test('what unpacks to more than 20 MB is left out, and the invoice is read', async () => {
    const pdf = pdfWith([
      ['a.zip', bomb, '/Filter /FlateDecode'],
      ['factur-x.xml', XML],
      ['packed twice.bin', deflateSync(bomb), '/Filter [/FlateDecode /FlateDecode]'],
    ]);
    expect(await readAttachments(pdf)).toMatchObject({
      attachments: [{ name: 'factur-x.xml' }],
      leftOut: [
        { name: 'a.zip', why: 'size' },
        { name: 'packed twice.bin', why: 'size' },
      ],
    });
  });

  test('files that together unpack to more than 60 MB are read up to there, XML before all', async () => {
    const large = deflateSync(Buffer.alloc(19_000_000));
    const annexes = ['a', 'b', 'c', 'd'].map(
      (name) => [`${name}.bin`, large, '/Filter /FlateDecode'] as const,
    );
    const pdf = pdfWith([...annexes, ['factur-x.xml', deflateSync(XML), '/Filter /FlateDecode']]);
    expect(await namesOf(pdf)).toEqual(['a.bin', 'b.bin', 'c.bin', 'factur-x.xml']);
  });

  test.each([
    ['through a filter for pictures', XML, '/Filter /DCTDecode'],
    ['through more filters than anybody uses', XML, '/Filter [/FlateDecode /FlateDecode /A /B /C]'],
    ['as differences', deflateSync(XML), '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>'],
    ['as something else than it says', XML, '/Filter /FlateDecode'],
  ])('what is packed %s is left out', async (_, data, entries) => {
    expect(await readAttachments(pdfWith([['a.xml', data, entries]]))).toMatchObject({
      ok: true,
      attachments: [],
      leftOut: [{ name: 'a.xml', why: 'damaged' }],
    });
  });

  test('a tree of names that leads back into itself is walked once', async () => {
    const pdf = madePdf({
      1: catalog('2 0 R'),
      2: '<< /Kids [3 0 R 2 0 R] >>',
      3: `<< /Kids [${'2 0 R 3 0 R '.repeat(10_000)}] /Names [(a) 4 0 R] >>`,
      4: specification('a.xml', 5),
      5: stream('A'),
    });
    expect(await namesOf(pdf)).toEqual(['a.xml']);
  });

  const stack = Object.fromEntries(
    Array.from({ length: 60 }, (_, at) => [at + 2, `<< /Kids [${at + 3} 0 R ${at + 3} 0 R] >>`]),
  );
  const header = Array.from({ length: 300 }, (_, at) => `${at + 10} 0`).join(' ');
  test.each([
    ['a tree that doubles 60 times', madePdf({ 1: catalog('2 0 R'), ...stack })],
    ['lists in lists', madePdf({ 1: catalog('<< >>'), 2: '['.repeat(200_000) })],
    ['a length below nothing', madePdf({ 1: catalog('<< >>'), 2: '<< /Length -9 >>\nstream\nendstream' })],
    [
      'a table of two billion objects',
      madePdf({ 1: catalog('<< >>'), 2: stream('', '/Type /XRef /Size 2000000000 /W [0 0 0] /Root 1 0 R') }),
    ],
    [
      'many objects at one place',
      madePdf({
        1: catalog('<< >>'),
        2: stream(`${header} [0 0]`, `/Type /ObjStm /N 300 /First ${header.length}`),
      }),
    ],
  ])('%s has no files', async (_, pdf) => {
    expect(await readAttachments(pdf)).toMatchObject({ ok: true, attachments: [], leftOut: [] });
  });
});

test('a large invoice may keep its objects packed', async () => {
  const document = await blank();
  await document.attach(Buffer.from(XML), 'factur-x.xml');
  expect(await textsOf(await document.save({ useObjectStreams: true }))).toEqual([XML]);
});

const objects = deflateSync(Buffer.alloc(50_000_000, ' '));
const whole = await (await blank()).save();
const secret = await locked({ userPassword: 'geheim' });
const restricted = await locked({ ownerPassword: 'geheim' });
const many = Array.from({ length: 1001 }, (_, at) => [`${at}.xml`, 'A'] as const);

describe('a file is refused:', () => {
  test.each([
    ['nothing', new Uint8Array(), 'file.type'],
    ['XML', Buffer.from(XML), 'file.type'],
    ['only the head of a PDF', Buffer.from('%PDF-1.7\n'), 'file.damaged'],
    ['a head and rubbish', Buffer.from(`%PDF-1.7\n${'lorem 12 0 ipsum '.repeat(200)}`), 'file.damaged'],
    ['a PDF without catalog', madePdf({ 2: '<< >>' }), 'file.damaged'],
    ['a catalog that is its own reference', madePdf({ 1: '2 0 R', 2: '1 0 R' }), 'file.damaged'],
    ['the first half of a PDF', whole.subarray(0, whole.byteLength / 2), 'file.damaged'],
    ['a trailer without end', Buffer.from(`%PDF-1.7\ntrailer\n${'<< /A '.repeat(20_000)}`), 'file.damaged'],
    [
      'objects that unpack to more than 40 MB',
      madePdfWithoutTable({
        1: catalog('<< >>'),
        2: stream(objects, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'),
      }),
      'file.damaged',
    ],
    ['more than 1,000 files', pdfWith(many), 'file.damaged'],
    ['one that asks for a password', secret, 'file.password'],
    ['one that may only be read', restricted, 'file.password'],
  ])('%s', async (_, bytes, code) => {
    expect(await readAttachments(new Uint8Array(bytes))).toEqual({ ok: false, code });
  });
});

async function blank(): Promise<PDFDocument> {
  const document = await PDFDocument.create();
  document.addPage();
  return document;
}

async function locked(passwords: Parameters<PDFDocument['encrypt']>[0]): Promise<Uint8Array> {
  const document = await blank();
  await document.attach(Buffer.from(XML), 'factur-x.xml');
  await document.encrypt(passwords);
  return document.save();
}

async function attachmentsOf(pdf: Uint8Array) {
  const result = await readAttachments(pdf);
  if (!result.ok) throw new Error(result.code);
  return result.attachments;
}

async function namesOf(pdf: Uint8Array): Promise<string[]> {
  return (await attachmentsOf(pdf)).map(({ name }) => name);
}

async function textsOf(pdf: Uint8Array): Promise<string[]> {
  return (await attachmentsOf(pdf)).map(({ bytes }) => Buffer.from(bytes).toString('utf8'));
}
