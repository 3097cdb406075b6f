import { bulkActionJobs, getBulkAction, listBulkItems, startBulkAction } from '@belegbar/server/bulk-actions';
import { listInvoices } from '@belegbar/server/invoices';
import { remindOf } from '@belegbar/server/sending';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CastInvoice } from '../cast/cast.ts';
import { jonas } from '../cast/jonas.ts';
import { bills, handsOver } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-03-20';
let fresh: FreshDatabase;
let stage: Stage;
let person: Person;
const numbers: Record<string, string> = {};

function work(title: string): CastInvoice {
  return {
    client: 'brandwerk',
    title,
    lines: [{ description: title, quantity: '1', unit: 'project', unitPrice: '100', vatCase: 'standard19' }],
  };
}

/** Five invoices, all long overdue; an act begins with the newest. */
beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  person = await enter(stage, jonas);
  for (const title of ['A', 'B', 'C', 'D', 'E']) {
    const { id } = await handsOver(person, '2026-01-05', work(title));
    numbers[title] = id;
  }
});
beforeEach(() => {
  stage.jobs.length = 0;
});
afterAll(() => stage.close());

type Asked = Omit<Parameters<typeof startBulkAction>[1], 'idempotencyKey'>;

function begins(asked: Asked, on = TODAY) {
  return startBulkAction(person.on(on), { idempotencyKey: uuid(), ...asked });
}

function chosen(...titles: string[]) {
  return { ids: titles.map((title) => numbers[title] ?? '') };
}

async function worksOff(id: string, platform = stage.platformOn(TODAY)) {
  await bulkActionJobs[0]?.handle(platform, { businessId: person.businessId, actionId: id });
  return getBulkAction(person.on(TODAY), id);
}

async function outcomes(id: string) {
  const { items } = await listBulkItems(person.on(TODAY), { id });
  return items.map((item) => item.reason || item.outcome);
}

/** Draws every document but those of the invoices with these titles. */
function drawsAllBut(...titles: string[]) {
  const platform = stage.platformOn(TODAY);
  const pdf: typeof platform.renderer.pdf = async (document) => {
    if (titles.some((title) => JSON.stringify(document).includes(`"description":"${title}"`)))
      throw new Error('cannot be drawn');
    return Buffer.from('%PDF-1.7 in short');
  };
  return { ...platform, renderer: { ...platform.renderer, pdf } };
}

/** How long the act waits for its next turns, in seconds. */
function turns() {
  const jobs = stage.jobs.filter(({ name }) => name === 'bulk-actions.run');
  return jobs.map(({ startAfterSeconds }) => startAfterSeconds ?? 0);
}

describe('Jonas reminds of many invoices, and no client hears of one twice', () => {
  test('one that he reminded of two days before is skipped, three days before it is not', async () => {
    await remindOf(person.on('2026-03-18'), { id: numbers.A ?? '', idempotencyKey: uuid() });
    const early = await begins({ order: { kind: 'remind' }, selection: chosen('A') });
    expect(early).toMatchObject({ state: 'done', skipped: 1 });
    expect(await outcomes(early.id)).toEqual(['remindedLately']);
    const later = await begins({ order: { kind: 'remind' }, selection: chosen('A') }, '2026-03-21');
    expect(later).toMatchObject({ state: 'running', skipped: 0 });
    expect(await worksOff(later.id, stage.platformOn('2026-03-21'))).toMatchObject({ done: 1 });
  });

  test('one that he reminds of by hand while the act waits for its turn is skipped as well', async () => {
    const begun = await begins({ order: { kind: 'remind' }, selection: chosen('B', 'C') });
    await remindOf(person.on(TODAY), { id: numbers.C ?? '', idempotencyKey: uuid() });
    expect(await worksOff(begun.id)).toMatchObject({ state: 'done', done: 1, skipped: 1 });
    expect(await outcomes(begun.id)).toEqual(['remindedLately', 'done']);
  });
});

