/** An issued invoice: the stored document at the left; payments, link and history at the right. */

import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SendingSection, ShareDialog, useShare } from '../../sending/index.ts';
import { usePageTitle } from '../../ui/Heads.tsx';
import sheet from '../../ui/sheet.module.css';
import type { Invoice } from '../messages.ts';
import { StatusBadge } from '../StatusBadge.tsx';
import { Acts } from './Acts.tsx';
import { Attachments } from './Attachments.tsx';
import { DeliveryNotice } from './DeliveryNotice.tsx';
import { DocumentCard } from './DocumentCard.tsx';
import { DocumentWindow } from './DocumentWindow.tsx';
import styles from './detail.module.css';
import { EarlierEditions } from './EarlierEditions.tsx';
import { EInvoiceFiles } from './EInvoiceFiles.tsx';
import type { MoneyAct } from './money-act.ts';
import { PaymentDialog } from './PaymentDialog.tsx';
import { Payments } from './Payments.tsx';
import { RelatedNotice } from './RelatedNotice.tsx';
import { StateTrack } from './StateTrack.tsx';
import { StoredPages } from './StoredPages.tsx';
import { Timeline } from './Timeline.tsx';
import { useInvoiceActs } from './use-invoice-acts.ts';

export function InvoiceDetail({ invoice }: { invoice: Invoice }) {
  const [moving, setMoving] = useState<MoneyAct | null>(null);
  const { share, open, close } = useShare();
  const number = invoice.number ?? '';
  const sent = { invoiceId: invoice.id, isFresh: invoice.delivery === 'queued', onShare: open };
  usePageTitle(number);
  const [isViewing, setViewing] = useState(false);
  const view = () => setViewing(true);
  useInvoiceActs(invoice, { open, view, pay: () => setMoving('payment') });
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Title invoice={invoice} />
        <Acts invoice={invoice} onMove={setMoving} onView={view} sending={sent} />
      </header>
      <div className={styles.desk}>
        <StoredPages id={invoice.id} edition={invoice.edition} number={number} />
      </div>
      <div className={styles.side}>
        <DocumentCard invoice={invoice} onView={view} />
        <RelatedNotice invoice={invoice} />
        <DeliveryNotice invoice={invoice} />
        <Payments invoice={invoice} />
        <Attachments invoice={invoice} />
        {!invoice.withdrawn && <SendingSection {...sent} isGivenByHand={isGivenByHand(invoice)} />}
        <EInvoiceFiles invoice={invoice} />
        <EarlierEditions invoice={invoice} />
        <Timeline invoice={invoice} />
      </div>
      {share && (
        <Suspense fallback={null}>
          <ShareDialog {...{ ...sent, number, client: invoice.clientName, share }} onClose={close} />
        </Suspense>
      )}
      <DocumentWindow invoice={invoice} isOpen={isViewing} onClose={() => setViewing(false)} />
      {moving && <PaymentDialog invoice={invoice} act={moving} onClose={() => setMoving(null)} />}
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
      <div className={sheet.titleLine}>
        <h1 className={sheet.title} tabIndex={-1}>
          {invoice.number}
        </h1>
        <StatusBadge invoice={invoice} />
      </div>
      <p className={styles.client}>
        {invoice.clientName}
        {invoice.title && `, ${invoice.title}`}
      </p>
      <StateTrack invoice={invoice} />
    </div>
  );
}

function isGivenByHand({ timeline }: Invoice): boolean {
  return timeline.some(({ kind }) => kind === 'sentByHand');
}
