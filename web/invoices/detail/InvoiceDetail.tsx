/** An issued invoice: the stored document at the left; payments, link and history at the right. */

import { Button } from '@mantine/core';
import { IconChevronLeft, IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../session.ts';
import { ShareLinkSection } from '../../share-links/index.ts';
import { usePageTitle } from '../../ui/Heads.tsx';
import { Notice } from '../../ui/States.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { Invoice } from '../messages.ts';
import { stateOf } from '../state.ts';
import { DeliveryNotice } from './DeliveryNotice.tsx';
import styles from './detail.module.css';
import { MoreMenu } from './MoreMenu.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';
import { Payments } from './Payments.tsx';
import { pdfAddress } from './pdf.ts';
import { StoredPages } from './StoredPages.tsx';
import { Timeline } from './Timeline.tsx';

export function InvoiceDetail({ invoice }: { invoice: Invoice }) {
  const [isPaying, setPaying] = useState(false);
  const number = invoice.number ?? '';
  usePageTitle(number);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Title invoice={invoice} />
        <Actions invoice={invoice} onPay={() => setPaying(true)} />
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
      {isPaying && <PaymentDialog invoice={invoice} onClose={() => setPaying(false)} />}
    </div>
  );
}

function Actions({ invoice, onPay }: { invoice: Invoice; onPay: () => void }) {
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
        <Button variant="filled" onClick={onPay}>
          {t('payment.record')}
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
  const link = (
    <Link to="/invoice/$id" params={{ id: relatedId }}>
      {relatedNumber}
    </Link>
  );
  const title = invoice.kind === 'cancellation' ? t('detail.cancels') : t('detail.cancelledBy');
  return (
    <Notice tone="info" title={title}>
      {link}
    </Notice>
  );
}
