import { expect, test } from 'vitest';
import { CAPABILITIES } from '../capabilities.ts';
import { dataClassesOf } from '../platform/capability.ts';
import type { CatalogColumn } from '../platform/database/index.ts';
import { receivedFiles } from '../received-invoices/records-store.ts';
import { nameFiles } from './file-names.ts';
import { formatText } from './format.ts';
import { cellOf } from './rows/csv.ts';
import { sheetsOf } from './sheets.ts';

const catalog: CatalogColumn[] = dataClassesOf(CAPABILITIES).flatMap(({ name: table, columns }) =>
  columns.map(({ name }, key) => ({ table, name, type: 'text', key })),
);

test('whatever is exported has words in both languages', () => {
  const sheets = sheetsOf(CAPABILITIES, catalog);
  expect(sheets.length).toBeGreaterThan(20);
  const text = formatText(CAPABILITIES, sheets);
  for (const { name } of sheets) expect(text.split(`### ${name}\n`)).toHaveLength(3);
});

test('a column of a type that nobody thought of stops the export instead of leaving it out', () => {
  const strange = catalog.map((column) => (column.name === 'notes' ? { ...column, type: 'point' } : column));
  expect(() => sheetsOf(CAPABILITIES, strange)).toThrow('clients.notes');
});

test.each([
  ['text', '=1+1', "'=1+1"],
  ['text', '＝1+1', "'＝1+1"],
  ['text', '-5 Grad', "'-5 Grad"],
  ['text', '\tx', "'\tx"],
  ['text', '\n=1', "'\n=1"],
  ['text', '＝1+1', "'＝1+1"],
  ['text', 'a=1', 'a=1'],
  ['cents', -119_000, '-1190,00'],
  ['cents', 7, '0,07'],
  ['decimal', '-12.5', '-12,5'],
  ['list', ['@a', 'b'], "'@a, b"],
  ['yesNo', false, 'false'],
  ['text', null, ''],
] as const)('a cell of kind %s with %j reads %j', (kind, value, text) => {
  expect(cellOf({ kind }, value)).toBe(text);
});

test('files have names that no two share, on any file system', () => {
  const file = (folder: string, name: string, hash: string) => ({
    hash,
    contentType: 'application/pdf',
    place: { folder, name, suffix: '' },
  });
  const pdf = (number: string, hash: string) => file('invoices', number, hash);
  const xml = (suffix: string, hash: string) => ({
    hash,
    contentType: 'application/xml',
    place: { folder: 'invoices', name: 'RE/1', suffix },
  });
  const received = (name: string, hash: string, contentType: string) => ({
    ...file('received', receivedFiles.exported.shown?.(name) ?? '', hash),
    contentType,
  });
  const paths = nameFiles([
    pdf('RE/1', 'a'),
    pdf('re 1', 'b'),
    pdf('..', 'c'),
    pdf('Ü-1', 'd'),
    pdf('U\u0308-2', 'e'),
    xml('', 'f'),
    xml('-factur-x', 'g'),
    received('Beleg März.pdf', 'h', 'application/pdf'),
    received('Beleg März.pdf', 'i', 'application/xml'),
    received('Beleg März.pdf-../zeiten.xlsx', 'j', 'application/octet-stream'),
  ]);
  expect(paths.map(({ path }) => path)).toEqual([
    'files/invoices/RE-1.pdf',
    'files/invoices/re-1-2.pdf',
    'files/invoices/unnamed.pdf',
    'files/invoices/Ü-1.pdf',
    'files/invoices/\u00dc-2.pdf',
    'files/invoices/RE-1.xml',
    'files/invoices/RE-1-factur-x.xml',
    'files/received/Beleg-März.pdf',
    'files/received/Beleg-März.xml',
    'files/received/Beleg-März-..-zeiten.xlsx.bin',
  ]);
});
