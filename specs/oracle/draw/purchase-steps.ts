/** Acts on a bill out of drawn numbers, as far as they make sense of what is known of it. */
import type { CasePurchaseLine, TaxCaseEvent } from '@belegbar/domain/tax-reports/cases';
import { lineOf } from '../acts/purchases.ts';
import { gross, inEuros, type Pair, smaller, sum } from '../amounts.ts';
import { standingOn } from '../state/bill-standing.ts';
import { type BillLine, billedInAll, type Purchase, type PurchaseAct } from '../state/purchase.ts';
import { chosen } from './chosen.ts';
import { drawnEuros } from './currency.ts';
import { CATEGORIES, NEVER_ASSETS, PRIVATE_SHARES } from './purchase.ts';
import type { Step } from './scene.ts';

interface When {
  day: string;
  id: string;
}

/** An act of `day`, or null where nobody would note one. `id` is new. */
export function drawnExpenseStep(purchase: Purchase, step: Step, when: When): TaxCaseEvent | null {
  const of = purchase.id;
  switch (step.kind) {
    case 'payment':
      return drawnPayment(purchase, step, when);
    case 'skonto':
      return drawnSkonto(purchase, step, when);
    case 'creditNote':
      return drawnCredit(purchase, step, when);
    case 'refund':
    case 'writeOff':
      return drawnMoneyBack(purchase, step, when);
    case 'correction':
      return drawnCorrection(purchase, step);
    case 'undo':
      return drawnUndo(purchase, step);
    case 'cancelInvoice':
      return step.percent > 80 ? { type: 'undoExpense', of } : null;
  }
}

function drawnPayment(purchase: Purchase, { percent }: Step, { day, id }: When): TaxCaseEvent | null {
  const open = openOf(purchase, day);
  const amount = percent > 60 ? open : part(open, percent);
  const acts: PurchaseAct[] = [
    ...purchase.acts,
    { kind: 'payment', id, day, noted: Infinity, amount, discount: 0n, euros: null },
  ];
  return amount > 0n && isPaidInOrder({ ...purchase, acts })
    ? { type: 'expensePayment', id, of: purchase.id, date: day, ...moneyIn(purchase, amount, percent) }
    : null;
}

/** On no day, before something comes back on it, more is paid than was ever asked for. */
function isPaidInOrder(purchase: Purchase): boolean {
  return purchase.acts.every(({ day }) => {
    const back = purchase.acts.flatMap((act) =>
      act.kind === 'payment' && act.day === day && act.amount < 0n ? [act.amount] : [],
    );
    return standingOn(purchase, day).paid - sum(back) <= purchase.askedAtMost;
  });
}

function moneyIn({ rate }: Purchase, amount: bigint, percent: number): { amount: string; euros?: string } {
  return { amount: inEuros(amount), ...drawnEuros(amount, rate, percent) };
}

/** All of the rest, or a part of it, is given up. */
function drawnSkonto(purchase: Purchase, { percent }: Step, { day, id }: When): TaxCaseEvent | null {
  const open = openOf(purchase, day);
  const amount = part(open, 50 + (percent % 50));
  const discount = percent % 3 === 0 ? part(open - amount, 60) : open - amount;
  if (amount <= 0n || discount <= 0n || !isLoweredInTime(purchase, day)) return null;
  const acts: PurchaseAct[] = [
    ...purchase.acts,
    { kind: 'payment', id, day, noted: Infinity, amount, discount, euros: null },
  ];
  if (!isSound({ ...purchase, acts }) || !isPaidInOrder({ ...purchase, acts })) return null;
  const amounts = { ...moneyIn(purchase, amount, percent), discount: inEuros(discount) };
  return { type: 'expensePayment', id, of: purchase.id, date: day, ...amounts };
}

/**
 * Once there is a bill. Whether a price that falls after the year of an asset leaves what older years took, the engine decided (decision 055: it
 * does not), and the law of § 4 (3) EStG does not say.
 */
