/** The invoice as it is read: beside the form where there is room, else above it, cut to its head until one wants the whole. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadableInvoice } from '../e-invoice/index.ts';
import type { Received } from './message.ts';
import styles from './review.module.css';

export function DeskBeside({ received }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by itself, also by keyboard.
    <section className={styles.desk} id="invoice" aria-label={t('theInvoice')} tabIndex={0}>
      <Sheet received={received} />
    </section>
  );
}

export function DeskAbove({ received }: { received: Received }) {
  const { t } = useTranslation('received-invoices');
  const [isWhole, setWhole] = useState(false);
  return (
    <section className={styles.above} id="invoice" aria-label={t('theInvoice')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a link in the part that is cut off cannot have the focus unseen. */}
      <div id="sheet" className={styles.cut} data-whole={isWhole || undefined} onFocus={() => setWhole(true)}>
        <Sheet received={received} />
      </div>
      <Button
        size="xs"
        className={styles.whole ?? ''}
        aria-expanded={isWhole}
        aria-controls="sheet"
        onClick={() => setWhole(!isWhole)}
      >
        {t(isWhole ? 'lessOfInvoice' : 'wholeInvoice')}
      </Button>
    </section>
  );
}

function Sheet({ received: { id, checked } }: { received: Received }) {
  return (
    <ReadableInvoice
      checked={checked}
      address={(position) => `/files/received-invoices/${id}/enclosed/${position}`}
    />
  );
}
