/** Links by which the client opens the invoice: make, copy, switch off and on, and see whether it was opened. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { ErrorState } from '../ui/States.tsx';
import { LinkRow } from './LinkRow.tsx';
import { NewLink } from './NewLink.tsx';
import styles from './share-link.module.css';

export function ShareLinks({ invoiceId }: { invoiceId: string }) {
  const { t } = useTranslation('invoices');
  const links = useQuery(api.shareLinks.list.queryOptions({ input: { invoiceId } }));
  const [isAdding, setAdding] = useState(false);
  const count = links.data?.links.length ?? 0;
  const another = (
    <button
      type="button"
      className={styles.another}
      aria-expanded={isAdding}
      onClick={() => setAdding(!isAdding)}
    >
      {t('link.another')}
    </button>
  );
  return (
    <div className={styles.links}>
      {links.isError && (
        <ErrorState title={t('link.loadFailed')} error={links.error} onRetry={() => void links.refetch()} />
      )}
      {links.data?.links.map((link) => (
        <LinkRow key={link.id} link={link} />
      ))}
      {links.data && (count === 0 || isAdding) && (
        <NewLink invoiceId={invoiceId} isFirst={count === 0} onCreated={() => setAdding(false)} />
      )}
      {count > 0 && <p className={styles.anotherLine}>{another}</p>}
    </div>
  );
}
