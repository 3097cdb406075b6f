/** Receipts on the command line: an e-invoice, a text, a picture, and what cannot be read. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { smallCii } from '../../documents/testing/small-cii.ts';
import { makeSlip, picturesOf } from '../receipts/slip.ts';
import { CommandProblem } from '../support/command.ts';
import { receipt } from './command.ts';

let folder = '';
const at = (name: string) => join(folder, name);
/** Two rates of a discounter: 25.21 = 6.47 + 0.45 + 15.37 + 2.92. */
const DISCOUNTER = 1;
/** 2.80 with 7 %, and little else to be seen. */
const BAKERY = 2;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'receipt-'));
  writeFileSync(at('discounter.pdf'), makeSlip(DISCOUNTER).pdf);
  const [photo] = await picturesOf(makeSlip(BAKERY), 'photo');
  writeFileSync(at('bakery.jpg'), photo?.bytes ?? '');
  writeFileSync(
    at('invoice.xml'),
    smallCii({ number: 'R-7', gross: '119.00', iban: 'DE89370400440532013000' }),
  );
  writeFileSync(at('letter.pdf'), 'no PDF at all');
});

async function read(...files: string[]) {
  const lines: unknown[] = [];
  const exit = await receipt(['read', ...files.map(at)], (line) => lines.push(JSON.parse(line)));
  return { exit, lines };
}

test('each file gets its line, from the best source that it has', async () => {
  const { exit, lines } = await read('invoice.xml', 'discounter.pdf', 'bakery.jpg');
  expect(exit).toBe(0);
  expect(lines).toMatchObject([
    { source: 'xml', number: 'R-7', total: '119.00', currency: 'EUR', iban: 'DE89370400440532013000' },
    {
      file: at('discounter.pdf'),
      source: 'text',
      kind: 'receipt',
      vendor: 'Preiswerk Markt',
      date: '2026-05-13',
      total: '25.21',
      vat: [
        { rate: '7', amount: '0.45' },
        { rate: '19', amount: '2.92' },
      ],
      iban: null,
      sure: expect.arrayContaining(['total', 'vat']),
    },
    { source: 'ocr', vendor: 'Bäckerei Fährmann', date: '2026-09-10', total: '2.80', currency: 'EUR' },
  ]);
});

test('what cannot be read says why, keeps no other from its line, and the command leaves with 1', async () => {
  const { exit, lines } = await read('letter.pdf', 'nowhere.pdf', 'invoice.xml');
  expect(exit).toBe(1);
  expect(lines).toMatchObject([{ error: 'file.damaged' }, { error: 'file.unreadable' }, { source: 'xml' }]);
});

test('arguments that make no sense are told how it goes', async () => {
  await expect(receipt(['write', 'x'], () => undefined)).rejects.toThrow(CommandProblem);
  await expect(receipt(['read'], () => undefined)).rejects.toThrow(/receipt -- read FILE/);
});
