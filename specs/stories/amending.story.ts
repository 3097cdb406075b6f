/** With the GoBD mode off, an invoice that nothing has followed is amended: same number, a new edition, and the old one stays. */
import { createHash } from 'node:crypto';
import type { Day } from '@belegbar/domain/calendar';
import type { InvoiceDraft } from '@belegbar/domain/invoices';
import { decimal } from '@belegbar/domain/money';
import { getBusiness, setGobdMode } from '@belegbar/server/business';
import { listClients } from '@belegbar/server/clients';
import {
  amendInvoice,
  cancelInvoice,
  creditable,
  downloadEdition,
  downloadInvoicePdf,
  findDocument,
  getInvoice,
  type InvoiceView,
  listInvoices,
  markSent,
  storeDocument,
  storedDocuments,
  undoPayment,
  writeOffInvoice,
} from '@belegbar/server/invoices';
import { readEntries, verifyJournal } from '@belegbar/server/journal';
import { createShareLink, openShareLink } from '@belegbar/server/share-links';
import {
  annualVat,
  incomeSurplusOfYear,
  markFiled,
  undoFiled,
  vatAdvance,
} from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { updateInvoice } from '../../server/invoices/store.ts';
import type { Context } from '../../server/platform/context.ts';
import { inSnapshot, inTransaction } from '../../server/platform/database/index.ts';
import { aylin } from '../cast/aylin.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, amends, bills, credits, drafts, receives, refusalOf, unlocks } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { exportOf } from '../support/exports.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import { sweepFiles } from '../support/sweeping.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const ISSUED = '2026-02-10';
const TODAY = '2026-02-20';
const QUARTER = '2026-Q1';

let fresh: FreshDatabase;
let stage: Stage;
let person: Person;
/** 1,000.00 and 190.00 VAT on the 10th of February. */
let invoice: InvoiceView;
beforeAll(async () => {
  fresh = await freshDatabase(8);
  stage = setStage(fresh.application.database);
});
afterAll(() => stage.close());
beforeEach(async () => {
  person = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
  invoice = await bills(person, ISSUED, aDayOfWork('brandwerk'));
  await unlocks(person, ISSUED);
  invoice = await getInvoice(person.on(ISSUED), invoice.id);
});

/** Someone without a login. */
function aClient(): Context {
  const platform = stage.platformOn(TODAY);
  return { platform, businessId: '', actor: { kind: 'public' }, requestId: 'story', transaction: null };
}

/** The day's work as a text for a magazine: 1,200.00 and 7 %, which is 84.00. */
function asText({ draft }: InvoiceView): Partial<InvoiceDraft> {
  const [line] = draft.lines as InvoiceDraft['lines'];
  if (line === undefined) throw new Error('a line');
  return { title: 'Artikel', lines: [{ ...line, unitPrice: decimal('1200'), vatCase: 'reduced7' }] };
}

function changed(on = TODAY): Promise<InvoiceView> {
  return amends(person, on, invoice, asText(invoice));
}

/** Those of zero are left out, but 83. */
async function boxesOf(period: string): Promise<Record<string, number>> {
  const { boxes } = await vatAdvance(person.on('2026-07-05'), period);
  const filled = boxes.filter(({ kennzahl, amount }) => amount !== 0 || kennzahl === '83');
  return Object.fromEntries(filled.map(({ kennzahl, amount }) => [kennzahl, amount]));
}

async function files(report: 'vatAdvance' | 'annualVat', period: string, on: string): Promise<string> {
  const { lastEntry } = await vatAdvance(person.on(on), QUARTER);
  const filed = { report, period, filedOn: on as Day, lastEntry, idempotencyKey: uuid() } as const;
  return (await markFiled(person.on(on), filed)).id;
}

