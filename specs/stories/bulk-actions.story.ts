import { buffer, text } from 'node:stream/consumers';
import { day } from '@belegbar/domain/calendar';
import {
  bulkActionJobs,
  getBulkAction,
  listBulkItems,
  startBulkAction,
  streamBulkFile,
} from '@belegbar/server/bulk-actions';
import { cancelInvoice, getInvoice, listInvoices } from '@belegbar/server/invoices';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aylin } from '../cast/aylin.ts';
import type { CastInvoice } from '../cast/cast.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, drafts, handsOver, refusalOf } from '../support/acts.ts';
import { unzip } from '../support/archive-reader.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-03-20';
let fresh: FreshDatabase;
let stage: Stage;
let person: Person;
let stranger: Person;
const ids: Record<string, string> = {};

function work(title: string, price: string): CastInvoice {
  return {
    client: 'brandwerk',
    title,
    lines: [{ description: title, quantity: '1', unit: 'project', unitPrice: price, vatCase: 'standard19' }],
  };
}

/** One long overdue, one still in time, one cancelled with its cancellation, one draft. */
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  person = await enter(stage, jonas);
  stranger = await enter(stage, aylin);
  ids.late = (await handsOver(person, '2026-01-05', work('=Formel', '1000'))).id;
  ids.inTime = (await bills(person, '2026-03-12', work('Wartung', '200'))).id;
  ids.wrong = (await bills(person, '2026-03-13', work('Irrtum', '500'))).id;
  await cancelInvoice(person.on('2026-03-13'), { id: ids.wrong, idempotencyKey: uuid() });
  ids.draft = (await drafts(person, TODAY, work('Entwurf', '70'))).id;
});
afterAll(() => stage.close());

type Order = Parameters<typeof startBulkAction>[1]['order'];

function begins(order: Order, selection: Parameters<typeof startBulkAction>[1]['selection']) {
  return startBulkAction(person.on(TODAY), { idempotencyKey: uuid(), order, selection });
}

function chosen(...names: string[]) {
  return { ids: names.map((name) => ids[name] ?? '') };
}

/** The queue gives the job to a worker. */
async function worksOff(id: string, platform = stage.platformOn(TODAY)) {
  const payload = { businessId: person.businessId, actionId: id };
  await bulkActionJobs[0]?.handle(platform, payload);
  return getBulkAction(person.on(TODAY), id);
}

async function outcomes(id: string) {
  const { items } = await listBulkItems(person.on(TODAY), { id });
  const names = Object.fromEntries(Object.entries(ids).map(([name, of]) => [of, name]));
  return Object.fromEntries(
    items.map((item) => [names[item.invoiceId] ?? 'other', item.reason || item.outcome]),
  );
}

