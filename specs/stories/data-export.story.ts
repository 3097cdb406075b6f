/** The export of everything, read back by a program that knows its description alone. */
import { isSecret } from '@belegbar/domain/data-classification';
import { ensureBusiness } from '@belegbar/server/business';
import { downloadInvoicePdf, listInvoices } from '@belegbar/server/invoices';
import { createShareLink } from '@belegbar/server/share-links';
import { uploadObject, urlSigner } from '@belegbar/server/storage';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CAPABILITIES } from '../../server/capabilities.ts';
import { dataClassesOf } from '../../server/platform/capability.ts';
import type { Context } from '../../server/platform/context.ts';
import {
  AYLIN_RETURNS,
  CAST,
  type CastMember,
  enterCast,
  JONAS_RETURNS,
  LENA_RETURNS,
  type WorkedReturn,
  YEARS,
} from '../cast/index.ts';
import { firstBrokenOf, type JsonRow, type ReadExport, sha256 } from '../support/archive-reader.ts';
import { freshDatabase } from '../support/database.ts';
import { exportOf } from '../support/exports.ts';
import { pngOf } from '../support/pictures.ts';
import { type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

type Who = CastMember['key'];

const TODAY = '2026-11-30';
const MEMBERS: Who[] = ['lena', 'jonas', 'aylin'];
const RETURNS: Record<Who, WorkedReturn[]> = {
  lena: LENA_RETURNS,
  jonas: JONAS_RETURNS,
  aylin: AYLIN_RETURNS,
};

let fresh: FreshDatabase;
let stage: Stage;
const contexts = new Map<Who, Context>();
const exports = new Map<Who, ReadExport>();

beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  for (const who of MEMBERS) contexts.set(who, await enterBooks(who));
  await fillJonas(contextOf('jonas'));
  for (const who of MEMBERS) exports.set(who, await exportOf(contextOf(who)));
});
afterAll(() => stage.close());

describe.each(MEMBERS)('the export of %s', (who) => {
  test('names every file with its size and its SHA-256, and has no other', () => {
    const { manifest, paths, bytes } = of(who);
    expect(manifest).toMatchObject({ format: 'belegbar-export', formatVersion: 1 });
    expect(paths.toSorted()).toEqual([...manifest.files.map(({ path }) => path), 'manifest.json'].toSorted());
    for (const file of manifest.files)
      expect([file.path, bytes(file.path).length, sha256(bytes(file.path))]).toEqual([
        file.path,
        file.bytes,
        file.sha256,
      ]);
  });

  test('proves the chain of the journal without Belegbar', () => {
    const { manifest, rows } = of(who);
    const entries = rows('journal-entries');
    expect(entries.length).toBeGreaterThan(20);
    expect(firstBrokenOf(manifest.business.id, entries)).toBeNull();
    const forged = entries.map((entry) => (entry.number === 7 ? { ...entry, net: 1 } : entry));
    expect(firstBrokenOf(manifest.business.id, forged)).toBe(7);
  });

  // YEARS: all the money that came in, and all that went out for purchases with their VAT.
  test.each(YEARS.filter((year) => year.who === who))('has the money of $year', ({ year, lines }) => {
    const inYear = (name: string) =>
      of(who)
        .rows(name)
        .filter(({ paidOn }) => String(paidOn).startsWith(String(year)));
    const came = euros(lines.income) + euros(lines.incomeSmallBusiness) + euros(lines.vatReceived);
    expect(sum(inYear('payments'), 'amount')).toBe(came);
    expect(sum(inYear('expense-payments'), 'amount')).toBe(euros(lines.expenses) + euros(lines.inputVat));
  });

  // Kz 81 of each return, whole euros cut from the entries at 19 % of its period.
  test.each(RETURNS[who])('has the base of 19 % of $period', ({ period, boxes }) => {
    const sold = of(who)
      .rows('journal-entries')
      .filter((entry) => entry.taxCode === 'standard19' && isIn(period, String(entry.taxPoint)));
    expect(String(Math.trunc(sum(sold, 'net') / 100))).toBe(boxes['81'] ?? '0');
  });

  test('says in its tables what it says in its data', () => {
    const { rows, csv, manifest } = of(who);
    for (const { path, rows: count, sums } of manifest.files.filter((file) => file.sums !== undefined)) {
      const name = path.slice('data/'.length, -'.json'.length);
      const [data, table] = [rows(name), csv(name)];
      expect([name, data.length, table.length]).toEqual([name, count, count]);
      for (const [field, cents] of Object.entries(sums ?? {})) {
        expect([name, field, sum(data, field)]).toEqual([name, field, cents]);
        const inEuros = table.map((row) => Math.round(Number((row[field] ?? '').replace(',', '.')) * 100));
        expect([name, field, inEuros.reduce((all, one) => all + one, 0)]).toEqual([name, field, cents]);
      }
    }
  });

  test('describes every table and field that is in it, in both languages', () => {
    const { text, paths, rows } = of(who);
    const [german = '', english = ''] = text('FORMAT.md').split('\n---\n');
    for (const path of paths.filter((each) => each.startsWith('data/'))) {
      const name = path.slice('data/'.length, -'.json'.length);
      for (const words of [german, english]) {
        expect(words).toContain(`\`${path}\``);
        for (const field of Object.keys(rows(name)[0] ?? {})) expect(words).toContain(`| \`${field}\` |`);
      }
    }
    expect(text('README.txt')).toMatch(/dein Export aus Belegbar.*your export from Belegbar/s);
  });

  test('has nothing of anybody else', () => {
    const { paths, bytes } = of(who);
    const others = MEMBERS.filter((each) => each !== who).flatMap((each) => [
      CAST[each].email,
      contextOf(each).businessId,
    ]);
    for (const path of paths) for (const other of others) expect(bytes(path).includes(other)).toBe(false);
  });
});

