/** Income without an invoice, or VAT to the office or back, out of drawn numbers. */
import type { TaxCaseEvent } from '@belegbar/domain/tax-reports/cases';
import { inEuros } from '../amounts.ts';
import { daysAfter } from '../law/days.ts';
import type { Books } from '../state/books.ts';
import { regimeOn } from '../state/regimes.ts';
import { chosen } from './chosen.ts';
import { dayAfter, supplyDay } from './days.ts';
import { OWN_VOUCHERS } from './own-voucher.ts';
import type { DrawnVoucher } from './scene.ts';

const VAT_CASES = ['standard19', 'reduced7', 'zero', 'notTaxable'];
const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4', 'Q4', 'Q4'];

export function drawnVoucher(id: string, date: string, drawn: DrawnVoucher, books: Books): TaxCaseEvent {
  const kinds = [drawnIncome, drawnVatPayment, ...OWN_VOUCHERS];
  return chosen(kinds, drawn.kind)(id, date, drawn, books);
}

function drawnVatPayment(id: string, date: string, { variant: kind, cents }: DrawnVoucher): TaxCaseEvent {
  const [year, quarter] = [date.slice(0, 4), chosen(QUARTERS, kind)];
  const due = dayAfter(`${year}-01-01`, (QUARTERS.indexOf(quarter) + 1) * 91);
  const isBefore = kind % 3 === 0;
  return {
    type: 'vatPayment',
    id,
    period: `${isBefore ? Number(year) - 1 : year}-${quarter}`,
    // Around the ten days after new year, or when it is due.
    date: isBefore && quarter === 'Q4' ? daysAfter(`${year}-01-01`, cents % 16) : due,
    amount: inEuros(BigInt(kind % 5 === 0 ? -cents : cents)),
  };
}

function drawnIncome(id: string, date: string, drawn: DrawnVoucher, books: Books): TaxCaseEvent {
  const performed = supplyDay(date, drawn);
  const { smallBusiness } = regimeOn(books.regimes, performed);
  return {
    type: 'otherIncome',
    id,
    date,
    service: { from: performed, to: performed },
    category: 'other',
    gross: inEuros(BigInt(drawn.cents)),
    vatCase: smallBusiness ? 'smallBusiness' : chosen(VAT_CASES, drawn.cents),
  };
}
