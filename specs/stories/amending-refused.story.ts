/** When an issued invoice is not amended: for the mode, for what has followed it, for a return, for another tab. */
import type { Day } from '@belegbar/domain/calendar';
import type { InvoiceDraft } from '@belegbar/domain/invoices';
import { getBusiness, setGobdMode } from '@belegbar/server/business';
import {
  amendInvoice,
  cancelInvoice,
  getInvoice,
  type InvoiceView,
  undoPayment,
  writeOffInvoice,
} from '@belegbar/server/invoices';
import { readEntries } from '@belegbar/server/journal';
import { undoFiled } from '@belegbar/server/tax-reports';
import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jonas } from '../cast/jonas.ts';
import { aDayOfWork, amends, bills, credits, drafts, receives, refusalOf, unlocks } from '../support/acts.ts';
import { asText, billsUnlocked, boxesOf, filesReturn, ISSUED, QUARTER } from '../support/amending.ts';
import { freshDatabase } from '../support/database.ts';
import { enter, type Person, type Stage, setStage } from '../support/stage.ts';

const TODAY = '2026-02-20';

let stage: Stage;
let person: Person;
/** 1,000.00 and 190.00 VAT on the 10th of February. */
let invoice: InvoiceView;
beforeAll(async () => {
  stage = setStage((await freshDatabase(8)).application.database);
});
afterAll(() => stage.close());
beforeEach(async () => {
  ({ person, invoice } = await billsUnlocked(stage));
});

function changed(on = TODAY): Promise<InvoiceView> {
  return amends(person, on, invoice, asText(invoice));
}

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
      const filed = await filesReturn(person, '2026-04-05', {
        report,
        period: report === 'annualVat' ? '2026' : QUARTER,
      });
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
    await filesReturn(person, '2026-04-06', { report: 'vatAdvance', period: QUARTER });
    const servicePeriod = { from: '2026-03-30' as Day, to: '2026-03-31' as Day };
    expect(await refusalOf(amends(person, '2026-04-07', april, { servicePeriod }))).toBe('RETURN_FILED');
    expect(await boxesOf(person, QUARTER)).toEqual({ '81': 100_000, '83': 19_000 });
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