describe('Jonas amends an invoice', () => {
  test('and it keeps number, client and day, and asks for the new amount everywhere', async () => {
    const amended = await changed();
    expect(amended).toMatchObject({
      id: invoice.id,
      number: 'RE-2026-0001',
      version: invoice.version + 1,
      edition: 2,
      invoiceDate: ISSUED,
      title: 'Artikel',
      gross: 128_400,
      open: 128_400,
      status: 'sent',
      delivery: 'queued',
      graceUntil: null,
    });
    const { invoices, totals } = await listInvoices(person.on(TODAY), {});
    expect(invoices).toMatchObject([{ number: 'RE-2026-0001', gross: 128_400, open: 128_400 }]);
    expect(totals).toEqual({ count: 1, gross: 128_400, open: 128_400 });
    expect((await listInvoices(person.on(TODAY), { search: 'Artikel' })).invoices).toHaveLength(1);
    expect((await listInvoices(person.on(TODAY), { search: 'Beratung' })).invoices).toHaveLength(0);
    const { clients } = await listClients(person.on(TODAY), { search: 'Brandwerk' });
    expect(clients).toMatchObject([{ totals: { open: 128_400, revenueNet: 120_000 } }]);
  });

  // Q1 before: Kz 81 1,000, Kz 83 190.00. Afterwards: Kz 81 nothing, Kz 86 1,200, 7 % of which is 84.00.
  test('and the advance return is as if it had never said anything else', async () => {
    expect(await boxesOf(QUARTER)).toEqual({ '81': 100_000, '83': 19_000 });
    await changed();
    expect(await boxesOf(QUARTER)).toEqual({ '86': 120_000, '83': 8_400 });
    const { payable } = await annualVat(person.on('2026-12-31'), { year: 2026 });
    expect(payable).toBe(8_400);
  });

  test('into another quarter, where its VAT arises with the end of the service', async () => {
    const servicePeriod = { from: '2026-04-01' as Day, to: '2026-04-03' as Day };
    await amends(person, '2026-04-04', invoice, { servicePeriod });
    expect(await boxesOf(QUARTER)).toEqual({ '83': 0 });
    expect(await boxesOf('2026-Q2')).toEqual({ '81': 100_000, '83': 19_000 });
  });

  test('and the journal takes back the first entry and books a new one, in an unbroken chain', async () => {
    const { timeline } = await changed();
    const entries = await readEntries(person.on(TODAY), 0, 10);
    expect(
      entries.map(({ kind, reverses, taxCode, net, vat, taxPoint }) => [
        kind,
        reverses,
        taxCode,
        net,
        vat,
        taxPoint,
      ]),
    ).toEqual([
      ['invoice', null, 'standard19', 100_000, 19_000, ISSUED],
      ['invoice', 1, 'standard19', -100_000, -19_000, ISSUED],
      ['invoice', null, 'reduced7', 120_000, 8_400, ISSUED],
    ]);
    expect(await verifyJournal(person.on(TODAY))).toMatchObject({ firstBroken: null });
    expect(timeline.find(({ kind }) => kind === 'amended')).toMatchObject({
      detail: '2',
      by: 'owner',
      entries: [2, 3],
    });
  });

  test('and credit notes, payments and a cancellation are of the new amount', async () => {
    const amended = await changed();
    expect((await creditable(person.on(TODAY), amended.id)).groups).toMatchObject([
      { vatCase: 'reduced7', net: 120_000, vat: 8_400 },
    ]);
    const paid = await receives(person, '2026-03-01', amended, '1284.00');
    expect(paid).toMatchObject({ status: 'paid', open: 0, received: 128_400 });
    const { income } = await incomeSurplusOfYear(person.on('2026-03-02'), { year: 2026 });
    expect(income).toBe(128_400);
    await undoPayment(person.on('2026-03-02'), {
      id: amended.id,
      paymentId: paid.payments[0]?.id ?? '',
      idempotencyKey: uuid(),
    });
    await cancelInvoice(person.on('2026-03-03'), { id: amended.id, idempotencyKey: uuid() });
    expect(await boxesOf(QUARTER)).toEqual({ '83': 0 });
    expect(await verifyJournal(person.on('2026-03-03'))).toMatchObject({ firstBroken: null });
  });

  test('as often as he likes: each edition stays', async () => {
    const second = await changed();
    const third = await amends(person, TODAY, second, {
      lines: invoice.draft.lines as InvoiceDraft['lines'],
    });
    expect(third).toMatchObject({ edition: 3, gross: 119_000 });
    expect(third.earlierEditions).toMatchObject([
      { edition: 1, gross: 119_000 },
      { edition: 2, gross: 128_400 },
    ]);
    expect(await boxesOf(QUARTER)).toEqual({ '81': 100_000, '83': 19_000 });
    expect((await receives(person, '2026-03-01', third, '119.00')).open).toBe(107_100);
    const paid = (await readEntries(person.on(TODAY), 5, 10)).map(({ kind, net, vat }) => [kind, net, vat]);
    expect(paid).toEqual([['payment', 10_000, 1_900]]);
  });

  test('and Aylin, whose VAT comes with the money, has nothing in a return before it comes', async () => {
    const counts = await enter(stage, { ...aylin, email: `${uuid()}@yildiz.example` });
    const client = Object.keys(counts.clients)[0] ?? '';
    const first = await bills(counts, ISSUED, aDayOfWork(client));
    await unlocks(counts, ISSUED);
    person = counts;
    await files('vatAdvance', '2026-02', '2026-03-05');
    const amended = await amends(counts, '2026-03-06', first, asText(first));
    expect(amended.open).toBe(128_400);
    await receives(counts, '2026-03-10', amended, '1284.00');
    expect(await boxesOf('2026-02')).toEqual({ '83': 0 });
    expect(await boxesOf('2026-03')).toEqual({ '86': 120_000, '83': 8_400 });
  });
});

