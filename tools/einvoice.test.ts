/** E-invoices on the command line: written, judged and read again, a JSON line for each file. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptyClient } from '@belegbar/domain/clients';
import { emptyDraft, emptyLine } from '@belegbar/domain/invoices';
import { beforeAll, expect, test, vi } from 'vitest';
import { root } from './support/root.ts';

const ID = '0199a000-0000-7000-8000-000000000001';
const INVOICE = {
  draft: {
    ...emptyDraft({ language: 'de', paymentDays: 14 }),
    lines: [{ ...emptyLine(ID, 'standard19'), description: 'Gestaltung', unitPrice: '100' }],
  },
  business: {
    ...{ fullName: 'Toni Muster', businessName: '', street: 'Lindenallee 14', addressAddition: '' },
    ...{ postCode: '50968', city: 'Köln', country: 'DE', email: 'toni@muster.example', phone: '0221 12345' },
    ...{ website: '', companyType: 'freiberufler', land: 'NW', taxNumber: '219/5432/1088', vatId: '' },
    ...{ iban: 'DE89370400440532013000', bic: '', accountHolder: '', bankName: '' },
    ...{ numberPattern: 'RE-{YYYY}-{NNNN}', footerText: '', accentColor: '#2456a6' },
    ...{ defaultPaymentDays: 14, documentLanguage: 'de' },
  },
  client: {
    ...emptyClient('de'),
    ...{ name: 'Übermorgen GmbH', email: 'rechnung@uebermorgen.example', street: 'Königsallee 92a' },
    ...{ postCode: '40212', city: 'Düsseldorf' },
  },
  number: 'RE-2026-0001',
  today: '2026-03-16',
};

/** Each starts the program anew, which takes its time on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'einvoice-'));
  writeFileSync(join(folder, 'invoice.json'), JSON.stringify(INVOICE));
  const { phone: _, ...business } = INVOICE.business;
  writeFileSync(
    join(folder, 'silent.json'),
    JSON.stringify({ ...INVOICE, business: { ...business, phone: '' } }),
  );
  writeFileSync(join(folder, 'letter.xml'), '<letter>Guten Tag</letter>');
});

function run(...args: string[]) {
  const { status, stdout } = spawnSync('node', [join(root, 'tools', 'einvoice.ts'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return {
    status,
    lines: stdout
      .trim()
      .split('\n')
      .map((text) => JSON.parse(text)),
  };
}

test.for<[string, string, string]>([
  ['ubl', 'UBL-Invoice', 'xrechnung'],
  ['cii', 'CII-D16B', 'xrechnung'],
  ['zugferd', 'CII-D16B', 'en16931'],
])('an invoice written as %s is valid, and its figures are read again', ([syntax, name, profile]) => {
  const out = `out.${syntax}`;
  expect(run('write', 'invoice.json', '--syntax', syntax, '--out', out)).toMatchObject({
    status: 0,
    lines: [{ valid: true, fatal: [], warnings: [], out }],
  });
  expect(run('validate', out)).toMatchObject({ status: 0, lines: [{ valid: true, syntax: name, profile }] });
  expect(run('read', out)).toMatchObject({
    status: 0,
    lines: [
      {
        ...{ number: 'RE-2026-0001', typeCode: '380', issueDate: '2026-03-16', dueDate: '2026-03-30' },
        ...{ seller: 'Toni Muster', buyer: 'Übermorgen GmbH', currency: 'EUR', lines: 1, consistent: true },
        ...{
          net: '100.00',
          tax: '19.00',
          gross: '119.00',
          payable: '119.00',
          iban: 'DE89370400440532013000',
        },
        vat: [{ cat: 'S', rate: '19', base: '100.00', tax: '19.00' }],
        ...(syntax === 'zugferd' ? { embedded: 'factur-x.xml', attachments: ['factur-x.xml'] } : {}),
      },
    ],
  });
});

test('an XRechnung without a phone number is written, told to be invalid, and leaves with 2', () => {
  expect(run('write', 'silent.json', '--syntax', 'ubl', '--out', 'silent.xml')).toMatchObject({
    status: 2,
    lines: [{ valid: false, fatal: ['BR-DE-6'] }],
  });
  expect(run('validate', 'silent.xml')).toMatchObject({
    status: 2,
    lines: [{ valid: false, fatal: ['BR-DE-6'] }],
  });
});

test.for<[string, string, string]>([
  ['cancellation', '384', '-119.00'],
  ['creditNote', '381', '119.00'],
])('a %s of an invoice is valid, too', ([kind, typeCode, payable]) => {
  const preceding = { number: 'RE-2026-0001', date: '2026-03-01' };
  writeFileSync(join(folder, `${kind}.json`), JSON.stringify({ ...INVOICE, kind, preceding, number: 'K-1' }));
  expect(run('write', `${kind}.json`, '--syntax', 'ubl', '--out', `${kind}.xml`).status).toBe(0);
  expect(run('read', `${kind}.xml`).lines).toMatchObject([{ number: 'K-1', typeCode, payable }]);
});

test('of several files each has its line, and one that is no invoice makes it leave with 1', () => {
  run('write', 'invoice.json', '--syntax', 'ubl', '--out', 'good.xml');
  expect(run('validate', 'good.xml', 'letter.xml', 'none.xml', '.', 'good.xml')).toMatchObject({
    status: 1,
    lines: [
      { valid: true },
      { error: 'einvoice.other', notAnInvoice: true },
      { file: 'none.xml', error: 'file.unreadable' },
      { file: '.', error: 'file.unreadable' },
      { valid: true },
    ],
  });
  const written = run('write', 'letter.xml', 'invoice.json', '--syntax', 'ubl');
  expect(written).toMatchObject({ status: 1, lines: [{ file: 'letter.xml' }, { valid: true }] });
});
