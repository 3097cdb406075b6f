/** The editor on the content of an issued invoice, under its number; what this device may have kept of an amendment is brought back. */
import { amendedDraft } from '@belegbar/domain/invoices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../connection/api.ts';
import { useFormat } from '../../ui/format.ts';
import { Page } from '../../ui/Heads.tsx';
import { ErrorState } from '../../ui/States.tsx';
import type { Invoice } from '../messages.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { type Business, InvoiceEditor } from './InvoiceEditor.tsx';
import { storedOf } from './sync/draft-server.ts';
import type { Stored } from './sync/draft-sync.ts';
import { startOnStored } from './sync/start.ts';
import { readUnsaved, unsavedPlace } from './sync/unsaved.ts';

export default function OpenedAmendment({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoices');
  const business = useQuery(api.business.get.queryOptions());
  if (business.data) return <Opened invoice={invoice} business={business.data} />;
  if (!business.isError) return <EditorSkeleton title={t('amend.title', { number: invoice.number })} />;
  return (
    <Page>
      <ErrorState title={t('editor.failed')} error={business.error} onRetry={() => void business.refetch()} />
    </Page>
  );
}

function Opened({ invoice, business }: { invoice: Invoice; business: Business }) {
  const { language } = useFormat();
  const [amended] = useState(invoice);
  const [start] = useState(() => {
    const kept = readUnsaved(localStorage, unsavedPlace(business.id, invoice.id));
    return startOnStored(issuedOf(invoice), kept, language);
  });
  return <InvoiceEditor business={business} start={start} reading={issuedOf(invoice)} amends={amended} />;
}

/** With the day on which it was issued, which a draft need not name. */
function issuedOf(invoice: Invoice): Stored {
  return { ...storedOf(invoice), draft: amendedDraft(invoice.draft, invoice) };
}
