/** The five minutes in which an invoice that nobody outside has seen is taken back without a document. */
import {
  cancelInvoice,
  getInvoice,
  issueInvoice,
  markSent,
  noteMailed,
  takeBackSent,
  undoPayment,
} from '@belegbar/server/invoices';
import { readEntries, verifyJournal } from '@belegbar/server/journal';
import { inTransaction } from '@belegbar/server/platform/database';
import { createShareLink, downloadSharedPdf } from '@belegbar/server/share-links';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../server/platform/context.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, drafts, receives, refusalOf } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { handClock } from '../support/hand-clock.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = setStage((await freshDatabase()).application.database);
});
afterAll(() => stage.close());

function aJonas(): Promise<Person> {
  return enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
}

describe('Jonas takes an invoice back within five minutes', () => {
  test('that nobody saw: no document, the number stays used, both entries stay', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    expect(invoice.graceUntil).not.toBeNull();
    const jobs = stage.jobs.length;
    const gone = await cancelInvoice(person.on('2026-02-10'), {
      id: invoice.id,
      idempotencyKey: uuid(),
      how: 'quietly',
    });
    expect(gone).toMatchObject({
      id: invoice.id,
      cancelled: true,
      withdrawn: true,
      relatedId: null,
      graceUntil: null,
    });
    expect(gone.timeline[0]).toMatchObject({ kind: 'withdrawn', entries: [2] });
    expect(stage.jobs.length).toBe(jobs);
    const entries = await readEntries(person.on('2026-02-10'), 0, 10);
    expect(entries.map(({ kind, net, reverses }) => [kind, net, reverses])).toEqual([
      ['invoice', 100_000, null],
      ['cancellation', -100_000, 1],
    ]);
    const next = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    expect(next.number).toBe('RE-2026-0002');
    expect(await verifyJournal(person.on('2026-02-10'))).toMatchObject({ firstBroken: null });
  });

  test('not once it was mailed, and not on the next day', async () => {
    const person = await aJonas();
    const quietly = (on: string, { id }: { id: string }) =>
      refusalOf(cancelInvoice(person.on(on), { id, idempotencyKey: uuid(), how: 'quietly' }));
    const mailed = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const context = person.on('2026-02-10');
    await inTransaction(context, (transaction) => noteMailed(context, transaction, mailed.id));
    expect((await getInvoice(context, mailed.id)).graceUntil).toBeNull();
    expect(await quietly('2026-02-10', mailed)).toBe('GRACE_OVER');
    expect(await quietly('2026-02-11', await bills(person, '2026-02-10', aDayOfWork('brandwerk')))).toBe(
      'GRACE_OVER',
    );
  });

  test.each([
    ['until four minutes and 59 seconds after the issue', { minutes: 4, seconds: 59 }, null],
    ['not from five minutes after the issue on', { minutes: 5 }, 'GRACE_OVER'],
  ])('%s', async (_, time, refused) => {
    const person = await aJonas();
    const clock = handClock(new Date('2026-02-10T10:00:00Z'));
    const context: Context = {
      ...person.on('2026-02-10'),
      platform: { ...stage.platformOn('2026-02-10'), clock },
    };
    const draft = await drafts(person, '2026-02-10', aDayOfWork('brandwerk'));
    const { id } = await issueInvoice(context, { ...draft, idempotencyKey: uuid() });
    clock.pass(time);
    expect(await refusalOf(cancelInvoice(context, { id, idempotencyKey: uuid(), how: 'quietly' }))).toBe(
      refused,
    );
  });

  test('not once money was noted: who pays has seen it, even if it went back', async () => {
    const person = await aJonas();
    const invoice = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const context = person.on('2026-02-10');
    const quietly = () =>
      refusalOf(cancelInvoice(context, { id: invoice.id, idempotencyKey: uuid(), how: 'quietly' }));
    const paid = await receives(person, '2026-02-10', invoice, '100.00');
    expect([paid.graceUntil, await quietly()]).toEqual([null, 'GRACE_OVER']);
    const undo = { id: invoice.id, paymentId: paid.payments[0]?.id ?? '', idempotencyKey: uuid() };
    expect((await undoPayment(context, undo)).graceUntil).toBeNull();
    expect(await quietly()).toBe('GRACE_OVER');
  });

  test('and its link opens nothing any more', async () => {
    const person = await aJonas();
    const { id } = await bills(person, '2026-02-10', aDayOfWork('brandwerk'));
    const context = person.on('2026-02-10');
    const { token } = await createShareLink(context, {
      invoiceId: id,
      idempotencyKey: uuid(),
      expiresInDays: null,
    });
    await cancelInvoice(context, { id, idempotencyKey: uuid(), how: 'quietly' });
    const client: Context = { ...context, businessId: '', actor: { kind: 'public' } };
    expect(await refusalOf(downloadSharedPdf(client, token))).toBe('NOT_FOUND');
  });
});

describe('that Jonas sent an invoice himself, noted by mistake,', () => {
  const on = '2026-02-10';

  test('is taken back, and the invoice is issued alone again', async () => {
    const person = await aJonas();
    const { id } = await bills(person, on, aDayOfWork('brandwerk'));
    expect(await refusalOf(takeBackSent(person.on(on), { id }))).toBe('SENT_OTHERWISE');
    expect((await markSent(person.on(on), { id, way: 'byHand' })).state.word).toBe('sent');
    const after = await takeBackSent(person.on(on), { id });
    expect(after.state.word).toBe('issued');
    expect(after.timeline.slice(0, 2).map(({ kind }) => kind)).toEqual(['sentTakenBack', 'sentByHand']);
    expect(await refusalOf(takeBackSent(person.on(on), { id }))).toBe('SENT_OTHERWISE');
    expect((await markSent(person.on(on), { id, way: 'byHand' })).state.word).toBe('sent');
  });

  test('is not once a link was given out, a mail left, or somebody came by the link', async () => {
    const person = await aJonas();
    const context = person.on(on);
    const given = await bills(person, on, aDayOfWork('brandwerk'));
    await markSent(context, { id: given.id, way: 'link' });
    const mailed = await bills(person, on, aDayOfWork('brandwerk'));
    await markSent(context, { id: mailed.id, way: 'byHand' });
    await inTransaction(context, (transaction) => noteMailed(context, transaction, mailed.id));
    const fetched = await bills(person, on, aDayOfWork('brandwerk'));
    await markSent(context, { id: fetched.id, way: 'byHand' });
    const link = { invoiceId: fetched.id, idempotencyKey: uuid(), expiresInDays: null };
    const { token } = await createShareLink(context, link);
    const client: Context = { ...context, businessId: '', actor: { kind: 'public' } };
    // Its document is not drawn here: that somebody came for it counts all the same.
    await refusalOf(downloadSharedPdf(client, token));
    for (const { id } of [given, mailed, fetched]) {
      expect(await refusalOf(takeBackSent(context, { id }))).toBe('SENT_OTHERWISE');
      expect((await getInvoice(context, id)).state.word).not.toBe('issued');
    }
    const stranger = await aJonas();
    expect(await refusalOf(takeBackSent(stranger.on(on), { id: given.id }))).toBe('NOT_FOUND');
  });
});
