import { yearOf } from '@belegbar/domain/calendar';
import { isTaxedWithOwner, netOfYear, setAside } from '@belegbar/domain/finance';
import { isSameGroup } from '@belegbar/domain/invoices';
import { addCents, type Cents, subtractCents, sumCents } from '@belegbar/domain/money';
import { plannedDepreciation } from '../assets/index.ts';
import { loadBusiness } from '../business/index.ts';
import { entriesOfDocuments } from '../journal/index.ts';
import type { Context } from '../platform/context.ts';
import { inSnapshot } from '../platform/database/index.ts';
import { countingSums } from '../tax-reports/index.ts';
import { assumptionsOf } from './assumptions.ts';

export interface SetAsideView {
  setAside: { payment: Cents; vat: Cents; tax: Cents; total: Cents; rest: Cents } | null;
}

type Entry = Awaited<ReturnType<typeof entriesOfDocuments>>[number];

/**
 * What of the last payment of an invoice is to be put aside: the VAT in it, and what its net adds to the taxes of the year by what is assumed.
 * Null without a payment, and where taxes are not estimated.
 */
export function setAsideOfPayment(
  context: Context,
  { invoiceId }: { invoiceId: string },
): Promise<SetAsideView> {
  return inSnapshot(context, async (transaction) => {
    const entries = await entriesOfDocuments(context, transaction, [invoiceId]);
    const paid = lastPayment(entries);
    const [first] = paid;
    if (first === undefined) return { setAside: null };
    const business = await loadBusiness(context, transaction);
    const year = yearOf(first.bookedOn);
    const { assumptions } = await assumptionsOf(transaction, business, year);
    const booked = netOfYear(await countingSums(context, transaction, year)).profit;
    const profit = subtractCents(booked, await plannedDepreciation(context, transaction, year));
    const payment = {
      net: sumCents(paid.map(({ net }) => net)),
      vat: sumCents(paid.map(({ vat }) => vat)),
    };
    const facts = {
      year,
      land: business.land,
      profit,
      isTaxedWithOwner: isTaxedWithOwner(business.companyType),
    };
    const found = setAside(payment, facts, assumptions);
    if (found === null) return { setAside: null };
    const { vat, taxes, total, rest } = found;
    return { setAside: { payment: addCents(payment.net, payment.vat), vat, tax: taxes.total, total, rest } };
  });
}

/** The entries of the payment that was noted last and stands: of each rate one, whatever else was booked between them. */
function lastPayment(entries: readonly Entry[]): Entry[] {
  const takenBack = new Set(entries.map(({ reverses }) => reverses));
  const standing = entries
    .filter(({ kind, reverses, number }) => kind === 'payment' && reverses === null && !takenBack.has(number))
    .toSorted((one, other) => other.number - one.number);
  // A rate that comes again is that of the payment before.
  const before = standing.findIndex((entry, place) =>
    standing.slice(0, place).some((later) => isOfOtherPayment(later, entry)),
  );
  return before === -1 ? standing : standing.slice(0, before);
}

function isOfOtherPayment(later: Entry, entry: Entry): boolean {
  return later.bookedOn !== entry.bookedOn || isSameGroup(groupOf(later), groupOf(entry));
}

function groupOf({ taxCode, exemptionParagraph }: Entry) {
  return { vatCase: taxCode, exemptionParagraph };
}
