import { monthsOf, type Quarter } from '@belegbar/domain/calendar';
import { type Cents, euroText, sumCents } from '@belegbar/domain/money';
import { ensureBusiness } from '@belegbar/server/business';
import { listInvoices } from '@belegbar/server/invoices';
import { verifyJournal } from '@belegbar/server/journal';
import {
  owedReturns,
  type VatAdvanceView,
  vatAdvance,
  vatAdvanceEntries,
} from '@belegbar/server/tax-reports';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../server/platform/context.ts';
import {
  AYLIN_RETURNS,
  CAST,
  type CastMember,
  enterCast,
  JONAS_RETURNS,
  LENA_RETURNS,
  type WorkedReturn,
} from '../cast/index.ts';
import { freshDatabase } from '../support/database.ts';
import { type Stage, setStage } from '../support/stage.ts';
import type { FreshDatabase } from '../support/test-server.ts';

type Who = CastMember['key'];

/** A day after the last act of the cast. */
const TODAY = '2026-11-30';
const MEMBERS: Who[] = ['lena', 'jonas', 'aylin'];
const RETURNS: Record<Who, WorkedReturn[]> = {
  lena: LENA_RETURNS,
  jonas: JONAS_RETURNS,
  aylin: AYLIN_RETURNS,
};
const QUARTERS = ['2025-Q1', '2025-Q2', '2025-Q3', '2025-Q4', '2026-Q1', '2026-Q2', '2026-Q3'] as Quarter[];

let fresh: FreshDatabase;
let stage: Stage;
const books = new Map<Who, Context>();

beforeAll(async () => {
  fresh = await freshDatabase();
  stage = setStage(fresh.application.database);
  for (const who of MEMBERS) books.set(who, await enterBooks(who));
});
afterAll(() => stage.close());

describe.each(MEMBERS)("%s's books", (who) => {
  test.each(RETURNS[who])(
    'give the return of $period as worked out by hand: $why',
    async ({ period, boxes }) => {
      expect(filledBoxes(await vatAdvance(of(who), period))).toEqual(boxes);
    },
  );

  test.each(RETURNS[who])('prove every box of $period by entries that add up to it', async ({ period }) => {
    const { boxes } = await vatAdvance(of(who), period);
    for (const { kennzahl, exact } of boxes.filter((box) => box.kennzahl !== '83')) {
      const { entries } = await vatAdvanceEntries(of(who), { period, kennzahl, limit: 500 });
      expect(sumCents(entries.map((entry) => entry.counted)), `Kz ${kennzahl}`).toBe(exact);
    }
  });

  test('are one unbroken chain', async () => {
    const { entries, ...found } = await verifyJournal(of(who));
    expect(entries).toBeGreaterThan(20);
    expect(found).toEqual({ firstBroken: null, wrongSums: [] });
  });

  test.each(QUARTERS)('give the same VAT for the months of %s as for the quarter', async (quarter) => {
    const months = await Promise.all(monthsOf(quarter).map((month) => vatAdvance(of(who), month)));
    expect(exactBoxes(months)).toEqual(exactBoxes([await vatAdvance(of(who), quarter)]));
  });

  test('are entered once, however often and how many at a time ask for them', async () => {
    const before = await listInvoices(of(who), {});
    await Promise.all([enterBooks(who), enterBooks(who)]);
    expect(await listInvoices(of(who), {})).toEqual(before);
  });
});

test('what returns read of the journal is the sum of its entries', async () => {
  const { rows: kept } = await fresh.superuser.query(
    'select business_id, month, tax_code, scheme, kind, exemption_paragraph, net, vat, deductible, count from journal_sums order by 1, 2, 3, 4, 5, 6',
  );
  const { rows: summed } = await fresh.superuser.query(
    `select business_id, (to_char(tax_point, 'YYYY-MM') || '-01')::date as month, tax_code, scheme, kind,
       coalesce(exemption_paragraph, '') as exemption_paragraph, sum(net)::bigint as net, sum(vat)::bigint as vat, sum(coalesce(deductible, vat))::bigint as deductible, count(*)::integer as count
     from journal_entries where tax_point is not null group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`,
  );
  expect(kept.length).toBeGreaterThan(100);
  expect(kept).toEqual(summed);
});

// The office of 250.00 costs Aylin 47.50 of VAT: on the form, as in each entry, Kz 66 is positive (AYLIN_RETURNS).
test('input VAT has the same sign in its entries as in Kz 66', async () => {
  const { entries } = await vatAdvanceEntries(of('aylin'), { period: '2026-10', kennzahl: '66' });
  expect(entries.map(({ vat, counted }) => [vat, counted])).toEqual([[-4750, 4750]]);
});

// LENA_RETURNS: 22.80 for the service from Dublin in May 2026, due on 10 July, a Friday.
test('Lena owes a return for the quarter of her service from abroad alone', async () => {
  expect(await owedReturns(of('lena'))).toEqual({
    returns: [
      {
        period: '2026-Q2',
        payable: 2280,
        dueDate: '2026-07-10',
        reasons: ['reverseCharge'],
        filedOn: null,
        isChangedSince: false,
      },
    ],
  });
});

test("Jonas's list shows every state of an invoice", async () => {
  const { counts } = await listInvoices(of('jonas'), {});
  // 25 invoices and one cancellation issued, one draft; one was cancelled by it. September is paid in part and
  // October not at all, both due before today; the other 22 are paid.
  expect(counts).toEqual({ all: 27, draft: 1, open: 2, overdue: 2, paid: 22, cancelled: 2 });
});

async function enterBooks(who: Who): Promise<Context> {
  const platform = stage.platformOn(TODAY);
  const { userId } = await enterCast(platform, who);
  const businessId = await ensureBusiness(platform, { userId, requestId: 'story' });
  return { platform, businessId, actor: { kind: 'user', userId }, requestId: 'story', transaction: null };
}

function of(who: Who): Context {
  const context = books.get(who);
  if (context === undefined) throw new Error(`${CAST[who].name} has no books`);
  return context;
}

/** Bases in whole euros, taxes with cents; boxes that stay empty are left out, Kz 83 never is. */
function filledBoxes({ boxes }: VatAdvanceView): Record<string, string> {
  const filled = boxes.filter(({ kennzahl, amount }) => kennzahl === '83' || amount !== 0);
  return Object.fromEntries(
    filled.map(({ kennzahl, kind, amount }) => [
      kennzahl,
      kind === 'base' ? wholeEuros(amount) : euroText(amount),
    ]),
  );
}

function wholeEuros(amount: Cents): string {
  expect(amount % 100).toBe(0);
  return String(amount / 100);
}

/** What the journal says, in cents, added up over the returns. */
function exactBoxes(returns: VatAdvanceView[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { boxes } of returns) {
    for (const { kennzahl, exact } of boxes) if (exact !== 0) sums[kennzahl] = (sums[kennzahl] ?? 0) + exact;
  }
  return sums;
}
