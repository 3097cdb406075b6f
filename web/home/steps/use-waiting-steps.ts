/** What waits for a decision: reminders before they go out, and invoices of others that nobody has looked at. */
import { daysBetween } from '@belegbar/domain/calendar';
import {
  CURRENCIES,
  type Currency,
  centsFromEuros,
  decimal,
  isDecimal,
  negateCents,
} from '@belegbar/domain/money';
import type { LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dayInBerlin, type Format, useFormat } from '../../ui/format.ts';
import type { HomeData, ReceivedRow } from '../use-home.ts';
import { pressingOf, type Reminder, type Step } from './step.ts';

/** A reminder stands in the row of its invoice, with the mail that goes out. */
export function useReminderSteps({ reminders, approvals, open, today }: HomeData): Step[] {
  const { t } = useTranslation('home');
  const format = useFormat();
  const group = useGroup();
  if (reminders.length === 0) return group('approvals', approvals, '/email-notifications/pending-approvals');
  return reminders.map((reminder: Reminder): Step => {
    const { invoiceId, number, dueDate, clientName, createdAt } = reminder;
    const isDue = dueDate <= today;
    const count = daysBetween(dueDate, today);
    const row = open.data?.invoices.find(({ id }) => id === invoiceId);
    const state =
      count > 0
        ? t('next.termEnded', { number, count })
        : t('next.termEnds', { number, day: format.day(dueDate) });
    return {
      key: `remind ${invoiceId}`,
      pressing: isDue ? pressingOf(dueDate, today) : 'waiting',
      on: isDue ? dueDate : dayInBerlin(createdAt),
      title: t('next.paymentLate', { client: clientName }),
      reason: `${state}. ${t('next.reminderReady')}`,
      amount:
        row === undefined ? (reminder.letter.amount?.value ?? null) : format.money(row.open, row.currency),
      link: { to: '/invoice/$id', params: { id: invoiceId } },
      act: { kind: 'approve', reminder },
    };
  });
}

/** Each by its sender while they are few. */
export function useReceivedSteps({ received, toReview }: HomeData): Step[] {
  const { t } = useTranslation('home');
  const format = useFormat();
  const group = useGroup();
  const reasonOf = useReceivedReason();
  if (received.length === 0 || received.length < toReview)
    return group('received', toReview, '/finance/received');
  return received.map((row): Step => {
    const { id, sellerName, fileName, receivedAt } = row;
    return {
      key: id,
      pressing: 'waiting',
      on: dayInBerlin(receivedAt),
      title: t('next.receivedOne', { sender: sellerName === '' ? fileName : sellerName }),
      reason: reasonOf(row),
      amount: amountOf(row, format),
      link: { to: '/finance/received/$id', params: { id } },
      act: { kind: 'review' },
    };
  });
}

function useReceivedReason(): (row: ReceivedRow) => string {
  const { t } = useTranslation('home');
  const format = useFormat();
  return ({ iban, likelyDuplicateOf, addresseeDiffers, valid, dueDate }) => {
    if (iban === 'changed' || iban === 'namesake') return t('next.receivedIban');
    if (likelyDuplicateOf !== null) return t('next.receivedTwice');
    if (addresseeDiffers.length > 0) return t('next.receivedAddressee');
    if (!valid) return t('next.receivedInvalid');
    return dueDate === null ? t('next.receivedReason') : t('next.receivedDue', { day: format.day(dueDate) });
  };
}

/** What is to be paid bears a minus, what comes back none. Null where the file says no amount, or one that cannot be told. */
function amountOf({ payable, gross, isCredit, currency: said }: ReceivedRow, format: Format): string | null {
  const amount = payable ?? gross;
  const currency = CURRENCIES.find((one): one is Currency => one === said);
  if (amount === null || currency === undefined || !isDecimal(amount)) return null;
  const cents = centsFromEuros(decimal(amount));
  return format.money(isCredit && cents > 0 ? cents : negateCents(cents), currency);
}

/** All of them in one step, where they are many or not known one by one. */
function useGroup(): (key: 'approvals' | 'received', count: number, to: LinkProps['to']) => Step[] {
  const { t } = useTranslation('home');
  return (key, count, to) => {
    if (count === 0) return [];
    const [title, reason] = [t(`next.${key}`, { count }), t(`next.${key}Reason`)];
    const link = { to } as LinkProps;
    return [
      { key, pressing: 'waiting', on: null, title, reason, amount: null, link, act: { kind: 'review' } },
    ];
  };
}
