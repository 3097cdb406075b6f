/** Books the events of a case by the pure rules alone, without a server, and reads the returns from the entries. */
import { type Land, regimeOn, type TaxRegime } from '@belegbar/domain/business';
import { day, firstDayOf, monthOf, type Period, yearOf } from '@belegbar/domain/calendar';
import { type BookedEntry, type NewEntry, PURCHASE_TAX_CODES } from '@belegbar/domain/journal';
import { incomeSurplusForm, vatAdvanceForm } from '@belegbar/domain/law';
import { assert, euroText, negateCents, sumCents } from '@belegbar/domain/money';
import { type CashSum, eurBoxes, incomeSurplus } from '../eur/income-surplus.ts';
import { sumsOf } from '../vat-advance/journal-sums.ts';
import { vatAdvance } from '../vat-advance/vat-advance.ts';
import { bookAssetEvent } from './asset-events.ts';
import { type Books, entriesOf } from './books.ts';
import type { TaxCase, TaxCaseEvent } from './case.ts';
import { bookOwnVoucherEvent } from './own-voucher-events.ts';
import { CASE_BUSINESS } from './people.ts';
import { bookPurchaseEvent, judgePurchasesAnew } from './purchase-events.ts';
import {
  bookCorrectionEvent,
  bookInvoiceEvent,
  bookUndoEvent,
  cameIn,
  cancellationOf,
} from './sale-events.ts';
import { bookOtherIncomeEvent, bookVatPaymentEvent } from './voucher-events.ts';

/** All journal entries of the case, in order of booking. An event that the rules refuse is an error of the case. */
export function bookEvents(taxCase: Pick<TaxCase, 'profile' | 'events'>): BookedEntry[] {
  return booksOf(taxCase).entries;
}

/** The same, with the documents. */
export function booksOf(taxCase: Pick<TaxCase, 'profile' | 'events'>): Books {
  const { vatBasis, smallBusiness, period, land } = taxCase.profile;
  const first: TaxRegime = { validFrom: day('2020-01-01'), vatBasis, smallBusiness, filingPeriod: period };
  const business = { ...CASE_BUSINESS, land: land as Land, regimes: [first] };
  const books: Books = {
    business,
    entries: [],
    issued: 0,
    acts: [],
    purchases: new Map(),
    assets: new Map(),
    closings: [],
    expensePayments: new Map(),
  };
  for (const event of taxCase.events) {
    const before = books.entries.length;
    for (const entry of bookEvent(event, books))
      books.entries.push({ ...entry, number: books.entries.length + 1 });
    const numbers = books.entries.slice(before).map(({ number }) => number);
    noteAct(event, numbers, books);
  }
  return books;
}

function noteAct(event: TaxCaseEvent, numbers: readonly number[], books: Books): void {
  if (!('of' in event) || TAKES_BACK.includes(event.type)) return;
  const id = 'id' in event ? event.id : undefined;
  const cancellation = event.type === 'cancelInvoice' ? cancellationOf(event) : null;
  const { moved } = event.type === 'payment' ? cameIn(event, entriesOf(event.of, books)) : {};
  books.acts.push({ id, of: event.of, numbers, cancellation, moved });
}

const TAKES_BACK: readonly TaxCaseEvent['type'][] = [
  'undo',
  'undoExpensePayment',
  'undoExpense',
  'undoDisposal',
  'undoAssetAct',
];

/** The boxes of one period as the form shows them: bases in whole euros, VAT with cents, empty ones left out but 83. */
export function vatAdvanceBoxes(
  entries: readonly NewEntry[],
  period: Period,
  land: Land | null,
): Record<string, string> {
  const form = vatAdvanceForm(yearOf(firstDayOf(period)));
  assert(form.known, `no form for ${period}`);
  const { boxes } = vatAdvance({ period, sums: sumsOf(entries, period), form: form.value, land });
  const shown = boxes.filter((box) => box.kennzahl === '83' || box.amount !== 0);
  return Object.fromEntries(
    shown.map((box) => [box.kennzahl, box.kind === 'base' ? String(box.amount / 100) : euroText(box.amount)]),
  );
}

