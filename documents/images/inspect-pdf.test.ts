import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { lzw } from '../testing/lzw.ts';
import { madePdf } from '../testing/made-pdf.ts';
import { createImageReader } from './index.ts';

const reader = createImageReader();
afterAll(() => reader.close());

async function pdf(act: (document: PDFDocument) => unknown = () => {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([595.28, 841.89]);
  await act(document);
  return document.save();
}
/** It opens without a password, and says so of itself; none of its objects is packed. */
async function locked(act: (document: PDFDocument) => void = () => {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([595.28, 841.89]);
  act(document);
  document.encrypt(LOCK);
  return document.save({ useObjectStreams: false });
}
const opensWith = (action: Record<string, unknown>) =>
  pdf(({ catalog, context }) => catalog.set(PDFName.of('OpenAction'), context.obj(action as never)));

const LOCKED = new URL('../testing/locked-with-script.pdf', import.meta.url);
const LOCK = { ownerPassword: 'geheimer', userPassword: '' };
const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

interface Packing {
  filter: string;
  pack(bytes: Buffer): Buffer;
}
const DEFLATED: Packing = { filter: 'FlateDecode', pack: deflateSync };
const LZW: Packing = { filter: 'LZWDecode', pack: lzw };
/** As what nothing here unpacks: the filter is one for pictures. */
const AS_A_PICTURE: Packing = { filter: 'DCTDecode', pack: (bytes) => bytes };

/** A PDF whose catalog leads to these objects, each packed in a stream of its own (ISO 32000-1, 7.5.7). */
async function withPacked(objects: string[], packing = DEFLATED, catalog = ''): Promise<Uint8Array> {
  const first = 10;
  const direct = new Map<number, Buffer<ArrayBuffer>>([
    [
      1,
      Buffer.from(
        `<< /Type /Catalog /Pages 2 0 R /More [${objects.map((_, at) => `${first + at} 0 R`).join(' ')}] ${catalog} >>`,
      ),
    ],
    [2, Buffer.from('<< /Type /Pages /Kids [3 0 R] /Count 1 >>')],
    [3, Buffer.from('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>')],
    ...objects.map((text, at): [number, Buffer<ArrayBuffer>] => {
      const head = `${first + at} 0 `;
      return [20 + at, packed(`/Type /ObjStm /N 1 /First ${head.length}`, Buffer.from(head + text), packing)];
    }),
  ]);
  const table = 30;
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets = new Map<number, number>();
  const size = () => parts.reduce((sum, part) => sum + part.length, 0);
  const write = (number: number, value: Buffer) => {
    offsets.set(number, size());
    parts.push(Buffer.from(`${number} 0 obj\n`), value, Buffer.from('\nendobj\n'));
  };
  for (const [number, value] of direct) write(number, value);
  const start = size();
  offsets.set(table, start);
  const rows = Buffer.alloc((table + 1) * 7);
  for (const [number, offset] of offsets) {
    rows.writeUInt8(1, number * 7);
    rows.writeUInt32BE(offset, number * 7 + 1);
  }
  objects.forEach((_, at) => {
    rows.writeUInt8(2, (first + at) * 7);
    rows.writeUInt32BE(20 + at, (first + at) * 7 + 1);
  });
  write(table, packed(`/Type /XRef /W [1 4 2] /Size ${table + 1} /Root 1 0 R`, rows));
  parts.push(Buffer.from(`startxref\n${start}\n%%EOF`));
  return Buffer.concat(parts);
}

function packed(entries: string, bytes: Buffer, { filter, pack } = DEFLATED): Buffer<ArrayBuffer> {
  const small = pack(bytes);
  const head = `<< ${entries} /Filter /${filter} /Length ${small.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), small, Buffer.from('\nendstream')]);
}

const NESTED = `${'['.repeat(45)}${']'.repeat(45)}`;
const REFERENCES = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [at + 10, `${at + 11} 0 R`]));
const PAGES = {
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
};

const lost = (pdf: Uint8Array) =>
  Buffer.from(
    Buffer.from(pdf)
      .toString('latin1')
      .replace(/startxref\n\d+/, 'startxref\n7'),
    'latin1',
  );

/** Written object by object. */
async function bare(catalog: string, objects: Record<number, string> = {}): Promise<Uint8Array> {
  return madePdf({ 1: `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`, ...PAGES, ...objects });
}

/** The rows of its table are not as long as they have to be: PDFium looks for the last of each object instead (seen with 8.0). */
async function scriptBesideTable(): Promise<Uint8Array> {
  const text = Buffer.from(await bare('')).toString('latin1');
  const [body = '', table = ''] = text.split(/(?=xref\n0 1)/);
  const shadow = `1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction ${SCRIPT} >>\nendobj\n`;
  const rows = table.replace(/0{5}(\d{5}) 00000 n /g, '$1 0 n').replace(/startxref\n\d+/, '');
  return Buffer.from(
    `${body}${shadow}${rows.replace('\n%%EOF', '')}startxref\n${body.length + shadow.length}\n%%EOF`,
  );
}

test.each<[string, () => Promise<Uint8Array>, boolean]>([
  ['an ordinary one', pdf, false],
  ['one that opens at a page', () => opensWith({ S: 'GoTo', D: [0, 'Fit'] }), false],
  [
    'one that leads to an address',
    () => opensWith({ S: 'URI', URI: PDFString.of('https://example.com') }),
    false,
  ],
  ['a script', () => pdf((document) => document.addJavaScript('greeting', 'app.alert(1)')), true],
  ['a script when opened', () => opensWith({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }), true],
  ['a program when opened', () => opensWith({ S: 'Launch', F: PDFString.of('calc.exe') }), true],
  [
    'a form of XFA',
    () =>
      pdf(({ catalog, context }) =>
        catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [], XFA: PDFString.of('<xdp/>') })),
      ),
    true,
  ],
  ['a script in a packed object', () => withPacked([SCRIPT]), true],
  [
    'a script beside objects that unpack too far',
    () => withPacked([SCRIPT, `1${' '.repeat(45_000_000)}`]),
    true,
  ],
  [
    'objects that unpack too far, and who knows what else',
    () => withPacked([`1${' '.repeat(45_000_000)}`]),
    true,
  ],
  // Made with qpdf: it opens without a password, and its packed objects are encrypted (ISO 32000-1, 7.6).
  ['a script that is locked away', async () => readFileSync(LOCKED), true],
  ['a lock, and nothing packed', () => locked(), false],
  [
    'a script beside a lock',
    () => locked((document) => document.addJavaScript('greeting', 'app.alert(1)')),
    true,
  ],
  ['packed objects that do nothing', () => withPacked(['<< /S /GoTo >>', '1']), false],
  ['a script in an object packed by LZW', () => withPacked([SCRIPT], LZW), true],
  ['an object packed in a way that is not read', () => withPacked(['1'], AS_A_PICTURE), true],
  [
    'a script behind a list of a million',
    () => withPacked([SCRIPT], DEFLATED, `/L [${'0 '.repeat(1e6)}]`),
    true,
  ],
  [
    'a script beside lists within each other',
    () => bare(`/OpenAction 4 0 R`, { 4: SCRIPT.replace('/JS', `/X ${NESTED} /JS`) }),
    true,
  ],
  [
    'a script where a name has its letters as numbers',
    () => bare('/OpenAction << /S /#4Aava#53cript >>'),
    true,
  ],
  [
    'a script under a name that stands twice',
    () => bare(`/OpenAction ${SCRIPT} /OpenAction [3 0 R /Fit]`),
    true,
  ],
  ['a script behind many references', () => bare('/OpenAction 10 0 R', { ...REFERENCES, 40: SCRIPT }), true],
  [
    'a script in a drawing in space',
    () => bare('/More 10 0 R', { 10: '<< /Subtype /U3D /OnInstantiate 11 0 R >>' }),
    true,
  ],
  ['a script where its table is not read by PDFium', scriptBesideTable, true],
  [
    'a script in an object that PDFium alone finds',
    async () => {
      const text = Buffer.from(await bare('')).toString('latin1');
      const shadow =
        '1 - obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /#4AavaScript >> >>\nendobj\n';
      return Buffer.from(text.replace('xref\n0 1', `${shadow}$&`), 'latin1');
    },
    true,
  ],
  ['a table that is lost, and nothing else', async () => lost(await bare('')), false],
  [
    'a way to another file',
    () => opensWith({ S: 'GoToR', F: PDFString.of('//example.org/share'), D: [0, 'Fit'] }),
    true,
  ],
  ['a way into an attached file', () => opensWith({ S: 'GoToE', D: [0, 'Fit'], T: { R: 'C' } }), true],
  ['media that play', () => opensWith({ S: 'Rendition', OP: 0 }), true],
  ...[
    'file:///C:/Windows/calc.exe',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '\\\\\\\\host\\\\share',
    'SMB://host/share',
  ].map((address): [string, () => Promise<Uint8Array>, boolean] => [
    `a way to ${JSON.stringify(address)}`,
    () => opensWith({ S: 'URI', URI: PDFString.of(address) }),
    true,
  ]),
  ...[
    'HTTPS://example.com/a:b',
    'mailto:lena@example.com',
    'tel:+4930123',
    'www.example.com/?a:b',
    '../terms.html',
  ].map((address): [string, () => Promise<Uint8Array>, boolean] => [
    `a way to ${address}`,
    () => opensWith({ S: 'URI', URI: PDFString.of(address) }),
    false,
  ]),
  ['addresses that begin at a share', () => bare('/URI << /Base (file://host/share/) >>'), true],
  ['a film', () => opensWith({ S: 'Movie' }), true],
])('of a PDF with %s it is told whether it does something by itself', async (_case, made, isActive) => {
  expect(await reader.pdf(await made())).toEqual({ ok: true, isActive });
});

test.each([
  ['five bytes and markup', '%PDF-<script>alert(1)</script>'],
  ['a PDF of nothing', '%PDF-1.7\n%%EOF'],
])('%s is no PDF', async (_case, text) => {
  expect(await reader.pdf(new TextEncoder().encode(text))).toEqual({ ok: false, code: 'file.damaged' });
});

test('a PDF that asks for a password is told as that', async () => {
  const locked = await pdf((document) =>
    document.encrypt({ userPassword: 'geheim', ownerPassword: 'geheimer' }),
  );
  expect(await reader.pdf(locked)).toEqual({ ok: false, code: 'file.password' });
});
