/** An issued invoice: the stored document at the left; payments, link and history at the right. */

import { Button } from '@mantine/core';
import { IconChevronLeft, IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../api.ts';
import { useToday } from '../../session.ts';
import { ShareLinkSection } from '../../share-links/index.ts';
import { useFormat } from '../../ui/format.ts';
import { usePageTitle } from '../../ui/Heads.tsx';
import { Notice } from '../../ui/States.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { Invoice } from '../messages.ts';
import { stateOf } from '../state.ts';
import { DeliveryNotice } from './DeliveryNotice.tsx';
import styles from './detail.module.css';
import { MoreMenu } from './MoreMenu.tsx';
import type { MoneyAct } from './money-act.ts';
import { amountToRefund } from './money-left.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { Payments } from './Payments.tsx';
import { pdfAddress } from './pdf.ts';
import { StoredPages } from './StoredPages.tsx';
import { Timeline } from './Timeline.tsx';

export function InvoiceDetail({ invoice }: { invoice: Invoice }) {
  const [moving, setMoving] = useState<MoneyAct | null>(null);
  const number = invoice.number ?? '';
  usePageTitle(number);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Title invoice={invoice} />
        <Actions invoice={invoice} onMove={setMoving} />
      </header>
      <div className={styles.desk}>
        <StoredPages id={invoice.id} number={number} />
      </div>
      <div className={styles.side}>
        <RelatedNotice invoice={invoice} />
        <DeliveryNotice invoice={invoice} />
        <Payments invoice={invoice} />
        <ShareLinkSection invoiceId={invoice.id} />
        <Timeline invoice={invoice} />
      </div>
      {moving && <PaymentDialog invoice={invoice} act={moving} onClose={() => setMoving(null)} />}
    </div>
  );
}

function Actions({ invoice, onMove }: { invoice: Invoice; onMove: (act: MoneyAct) => void }) {
  const { t } = useTranslation('invoices');
  const canBePaid = invoice.kind === 'invoice' && !invoice.cancelled && invoice.open > 0;
  return (
    <div className={styles.actions}>
      <Button
        component="a"
        href={pdfAddress(invoice.id)}
        download
        leftSection={<IconDownload size={18} stroke={1.6} aria-hidden="true" />}
      >
        {t('detail.pdf')}
      </Button>
      {canBePaid && (
        <Button variant="filled" onClick={() => onMove('payment')}>
          {t('payment.record')}
        </Button>
      )}
      {amountToRefund(invoice) > 0 && (
        <Button variant="filled" onClick={() => onMove('refund')}>
          {t('refund.record')}
        </Button>
      )}
      <MoreMenu invoice={invoice} />
    </div>
  );
}

function Title({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  return (
    <div className={styles.titleBlock}>
      <Link to="/invoices" className={styles.back ?? ''}>
        <IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />
        {t('title')}
      </Link>
      <div className={styles.titleLine}>
        <h1 className={styles.title} tabIndex={-1}>
          {invoice.number}
        </h1>
        <StatusBadge {...stateOf(invoice, useToday())} />
      </div>
      <p className={styles.client}>
        {invoice.clientName}
        {invoice.title && `, ${invoice.title}`}
      </p>
    </div>
  );
}

function RelatedNotice({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const { relatedId, relatedNumber } = invoice;
  if (relatedId === null || relatedNumber === null) return null;
  const isCancellation = invoice.kind === 'cancellation';
  return (
    <Notice tone="info" title={t(isCancellation ? 'detail.cancels' : 'detail.cancelledBy')}>
      <Link to="/invoice/$id" params={{ id: relatedId }}>
        {relatedNumber}
      </Link>
      {isCancellation && <MoneyToRefund cancelledId={relatedId} />}
    </Notice>
  );
}

/** The money stands at the invoice that was cancelled; its cancellation only says so. */
function MoneyToRefund({ cancelledId }: { cancelledId: string }) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const { data } = useQuery(api.invoices.get.queryOptions({ input: { id: cancelledId } }));
  if (data === undefined || amountToRefund(data) === 0) return null;
  return <p>{t('refund.atInvoice', { amount: format.money(amountToRefund(data)) })}</p>;
}