/** The lines of the income-surplus statement of a year, in euros; empty ones left out. */
export function eurLines(entries: readonly NewEntry[], year: string): Record<string, string> {
  const { lines } = incomeSurplus(cashSums(entries, year));
  return Object.fromEntries(lines.map(({ line, amount }) => [line, euroText(amount)]));
}

/** The boxes of Anlage EÜR of a year, in euros; empty ones left out. */
export function eurKennzahlen(entries: readonly NewEntry[], year: string): Record<string, string> {
  const form = incomeSurplusForm(Number(year));
  assert(form.known, `no form for ${year}`);
  const boxes = eurBoxes(cashSums(entries, year), form.value).filter(({ amount }) => amount !== 0);
  return Object.fromEntries(boxes.map(({ kennzahl, amount }) => [kennzahl, euroText(amount)]));
}

function cashSums(entries: readonly NewEntry[], year: string): CashSum[] {
  const counting = entries
    .map((entry) => ({ ...entry, on: entry.countsOn ?? entry.bookedOn }))
    .filter(({ basis, on }) => basis !== 'accrual' && on.startsWith(year));
  return counting.map(({ on, deductible, ...entry }) => ({
    ...entry,
    month: firstDayOf(monthOf(on)),
    deductible: deductible ?? entry.vat,
    count: 1,
  }));
}

/** What purchases of a year cost by category, with VAT that is not deducted, in euros; nothing left out but zeros. */
export function categoryCosts(entries: readonly NewEntry[], year: string): Record<string, string> {
  const paid = entries.filter(
    ({ basis, taxCode, bookedOn, countsOn = bookedOn }) =>
      basis === 'cash' && PURCHASE_TAX_CODES.some((code) => code === taxCode) && countsOn.startsWith(year),
  );
  const costs = [...Map.groupBy(paid, ({ category }) => category)].map(([category, own]) => {
    const cost = sumCents(
      own.flatMap(({ net, vat, deductible = vat }) => [net, vat, negateCents(deductible)]),
    );
    return [category, negateCents(cost)] as const;
  });
  return Object.fromEntries(
    costs.filter(([, cost]) => cost !== 0).map(([category, cost]) => [category, euroText(cost)]),
  );
}

function bookEvent(event: TaxCaseEvent, books: Books): NewEntry[] {
  switch (event.type) {
    case 'issueInvoice':
      return bookInvoiceEvent(event, books);
    case 'creditNote':
    case 'cancelInvoice':
    case 'payment':
    case 'refund':
    case 'writeOff':
      return bookCorrectionEvent(event, books);
    case 'undo':
      return bookUndoEvent(event, books);
    case 'expense':
    case 'expensePayment':
    case 'expenseCredit':
    case 'expenseCorrection':
    case 'undoExpensePayment':
    case 'undoExpense':
      return bookPurchaseEvent(event, books);
    case 'otherIncome':
      return bookOtherIncomeEvent(event, books);
    case 'vatPayment':
      return bookVatPaymentEvent(event, books);
    case 'switchVatBasis':
      return switchRegime(books, event.date, { vatBasis: event.to });
    case 'switchSmallBusiness':
      return switchRegime(books, event.date, { smallBusiness: event.to });
    case 'asset':
    case 'disposal':
    case 'undoDisposal':
    case 'specialDepreciation':
    case 'assetUse':
    case 'undoAssetAct':
    case 'closeYear':
      return bookAssetEvent(event, books);
    default:
      return bookOwnVoucherEvent(event, books);
  }
}

function switchRegime(books: Books, date: string, change: Partial<TaxRegime>): NewEntry[] {
  const validFrom = day(date);
  const regime = { ...regimeOn(books.business.regimes, validFrom), ...change, validFrom };
  return judgePurchasesAnew(books, () => {
    books.business = { ...books.business, regimes: [...books.business.regimes, regime] };
  });
}
