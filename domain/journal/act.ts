/** What happens to an issued invoice, as its journal can be read back: the entries of an invoice are a fold of its acts. */
import type { Day } from '@belegbar/domain/calendar';
import type { CancellationReason, OwedGroup } from '@belegbar/domain/invoices';
import { assert, type Cents, cents, negateCents, sumCents } from '@belegbar/domain/money';
import type { BookedEntry, DocumentReference, EntryKind } from './entry.ts';
import { taxedOf } from './in-euros.ts';
import { amountsOf, grossOf, negated, owedGroup } from './position.ts';

/**
 * Amounts are cents in the currency of the invoice, but for the fee; `moved` is there where that is another one than euros. What a payment gives up, and what was lost, are amounts that someone decided on.
 */
export type InvoiceAct =
  | {
      kind: 'payment';
      on: Day;
      amount: Cents;
      discount: Cents;
      /** The day from which the discount counts, where the rest that it gives up is what a later credit note left. */
      discountOn?: Day;
      fee: Cents;
      moved?: MovedEuros;
    }
  | { kind: 'refund'; on: Day; amount: Cents; moved?: Pick<MovedEuros, 'euros'> }
  | { kind: 'creditNote'; on: Day; groups: readonly OwedGroup[]; document: DocumentReference }
  | { kind: 'writeOff'; on: Day; amount: Cents }
  | {
      kind: 'cancellation';
      on: Day;
      document: DocumentReference;
      /** Absent where nobody was asked: as if a corrected invoice followed. */
      reason?: CancellationReason;
    };

/** Cents of euros, above zero. */
export interface MovedEuros {
  /** On the own account. */
  euros: Cents;
  /** What VAT counts of money that is taxed as it comes: at the month's rate of the ministry, or the same (§ 16 (6) s. 2 and 3 UStG). */
  taxed: Cents;
}

export type ActOf<Kind extends InvoiceAct['kind']> = Extract<InvoiceAct, { kind: Kind }>;

/**
 * The act that booked `made`. A cancellation cannot be told so: it may have had nothing to take back. `said`: the euros of a payment in
 * another currency, where they were kept; its entries tell them but for a cent, since each of them is rounded.
 */
export function actOf(
  made: readonly BookedEntry[],
  said?: MovedEuros,
): Exclude<InvoiceAct, { kind: 'cancellation' }> {
  const entry = made.find(({ kind, basis }) => KINDS[kind] === basis);
  assert(entry !== undefined, 'entries of no known act');
  const { bookedOn: on, document } = entry;
  if (entry.kind === 'creditNote') {
    // Noted late, it has also changed what another of its day came to.
    const own = made.filter((each) => each.document.id === document.id);
    return { kind: entry.kind, on, groups: creditedGroups(own), document };
  }
  if (entry.kind === 'refund')
    return {
      kind: entry.kind,
      on,
      amount: lowered(made, 'cash', 'refund'),
      ...movedEuros(made, 'refund'),
    };
  if (entry.kind === 'writeOff')
    return { kind: entry.kind, on, amount: lowered(made, 'accrual', 'writeOff') };
  return {
    kind: 'payment',
    on,
    amount: negateCents(lowered(made, 'cash', 'payment')),
    discount: lowered(made, 'accrual', 'discount'),
    ...discountDay(made, on),
    fee: lowered(made, 'cash', 'fee'),
    ...(said === undefined ? movedEuros(made, 'payment') : { moved: said }),
  };
}

/** What money of another currency was in euros; what VAT did not count is told by entries of its own. */
function movedEuros(made: readonly BookedEntry[], kind: EntryKind): { moved?: MovedEuros } {
  const foreign = made.filter(({ inCurrency }) => inCurrency !== undefined);
  if (foreign.length === 0) return {};
  const own = foreign.filter((entry) => entry.kind === kind);
  // Noted late, it has also changed what VAT counts of a refund, but never what else was on the account.
  const euros = sumCents(foreign.filter(({ basis }) => basis === 'cash').map(grossOf));
  const units = sumCents(own.map((entry) => grossOf(amountsOf(entry))));
  return { moved: { euros: sizeOf(euros), taxed: sizeOf(taxedOf(own, units)) } };
}

function sizeOf(amount: Cents): Cents {
  return cents(Math.abs(amount));
}

/** The kinds of entries that stand for an act, each on the side that it always has. */
const KINDS: Partial<Record<EntryKind, BookedEntry['basis']>> = {
  payment: 'cash',
  refund: 'cash',
  creditNote: 'accrual',
  writeOff: 'accrual',
};

/** By how much the entries of one kind lower what there is, in cents. */
function lowered(made: readonly BookedEntry[], basis: BookedEntry['basis'], kind: EntryKind): Cents {
  const entries = made.filter((entry) => entry.basis === basis && entry.kind === kind);
  return negateCents(sumCents(entries.map((entry) => grossOf(amountsOf(entry)))));
}

/** What the act gives up stands on one day; what it changed of other discounts comes to nothing on theirs. */
function discountDay(made: readonly BookedEntry[], on: Day): { discountOn?: Day } {
  const given = made.filter(({ basis, kind }) => basis === 'accrual' && kind === 'discount');
  const days = Map.groupBy(given, ({ bookedOn }) => bookedOn);
  const later = [...days].find(
    ([day, entries]) => day > on && sumCents(entries.map((entry) => grossOf(amountsOf(entry)))) !== 0,
  );
  return later === undefined ? {} : { discountOn: later[0] };
}

function creditedGroups(made: readonly BookedEntry[]): OwedGroup[] {
  return made
    .filter(({ kind, basis }) => kind === 'creditNote' && basis === 'accrual')
    .map((entry) => owedGroup(entry, negated(amountsOf(entry))));
}