function isLoweredInTime(purchase: Purchase, day: string): boolean {
  const year = purchase.suppliedOn.slice(0, 4);
  return day >= purchase.billedOn && (!hasAssets(purchase) || day.slice(0, 4) <= year);
}

function hasAssets({ lines }: Purchase): boolean {
  return lines.some(({ asset }) => asset !== undefined);
}

/** Over all of what is asked for under one code, or a part of it. */
function drawnCredit(purchase: Purchase, { percent }: Step, { day }: When): TaxCaseEvent | null {
  if (!isLoweredInTime(purchase, day)) return null;
  const { taxCode } = chosen(purchase.lines, percent);
  // What a vendor credits cannot be set off against what customs ask for; the engine knows one claim for both.
  if (taxCode === 'importVat') return null;
  const { asked, openAsked } = standingOn(purchase, '9999-12-31');
  const own = asked.filter((_, index) => purchase.lines[index]?.taxCode === taxCode);
  const isAll = percent > 90 && openAsked === 0n;
  const lines = isAll
    ? own.map((pair) => creditLine(pair, taxCode))
    : [partCredited(own, percent > 90 ? 90 : percent, taxCode)];
  if (lines.some((line) => line === null)) return null;
  const event = {
    type: 'expenseCredit',
    of: purchase.id,
    date: day,
    lines: lines as CasePurchaseLine[],
  } as const;
  const credited = event.lines.map(lineOf).map((line) => ({ taxCode: line.taxCode, off: line.billed }));
  const isSomething = credited.some(({ off }) => gross(off) > 0n);
  const acts: PurchaseAct[] = [
    ...purchase.acts,
    { kind: 'credit', id: undefined, day, noted: Infinity, credited },
  ];
  return isSomething && isSound({ ...purchase, acts }) ? event : null;
}

function partCredited(own: readonly Pair[], percent: number, taxCode: string): CasePurchaseLine {
  const net = part(sum(own.map((pair) => pair.net)), percent);
  return { net: inEuros(net), taxCode };
}

/** The line that comes to just this; null where none does. */
function creditLine({ net, vat }: Pair, taxCode: string): CasePurchaseLine | null {
  const forms: CasePurchaseLine[] = [
    { net: inEuros(net), taxCode },
    { gross: inEuros(net + vat), taxCode },
  ];
  const isSame = ({ billed }: BillLine) => billed.net === net && billed.vat === vat;
  return forms.find((form) => isSame(lineOf(form))) ?? null;
}

/** What was paid beyond what is asked for, on the day and ever since. */
function drawnMoneyBack(purchase: Purchase, { percent }: Step, { day, id }: When): TaxCaseEvent | null {
  const days = [day, ...purchase.acts.map((act) => act.day).filter((each) => each > day)];
  const beyond = days.map((each) => {
    const { paid, payable } = standingOn(purchase, each);
    return paid - payable;
  });
  const least = beyond.reduce(smaller);
  const amount = percent > 60 ? least : part(least, percent);
  return amount > 0n
    ? { type: 'expensePayment', id, of: purchase.id, date: day, ...moneyIn(purchase, -amount, percent) }
    : null;
}

/** Another category, another private share, or a line that was read or taken wrong. */
function drawnCorrection(purchase: Purchase, { percent, afterDays }: Step): TaxCaseEvent | null {
  const of = purchase.id;
  if (percent % 3 === 0) {
    const category = chosen(CATEGORIES, percent);
    // What is given away serves the business alone.
    const isFit = !hasAssets(purchase) || !NEVER_ASSETS.includes(category);
    return !isFit || (category === 'gifts' && purchase.privateShare > 0n)
      ? null
      : { type: 'expenseCorrection', of, category };
  }
  if (percent % 3 === 1) {
    const privateSharePercent = chosen(PRIVATE_SHARES, percent) ?? '0';
    return hasGifts(purchase) ? null : { type: 'expenseCorrection', of, privateSharePercent };
  }
  // Of what is not paid in full any more a part stays deducted by the law; the engine judges the purchase as a whole (decision 056).
  if (purchase.isJudgedByPayment) return null;
  const wrong = percent % purchase.lines.length;
  const lines = purchase.lines.map((line, index) => {
    if (index !== wrong) return caseLine(line, 100n);
    return percent % 2 === 0 ? usedOtherwise(line) : caseLine(line, BigInt(50 + afterDays));
  });
  return isSound({ ...purchase, lines: lines.map(lineOf) }) ? { type: 'expenseCorrection', of, lines } : null;
}