describe('what the invoice was stays', () => {
  test('with its files, byte for byte, also in an export and when files that nobody names are swept', async () => {
    const pdf = await downloadInvoicePdf(person.on(ISSUED), invoice.id);
    const amended = await changed();
    const first = { id: invoice.id, edition: 1 } as const;
    const kept = await downloadEdition(person.on(TODAY), { ...first, file: 'pdf' });
    expect(hashOf(kept.bytes)).toBe(hashOf(pdf.bytes));
    expect(kept.fileName).toBe('RE-2026-0001-1.pdf');
    const now = await downloadInvoicePdf(person.on(TODAY), invoice.id);
    expect(hashOf(now.bytes)).not.toBe(hashOf(pdf.bytes));
    const xml = await downloadEdition(person.on(TODAY), { ...first, file: 'facturX' });
    expect(textOf(xml.bytes)).toContain('1190.00');
    const newXml = await findDocument(person.on(TODAY), { id: amended.id, file: 'facturX' });
    expect(textOf(newXml?.bytes)).toContain('1284.00');
    expect(textOf(newXml?.bytes)).toContain('ersetzt die Rechnung RE-2026-0001 vom 10.02.2026');
    await sweepFiles(stage.platformOn('2029-01-01'));
    expect((await downloadEdition(person.on(TODAY), { ...first, file: 'pdf' })).bytes).toEqual(kept.bytes);
    const { paths, bytes } = await exportOf(person.on(TODAY));
    const exported = (ending: string) => bytes(paths.find((path) => path.endsWith(ending)) ?? ending);
    expect(hashOf(exported('RE-2026-0001-1.pdf'))).toBe(hashOf(pdf.bytes));
    expect(hashOf(exported('RE-2026-0001.pdf'))).toBe(hashOf(now.bytes));
  });

  test('also where the new edition is issued while the files of the first are still being made', async () => {
    const late = await bills(person, ISSUED, aDayOfWork('brandwerk'));
    const platform = stage.platformOn(ISSUED);
    let isAmended = false;
    const pdf: Context['platform']['renderer']['pdf'] = async (...document) => {
      const bytes = await platform.renderer.pdf(...document);
      if (!isAmended) {
        isAmended = true;
        await amends(person, ISSUED, late, asText(late));
      }
      return bytes;
    };
    const renderer = { ...platform.renderer, pdf };
    await storeDocument({ ...person.on(ISSUED), platform: { ...platform, renderer } }, late.id);
    const first = await downloadEdition(person.on(ISSUED), { id: late.id, edition: 1, file: 'facturX' });
    const second = await findDocument(person.on(ISSUED), { id: late.id, file: 'facturX' });
    expect(textOf(first.bytes)).toContain('1190.00');
    expect(textOf(second?.bytes)).toContain('1284.00');
  });

  test('and counts as one document, whose files are no longer missing', async () => {
    await changed();
    const counted = () =>
      inSnapshot(person.on(TODAY), (transaction) => storedDocuments(person.on(TODAY), transaction));
    expect(await counted()).toMatchObject({ issuedCount: 1, missingCount: 1 });
    await downloadInvoicePdf(person.on(TODAY), invoice.id);
    expect(await counted()).toMatchObject({ issuedCount: 1, missingCount: 0, documents: [{ count: 1 }] });
  });

  test('in the trail, before and after', async () => {
    await changed();
    const { rows } = await fresh.superuser.query(
      `select detail from audit_log where business_id = $1 and action = 'invoices.amend'`,
      [person.businessId],
    );
    expect(rows).toHaveLength(1);
    const { before, after, edition } = rows[0].detail;
    expect(edition).toBe(2);
    expect(Object.keys(after).toSorted()).toEqual(['grossCents', 'invoiceDate', 'lines', 'title']);
    expect([before.grossCents, before.title, before.lines[0].vatCase]).toEqual([
      119_000,
      'Beratung',
      'standard19',
    ]);
    expect([after.grossCents, after.title, after.lines[0].vatCase]).toEqual([128_400, 'Artikel', 'reduced7']);
  });

  test('and nobody can have it otherwise, not even in the database', async () => {
    const context = person.on(TODAY);
    const key = { businessId: person.businessId, id: invoice.id };
    const writes = (fields: Parameters<typeof updateInvoice>[2]) =>
      inTransaction(context, (transaction) => updateInvoice(transaction, key, fields));
    await expect(writes({ title: 'Anders' })).rejects.toThrow('cannot be changed');
    await expect(writes({ title: 'Anders', edition: 2, amended_at: new Date() })).rejects.toThrow(
      'cannot be changed',
    );
    await changed();
    await expect(
      fresh.superuser.query(`update invoice_editions set edition = 7 where business_id = $1`, [
        person.businessId,
      ]),
    ).rejects.toThrow('append-only');
    await expect(
      fresh.superuser.query(`delete from invoice_editions where business_id = $1`, [person.businessId]),
    ).rejects.toThrow('append-only');
  });
});

