/** The documents that belong together: an invoice, what cancels it, and what corrects it. */
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { useFormat } from '../../ui/format.ts';
import { Notice } from '../../ui/States.tsx';
import type { Invoice } from '../messages.ts';
import { amountToRefund } from './money-left.ts';

export function RelatedNotice({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation(['invoices', 'invoice-corrections']);
  const { relatedId, relatedNumber, kind } = invoice;
  if (invoice.withdrawn)
    return (
      <Notice tone="info" title={t('invoice-corrections:related.withdrawn')}>
        {t('invoice-corrections:related.withdrawnWhy')}
      </Notice>
    );
  if (relatedId === null || relatedNumber === null) return null;
  return (
    <Notice tone="info" title={t(TITLES[kind])}>
      <Link to="/invoice/$id" params={{ id: relatedId }}>
        {relatedNumber}
      </Link>
      {kind !== 'invoice' && <MoneyToRefund ofInvoice={relatedId} />}
    </Notice>
  );
}

const TITLES = {
  invoice: 'detail.cancelledBy',
  cancellation: 'detail.cancels',
  creditNote: 'invoice-corrections:related.corrects',
} as const;

/** The money stands at the invoice; what corrects it only says so. */
function MoneyToRefund({ ofInvoice }: { ofInvoice: string }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { data } = useQuery(api.invoices.get.queryOptions({ input: { id: ofInvoice } }));
  if (data === undefined || amountToRefund(data) === 0) return null;
  return <p>{t('refund.atInvoice', { amount: format.money(amountToRefund(data), data.currency) })}</p>;
}
