/** Two acts at the same moment, in the order that hurts most. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Day } from '@belegbar/domain/calendar';
import type { InvoiceDraft } from '@belegbar/domain/invoices';
import { centsFromEuros, decimal } from '@belegbar/domain/money';
import { getBusiness, setGobdMode, setRegime, updateBusiness } from '@belegbar/server/business';
import {
  amendInvoice,
  cancelInvoice,
  deleteDraft,
  getInvoice,
  recordRefund,
  saveDraft,
} from '@belegbar/server/invoices';
import { readEntries, verifyJournal } from '@belegbar/server/journal';
import { startSeries } from '@belegbar/server/numbering';
import { createShareLink, drawSharedPage } from '@belegbar/server/share-links';
import { markFiled } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Context, within } from '../../server/platform/context.ts';
import { inTransaction } from '../../server/platform/database/transaction.ts';
import { REGIME_PORTS } from '../../server/regime-ports.ts';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, bills, drafts, issues, receives, refusalOf, unlocks } from '../support/acts.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

const TODAY = '2026-04-01';

let fresh: FreshDatabase;
let stage: Stage;
beforeAll(async () => {
  fresh = await freshDatabase(16);
  stage = setStage(fresh.application.database);
});
afterAll(() => stage.close());

function aJonas(): Promise<Person> {
  return enter(stage, { ...jonas, email: `${uuid()}@weber-code.example` });
}

/** Long enough for a statement on this machine to reach the lock it waits for. */
const A_MOMENT = 400;

/** Does `first` and lets `second` begin before the first one's transaction ends. */
async function overlapping<Second>(
  context: Context,
  first: (inside: Context) => Promise<unknown>,
  second: () => Promise<Second>,
): Promise<Second> {
  let began: Promise<Second> | undefined;
  await inTransaction(context, async (transaction) => {
    await first(within(context, transaction));
    began = second();
    began.catch(() => {});
    await sleep(A_MOMENT);
  });
  return (await began) as Second;
}

describe('while a draft is being issued', () => {
  test('saving it waits, and learns that it is no draft any more', async () => {
    const person = await aJonas();
    const draft = await drafts(person, TODAY, aDayOfWork('brandwerk'));
    const saved = overlapping(
      person.on(TODAY),
      (inside) => issues({ ...person, on: () => inside }, TODAY, draft),
      () => saveDraft(person.on(TODAY), { id: draft.id, version: draft.version, draft: draft.draft }),
    );
    expect(await refusalOf(saved)).toBe('NOT_A_DRAFT');
  });

  test('deleting it waits, and learns the same', async () => {
    const person = await aJonas();
    const draft = await drafts(person, TODAY, aDayOfWork('brandwerk'));
    const deleted = overlapping(
      person.on(TODAY),
      (inside) => issues({ ...person, on: () => inside }, TODAY, draft),
      () => deleteDraft(person.on(TODAY), draft.id),
    );
    expect(await refusalOf(deleted)).toBe('NOT_A_DRAFT');
  });
});

test('an invoice that is issued while the regime changes is booked by the new one', async () => {
  const person = await aJonas();
  const draft = await drafts(person, TODAY, aDayOfWork('brandwerk'));
  const cash = {
    validFrom: TODAY as Day,
    vatBasis: 'cash',
    smallBusiness: false,
    filingPeriod: 'quarter',
  } as const;
  await overlapping(
    person.on(TODAY),
    (inside) => setRegime(inside, cash, REGIME_PORTS),
    () => issues(person, TODAY, draft),
  );
  const [entry] = await readEntries(person.on(TODAY), 0, 1);
  // § 20 UStG: under cash taxation VAT waits for the money.
  expect(entry?.taxPoint).toBeNull();
});

