/** E-invoices on the command line: written, assessed and read again, a JSON line for each file. */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRenderer, RenderRefusal, readEInvoiceFile } from '@belegbar/documents';
import { emptyClient } from '@belegbar/domain/clients';
import { emptyDraft } from '@belegbar/domain/invoices';
import { beforeAll, expect, test } from 'vitest';
import { SAMPLE_BUSINESS, SAMPLE_LINE } from '../support/sample-invoice-file.ts';
import { einvoice } from './command.ts';

const INVOICE = {
  draft: {
    ...emptyDraft({ language: 'de', paymentDays: 14 }),
    lines: [SAMPLE_LINE],
  },
  business: { ...SAMPLE_BUSINESS, email: 'toni@muster.example', phone: '0221 12345' },
  client: {
    ...emptyClient('de'),
    name: 'Übermorgen GmbH',
    email: 'rechnung@uebermorgen.example',
    street: 'Königsallee 92a',
    postCode: '40212',
    city: 'Düsseldorf',
  },
  number: 'RE-2026-0001',
  today: '2026-03-16',
};

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'einvoice-'));
  writeFileSync(join(folder, 'invoice.json'), JSON.stringify(INVOICE));
  const { phone: _, ...business } = INVOICE.business;
  writeFileSync(
    join(folder, 'silent.json'),
    JSON.stringify({ ...INVOICE, business: { ...business, phone: '' } }),
  );
  mkdirSync(join(folder, 'folder.xml'));
  writeFileSync(join(folder, 'letter.xml'), '<letter>Guten Tag</letter>');
});

/** Names with an ending are files in the folder, for what goes in and in what comes out. */
async function run(...args: string[]) {
  const inFolder = args.map((arg) => (/\./.test(arg) ? join(folder, arg) : arg));
  const printed: string[] = [];
  const status = await einvoice(inFolder, {
    print: (line) => printed.push(line.replaceAll(`${folder}/`, '')),
    folder,
  });
  return { status, lines: printed.map((line) => JSON.parse(line)) };
}

test.for<[string, string, string]>([
  ['ubl', 'UBL-Invoice', 'xrechnung'],
  ['cii', 'CII-D16B', 'xrechnung'],
  ['zugferd', 'CII-D16B', 'en16931'],
])('an invoice written as %s is valid, and its figures are read again', async ([syntax, name, profile]) => {
  const out = `out.${syntax}`;
  expect(await run('write', 'invoice.json', '--syntax', syntax, '--out', out)).toMatchObject({
    status: 0,
    lines: [{ valid: true, fatal: [], warnings: [], out }],
  });
  expect(await run('validate', out)).toMatchObject({
    status: 0,
    lines: [{ valid: true, syntax: name, profile }],
  });
  expect(await run('read', out)).toMatchObject({
    status: 0,
    lines: [
      {
        number: 'RE-2026-0001',
        typeCode: '380',
        issueDate: '2026-03-16',
        dueDate: '2026-03-30',
        seller: 'Toni Muster',
        buyer: 'Übermorgen GmbH',
        currency: 'EUR',
        lines: 1,
        consistent: true,
        net: '100.00',
        tax: '19.00',
        gross: '119.00',
        payable: '119.00',
        iban: 'DE89370400440532013000',
        vat: [{ cat: 'S', rate: '19', base: '100.00', tax: '19.00' }],
        ...(syntax === 'zugferd' ? { embedded: 'factur-x.xml', attachments: ['factur-x.xml'] } : {}),
      },
    ],
  });
});

test('an XRechnung without a phone number is written, told to be invalid, and leaves with 2', async () => {
  expect(await run('write', 'silent.json', '--syntax', 'ubl', '--out', 'silent.xml')).toMatchObject({
    status: 2,
    lines: [{ valid: false, fatal: ['BR-DE-6'] }],
  });
  expect(await run('validate', 'silent.xml')).toMatchObject({
    status: 2,
    lines: [{ valid: false, fatal: ['BR-DE-6'] }],
  });
});

test.for<[string, string, string]>([
  ['cancellation', '384', '-119.00'],
  ['creditNote', '381', '119.00'],
])('a %s of an invoice is valid, too', async ([kind, typeCode, payable]) => {
  const preceding = { number: 'RE-2026-0001', date: '2026-03-01' };
  writeFileSync(join(folder, `${kind}.json`), JSON.stringify({ ...INVOICE, kind, preceding, number: 'K-1' }));
  expect((await run('write', `${kind}.json`, '--syntax', 'ubl', '--out', `${kind}.xml`)).status).toBe(0);
  expect((await run('read', `${kind}.xml`)).lines).toMatchObject([{ number: 'K-1', typeCode, payable }]);
});

