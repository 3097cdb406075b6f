/** What was booked in the currency of an invoice as it counts in the books: in euros, with the other amounts beside them. */
import type { Day } from '@belegbar/domain/calendar';
import { isSameGroup, type OwedGroup } from '@belegbar/domain/invoices';
import {
  addCents,
  assert,
  type Cents,
  negateCents,
  proportionOf,
  subtractCents,
  sumCents,
  ZERO,
} from '@belegbar/domain/money';
import type { MovedEuros } from './act.ts';
import { type BookedEntry, type EntryKind, type NewEntry, withNew } from './entry.ts';
import {
  type Amounts,
  amountsOf,
  COUNTING,
  difference,
  grossOf,
  groupOf,
  NOTHING,
  owedGroup,
  positionsOf,
  settledAmount,
  sum,
} from './position.ts';

/** So many cents of euros are so many of the currency: on the account, and for VAT. */
interface Rate extends MovedEuros {
  units: Cents;
}

/**
 * `entries`: all of the invoice; `made`: what an act books after them, in the invoice's currency; `moved`: what came in or went out with it.
 * What is owed counts at the rate of the invoice (§ 16 (6) UStG): each entry leads to what then stands, so that nothing is left in euros
 * where nothing is left of the claim. Money counts as what it was on the account; what VAT does not count of it is an entry of its own.
 */
export function inEuros(
  entries: readonly BookedEntry[],
  made: readonly NewEntry[],
  moved?: MovedEuros,
): NewEntry[] {
  const currency = entries.find(({ kind }) => kind === 'invoice')?.inCurrency?.currency;
  if (currency === undefined) return [...made];
  const rate = rateOfMoney(entries, made, moved);
  const done: NewEntry[] = [];
  let units = ZERO;
  for (const entry of made) {
    const foreign = { net: entry.net, vat: entry.vat };
    const inCurrency = { currency, ...foreign };
    if (entry.basis === 'accrual') {
      done.push({ ...entry, ...claimInEuros(withNew(entries, done), entry), inCurrency });
    } else {
      done.push(...moneyInEuros({ ...entry, inCurrency }, units, rate));
      units = addCents(units, grossOf(foreign));
    }
  }
  return done;
}

/**
 * From what stands in euros to what then stands, by the euros of the invoice. Advances stand for themselves, as does what takes them off the
 * day of the supply: they are in another period than the rest.
 */
function claimInEuros(stand: readonly BookedEntry[], entry: NewEntry): Amounts {
  const ofGroup = stand.filter(
    (other) => other.basis === 'accrual' && isSameGroup(groupOf(other), groupOf(entry)),
  );
  const issued = ofGroup.find(({ kind }) => kind === 'invoice');
  assert(issued !== undefined, 'an entry follows a group of its invoice');
  const isAlone = ADVANCES.includes(entry.kind);
  const group = ofGroup.filter(({ kind }) => (isAlone ? kind === entry.kind : !ADVANCES.includes(kind)));
  const units = sum(...group.map(amountsOf), entry);
  const whole = amountsOf(issued);
  const then = {
    net: proportionOf(units.net, issued.net, whole.net),
    vat: proportionOf(units.vat, issued.vat, whole.vat),
  };
  return difference(then, sum(...group));
}

const ADVANCES: readonly EntryKind[] = ['advance', 'advanceOffset'];

/** Taxed as it comes, money counts at the rate for VAT; what it was beside that on the account is income alone (§ 11 (1) EStG). */
function moneyInEuros(entry: NewEntry, before: Cents, { euros, taxed, units }: Rate): NewEntry[] {
  const onAccount = partOfMoney(before, entry, { euros, units });
  if (entry.taxPoint === null || taxed === euros) return [{ ...entry, ...onAccount }];
  const counted = partOfMoney(before, entry, { euros: taxed, units });
  const uncounted = subtractCents(grossOf(onAccount), grossOf(counted));
  if (uncounted === 0) return [{ ...entry, ...counted }];
  const other: NewEntry = {
    ...entry,
    kind: 'exchangeDifference',
    taxPoint: null,
    reverses: null,
    net: uncounted,
    vat: ZERO,
    ...(entry.inCurrency === undefined ? {} : { inCurrency: { ...entry.inCurrency, ...NOTHING } }),
  };
  return [{ ...entry, ...counted }, other];
}

