/** All entries of an invoice as they would stand if its acts had been noted on their days, and what leads from one such state to another. */
import { ZERO } from '@belegbar/domain/money';
import type { InvoiceAct } from './act.ts';
import { compareActs, type Discount } from './act-order.ts';
import { bookAct } from './book-act.ts';
import { type BookedEntry, type NewEntry, withNew } from './entry.ts';
import { type Amounts, amountsOf, difference, isNothing, sum } from './position.ts';

/** @param entries all of the invoice, of which those of its issue count */
export function foldActs(entries: readonly BookedEntry[], acts: readonly InvoiceAct[]): BookedEntry[] {
  return booked(entries, acts.flatMap(withDiscountApart).toSorted(compareActs));
}

/** The same with each act booked after those before it in the list, whatever their days. */
export function foldAsNoted(entries: readonly BookedEntry[], acts: readonly InvoiceAct[]): BookedEntry[] {
  return booked(entries, acts);
}

function booked(entries: readonly BookedEntry[], acts: readonly (InvoiceAct | Discount)[]): BookedEntry[] {
  const issued = entries.filter(({ kind }) => kind === 'invoice');
  const made: NewEntry[] = [];
  const sums = new Map<string, BookedEntry>();
  for (const act of acts) {
    const next = bookAct([...issued, ...sums.values()], act);
    made.push(...next);
    addUp(sums, withNew([], next));
  }
  return withNew(issued, made);
}

/** What is booked next asks for the sums of a kind in a group alone, so a long history books as fast as a short one. */
function addUp(sums: Map<string, BookedEntry>, made: readonly BookedEntry[]): void {
  for (const entry of made) {
    const { basis, kind, taxCode, exemptionParagraph } = entry;
    const key = JSON.stringify([basis, kind, taxCode, exemptionParagraph]);
    const before = sums.get(key);
    sums.set(key, before === undefined ? entry : added(before, entry));
  }
}

function added(before: BookedEntry, entry: BookedEntry): BookedEntry {
  const { inCurrency: foreign } = before;
  const units = sum(amountsOf(before), amountsOf(entry));
  return {
    ...before,
    ...sum(before, entry),
    ...(foreign === undefined ? {} : { inCurrency: { ...foreign, ...units } }),
  };
}

function withDiscountApart(act: InvoiceAct): (InvoiceAct | Discount)[] {
  if (act.kind !== 'payment' || act.discountOn === undefined) return [act];
  const { discountOn, ...payment } = act;
  return [
    { ...payment, discount: ZERO },
    { kind: 'discount', on: discountOn, amount: act.discount },
  ];
}

/** What leads from the entries that stand to those that would be right, in euros and in the currency of the invoice. */
export function changeTo(right: readonly BookedEntry[], stand: readonly BookedEntry[]): NewEntry[] {
  const places = new Map([...stand, ...right].map((entry) => [placeOf(entry), entry]));
  const ought = Map.groupBy(right, placeOf);
  const is = Map.groupBy(stand, placeOf);
  return [...places].flatMap(([place, { number: _, ...entry }]) => {
    const lack = (amounts: (entry: BookedEntry) => Amounts) =>
      difference(sum(...(ought.get(place) ?? []).map(amounts)), sum(...(is.get(place) ?? []).map(amounts)));
    const [euros, units, { vat: deductible }] = [lack((each) => each), lack(amountsOf), lack(deductedOf)];
    if (isNothing(euros) && isNothing(units) && deductible === ZERO) return [];
    const { inCurrency: foreign, deductible: _deductible, ...rest } = entry;
    return [
      {
        ...rest,
        ...euros,
        ...(foreign === undefined ? {} : { inCurrency: { ...foreign, ...units } }),
        ...(deductible === euros.vat ? {} : { deductible }),
        reverses: null,
      },
    ];
  });
}

/** What tells apart what different acts booked. */
export function actOfEntry({ basis, kind, bookedOn, document }: NewEntry): string {
  return JSON.stringify([basis, kind, bookedOn, document.id]);
}

/** Of a purchase net and what is deducted. */
function deductedOf({ net, vat, deductible = vat }: NewEntry): Amounts {
  return { net, vat: deductible };
}

/** All that decides where an entry counts. */
function placeOf(entry: BookedEntry): string {
  const { taxPoint, countsOn, taxCode, scheme, exemptionParagraph, category } = entry;
  return JSON.stringify([
    actOfEntry(entry),
    taxPoint,
    countsOn,
    taxCode,
    scheme,
    exemptionParagraph,
    category,
  ]);
}