describe('the client', () => {
  test('who had the first edition has not got the new one, and the link shows it', async () => {
    await markSent(person.on(ISSUED), { id: invoice.id, way: 'byHand' });
    const link = await createShareLink(person.on(ISSUED), {
      invoiceId: invoice.id,
      idempotencyKey: uuid(),
      expiresInDays: null,
    });
    const amended = await changed();
    expect(amended.state.word).toBe('issued');
    expect(amended.earlierEditions).toMatchObject([{ edition: 1, sent: true }]);
    const page = await openShareLink(aClient(), { token: link.token });
    expect(page).toMatchObject({ number: 'RE-2026-0001', title: 'Artikel', gross: 128_400 });
  });
});

describe('it is refused', () => {
  test('while the GoBD mode is on, which it is unless somebody switches it off', async () => {
    const careful = await enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
    const locked = await bills(careful, ISSUED, aDayOfWork('brandwerk'));
    expect((await getBusiness(careful.on(ISSUED))).gobdRetention).toBe(true);
    expect(locked.amendable).toBe(false);
    expect(await refusalOf(amends(careful, TODAY, locked, { title: 'x' }))).toBe('GOBD_MODE_ON');
    await unlocks(careful, TODAY);
    expect((await getInvoice(careful.on(TODAY), locked.id)).amendable).toBe(true);
    await setGobdMode(careful.on(TODAY), { on: true });
    expect(await refusalOf(amends(careful, TODAY, locked, { title: 'x' }))).toBe('GOBD_MODE_ON');
  });

  test('of a draft, of what corrects an invoice, and of what is cancelled', async () => {
    const draft = await drafts(person, TODAY, aDayOfWork('brandwerk'));
    expect(await refusalOf(amends(person, TODAY, draft, {}))).toBe('NOT_ISSUED');
    const cancellation = await cancelInvoice(person.on(TODAY), { id: invoice.id, idempotencyKey: uuid() });
    expect(await refusalOf(amends(person, TODAY, cancellation, {}))).toBe('NOT_AN_INVOICE');
    const cancelled = await getInvoice(person.on(TODAY), invoice.id);
    expect(await refusalOf(amends(person, TODAY, cancelled, {}))).toBe('ALREADY_CANCELLED');
  });

  test.each<[string, () => Promise<unknown>]>([
    ['a part of it was paid', () => receives(person, TODAY, invoice, '10.00')],
    [
      'money was noted and taken back',
      async () => {
        const { payments } = await receives(person, TODAY, invoice, '10.00');
        const paymentId = payments[0]?.id ?? '';
        await undoPayment(person.on(TODAY), { id: invoice.id, paymentId, idempotencyKey: uuid() });
      },
    ],
    ['it was credited in part', () => credits(person, TODAY, invoice, '10.00')],
    ['it was given up', () => writeOffInvoice(person.on(TODAY), { id: invoice.id, idempotencyKey: uuid() })],
  ])('after %s', async (_, follows) => {
    await follows();
    const now = await getInvoice(person.on(TODAY), invoice.id);
    expect(now.amendable).toBe(false);
    expect(await refusalOf(amends(person, TODAY, now, asText(now)))).toBe('ALREADY_FOLLOWED');
  });

  test.each(['vatAdvance', 'annualVat'] as const)(
    'once its return %s was handed over, until that is taken back',
    async (report) => {
      const filed = await files(report, report === 'annualVat' ? '2026' : QUARTER, '2026-04-05');
      const now = await getInvoice(person.on('2026-04-06'), invoice.id);
      expect(now.amendable).toBe(false);
      expect(await refusalOf(changed('2026-04-06'))).toBe('RETURN_FILED');
      const servicePeriod = { from: '2027-04-01' as Day, to: '2027-04-01' as Day };
      expect(await refusalOf(amends(person, '2027-04-06', invoice, { servicePeriod }))).toBe('RETURN_FILED');
      await undoFiled(person.on('2026-04-06'), { id: filed });
      expect((await changed('2026-04-06')).gross).toBe(128_400);
    },
  );

  test('where its new content would stand in a return that was handed over', async () => {
    const april = await bills(person, '2026-04-05', aDayOfWork('brandwerk'));
    await files('vatAdvance', QUARTER, '2026-04-06');
    const servicePeriod = { from: '2026-03-30' as Day, to: '2026-03-31' as Day };
    expect(await refusalOf(amends(person, '2026-04-07', april, { servicePeriod }))).toBe('RETURN_FILED');
    expect(await boxesOf(QUARTER)).toEqual({ '81': 100_000, '83': 19_000 });
  });

  test('of another version than was read, and done once for one key', async () => {
    const idempotencyKey = uuid();
    const draft = { ...invoice.draft, ...asText(invoice) } as InvoiceDraft;
    const { id, version } = invoice;
    const act = { id, version, draft, idempotencyKey };
    const first = await amendInvoice(person.on(TODAY), act);
    const again = await amendInvoice(person.on(TODAY), act);
    expect([first.edition, again.edition]).toEqual([2, 2]);
    expect(await refusalOf(changed())).toBe('CHANGED_MEANWHILE');
    expect(await readEntries(person.on(TODAY), 0, 10)).toHaveLength(3);
  });

  test('of two tabs at once for one of them', async () => {
    const both = await Promise.allSettled([changed(), changed()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await readEntries(person.on(TODAY), 0, 10)).toHaveLength(3);
  });

  test('incomplete, and for another client', async () => {
    expect(await refusalOf(amends(person, TODAY, invoice, { lines: [] }))).toBe('INCOMPLETE');
    const clientId = Object.values(person.clients).find((id) => id !== invoice.draft.clientId) ?? '';
    expect(await refusalOf(amends(person, TODAY, invoice, { clientId }))).toBe('INCOMPLETE');
    expect((await getInvoice(person.on(TODAY), invoice.id)).edition).toBe(1);
  });
});

test('an amended invoice is not taken back quietly, since somebody may have the first edition', async () => {
  const amended = await changed(ISSUED);
  const quietly = { id: amended.id, idempotencyKey: uuid(), how: 'quietly' } as const;
  expect(await refusalOf(cancelInvoice(person.on(ISSUED), quietly))).toBe('GRACE_OVER');
});

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function textOf(bytes: Uint8Array | undefined): string {
  return Buffer.from(bytes ?? []).toString('utf8');
}