describe('Jonas chooses all that match', () => {
  const csv = { kind: 'csv', language: 'de' } as const;
  const selection = { filter: { states: ['open' as const] }, except: [] };

  test('and is asked again when there are more of them than he was told', async () => {
    const { count } = (await listInvoices(person.on(TODAY), selection.filter)).totals;
    expect(count).toBe(5);
    await expect(begins({ order: csv, selection, expected: 4 })).rejects.toMatchObject({
      code: 'INVALID',
      data: { problems: [{ field: 'selection', code: 'bulk.changed', values: { total: '5' } }] },
    });
    expect(await begins({ order: csv, selection, expected: 5 })).toMatchObject({ total: 5, state: 'done' });
  });

  test('the same click again is the same act, though by then others match', async () => {
    const idempotencyKey = uuid();
    const click = { idempotencyKey, order: csv, selection };
    const first = await startBulkAction(person.on(TODAY), { ...click, expected: 5 });
    expect((await startBulkAction(person.on(TODAY), { ...click, expected: 6 })).id).toBe(first.id);
  });
});

describe('Jonas wants many PDFs, and some cannot be drawn', () => {
  test('they cost the others nothing: they are tried three times, and then the archive holds the rest', async () => {
    const begun = await begins({ order: { kind: 'pdf' }, selection: chosen('A', 'B', 'C') });
    stage.jobs.length = 0;
    const platform = drawsAllBut('B', 'C');
    expect(await worksOff(begun.id, platform)).toMatchObject({ state: 'running', done: 1, failed: 0 });
    expect(turns()).toEqual([20]);
    // Nothing of this turn succeeds, so the queue itself tries again.
    await expect(worksOff(begun.id, platform)).rejects.toThrow('cannot be drawn');
    expect(await worksOff(begun.id, platform)).toMatchObject({ state: 'done', done: 1, failed: 2 });
    expect(await outcomes(begun.id)).toEqual(['error', 'error', 'done']);
  });

  test('one that is drawn at the second try is in the archive', async () => {
    const begun = await begins({ order: { kind: 'pdf' }, selection: chosen('D', 'E') });
    expect(await worksOff(begun.id, drawsAllBut('E'))).toMatchObject({ state: 'running', done: 1 });
    expect(await worksOff(begun.id, drawsAllBut())).toMatchObject({ state: 'done', done: 2, failed: 0 });
  });
});

describe('The documents cannot be drawn for a while', () => {
  test('ten tries in vain are enough for a turn, and none of the rest is given up meanwhile', async () => {
    const titles = [...'FGHIJKLMNOP'];
    for (const title of titles) numbers[title] = (await bills(person, '2026-03-19', work(title))).id;
    const begun = await begins({ order: { kind: 'pdf' }, selection: chosen(...titles) });
    stage.jobs.length = 0;
    const away = drawsAllBut(...titles);
    for (let turn = 1; turn <= 2; turn += 1)
      await expect(worksOff(begun.id, away)).rejects.toThrow('cannot be drawn');
    expect(await worksOff(begun.id, away)).toMatchObject({ state: 'running', failed: 10 });
    expect(turns()).toEqual([20]);
    expect(await worksOff(begun.id, drawsAllBut())).toMatchObject({ state: 'done', done: 1, failed: 10 });
  });
});

describe('An act whose turn got lost', () => {
  const tidies = (on: string) => bulkActionJobs[1]?.handle(stage.platformOn(on), { businessId: '' });

  test('is taken up again within the hours, and blocks no other for ever', async () => {
    const begun = await begins({ order: { kind: 'send' }, selection: chosen('D') });
    stage.jobs.length = 0;
    await tidies(TODAY);
    expect(turns()).toEqual([]);
    await tidies('2026-03-21');
    expect(stage.jobs).toContainEqual({
      name: 'bulk-actions.run',
      payload: { businessId: person.businessId, actionId: begun.id },
    });
    expect(bulkActionJobs[1]).toMatchObject({ everyHour: true });
    expect(await worksOff(begun.id)).toMatchObject({ state: 'done', done: 1 });
    stage.jobs.length = 0;
    await tidies('2026-03-21');
    expect(turns()).toEqual([]);
  });
});
