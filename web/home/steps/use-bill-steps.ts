/** Bills in the books that are to be paid: those that are late, and those whose day comes soon or whose Skonto ends soon. */
import { daysBetween } from '@belegbar/domain/calendar';
import { skontoToTake } from '@belegbar/domain/expenses';
import { negateCents, subtractCents, ZERO } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import type { DueBill, HomeData } from '../use-home.ts';
import { pressingOf, type Step } from './step.ts';

export function useBillSteps({ bills, today }: HomeData): Step[] {
  const { t } = useTranslation('home');
  const format = useFormat();
  const reasonOf = ({ number, dueDate }: DueBill) => {
    if (dueDate === today) return t('next.termEndsToday', { number });
    const text =
      dueDate < today
        ? t('next.termEnded', { count: daysBetween(dueDate, today) })
        : t('next.termEnds', { day: format.dayShort(dueDate) });
    return t('next.numberAnd', { number, text });
  };
  const withSkonto = (reason: string, { percent, until }: DueBill['skonto'][number]) =>
    t('next.withSkonto', { reason, percent: format.percent(percent), day: format.dayShort(until) });
  return bills.map((bill): Step => {
    const { id, vendor, dueDate, open, currency, skonto } = bill;
    const offer = skontoToTake(skonto, today);
    const reason = reasonOf(bill);
    const on = offer !== null && offer.until < dueDate ? offer.until : dueDate;
    return {
      key: `bill ${id}`,
      pressing: pressingOf(on, today),
      on,
      title: t('next.billToPay', { vendor: vendor.name }),
      reason: offer === null ? reason : withSkonto(reason, offer),
      amount: format.money(negateCents(subtractCents(open, offer?.discount ?? ZERO)), currency),
      link: { to: '/expenses/$id', params: { id } },
      act: { kind: 'look' },
    };
  });
}
