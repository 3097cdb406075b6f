/** Money that is due, and invoices that nobody has yet. */
import { addDays, type Day } from '@belegbar/domain/calendar';
import type { LinkProps } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import type { HomeData, InvoiceRow, Reminded } from '../use-home.ts';
import { pressingOf, type Step } from './step.ts';
import { useSaidBefore, useSaidPaidStep } from './use-said-paid-step.ts';

const SOON_DAYS = 14;

/** Money that is late or due today, or of which the client says that it is paid; where a reminder waits, its own step says so, and where one has just left, nothing presses until a day. */
export function usePaymentSteps(data: HomeData): Step[] {
  const { open, today, reminders, reminded, saidPaid } = data;
  const { t } = useTranslation('home');
  const format = useFormat();
  const remindedStep = useRemindedStep();
  const saidPaidStep = useSaidPaidStep(data);
  const saidBefore = useSaidBefore(data);
  const waiting = new Set(reminders.map(({ invoiceId }) => invoiceId));
  const resting = new Map(reminded.map((one) => [one.invoiceId, one]));
  const said = new Set(awaited(saidPaid));
  return sent(open.data?.invoices)
    .filter(({ id, dueDate }) => !waiting.has(id) && (dueDate <= today || said.has(id)))
    .map((row): Step => {
      const { id, dueDate, clientName: client } = row;
      const pressing = pressingOf(dueDate, today);
      const number = row.number ?? '';
      const saidStep = saidPaidStep({ ...row, invoiceId: id, number });
      if (saidStep !== null) return saidStep;
      const isLate = pressing === 'late';
      const last = resting.get(id);
      if (isLate && last !== undefined) return remindedStep(row, last);
      return {
        key: id,
        pressing,
        on: dueDate,
        title: isLate ? t('next.paymentLate', { client }) : t('next.paymentExpected', { client }),
        reason: isLate
          ? saidBefore(
              id,
              t('next.numberAnd', { number, text: t('next.termEnded', { count: row.state.overdueDays }) }),
            )
          : t('next.termEndsToday', { number }),
        amount: format.money(row.open, row.currency),
        link: { to: '/invoice/$id', params: { id } },
        act: isLate ? { kind: 'remind', invoiceId: id, number, client } : { kind: 'payment', invoiceId: id },
      };
    });
}

function awaited(saidPaid: HomeData['saidPaid']): string[] {
  return saidPaid.filter(({ isAwaited }) => isAwaited).map(({ id }) => id);
}

/** The money is awaited until the reminder has had its time; the payment can be noted meanwhile. */
function useRemindedStep(): (row: InvoiceWithDay, reminded: Reminded) => Step {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (row, { on, state, until }) => {
    const late = t('next.termEnded', { count: row.state.overdueDays });
    const text = t(`next.reminded.${state}`, { late, day: format.dayShort(on) });
    return {
      key: row.id,
      pressing: 'coming',
      on: until,
      title: t('next.paymentExpected', { client: row.clientName }),
      reason: t('next.numberAnd', { number: row.number ?? '', text }),
      amount: format.money(row.open, row.currency),
      link: { to: '/invoice/$id', params: { id: row.id } },
      act: { kind: 'payment', invoiceId: row.id },
    };
  };
}

/** Payments whose day comes within two weeks, the next one first. */
export function useExpectedPayments({ open, today, reminders, saidPaid }: HomeData): InvoiceWithDay[] {
  const elsewhere = new Set([...reminders.map(({ invoiceId }) => invoiceId), ...awaited(saidPaid)]);
  const last = addDays(today, SOON_DAYS);
  return sent(open.data?.invoices)
    .filter(({ id, dueDate }) => dueDate > today && dueDate <= last && !elsewhere.has(id))
    .toSorted((one, other) => (one.dueDate < other.dueDate ? -1 : 1));
}

export type InvoiceWithDay = InvoiceRow & { dueDate: Day };

function sent(rows: readonly InvoiceRow[] = []): InvoiceWithDay[] {
  return rows.filter((row): row is InvoiceWithDay => row.dueDate !== null && isSent(row));
}

const UNSENT_SHOWN = 3;

/** What was issued, and is still with nobody: it waits since it was issued, and is late once its day is over. */
export function useUnsentSteps({ open, today }: HomeData): Step[] {
  const { t } = useTranslation('home');
  const format = useFormat();
  const unsent = (open.data?.invoices ?? []).filter((row) => !isSent(row));
  const since = unsent.flatMap(({ invoiceDate }) => invoiceDate ?? []).sort()[0] ?? null;
  if (unsent.length > UNSENT_SHOWN) {
    const title = t('next.unsent', { count: unsent.length });
    const link: LinkProps = { to: '/invoices', search: { status: 'open' } };
    const [act, reason] = [{ kind: 'look' } as const, t('next.unsentReason')];
    return [{ key: 'unsent', pressing: 'waiting', on: since, title, reason, amount: null, link, act }];
  }
  return unsent.map((row) => {
    const { id, dueDate } = row;
    const number = row.number ?? '';
    const isLate = dueDate !== null && dueDate < today;
    return {
      key: `send ${id}`,
      pressing: isLate ? 'late' : 'waiting',
      on: isLate ? dueDate : row.invoiceDate,
      title: t('next.send', { number }),
      reason: t('next.sendReason', { client: row.clientName }),
      amount: format.money(row.open, row.currency),
      link: { to: '/invoice/$id', params: { id } },
      act: { kind: 'send', invoiceId: id, number, client: row.clientName },
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
      pressing: 'anyTime',
      on: null,
      title: t('next.drafts', { count }),
      reason: t('next.draftsReason'),
      amount: null,
      link: { to: '/invoices', search: { status: 'draft' } },
      act: { kind: 'look' },
    },
  ];
}
