/** Files that are no invoices, or worse: refused with their reason, nothing kept, and whatever they break works for the next one. */
import { deflateSync } from 'node:zlib';
import { createEInvoiceReader, writeXml } from '@belegbar/documents';
import { writeCii, writeUbl } from '@belegbar/domain/e-invoice';
import {
  bookReceived,
  checkEInvoice,
  downloadReceived,
  receiveInvoice,
} from '@belegbar/server/received-invoices';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfWith } from '../../documents/testing/made-pdf.ts';
import { freshDatabase } from '../support/database.ts';
import {
  anyJonas,
  bill,
  fileOf,
  handsIn,
  looksAt,
  problemOf,
  proposed,
  queueOf,
  TODAY,
  xmlOf,
  zugferdOf,
} from '../support/received.ts';
import { type Person, type Stage, setStage } from '../support/stage.ts';
import { sweepFiles } from '../support/sweeping.ts';
import type { FreshDatabase } from '../support/test-server.ts';

/** More than a day later. */
const LATER = '2026-04-03';
const program = new URL('../../documents/testing/fragile-invoice-reader.ts', import.meta.url);
const fragile = createEInvoiceReader({ program, wallMs: 5000 });

let fresh: FreshDatabase;
let stage: Stage;
let person: Person;
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  person = await anyJonas(stage);
});
afterAll(async () => {
  await fragile.close();
  await stage.close();
});