describe('Jonas works on many invoices at once', () => {
  test('reminds of what is overdue, and is told why the others are skipped', async () => {
    const begun = await begins({ kind: 'remind' }, { filter: {}, except: [] });
    expect(begun).toMatchObject({ state: 'running', total: 5, skipped: 4 });
    expect(await worksOff(begun.id)).toMatchObject({ state: 'done', done: 1, skipped: 4, failed: 0 });
    expect(await outcomes(begun.id)).toEqual({
      late: 'done',
      inTime: 'notOverdue',
      wrong: 'cancelled',
      draft: 'draft',
      other: 'notAnInvoice',
    });
  });

  test('begins nothing while another act is under way, and the same click twice is one act', async () => {
    const key = uuid();
    const input = { idempotencyKey: key, order: { kind: 'send' } as const, selection: chosen('inTime') };
    const [one, other] = await Promise.all([
      startBulkAction(person.on(TODAY), input),
      startBulkAction(person.on(TODAY), input),
    ]);
    expect(other.id).toBe(one.id);
    expect(await refusalOf(begins({ kind: 'send' }, chosen('inTime')))).toBe('INVALID');
    expect(await worksOff(one.id)).toMatchObject({ state: 'done', done: 1 });
  });

  test('sends nothing twice: what was mailed is skipped, also by a worker that comes again', async () => {
    const begun = await begins({ kind: 'send' }, chosen('inTime', 'draft'));
    expect(begun).toMatchObject({ state: 'done', done: 0, skipped: 2 });
    expect(await outcomes(begun.id)).toEqual({ inTime: 'alreadySent', draft: 'draft' });
    const mails = await fresh.superuser.query('select from invoice_mails where invoice_id = $1', [
      ids.inTime,
    ]);
    expect(mails.rowCount).toBe(1);
    await worksOff(begun.id);
    expect(await getBulkAction(person.on(TODAY), begun.id)).toMatchObject({ state: 'done', skipped: 2 });
  });

  // 1190.00 and 238.00 gross are open.
  test('marks as paid by what is open, each once, though the worker is killed in between', async () => {
    const paid = { kind: 'markPaid', paidOn: day('2026-03-19'), method: 'bankTransfer' } as const;
    const begun = await begins(paid, chosen('late', 'inTime', 'wrong'));
    const dying = stage.platformOn(TODAY);
    let days = 0;
    const die = () => {
      throw new Error('killed');
    };
    const clock = {
      ...dying.clock,
      today: () => {
        days += 1;
        return days > 3 ? die() : dying.clock.today();
      },
    };
    // Who is dead says nothing and writes nothing any more.
    const log = { ...dying.log, error: die };
    await expect(worksOff(begun.id, { ...dying, clock, log })).rejects.toThrow('killed');
    expect(await getBulkAction(person.on(TODAY), begun.id)).toMatchObject({ state: 'running', done: 1 });
    expect(await worksOff(begun.id)).toMatchObject({ state: 'done', done: 2, skipped: 1 });
    for (const [name, gross] of [
      ['late', 119000],
      ['inTime', 23800],
    ] as const) {
      const invoice = await getInvoice(person.on(TODAY), ids[name] ?? '');
      expect(invoice.payments.map(({ amount }) => amount)).toEqual([gross]);
      expect(invoice).toMatchObject({ status: 'paid', open: 0 });
    }
    const again = await begins(paid, chosen('late'));
    expect(await outcomes(again.id)).toEqual({ late: 'paid' });
  });

  test('a payment in the days to come is refused, and so are none', async () => {
    const tomorrow = { kind: 'markPaid', paidOn: day('2026-03-21'), method: 'cash' } as const;
    expect(await refusalOf(begins(tomorrow, chosen('late')))).toBe('INVALID');
    expect(await refusalOf(begins({ kind: 'csv', language: 'de' }, { ids: [uuid()] }))).toBe('INVALID');
  });

  test.each([
    ['de', 'Nummer;Art;', `;"'=Formel";05.01.2026;`, '1000,00;190,00;1190,00;1190,00;0,00'],
    ['en', 'Number,Kind,', `,"'=Formel",2026-01-05,`, '1000.00,190.00,1190.00,1190.00,0.00'],
  ] as const)('takes a table for spreadsheets along in %s', async (language, heads, cells, amounts) => {
    const { id, url } = await begins({ kind: 'csv', language }, { filter: {}, except: [ids.draft ?? ''] });
    expect(url).toBe(`/files/bulk-actions/${id}.csv`);
    const csv = await text((await streamBulkFile(person.on(TODAY), { id, ending: 'csv' })).stream);
    const lines = csv.trimEnd().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[0]).toContain(heads);
    expect(csv).toContain(cells);
    expect(csv).toContain(amounts);
  });

  test('takes the PDFs along in one archive with their XRechnungen, without the draft', async () => {
    const begun = await begins({ kind: 'pdf' }, chosen('late', 'draft'));
    const platform = stage.platformOn(TODAY);
    const renderer = { ...platform.renderer, pdf: async () => Buffer.from('%PDF-1.7 in short') };
    expect(await worksOff(begun.id, { ...platform, renderer })).toMatchObject({ done: 1, skipped: 1 });
    const { stream, fileName } = await streamBulkFile(person.on(TODAY), { id: begun.id, ending: 'zip' });
    expect(fileName).toBe('rechnungen-2026-03-20.zip');
    const files = unzip(await buffer(stream));
    expect([...files.keys()]).toEqual(['RE-2026-0001.pdf', 'RE-2026-0001.xml']);
    expect(String(files.get('RE-2026-0001.pdf'))).toBe('%PDF-1.7 in short');
    expect(String(files.get('RE-2026-0001.xml'))).toContain('<cbc:ID>RE-2026-0001</cbc:ID>');
  });

  test('a stranger finds neither the act nor its file', async () => {
    const { id } = await begins({ kind: 'csv', language: 'de' }, chosen('late'));
    expect(await refusalOf(getBulkAction(stranger.on(TODAY), id))).toBe('NOT_FOUND');
    expect(await refusalOf(listBulkItems(stranger.on(TODAY), { id }))).toBe('NOT_FOUND');
    expect(await refusalOf(streamBulkFile(stranger.on(TODAY), { id, ending: 'csv' }))).toBe('NOT_FOUND');
    expect((await listInvoices(stranger.on(TODAY), {})).invoices).toEqual([]);
  });

  test('leaves what is in another currency to be noted by itself, with its euros', async () => {
    const dollars = { ...aDayOfWork('brandwerk'), currency: 'USD', unitsPerEuro: '1.25' } as const;
    ids.dollars = (await bills(person, '2026-03-19', dollars)).id;
    const begun = await begins(
      { kind: 'markPaid', paidOn: day('2026-03-19'), method: 'bankTransfer' },
      chosen('dollars'),
    );
    await worksOff(begun.id);
    expect(await outcomes(begun.id)).toEqual({ dollars: 'foreignCurrency' });
    expect(await getInvoice(person.on(TODAY), ids.dollars)).toMatchObject({ status: 'sent', open: 119_000 });
  });
});