test('of several files each has its line, and one that is no invoice makes it leave with 1', async () => {
  await run('write', 'invoice.json', '--syntax', 'ubl', '--out', 'good.xml');
  expect(await run('validate', 'good.xml', 'letter.xml', 'none.xml', 'folder.xml', 'good.xml')).toMatchObject(
    {
      status: 1,
      lines: [
        { valid: true },
        { error: 'einvoice.other', notAnInvoice: true },
        { file: 'none.xml', error: 'file.unreadable' },
        { file: 'folder.xml', error: 'file.unreadable' },
        { valid: true },
      ],
    },
  );
  const written = await run('write', 'letter.xml', 'invoice.json', '--syntax', 'ubl');
  expect(written).toMatchObject({ status: 1, lines: [{ file: 'letter.xml' }, { valid: true }] });
});

test('an enclosure that does not lie beside the invoice is told to be missing, and leaves with 2', async () => {
  const sheet = { name: 'zeiten.pdf', contentType: 'application/pdf', hash: 'b'.repeat(64), size: 1 };
  const draft = { ...INVOICE.draft, attachments: [sheet] };
  writeFileSync(join(folder, 'enclosing.json'), JSON.stringify({ ...INVOICE, draft }));
  expect(await run('write', 'enclosing.json', '--syntax', 'ubl', '--out', 'enclosing.xml')).toMatchObject({
    status: 2,
    lines: [{ valid: true, missing: ['zeiten.pdf'] }],
  });
});

test.for<[string, string]>([
  ['en16931', 'the PDF'],
  ['xrechnung', 'the XML'],
])('in the profile %s an enclosure is in %s, once', async ([profile]) => {
  const sheet = { name: 'Stunden.png', contentType: 'image/png', hash: 'b'.repeat(64), size: 3 };
  const draft = { ...INVOICE.draft, attachments: [sheet] };
  writeFileSync(join(folder, 'enclosing.json'), JSON.stringify({ ...INVOICE, draft }));
  writeFileSync(join(folder, 'Stunden.png'), 'png');
  const out = `${profile}.pdf`;
  await run('write', 'enclosing.json', '--syntax', 'zugferd', '--profile', profile, '--out', out);
  const read = await readEInvoiceFile(readFileSync(join(folder, out)));
  expect(read.ok && read.enclosed.map(({ name, bytes }) => [name, String(Buffer.from(bytes))])).toEqual([
    ['Stunden.png', 'png'],
  ]);
  expect(read.ok && read.attachments.length).toBe(profile === 'en16931' ? 2 : 1);
});

/** An invoice that names these enclosures; those that are there lie beside it, and each holds its name. */
function encloses(names: readonly string[], there: readonly string[]): void {
  const attachments = names.map((name) => ({
    name,
    contentType: 'image/png',
    hash: 'b'.repeat(64),
    size: 5,
  }));
  writeFileSync(
    join(folder, 'several.json'),
    JSON.stringify({ ...INVOICE, draft: { ...INVOICE.draft, attachments } }),
  );
  for (const name of there) writeFileSync(join(folder, name), name);
}

test('where one of several is missing, the PDF carries the others', async () => {
  encloses(['b.png', 'zeiten.png', 'a.png'], ['b.png', 'a.png']);
  expect(await run('write', 'several.json', '--syntax', 'zugferd', '--out', 'several.pdf')).toMatchObject({
    status: 2,
    lines: [{ valid: true, missing: ['zeiten.png'] }],
  });
  const read = await readEInvoiceFile(readFileSync(join(folder, 'several.pdf')));
  const enclosed = read.ok ? read.enclosed.map(({ name, bytes }) => [name, String(Buffer.from(bytes))]) : [];
  expect(enclosed.toSorted()).toEqual([
    ['a.png', 'a.png'],
    ['b.png', 'b.png'],
  ]);
});

test('a name that leads out of the folder of the invoice is refused', async () => {
  encloses(['../geheim.png'], []);
  expect(await run('write', 'several.json', '--syntax', 'zugferd')).toMatchObject({
    status: 1,
    lines: [{ error: expect.stringContaining('draft.attachments.0.name') }],
  });
});

test('a document that cannot be drawn costs its own line, and the next one is written', async () => {
  let drawn = 0;
  const open = () => {
    const renderer = createRenderer({ processes: 1 });
    return {
      ...renderer,
      pdf: (...of: Parameters<typeof renderer.pdf>) => {
        drawn += 1;
        if (drawn === 1) return Promise.reject(new RenderRefusal('render.notStarted'));
        return renderer.pdf(...of);
      },
    };
  };
  const printed: string[] = [];
  const files = ['invoice.json', 'silent.json'].map((name) => join(folder, name));
  const status = await einvoice(['write', ...files, '--syntax', 'zugferd'], {
    print: (line) => printed.push(line),
    folder,
    open,
  });
  expect(status).toBe(1);
  expect(printed.map((line) => JSON.parse(line))).toMatchObject([
    { error: 'render.notStarted' },
    { syntax: 'zugferd', profile: 'en16931' },
  ]);
});