/** One part after the other on the way to the whole, so that they add up to it. */
function partOfMoney(before: Cents, { net, vat }: Amounts, rate: Pick<Rate, 'euros' | 'units'>): Amounts {
  const at = (amount: Cents) => proportionOf(amount, rate.euros, rate.units);
  const withNet = addCents(before, net);
  return {
    net: subtractCents(at(withNet), at(before)),
    vat: subtractCents(at(addCents(withNet, vat)), at(withNet)),
  };
}

/** The rate of the money that moves; where none does and it is only divided anew, that of all that came in before. */
function rateOfMoney(
  entries: readonly BookedEntry[],
  made: readonly NewEntry[],
  moved: MovedEuros | undefined,
): Rate {
  const units = unitsOf(made);
  if (units !== 0) {
    assert(moved !== undefined, 'money of another currency is told in euros');
    const signed = (amount: Cents) => (units < 0 ? negateCents(amount) : amount);
    return { euros: signed(moved.euros), taxed: signed(moved.taxed), units };
  }
  const came = moneyOf(entries).filter(({ kind }) => kind === 'payment');
  if (unitsOf(came) <= 0) return rateOfInvoice(entries);
  const euros = sumCents(came.map(grossOf));
  return { euros, taxed: euros, units: unitsOf(came) };
}

function rateOfInvoice(entries: readonly BookedEntry[]): Rate {
  const issued = entries.filter(({ kind }) => kind === 'invoice');
  const euros = sumCents(issued.map(grossOf));
  return { euros, taxed: euros, units: sumCents(issued.map((entry) => grossOf(amountsOf(entry)))) };
}

function unitsOf(entries: readonly NewEntry[]): Cents {
  return sumCents(moneyOf(entries).map((entry) => grossOf(amountsOf(entry))));
}

/** A fee is euros, and no part of what the client pays. */
function moneyOf<Entry extends NewEntry>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ basis, kind }) => basis === 'cash' && kind !== 'fee');
}

/**
 * What VAT counts of money that goes back on a day, in cents of euros above zero: as much as it counted of all that had come by then and has
 * not gone back, so that nothing stays taxed of what is all given back (§ 17 (1) UStG). Supplies whose VAT does not arise with the money say
 * nothing of that.
 */
export function taxedOfRefund(
  entries: readonly BookedEntry[],
  { amount, on }: { amount: Cents; on: Day },
): Cents {
  return taxedOf(
    moneyOf(entries).filter(({ bookedOn }) => bookedOn <= on),
    amount,
  );
}

/** What VAT counts of so many cents of the currency, if it does so at the rate of `money`: taxed as it came, or all the same. */
export function taxedOf(money: readonly NewEntry[], units: Cents): Cents {
  const taxed = money.filter(({ taxPoint }) => taxPoint !== null);
  const counted = taxed.length === 0 ? money : taxed;
  return proportionOf(units, sumCents(counted.map(grossOf)), unitsOf(counted));
}

/** What is still to be paid, in cents of euros: the claim as it is booked, less as much of it as money came. */
export function openInEuros(entries: readonly BookedEntry[]): Cents {
  const positions = positionsOf(entries);
  const received = settledAmount(positions);
  const claim = sumCents(positions.map(({ effective }) => grossOf(effective)));
  const booked = entries.filter(({ basis, kind }) => basis === 'accrual' && COUNTING.includes(kind));
  const euros = sumCents(booked.map(grossOf));
  const whole = claim === 0 ? rateOfInvoice(entries) : { euros, units: claim };
  return subtractCents(euros, proportionOf(received, whole.euros, whole.units));
}

/** What was given up as a bad debt and has not come after all, in cents of euros. */
export function writtenOffInEuros(entries: readonly BookedEntry[]): Cents {
  const lost = entries.filter(({ kind }) => kind === 'writeOff' || kind === 'recovery');
  return negateCents(sumCents(lost.map(grossOf)));
}

/** What entries of one kind change of a claim, in cents of euros. */
export function bookedAmount(made: readonly NewEntry[], kind: EntryKind): Cents {
  return sumCents(bookedGroups(made, kind).map(grossOf));
}

/** Cents of euros that came in for an invoice, less those given back. */
export function receivedInEuros(entries: readonly BookedEntry[]): Cents {
  return sumCents(moneyOf(entries).map(grossOf));
}

/** What entries of one kind come to in euros, per VAT group in the order of their first: of a credit note below zero. */
export function bookedGroups(made: readonly NewEntry[], kind: EntryKind): OwedGroup[] {
  return made
    .filter((entry) => entry.kind === kind && entry.basis === 'accrual')
    .map((entry) => owedGroup(entry, { net: entry.net, vat: entry.vat }));
}
