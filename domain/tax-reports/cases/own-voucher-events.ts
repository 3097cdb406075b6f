/** Events of what has neither invoice nor bill, but for money that comes for a supply and VAT that goes to the office. */
import { day, type Month } from '@belegbar/domain/calendar';
import type { AdjustmentTaxCode, NewEntry } from '@belegbar/domain/journal';
import type { Known } from '@belegbar/domain/law';
import { assert, type Cents, decimal } from '@belegbar/domain/money';
import {
  bookAdjustment,
  bookHomeOffice,
  bookHomeOfficeRoom,
  bookKilometres,
  bookMeals,
  bookOtherTax,
  bookPrivateMoney,
  bookPrivateUse,
  bookVoucherUndo,
  type Months,
  type OtherTax,
  type PrivateUse,
} from '@belegbar/domain/vouchers';
import { type Books, type EventOf, entriesOf, euros } from './books.ts';
import type { CaseVoucherEvent } from './case-vouchers.ts';
import { voucherIn } from './voucher-events.ts';

export function bookOwnVoucherEvent(event: CaseVoucherEvent, books: Books): NewEntry[] {
  if (event.type === 'undoVoucher') return bookVoucherUndo(entriesOf(event.voucher, books));
  const voucher = voucherIn(books, event.id);
  switch (event.type) {
    case 'otherTax': {
      const tax = event.tax as OtherTax;
      return bookOtherTax({ tax, paidOn: day(event.date), amount: euros(event.amount) }, voucher);
    }
    case 'privateMoney': {
      const { direction } = event;
      return bookPrivateMoney({ direction, movedOn: day(event.date), amount: euros(event.amount) }, voucher);
    }
    case 'privateUse':
    case 'carByLogbook':
    case 'carByListPrice':
    case 'goodsTaken':
      return known(bookPrivateUse(useOf(event), voucher));
    case 'trip': {
      const { vehicle } = event;
      const trip = { kind: 'trip', drivenOn: day(event.date), vehicle } as const;
      return known(bookKilometres({ ...trip, kilometres: decimal(event.kilometres) }, voucher));
    }
    case 'commuting': {
      const { days, kilometres } = event;
      return known(bookKilometres({ kind: 'commuting', months: monthsOf(event), days, kilometres }, voucher));
    }
    case 'mealsAway': {
      const days = event.days.map(({ country = 'DE', place = null, ...away }) => {
        return { ...away, on: day(away.on), country, place };
      });
      return known(bookMeals({ days }, voucher));
    }
    case 'homeOffice':
      return known(bookHomeOffice({ months: monthsOf(event), count: event.count }, voucher));
    case 'homeOfficeRoom':
      return known(bookHomeOfficeRoom({ months: event.months.map((month) => month as Month) }, voucher));
    case 'adjustment':
      return bookAdjustment(adjustmentOf(event), voucher);
  }
}

type UseEvent = EventOf<'privateUse' | 'carByLogbook' | 'carByListPrice' | 'goodsTaken'>;

function useOf(event: UseEvent): PrivateUse {
  switch (event.type) {
    case 'privateUse':
      return { kind: 'things', months: monthsOf(event), ...costsOf(event) };
    case 'carByLogbook': {
      const privatePercent = decimal(event.privatePercent);
      const shares = { privatePercent, commutingPercent: null };
      return { kind: 'carByLogbook', months: monthsOf(event), ...costsOf(event), ...shares };
    }
    case 'carByListPrice': {
      const { type: kind, from, to, id: _, boughtOn, listPrice, ...rest } = event;
      const months = monthsOf({ from, to });
      return { kind, months, boughtOn: day(boughtOn), listPrice: euros(listPrice), ...rest };
    }
    case 'goodsTaken': {
      const { vatCase, hadInputVat } = event;
      return {
        kind: 'goods',
        takenOn: day(event.date),
        cost: euros(event.cost),
        vatCase,
        hadInputVat,
      };
    }
  }
}

function costsOf({ cost, costWithInputVat }: { cost: string; costWithInputVat: string }) {
  return { cost: euros(cost), costWithInputVat: euros(costWithInputVat) };
}

function monthsOf({ from, to }: { from: string; to: string }): Months {
  return { from: from as Month, to: to as Month };
}

function adjustmentOf({ taxCode, date, base, tax, deductible }: EventOf<'adjustment'>) {
  const amount = (text: string | undefined): Cents | null => (text === undefined ? null : euros(text));
  return {
    taxCode: taxCode as AdjustmentTaxCode,
    taxPoint: day(date),
    base: amount(base),
    tax: amount(tax),
    deductible: amount(deductible),
    moved: null,
    reason: 'Grund',
    proof: 'Beleg',
  };
}

function known(booked: Known<NewEntry[]>): NewEntry[] {
  assert(booked.known, 'a year whose law is not known');
  return booked.value;
}