/* 25 invoices and one cancellation issued, one draft (cast.story.ts). */
test("Jonas's export has his invoices, his draft, their frozen documents and their lines", () => {
  const { rows } = of('jonas');
  const invoices = rows('invoices');
  expect(invoices.map(({ kind }) => kind).filter((kind) => kind === 'cancellation')).toHaveLength(1);
  expect([invoices.length, invoices.filter(({ document }) => document === null).length]).toEqual([27, 1]);
  const documents = invoices.flatMap(({ document }) => (document === null ? [] : [document as JsonRow]));
  const lines = rows('invoice-lines').filter(({ net }) => net !== null);
  expect(lines).toHaveLength(documents.flatMap((document) => document.lines as JsonRow[]).length);
});

test('his PDF and his pictures have the bytes that the app gives, under names that a person can read', async () => {
  const { bytes, manifest } = of('jonas');
  const { invoices } = await listInvoices(contextOf('jonas'), { states: ['paid'] });
  const number = invoices[0]?.number;
  const pdf = await downloadInvoicePdf(contextOf('jonas'), invoices[0]?.id ?? '');
  expect(bytes(`files/invoices/${number}.pdf`).equals(pdf.bytes)).toBe(true);
  expect(bytes('files/logo.png').subarray(1, 4).toString()).toBe('PNG');
  expect(bytes('files/signature.png').length).toBeGreaterThan(50);
  expect(manifest.missing).toHaveLength(25);
  expect(manifest.missing.every(({ reason }) => reason === 'notMadeYet')).toBe(true);
});

test('a text that a spreadsheet would run is harmless in the table and whole in the data', () => {
  const { rows, csv } = of('jonas');
  const isNote = ({ notes }: Record<string, unknown>) => String(notes).includes('HYPERLINK');
  expect(rows('clients').find(isNote)?.notes).toBe('=HYPERLINK("http://x")\n"so"; ja');
  expect(csv('clients').find(isNote)?.notes).toBe('\'=HYPERLINK("http://x")\n"so"; ja');
});

