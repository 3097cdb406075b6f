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

/** The step of an open invoice; null where its client says nothing of the kind. */
export function useSaidPaidStep({ saidPaid, today }: HomeData): (claim: Claim) => Step | null {
  const { t } = useTranslation('home');
  const format = useFormat();
  const saidOn = new Map(saidPaid.map((said) => [said.id, said.saidOn]));
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
