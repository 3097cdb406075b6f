/** Bills in the books that are to be paid: those that are late, and those whose day comes soon. */
import { daysBetween } from '@belegbar/domain/calendar';
import { negateCents } from '@belegbar/domain/money';
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
  return bills.map((bill): Step => {
    const { id, vendor, dueDate, open, currency } = bill;
    return {
      key: `bill ${id}`,
      pressing: pressingOf(dueDate, today),
      on: dueDate,
      title: t('next.billToPay', { vendor: vendor.name }),
      reason: reasonOf(bill),
      amount: format.money(negateCents(open), currency),
      link: { to: '/expenses/$id', params: { id } },
      act: { kind: 'look' },
    };
  });
}