const XML = new TextDecoder().decode(writeXml(writeUbl(bill())));
const within = (text: string) => XML.replace('CH-2026-0012', text);
const BOMB = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><Invoice>&b;</Invoice>`;
const FILE_OF_OTHERS = `<?xml version="1.0"?><!DOCTYPE a [<!ENTITY a SYSTEM "file:///etc/passwd">]><Invoice>&a;</Invoice>`;

async function storedFiles(): Promise<number> {
  const { rows } = await fresh.superuser.query('select count(*)::integer as count from files');
  return rows[0].count;
}

describe('a file that is refused', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['is empty', '', 'file.empty'],
    ['is blank', ' \n', 'xml.empty'],
    ['brings entities that grow', BOMB, 'xml.doctype'],
    ['asks for files of the server', FILE_OF_OTHERS, 'xml.doctype'],
    ['is nested without end', '<a>'.repeat(100), 'xml.large'],
    ['says one encoding and has another', Buffer.from(within('\u00e4'), 'latin1'), 'xml.encoding'],
    ['breaks off', XML.slice(0, 500), 'xml.form'],
    ['holds a zero', within('&#0;'), 'xml.form'],
    ['holds half a character', within('&#xD800;'), 'xml.form'],
    ['is an order', '<Order xmlns="urn:x"/>', 'einvoice.other'],
    ['is a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), 'einvoice.type'],
    ['is a table', 'Nummer;Betrag\n1;2\n', 'einvoice.type'],
    ['is a PDF without an invoice in it', pdfWith([['a.txt', 'x']]), 'einvoice.none'],
    ['is half a PDF', '%PDF-1.7\n1 0 obj', 'file.damaged'],
    ['has more than 25 MB', new Uint8Array(25 * 1024 * 1024 + 1).fill(60), 'file.size'],
  ])('%s', async (_, content, code) => {
    const before = await storedFiles();
    expect(await problemOf(handsIn(person, fileOf(content, 'rechnung.xml')))).toBe(code);
    expect(await storedFiles()).toBe(before);
    expect(await queueOf(person)).toEqual([]);
  });

  test('says in which line it is broken', async () => {
    const refused = await handsIn(person, fileOf('<Invoice>\n<a>\n</b>', 'a.xml')).catch((cause) => cause);
    expect(refused.data.problems).toMatchObject([{ field: 'file', code: 'xml.form', values: { line: '3' } }]);
  });
});

/** With a reader that gives up sooner, and can be made to fall. */
function handsToFragile(file: File) {
  const context = person.on(TODAY);
  const platform = { ...context.platform, eInvoiceReader: fragile };
  return receiveInvoice({ ...context, platform }, { idempotencyKey: uuid(), file });
}

test.each([
  ['CRASH', 'file.damaged'],
  ['HANG', 'file.timeout'],
])('a file on which the reader says %s is %s, and the next one is read', async (what, code) => {
  expect(await problemOf(handsToFragile(xmlOf(bill({ number: what }))))).toBe(code);
  const next = await handsToFragile(xmlOf(bill({ number: `after ${what.toLowerCase()}` })));
  expect(next).toMatchObject({ valid: true });
});

test('a file of lines without end is refused for its size, before its rules are asked', async () => {
  const lines = '<cac:InvoiceLine/>'.repeat(100_000);
  const endless = fileOf(XML.replace('<cac:InvoiceLine>', `${lines}<cac:InvoiceLine>`), 'a.xml');
  expect(await problemOf(handsIn(person, endless))).toBe('xml.large');
});

describe('a PDF with a second invoice that says something else', () => {
  const second: [string, Buffer] = ['zweite', Buffer.from(within('CH-2026-0013'))];

  test('is told in the language of the user, and booked only when somebody has said that it is the right one', async () => {
    const { id, holdsOtherInvoice } = await handsIn(person, zugferdOf(bill({ number: 'T-1' }), [second]));
    expect(holdsOtherInvoice).toBe(true);
    const { checked } = await looksAt(person, id, 'de');
    expect(checked.findings.find(({ rule }) => rule === 'BB-PDF-OTHER')?.message).toMatch(
      /zweite Rechnung.*„zweite“ mit der Nummer CH-2026-0013 über 50,00 EUR.*„factur-x.xml“ mit der Nummer T-1.*BT-1\./,
    );
    const input = await proposed(person, id);
    await expect(bookReceived(person.on(TODAY), input)).rejects.toMatchObject({
      code: 'OTHER_INVOICE',
      data: { rules: ['BB-PDF-OTHER'] },
    });
    const booked = await bookReceived(person.on(TODAY), { ...input, confirmOtherInvoice: true });
    expect(booked).toMatchObject({ state: 'booked', number: 'T-1' });
  });

  test('that says the same asks nothing', async () => {
    const same: [string, Buffer] = ['zweite', Buffer.from(within('T-2'))];
    expect(await handsIn(person, zugferdOf(bill({ number: 'T-2' }), [same]))).toMatchObject({
      holdsOtherInvoice: false,
    });
  });
});

describe('a file that is kept', () => {
  test('comes back to the byte, is swept by nobody, and so does what was enclosed', async () => {
    const file = zugferdOf(bill({ number: 'K-1' }), [
      ['../../zeiten.pdf', '%PDF-1.4 …'],
      ['a.html', '<script>'],
    ]);
    const { id } = await handsIn(person, file);
    await sweepFiles(stage.platformOn(LATER));
    const fetch = (part: 'original' | 'xml' | number) => downloadReceived(person.on(LATER), { id, part });
    const original = await fetch('original');
    expect(original).toMatchObject({ fileName: 'rechnung.pdf', contentType: 'application/pdf' });
    expect(Buffer.from(original.bytes)).toEqual(Buffer.from(await file.arrayBuffer()));
    const xml = await fetch('xml');
    expect([xml.fileName, xml.contentType]).toEqual(['rechnung.xml', 'application/xml']);
    expect(Buffer.from(xml.bytes).toString()).toContain('K-1');
    expect(await fetch(1)).toMatchObject({ fileName: 'zeiten.pdf', contentType: 'application/pdf' });
    // No browser runs what nobody knows.
    expect(await fetch(2)).toMatchObject({ fileName: 'a.html', contentType: 'application/octet-stream' });
    await expect(fetch(3)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await looksAt(person, id)).hash).toHaveLength(64);
  });

  test('can be deleted or changed by nobody, the owner of the tables among them', async () => {
    const { id } = await handsIn(person, xmlOf(bill({ number: 'K-2' })));
    const as = async (pool: typeof fresh.superuser, statement: string) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query(`select set_config('app.business', $1, true)`, [person.businessId]);
        return await client.query(statement, [id]);
      } finally {
        await client.query('rollback');
        client.release();
      }
    };
    const remove = 'delete from received_invoices where id = $1';
    await expect(as(fresh.application.pool, remove)).rejects.toThrow('permission denied');
    await expect(as(fresh.owner.pool, remove)).rejects.toThrow('cannot be deleted');
    const change = `update received_invoices set number = 'x' where id = $1`;
    await expect(as(fresh.application.pool, change)).rejects.toThrow('permission denied');
  });
});

describe('any file', () => {
  test('is assessed for anybody, in the language asked for, and nothing of it is kept', async () => {
    const before = await storedFiles();
    const broken = bill({
      customization: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
    });
    const platform = stage.platformOn(TODAY);
    const check = (language: 'de' | 'en') =>
      checkEInvoice({ platform }, { file: xmlOf(broken), language, address: '127.0.0.1' });
    const german = await check('de');
    expect(german).toMatchObject({
      profile: 'xrechnung',
      verdict: { valid: false, judgedBy: 'xrechnung' },
      invoice: { number: 'CH-2026-0012' },
    });
    // BT-10, which XRechnung asks for, is missing.
    const of = (checked: typeof german) => checked.findings.find(({ rule }) => rule === 'BR-DE-15');
    expect(of(german)).toMatchObject({ severity: 'fatal', fields: ['BT-10'] });
    expect(of(german)?.message).not.toBe(of(await check('en'))?.message);
    expect(await storedFiles()).toBe(before);
    expect(
      await problemOf(
        checkEInvoice({ platform }, { file: fileOf('x', 'a'), language: 'de', address: '127.0.0.1' }),
      ),
    ).toBe('einvoice.type');
  });

  test('of more than 10 MB is too large for strangers', async () => {
    const file = fileOf(new Uint8Array(10 * 1024 * 1024 + 1).fill(60), 'a.xml');
    const check = checkEInvoice(
      { platform: stage.platformOn(TODAY) },
      { file, language: 'de', address: '127.0.0.1' },
    );
    expect(await problemOf(check)).toBe('file.size');
  });
});

test('a small file does not fill the disk: of what unpacks to far more than itself, ten megabytes are kept', async () => {
  const nine = deflateSync(Buffer.alloc(9_000_000));
  const packed = (name: string) => [name, nine, '/Filter /FlateDecode'] as const;
  const xml = ['factur-x.xml', writeXml(writeCii(bill({ number: 'KLEIN' })))] as const;
  const file = pdfWith([[xml[0], Buffer.from(xml[1])], packed('a.bin'), packed('b.bin'), packed('c.bin')]);
  const { id } = await handsIn(person, fileOf(file, 'rechnung.pdf'));
  expect(await looksAt(person, id)).toMatchObject({
    enclosed: [{ name: 'a.bin', size: 9_000_000 }],
    checked: {
      leftOut: [
        { name: 'b.bin', why: 'size' },
        { name: 'c.bin', why: 'size' },
      ],
    },
  });
});
