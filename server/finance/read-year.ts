import type { FinanceYear } from '@belegbar/contract/finance';
import { regimeOn } from '@belegbar/domain/business';
import { addDays, addMonths, type Day, day, yearOf } from '@belegbar/domain/calendar';
import {
  businessMoney,
  isTaxedWithOwner,
  type MineFacts,
  netOfYear,
  ownTaxesPaid,
  regularCosts,
} from '@belegbar/domain/finance';
import { type Cents, subtractCents, sumCents, ZERO } from '@belegbar/domain/money';
import type { z } from 'zod';
import { plannedDepreciation } from '../assets/index.ts';
import { type LoadedBusiness, loadBusiness } from '../business/index.ts';
import { type UnpaidBill, unpaidBills } from '../expenses/index.ts';
import { listInvoices } from '../invoices/index.ts';
import { lastEntryNumber } from '../journal/index.ts';
import { type Context, within } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { expectedCosts } from '../recurring-expenses/index.ts';
import { type HubBooks, hubBooks } from '../tax-reports/index.ts';
import { aheadOf } from './ahead.ts';
import { assumptionsOf } from './assumptions.ts';
import { byCategory, byClient, vendorMonths } from './by-whom.ts';
import { missingOf } from './missing.ts';
import { vatReturnsOf } from './vat-returns.ts';

export type FinanceYearView = z.output<typeof FinanceYear>;

/** Enough to name who is to pay in each of the months ahead. */
const NAMED_INVOICES = 200;

/** As far as the forecast looks, and how long what waits for a look may be due. */
const MONTHS_AHEAD = 12;
const LATE_DAYS = 366;

/** A year of money beside the year before, and of the year that runs what of it is one's own now and what is to come. */
export function financeYear(context: Context, { year }: { year: number }): Promise<FinanceYearView> {
  const today = context.platform.clock.today();
  return inSnapshot(context, async (transaction) => {
    const business = await loadBusiness(context, transaction);
    const until = lastSeenOf(year, today);
    const isRunning = year === yearOf(today);
    const [books, said, saidBefore, planned, open, overdue, bills, recurring, lastEntry] = await Promise.all([
      hubBooks(context, transaction, { year, until, business }),
      assumptionsOf(transaction, business, year),
      assumptionsOf(transaction, business, year - 1),
      plannedDepreciation(context, transaction, year),
      listInvoices(within(context, transaction), {
        states: ['open'],
        sort: 'due',
        order: 'ascending',
        limit: NAMED_INVOICES,
      }),
      listInvoices(within(context, transaction), { states: ['overdue'], limit: 1 }),
      unpaidBills(context, transaction),
      expectedCosts(context, transaction, {
        from: addDays(today, -LATE_DAYS),
        to: addMonths(today, MONTHS_AHEAD),
      }),
      lastEntryNumber(context, transaction),
    ]);
    const vatReturns = await vatReturnsOf(context, transaction, { year, books });
    const facts = factsOf({ year, isRunning, business, books, bills, planned });
    const regular = regularCosts(vendorMonths(books.withWhom), today);
    const { months, ...total } = netOfYear(books.counting);
    return {
      year,
      firstYear: books.firstMonth === null ? null : yearOf(books.firstMonth),
      isSmallBusiness: regimeOn(business.regimes, until).smallBusiness,
      months,
      total,
      before: beforeOf(books, isRunning),
      byClient: byClient(books.withWhom, year),
      byCategory: byCategory(books),
      receivables: {
        open: open.totals.open,
        count: open.totals.count,
        overdue: overdue.totals.open,
        overdueCount: overdue.totals.count,
      },
      payables: payablesOf(bills, today),
      vatReturns,
      facts,
      ...said,
      ahead: isRunning
        ? aheadOf({
            today,
            business,
            books,
            facts,
            vatReturns,
            open,
            bills,
            recurring,
            assumptions: said.assumptions,
            assumptionsBefore: saidBefore.assumptions,
          })
        : null,
      regular,
      missing: await missingOf(context, transaction, { year, bills, regular }),
      lastEntry,
    };
  });
}

/** A year that is over is compared to its end. */
function lastSeenOf(year: number, today: Day): Day {
  return year === yearOf(today) ? today : day(`${year}-12-31`);
}

function beforeOf(books: HubBooks, isRunning: boolean): FinanceYearView['before'] {
  const { months, ...total } = netOfYear(books.countingBefore);
  const { months: _, ...untilSameMonth } = netOfYear(books.countingUntilSameMonth);
  return { months, total, untilSameMonth: isRunning ? untilSameMonth : total };
}

interface FactsOf {
  year: number;
  isRunning: boolean;
  business: LoadedBusiness;
  books: HubBooks;
  bills: readonly UnpaidBill[];
  planned: Cents;
}

/** What is owed now belongs to the year that runs alone. */
function factsOf({ year, isRunning, business, books, bills, planned }: FactsOf): MineFacts {
  const moved = books.moved.filter(({ month }) => month.startsWith(String(year)));
  const { vatAhead } = books;
  return {
    year,
    land: business.land,
    ...businessMoney(moved),
    vatAhead: isRunning && vatAhead.output > 0 ? vatAhead.output : ZERO,
    inputVatAhead: isRunning && vatAhead.input > 0 ? vatAhead.input : ZERO,
    vatByself: books.vatByself,
    profit: subtractCents(netOfYear(books.counting).profit, planned),
    plannedDepreciation: planned,
    openBills: isRunning ? sumCents(bills.map(({ open }) => open)) : ZERO,
    ownTaxesPaid: ownTaxesPaid(moved),
    isTaxedWithOwner: isTaxedWithOwner(business.companyType),
  };
}

function payablesOf(bills: readonly UnpaidBill[], today: Day): FinanceYearView['payables'] {
  const late = bills.filter(({ dueDate }) => dueDate !== null && dueDate < today);
  return {
    open: sumCents(bills.map(({ open }) => open)),
    count: bills.length,
    overdue: sumCents(late.map(({ open }) => open)),
    overdueCount: late.length,
  };
}