function hasGifts({ lines, category }: Purchase): boolean {
  return lines.some((line) => (line.category ?? category) === 'gifts');
}

/** A line was taken for use that excludes input VAT, or was not; null where nobody would say so. */
export function drawnUseSetRight(purchase: Purchase, place: number): TaxCaseEvent | null {
  if (purchase.isJudgedByPayment) return null;
  const lines = purchase.lines.map((line, index) =>
    index === place ? usedOtherwise(line) : caseLine(line, 100n),
  );
  const isFit = isSound({ ...purchase, lines: lines.map(lineOf) });
  return isFit ? { type: 'expenseCorrection', of: purchase.id, lines } : null;
}

function usedOtherwise(line: BillLine): CasePurchaseLine {
  const deduction = line.deduction === undefined ? ({ reason: 'exemptOutput' } as const) : undefined;
  return caseLine({ ...line, deduction }, 100n);
}

/** A line at some percent of its amount. */
function caseLine(
  { taxCode, category, billed, deduction, recipient, asset }: BillLine,
  percent: bigint,
): CasePurchaseLine {
  const [net, vat] = [(billed.net * percent) / 100n, (billed.vat * percent) / 100n];
  const more = {
    ...(category === null ? {} : { category }),
    ...(asset === undefined ? {} : { asset }),
    ...(deduction === undefined ? {} : { deduction }),
    ...(recipient === undefined ? {} : { recipient }),
  };
  if (taxCode === 'importVat') return { net: inEuros(net), taxCode, importVat: inEuros(vat), ...more };
  return { gross: inEuros(net + vat), taxCode, ...more };
}

function drawnUndo(purchase: Purchase, { percent }: Step): TaxCaseEvent | null {
  const payments = purchase.acts.filter(({ kind }) => kind === 'payment');
  const wrong = payments[percent % Math.max(1, payments.length)];
  if (wrong?.id === undefined) return null;
  const acts = purchase.acts.filter((act) => act !== wrong);
  return isSound({ ...purchase, acts })
    ? { type: 'undoExpensePayment', of: purchase.id, payment: wrong.id }
    : null;
}

/** On no day less is asked for than nothing, or more has come back than was paid too much; and nothing is given up that is not asked for. */
function isSound(purchase: Purchase): boolean {
  return purchase.acts.every(({ day }) => {
    const { asked, received, paid, payable } = standingOn(purchase, day);
    const isAsked = asked.every(({ net, vat }) => net >= 0n && vat >= 0n && (net > 0n || vat === 0n));
    const isLowered = payable === billedInAll(purchase) - loweredUntil(purchase, day);
    const isPaid = received.every((each) => each >= 0n) && paid >= 0n && paid <= purchase.askedAtMost;
    return isAsked && isLowered && isPaid;
  });
}

function loweredUntil({ acts }: Purchase, day: string): bigint {
  const lowering = acts.filter((act) => act.day <= day);
  return sum(
    lowering.flatMap((act) =>
      act.kind === 'credit' ? act.credited.map(({ off }) => gross(off)) : [act.discount],
    ),
  );
}

function openOf(purchase: Purchase, day: string): bigint {
  // Parts that were paid before § 19 began stay deducted by the law; the engine judges the purchase as a whole (decision 056).
  if (purchase.regime.smallBusiness && day < purchase.statusSince) return 0n;
  const { payable, paid } = standingOn(purchase, '9999-12-31');
  return payable - paid;
}

function part(amount: bigint, percent: number): bigint {
  return (amount * BigInt(percent)) / 100n;
}
