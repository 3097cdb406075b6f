/** The files that went out with an issued invoice, to be fetched again. */
import { useTranslation } from 'react-i18next';
import { SectionHead } from '../../ui/Heads.tsx';
import { AttachedFiles } from '../AttachedFiles.tsx';
import type { Invoice } from '../messages.ts';

export function Attachments({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const files = invoice.draft.attachments ?? [];
  // The documents that take an invoice back carry none of their own.
  if (invoice.kind !== 'invoice' || files.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('attachments.title')} />
      <AttachedFiles
        files={files}
        address={(place) => `/files/invoices/${invoice.id}/attachments/${place + 1}`}
      />
    </section>
  );
}
