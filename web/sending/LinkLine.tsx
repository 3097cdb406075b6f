/** The newest link in one line: whether it opens, and whether it was opened; nothing is offered before it is known whether there is one. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { useToday } from '../session/session.ts';
import { accessText } from '../share-links/index.ts';
import { useFormat } from '../ui/format.ts';
import styles from './section.module.css';

export function LinkLine({ invoiceId, onManage }: { invoiceId: string; onManage: () => void }) {
  const { t } = useTranslation('sending');
  const { t: tInvoices } = useTranslation('invoices');
  const format = useFormat();
  const today = useToday();
  const { data } = useQuery(api.shareLinks.list.queryOptions({ input: { invoiceId } }));
  const isOpen = (link: { active: boolean; expiresOn: string | null }) =>
    link.active && (link.expiresOn === null || link.expiresOn >= today);
  const link = data?.links.find(isOpen) ?? data?.links[0];
  return (
    <div className={styles.row}>
      <p className={styles.muted}>
        {link === undefined ? (
          tInvoices('link.title')
        ) : (
          <>
            {t(isOpen(link) ? 'section.linkOpen' : 'section.linkOff')}. {accessText(link, tInvoices, format)}
          </>
        )}
      </p>
      {data !== undefined && (
        <button type="button" className={styles.way} onClick={onManage}>
          {link === undefined ? tInvoices('link.create') : t('section.linkManage')}
        </button>
      )}
    </div>
  );
}