describe('a cancellation', () => {
  test('and a payment of the same invoice: one of them is first, and the other is told', async () => {
    const person = await aJonas();
    const invoice = await bills(person, TODAY, aDayOfWork('brandwerk'));
    const paid = overlapping(
      person.on(TODAY),
      (inside) => cancelInvoice(inside, { id: invoice.id, idempotencyKey: uuid() }),
      () => receives(person, TODAY, invoice, '1190.00'),
    );
    expect(await refusalOf(paid)).toBe('ALREADY_CANCELLED');
  });

  test('asked for twice by two tabs makes one document', async () => {
    const person = await aJonas();
    const invoice = await bills(person, TODAY, aDayOfWork('brandwerk'));
    const tabs = await Promise.all(
      [1, 2].map(() =>
        refusalOf(cancelInvoice(person.on(TODAY), { id: invoice.id, idempotencyKey: uuid() })),
      ),
    );
    expect(tabs.toSorted()).toEqual(['ALREADY_CANCELLED', null]);
    expect(await verifyJournal(person.on(TODAY))).toEqual({ entries: 2, firstBroken: null, wrongSums: [] });
  });

  test('without a document, while the client opens the link: nobody sees the invoice any more', async () => {
    const person = await aJonas();
    const { id } = await bills(person, TODAY, aDayOfWork('brandwerk'));
    const link = { invoiceId: id, idempotencyKey: uuid(), expiresInDays: null };
    const { token } = await createShareLink(person.on(TODAY), link);
    const client: Context = { ...person.on(TODAY), businessId: '', actor: { kind: 'public' } };
    const seen = overlapping(
      person.on(TODAY),
      (inside) => cancelInvoice(inside, { id, idempotencyKey: uuid(), how: 'quietly' }),
      () => drawSharedPage(client, { token, page: 1 }),
    );
    expect(await refusalOf(seen)).toBe('NOT_FOUND');
    expect(await getInvoice(person.on(TODAY), id)).toMatchObject({ withdrawn: true, viewed: false });
  });

  test('and an invoice whose series print the same number: the second goes on behind the first', async () => {
    const person = await aJonas();
    const on = person.on(TODAY);
    const patterns = { invoices: 'X-{N}', cancellations: 'X-{NN}' } as const;
    await updateBusiness(on, {
      version: (await getBusiness(on)).version,
      changes: { numberPattern: patterns.invoices, cancellationNumberPattern: patterns.cancellations },
    });
    for (const series of ['invoices', 'cancellations'] as const)
      await inTransaction(on, (transaction) =>
        startSeries(on, transaction, { series, pattern: patterns[series], day: TODAY as Day, next: 10 }),
      );
    const invoice = await bills(person, TODAY, aDayOfWork('brandwerk'));
    const draft = await drafts(person, TODAY, aDayOfWork('brandwerk'));
    const cancellation = await overlapping(
      on,
      (inside) => issues({ ...person, on: () => inside }, TODAY, draft),
      () => cancelInvoice(on, { id: invoice.id, idempotencyKey: uuid() }),
    );
    const issued = await getInvoice(on, draft.id);
    expect([invoice, issued, cancellation].map(({ number }) => number)).toEqual(['X-10', 'X-11', 'X-12']);
  });
});

test('a payment and a refund of two invoices do not wait for each other in a circle', async () => {
  const person = await aJonas();
  const open = await bills(person, TODAY, aDayOfWork('brandwerk'));
  const paid = await bills(person, TODAY, aDayOfWork('brandwerk'));
  await receives(person, TODAY, paid, '1190.00');
  const holder = await fresh.superuser.connect();
  await holder.query('begin');
  await holder.query(`select from invoice_sums where business_id = $1 and bucket = 'open' for update`, [
    person.businessId,
  ]);
  const payment = receives(person, TODAY, open, '1190.00');
  await sleep(A_MOMENT);
  const refund = recordRefund(person.on(TODAY), {
    id: paid.id,
    idempotencyKey: uuid(),
    paidOn: TODAY as Day,
    amount: centsFromEuros(decimal('1190')),
    method: 'bankTransfer',
    note: '',
  });
  await sleep(A_MOMENT);
  await holder.query('commit');
  holder.release();
  expect(await Promise.all([refusalOf(payment), refusalOf(refund)])).toEqual([null, null]);
});

describe('while an invoice is being amended', () => {
  const amending = async (second: (person: Person, id: string) => Promise<unknown>) => {
    const person = await aJonas();
    await unlocks(person, TODAY);
    const invoice = await bills(person, TODAY, aDayOfWork('brandwerk'));
    const shorter = { lines: invoice.draft.lines.map((line) => ({ ...line, unitPrice: decimal('500') })) };
    const amended = (context: Context) => {
      const draft = { ...invoice.draft, ...shorter } as InvoiceDraft;
      return amendInvoice(context, { ...invoice, draft, idempotencyKey: uuid() });
    };
    const outcome = await overlapping(person.on(TODAY), amended, () => refusalOf(second(person, invoice.id)));
    expect(await verifyJournal(person.on(TODAY))).toMatchObject({ firstBroken: null });
    return { outcome, now: await getInvoice(person.on(TODAY), invoice.id) };
  };

  test('money waits, and is taken of the new amount of 595.00', async () => {
    const { outcome, now } = await amending((person, id) => receives(person, TODAY, { id }, '595.00'));
    expect(outcome).toBe(null);
    expect(now).toMatchObject({ edition: 2, gross: 59_500, open: 0, status: 'paid' });
  });

  test('its return is not marked as handed over with the figures of before', async () => {
    const { outcome } = await amending((person) =>
      markFiled(person.on('2026-07-01'), {
        report: 'vatAdvance',
        period: '2026-Q2',
        filedOn: '2026-07-01' as Day,
        lastEntry: 1,
        idempotencyKey: uuid(),
      }),
    );
    expect(outcome).toBe('CHANGED_MEANWHILE');
  });

  test('switching the GoBD mode on waits, and finds it amended', async () => {
    const { outcome, now } = await amending((person) => setGobdMode(person.on(TODAY), { on: true }));
    expect(outcome).toBe(null);
    expect(now).toMatchObject({ edition: 2, amendable: false });
  });
});
