/** Money that is due, invoices that nobody has yet, drafts, and what others wrote that waits to be looked at. */
import { addDays } from '@belegbar/domain/calendar';
import type { LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { HomeData, InvoiceRow } from '../use-home.ts';
import type { Step } from './step.ts';

const SOON_DAYS = 14;

export function usePaymentSteps({ open, today }: HomeData): Step[] {
  const { t } = useTranslation('home');
  const soon = addDays(today, SOON_DAYS);
  const rows = (open.data?.invoices ?? []).filter(
    (row) => row.dueDate !== null && row.dueDate <= soon && isSent(row),
  );
  return rows.map((row) => {
    const isLate = row.dueDate !== null && row.dueDate < today;
    const term = row.dueDate === today ? 'next.termEndsToday' : 'next.termEnds';
    const number = row.number ?? '';
    return {
      key: row.id,
      on: row.dueDate,
      title: t(isLate ? 'next.paymentLate' : 'next.paymentExpected', { client: row.clientName }),
      reason: isLate ? t('next.termEnded', { number, count: row.state.overdueDays }) : t(term, { number }),
      amount: { cents: row.open, currency: row.currency },
      link: { to: '/invoice/$id', params: { id: row.id } },
      act: isLate ? { kind: 'remind', invoiceId: row.id, number } : { kind: 'payment', invoiceId: row.id },
    };
  });
}

const UNSENT_SHOWN = 3;

/** What was issued, and is still with nobody; with a day where it is late already. */
export function useUnsentSteps({ open, today }: HomeData): Step[] {
  const { t } = useTranslation('home');
  const unsent = (open.data?.invoices ?? []).filter((row) => !isSent(row));
  if (unsent.length > UNSENT_SHOWN) {
    const title = t('next.unsent', { count: unsent.length });
    const link: LinkProps = { to: '/invoices', search: { status: 'open' } };
    return [{ key: 'unsent', on: null, title, reason: t('next.unsentReason'), amount: null, link }];
  }
  return unsent.map((row) => {
    const { id, dueDate } = row;
    const number = row.number ?? '';
    return {
      key: id,
      on: dueDate !== null && dueDate < today ? dueDate : null,
      title: t('next.send', { number }),
      reason: t('next.sendReason', { client: row.clientName }),
      amount: { cents: row.open, currency: row.currency },
      link: { to: '/invoice/$id', params: { id } },
      act: { kind: 'send', invoiceId: id, number },
    };
  });
}

function isSent({ state }: InvoiceRow): boolean {
  return state.reached.includes('sent');
}

export function useDraftStep({ open }: HomeData): Step[] {
  const { t } = useTranslation('home');
  const count = open.data?.counts.draft ?? 0;
  if (count === 0) return [];
  return [
    {
      key: 'drafts',
      on: null,
      title: t('next.drafts', { count }),
      reason: t('next.draftsReason'),
      amount: null,
      link: { to: '/invoices', search: { status: 'draft' } },
    },
  ];
}

/** Reminders that wait for a yes, and invoices of others that nobody has looked at. */
export function useWaitingSteps({ approvals, toReview }: HomeData): Step[] {
  const { t } = useTranslation('home');
  const step = (key: 'approvals' | 'received', count: number, link: LinkProps): Step[] =>
    count === 0
      ? []
      : [
          {
            key,
            on: null,
            title: t(`next.${key}`, { count }),
            reason: t(`next.${key}Reason`),
            amount: null,
            link,
          },
        ];
  return [
    ...step('approvals', approvals, { to: '/email-notifications/pending-approvals' }),
    ...step('received', toReview, { to: '/finance/received' }),
  ];
}
