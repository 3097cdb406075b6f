/** Acts on an invoice out of drawn numbers, as far as they make sense of what is known of it. */
import type { TaxCaseEvent } from '@belegbar/domain/tax-reports/cases';
import { known, payableOf } from '../acts/corrections.ts';
import { fraction, gross, inEuros } from '../amounts.ts';
import { RATES } from '../law/tax-rates.ts';
import { positionOn } from '../state/position.ts';
import type { Sale } from '../state/sale.ts';
import { drawnEuros, rateText } from './currency.ts';
import type { Step } from './scene.ts';

/** An act of `day`, or null where nobody would note one. `id` is new. */
export function drawnStep(
  sale: Sale,
  { kind, percent }: Step,
  { day, id }: { day: string; id: string },
): TaxCaseEvent | null {
  const position = known(sale);
  const of = sale.id;
  if (position.isCancelled && kind !== 'refund' && kind !== 'undo') return null;
  switch (kind) {
    case 'payment':
      return drawnPayment(sale, percent, { day, id });
    case 'skonto': {
      const payable = payableOf(position);
      const amount = part(payable, 50 + (percent % 50));
      const isUsual = amount > 0n && payable - amount <= amount && payable > amount && position.lost === 0n;
      return isUsual
        ? {
            type: 'payment',
            id,
            of,
            date: day,
            amount: inEuros(amount),
            skonto: true,
            ...cameIn(sale, amount, percent),
          }
        : null;
    }
    case 'refund': {
      const amount = part(leastReceivedSince(sale, day), percent > 100 ? 100 : percent);
      return amount > 0n
        ? {
            type: 'refund',
            id,
            of,
            date: day,
            amount: inEuros(amount),
            ...drawnEuros(amount, sale.rate, percent),
          }
        : null;
    }
    case 'creditNote':
      return drawnCreditNote(sale, percent, { day, id });
    case 'writeOff':
      return position.owed - position.received - position.lost > 0n
        ? { type: 'writeOff', of, date: day }
        : null;
    case 'cancelInvoice':
      return {
        type: 'cancelInvoice',
        of,
        date: day,
        reason: percent % 2 === 0 ? 'dealIsOff' : 'correctedInvoiceFollows',
      };
    case 'undo':
      return drawnUndo(sale, percent);
    // An invoice that was issued is never set right.
    case 'correction':
      return null;
  }
}

function drawnPayment(
  sale: Sale,
  percent: number,
  { day, id }: { day: string; id: string },
): TaxCaseEvent | null {
  const amount = part(known(sale).owed, percent);
  const fee = part(amount, 1);
  const isCharged = percent % 7 === 0 && fee > 0n;
  return amount > 0n
    ? {
        type: 'payment',
        id,
        of: sale.id,
        date: day,
        amount: inEuros(amount),
        ...cameIn(sale, amount, percent),
        ...(isCharged ? { fee: inEuros(fee) } : {}),
      }
    : null;
}

/** Mostly with the rate of its month, which is another than that of the invoice. */
function cameIn({ rate }: Sale, amount: bigint, percent: number): { euros?: string; unitsPerEuro?: string } {
  if (rate === null) return {};
  const monthly = (rate * BigInt(95 + (percent % 11))) / 100n;
  const told = percent % 3 === 0 ? {} : { unitsPerEuro: rateText(monthly) };
  return { ...drawnEuros(amount, rate, percent), ...told };
}

function part(amount: bigint, percent: number): bigint {
  return (amount * BigInt(percent)) / 100n;
}

/** What was there on the day and ever since. */
function leastReceivedSince(sale: Sale, day: string): bigint {
  const days = [day, ...sale.acts.map((act) => act.day).filter((each) => each > day)];
  return days
    .map((each) => positionOn(sale, each).received)
    .reduce((one, other) => (one < other ? one : other));
}

/** Over a part of one kind of supply, or all of it. */
function drawnCreditNote(
  sale: Sale,
  percent: number,
  { day, id }: { day: string; id: string },
): TaxCaseEvent | null {
  const index = percent % sale.supplies.length;
  const supply = sale.supplies[index];
  const owed = known(sale).standings[index]?.owed;
  if (supply === undefined || owed === undefined || gross(owed) <= 0n) return null;
  const net = percent >= 100 ? owed.net : part(owed.net, percent);
  const vat = fraction(net, RATES[supply.vatCase] ?? 0n, 100n);
  // Whether money for two rates that came before the supply is divided anew with the credit note or with the supply, the law leaves open.
  if (day < sale.performedOn && sale.supplies.length > 1) return null;
  if (net <= 0n || vat > owed.vat || (net === owed.net && vat !== owed.vat)) return null;
  const { vatCase, paragraph } = supply;
  const line = {
    quantity: '1',
    unitPrice: inEuros(net),
    vatCase,
    ...(paragraph === '' ? {} : { paragraph }),
  };
  return { type: 'creditNote', id, of: sale.id, date: day, lines: [line] };
}

/** A payment or refund that never was; money that went back since was there. */
function drawnUndo(sale: Sale, percent: number): TaxCaseEvent | null {
  const money = sale.acts.filter(({ kind }) => kind === 'payment' || kind === 'refund');
  const wrong = money[percent % Math.max(1, money.length)];
  if (wrong?.id === undefined) return null;
  const left = { ...sale, acts: sale.acts.filter(({ id }) => id !== wrong.id) };
  const isThere = left.acts.every(({ day }) => positionOn(left, day).received >= 0n);
  const isRefunded =
    wrong.kind === 'payment' && left.acts.some(({ kind, noted }) => kind === 'refund' && noted > wrong.noted);
  return isThere && !isRefunded ? { type: 'undo', of: sale.id, payment: wrong.id } : null;
}
