/** A client says that the money is on its way: it is looked for on the account, and nobody is reminded meanwhile. */
import { type Day, daysBetween } from '@belegbar/domain/calendar';
import type { Cents, Currency } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import type { HomeData } from '../use-home.ts';
import type { Step } from './step.ts';

interface Claim {
  invoiceId: string;
  number: string;
  clientName: string;
  dueDate: Day;
  open: Cents;
  currency: Currency;
}

/** The step of an open invoice; null where its client says nothing of the kind, or said it so long ago that the money would have come. */
export function useSaidPaidStep({ saidPaid, today }: HomeData): (claim: Claim) => Step | null {
  const { t } = useTranslation('home');
  const format = useFormat();
  const saidOn = new Map(
    saidPaid.flatMap((said) => (said.isAwaited ? [[said.id, said.saidOn] as const] : [])),
  );
  return ({ invoiceId, number, clientName: client, dueDate, open, currency }) => {
    const on = saidOn.get(invoiceId);
    if (on === undefined) return null;
    const term =
      dueDate < today
        ? t('next.termEnded', { count: daysBetween(dueDate, today) })
        : t('next.termEnds', { day: format.dayShort(dueDate) });
    return {
      key: `said ${invoiceId}`,
      pressing: 'waiting',
      on,
      title: t('next.paymentSaid', { client }),
      reason: t('next.numberAnd', { number, text: t('next.saidPaid', { term }) }),
      amount: format.money(open, currency),
      link: { to: '/invoice/$id', params: { id: invoiceId } },
      act: { kind: 'payment', invoiceId },
    };
  };
}

/** What is added to the reason of a reminder: the day on which the client said that it is paid, where the money has not come since. */
export function useSaidBefore({ saidPaid }: HomeData): (invoiceId: string, reason: string) => string {
  const { t } = useTranslation('home');
  const format = useFormat();
  return (invoiceId, reason) => {
    const said = saidPaid.find(({ id, isAwaited }) => id === invoiceId && !isAwaited);
    return said === undefined
      ? reason
      : t('next.saidPaidBefore', { reason, day: format.dayShort(said.saidOn) });
  };
}