test('no secret leaves: not one of the columns that open a door, and none of their values', async () => {
  const { rows, paths, bytes } = of('jonas');
  expect(rows('share-links')).toHaveLength(1);
  const { rows: links } = await fresh.superuser.query('select token from share_links');
  const { rows: sessions } = await fresh.superuser.query('select token from sessions');
  expect([links.length, sessions.length]).toEqual([1, 1]);
  for (const { token } of [...links, ...sessions])
    for (const path of paths) expect(bytes(path).includes(token)).toBe(false);
  const fields = paths
    .filter((path) => path.startsWith('data/'))
    .flatMap((path) => Object.keys(rows(path.slice(5, -5))[0] ?? {}));
  expect(fields.filter((name) => /token|password|secret|backup/i.test(name))).toEqual([]);
});

test('every table of a tenant or a person is in the export, or stays for a reason that the export names', () => {
  const { rows, manifest } = of('jonas');
  const sheets = CAPABILITIES.flatMap(({ exportSheets = [] }) => exportSheets);
  const classes = dataClassesOf(CAPABILITIES);
  for (const { name, columns } of classes) {
    const sheet = sheets.find(({ table }) => table === name);
    if (sheet !== undefined && 'owner' in sheet) {
      const fields = Object.keys(rows(name.replaceAll('_', '-'))[0] ?? {});
      const secrets = columns.filter(isSecret).map((column) => camelCase(column.name));
      expect(fields.filter((field) => secrets.includes(field))).toEqual([]);
    } else {
      const reason = sheet !== undefined && 'stays' in sheet ? sheet.stays : 'nobodys';
      expect(manifest.notExported).toContainEqual({ table: name, reason });
    }
  }
  const secret = classes.filter(({ columns }) => columns.some(isSecret)).map(({ name }) => name);
  expect(secret).toEqual(expect.arrayContaining(['accounts', 'sessions', 'two_factors', 'share_links']));
});

async function fillJonas(context: Context): Promise<void> {
  const signer = urlSigner(['a-secret-of-an-install-for-this-story']);
  await uploadObject(context, signer, { name: 'logo', file: pngOf(8) });
  await uploadObject(context, signer, { name: 'signature', file: pngOf(9) });
  const { invoices } = await listInvoices(context, { states: ['paid'] });
  const invoiceId = invoices[0]?.id ?? '';
  await downloadInvoicePdf(context, invoiceId);
  await createShareLink(context, { invoiceId, idempotencyKey: uuid(), expiresInDays: null });
  const { userId } = context.actor as { userId: string };
  const { superuser } = fresh;
  const notes = '=HYPERLINK("http://x")\n"so"; ja';
  await superuser.query(
    'update clients set notes = $1 where (business_id, id) = (select business_id, id from clients where business_id = $2 order by id limit 1)',
    [notes, context.businessId],
  );
  await superuser.query(
    `insert into sessions (id, user_id, token, expires_at) values ($1, $2, 'the-token-of-a-session', now() + interval '1 day')`,
    [uuid(), userId],
  );
}

async function enterBooks(who: Who): Promise<Context> {
  const platform = stage.platformOn(TODAY);
  const { userId } = await enterCast(platform, who);
  const businessId = await ensureBusiness(platform, { userId, requestId: 'story' });
  return { platform, businessId, actor: { kind: 'user', userId }, requestId: 'story', transaction: null };
}

function contextOf(who: Who): Context {
  const context = contexts.get(who);
  if (context === undefined) throw new Error(`${who} has no books`);
  return context;
}

function of(who: Who): ReadExport {
  const found = exports.get(who);
  if (found === undefined) throw new Error(`${who} has no export`);
  return found;
}

function camelCase(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function sum(rows: JsonRow[], field: string): number {
  return rows.reduce((all, row) => all + Number(row[field] ?? 0), 0);
}

function euros(text = '0.00'): number {
  return Math.round(Number(text) * 100);
}

/** Whether a day lies in `2025-Q1` or `2025-03`. */
function isIn(period: string, on: string): boolean {
  const [year = '', part = ''] = period.split('-');
  if (!on.startsWith(year)) return false;
  const month = Number(on.slice(5, 7));
  return part.startsWith('Q') ? Math.ceil(month / 3) === Number(part.slice(1)) : month === Number(part);
}
