/** What waits for a decision: reminders before they go out, and invoices of others that nobody has looked at. */
import { type Day, daysBetween } from '@belegbar/domain/calendar';
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
import { useSaidBefore, useSaidPaidStep } from './use-said-paid-step.ts';

/** A reminder stands in the row of its invoice, with the mail that goes out. */
export function useReminderSteps(data: HomeData): Step[] {
  const { reminders, approvals, today } = data;
  const { t } = useTranslation('home');
  const format = useFormat();
  const group = useGroup();
  const saidPaidStep = useSaidPaidStep(data);
  const saidBefore = useSaidBefore(data);
  if (reminders.length === 0) return group('approvals', approvals, '/email-notifications/pending-approvals');
  return reminders.map((reminder: Reminder): Step => {
    const { invoiceId, number, dueDate, clientName, createdAt, step } = reminder;
    const said = saidPaidStep(reminder);
    if (said !== null) return said;
    const isDue = dueDate <= today;
    const ready = step === 0 ? t('next.reminderReady') : t('next.reminderReadyStep', { step });
    const term = dueDate > today ? `${t('next.termEnds', { day: format.dayShort(dueDate) })}. ` : '';
    return {
      key: `remind ${invoiceId}`,
      pressing: isDue ? pressingOf(dueDate, today) : 'waiting',
      on: isDue ? dueDate : dayInBerlin(createdAt),
      title: t('next.paymentLate', { client: clientName }),
      reason: saidBefore(invoiceId, t('next.numberAnd', { number, text: `${term}${ready}` })),
      amount: format.money(reminder.open, reminder.currency),
      link: { to: '/invoice/$id', params: { id: invoiceId } },
      act: { kind: 'approve', reminder },
    };
  });
}

/** Below this many, invoices of others stand one by one. */
const ONE_BY_ONE = 3;

/** Each by its sender while they are few; of many only what is to be paid today or is late, and the others in one step. */
export function useReceivedSteps({ received, toReview, today }: HomeData): Step[] {
  const group = useGroup();
  const stepOf = useReceivedStep(today);
  const steps = received.map(stepOf);
  if (toReview > 0 && toReview <= ONE_BY_ONE && received.length >= toReview) return steps;
  const pressing = steps.filter((step) => step.pressing !== 'waiting').slice(0, ONE_BY_ONE);
  return [...pressing, ...group('received', toReview - pressing.length, '/finance/received')];
}

function useReceivedStep(today: Day): (row: ReceivedRow) => Step {
  const { t } = useTranslation('home');
  const format = useFormat();
  const reasonOf = useReceivedReason(today);
  return (row) => {
    const { id, sellerName, fileName, receivedAt, dueDate, isCredit } = row;
    const pressing = dueDate === null || isCredit ? 'coming' : pressingOf(dueDate, today);
    const isDue = pressing !== 'coming';
    return {
      key: id,
      pressing: isDue ? pressing : 'waiting',
      on: isDue ? dueDate : dayInBerlin(receivedAt),
      title: t('next.receivedOne', { sender: sellerName === '' ? fileName : sellerName }),
      reason: reasonOf(row),
      amount: amountOf(row, format),
      link: { to: '/finance/received/$id', params: { id } },
      act: { kind: 'review' },
    };
  };
}

function useReceivedReason(today: Day): (row: ReceivedRow) => string {
  const { t } = useTranslation('home');
  const format = useFormat();
  const doubtOf = ({ iban, likelyDuplicateOf, addresseeDiffers, valid }: ReceivedRow) => {
    if (iban === 'changed' || iban === 'namesake') return t('next.receivedIban');
    if (likelyDuplicateOf !== null) return t('next.receivedTwice');
    if (addresseeDiffers.length > 0) return t('next.receivedAddressee');
    return valid ? null : t('next.receivedInvalid');
  };
  const dueOf = ({ dueDate, isCredit }: ReceivedRow) => {
    if (dueDate === null || isCredit) return null;
    if (dueDate < today) return t('next.receivedLate', { count: daysBetween(dueDate, today) });
    return dueDate === today ? t('next.receivedToday') : null;
  };
  return (row) => {
    const told = [dueOf(row), doubtOf(row)].filter((text) => text !== null).join('. ');
    if (told !== '') return told;
    const { dueDate } = row;
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
