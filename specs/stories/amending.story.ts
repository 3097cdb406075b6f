/** With the GoBD mode off, an invoice that nothing has followed is amended: same number, a new edition, and the old one stays. */
import { createHash } from 'node:crypto';
import type { Day } from '@belegbar/domain/calendar';
import type { InvoiceDraft } from '@belegbar/domain/invoices';
import { listClients } from '@belegbar/server/clients';
import {
  cancelInvoice,
  creditable,
  downloadEdition,
  downloadInvoicePdf,
  drawInvoicePage,
  findDocument,
  type InvoiceView,
  listInvoices,
  markSent,
  previewDraft,
  storeDocument,
  storedDocuments,
  undoPayment,
} from '@belegbar/server/invoices';
import { readEntries, verifyJournal } from '@belegbar/server/journal';
import { composeMail } from '@belegbar/server/sending';
import { createShareLink, openShareLink } from '@belegbar/server/share-links';
import { annualVat, incomeSurplusOfYear } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { updateInvoice } from '../../server/invoices/store.ts';
import type { Context } from '../../server/platform/context.ts';
import { inSnapshot, inTransaction } from '../../server/platform/database/index.ts';
import { aylin } from '../cast/aylin.ts';
import { aDayOfWork, amends, bills, receives, refusalOf, unlocks } from '../support/acts.ts';
import { asText, billsUnlocked, boxesOf, filesReturn, ISSUED, QUARTER } from '../support/amending.ts';
import { freshDatabase } from '../support/database.ts';
import { exportOf } from '../support/exports.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import { sweepFiles } from '../support/sweeping.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-02-20';

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
  ({ person, invoice } = await billsUnlocked(stage));
});

/** Someone without a login. */
function aClient(): Context {
  const platform = stage.platformOn(TODAY);
  return { platform, businessId: '', actor: { kind: 'public' }, requestId: 'story', transaction: null };
}

function changed(on = TODAY): Promise<InvoiceView> {
  return amends(person, on, invoice, asText(invoice));
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

  test('and the mail that brings the new edition says that it replaces the earlier ones', async () => {
    const proposed = () => composeMail(person.on(TODAY), { id: invoice.id, kind: 'invoice' });
    expect((await proposed()).subject).toBe('Rechnung RE-2026-0001: Beratung');
    await changed();
    const { subject, text } = await proposed();
    expect(subject).toBe('Berichtigte Rechnung RE-2026-0001: Artikel');
    expect(text).toContain('Sie ersetzt alle früheren Fassungen.');
  });

  // Q1 before: Kz 81 1,000, Kz 83 190.00. Afterwards: Kz 81 nothing, Kz 86 1,200, 7 % of which is 84.00.
  test('and what is drawn while he writes is what is then issued', async () => {
    const draft = { ...invoice.draft, ...asText(invoice) } as InvoiceDraft;
    const drawn = await previewDraft(person.on(TODAY), { draft, page: 1, amends: invoice.id });
    await changed();
    const issued = await drawInvoicePage(person.on(TODAY), { id: invoice.id, page: 1 });
    const [shapes, page] = partsOf(drawn.svg);
    expect([shapes, page]).toEqual(partsOf(issued.svg));
    expect(page).toContain('<use');
  });

  test('and the advance return is as if it had never said anything else', async () => {
    expect(await boxesOf(person, QUARTER)).toEqual({ '81': 100_000, '83': 19_000 });
    await changed();
    expect(await boxesOf(person, QUARTER)).toEqual({ '86': 120_000, '83': 8_400 });
    const { payable } = await annualVat(person.on('2026-12-31'), { year: 2026 });
    expect(payable).toBe(8_400);
  });

  test('into another quarter, where its VAT arises with the end of the service', async () => {
    const servicePeriod = { from: '2026-04-01' as Day, to: '2026-04-03' as Day };
    await amends(person, '2026-04-04', invoice, { servicePeriod });
    expect(await boxesOf(person, QUARTER)).toEqual({ '83': 0 });
    expect(await boxesOf(person, '2026-Q2')).toEqual({ '81': 100_000, '83': 19_000 });
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
    expect(await boxesOf(person, QUARTER)).toEqual({ '83': 0 });
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
    expect(await boxesOf(person, QUARTER)).toEqual({ '81': 100_000, '83': 19_000 });
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
    await filesReturn(person, '2026-03-05', { report: 'vatAdvance', period: '2026-02' });
    const amended = await amends(counts, '2026-03-06', first, asText(first));
    expect(amended.open).toBe(128_400);
    await receives(counts, '2026-03-10', amended, '1284.00');
    expect(await boxesOf(person, '2026-02')).toEqual({ '83': 0 });
    expect(await boxesOf(person, '2026-03')).toEqual({ '86': 120_000, '83': 8_400 });
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

/** The shapes of the letters, which each process lists in an order of its own, and all that is drawn with them. */
function partsOf(svg: string): [shapes: string[], page: string] {
  const [shapes = '', page = ''] = svg.split('</defs>');
  return [shapes.split('<').toSorted(), page];
}
