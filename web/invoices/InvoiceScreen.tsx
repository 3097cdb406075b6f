/** One invoice by its id: a draft opens in the editor, an issued one shows its stored document, or is amended in the editor. */
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, codeOf } from '../connection/api.ts';
import { lazyPart } from '../connection/lazy-part.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Page, PageHead } from '../ui/Heads.tsx';
import { Loading } from '../ui/Loading.tsx';
import { ErrorState } from '../ui/States.tsx';
import { InvoiceDetail } from './detail/InvoiceDetail.tsx';
import type { Invoice } from './messages.ts';

const OpenedAmendment = lazyPart(() => import('./editor/OpenedAmendment.tsx'));
const OpenedDraft = lazyPart(() => import('./editor/OpenedDraft.tsx'));

const POLL_MILLISECONDS = 1_500;

export function InvoiceScreen({ id, isAmending }: { id: string; isAmending: boolean }) {
  const { t } = useTranslation('invoices');
  const invoice = useQuery(
    api.invoices.get.queryOptions({
      input: { id },
      refetchInterval: ({ state }) => (state.data?.delivery === 'queued' ? POLL_MILLISECONDS : false),
    }),
  );
  if (invoice.isPending) return <Waiting />;
  if (!invoice.data) {
    if (codeOf(invoice.error) === 'NOT_FOUND' || codeOf(invoice.error) === 'BAD_REQUEST')
      return <NoSuchInvoice />;
    return (
      <Page>
        <ErrorState title={t('detail.failed')} error={invoice.error} onRetry={() => void invoice.refetch()} />
      </Page>
    );
  }
  if (invoice.data.status !== 'draft')
    return isAmending ? (
      <Amended key={id} invoice={invoice.data} />
    ) : (
      <InvoiceDetail key={id} invoice={invoice.data} />
    );
  return (
    <Suspense fallback={<Waiting />}>
      <OpenedDraft key={id} invoice={invoice.data} />
    </Suspense>
  );
}

/** Once open the editor stays, whatever happens meanwhile: what stands against it then is said when it is issued. */
function Amended({ invoice }: { invoice: Invoice }) {
  const [isOpen] = useState(invoice.amendable);
  if (!isOpen) return <InvoiceDetail invoice={invoice} />;
  return (
    <Suspense fallback={<Waiting />}>
      <OpenedAmendment invoice={invoice} />
    </Suspense>
  );
}

function Waiting() {
  return (
    <Page>
      <Loading lines={8} />
    </Page>
  );
}

function NoSuchInvoice() {
  const { t } = useTranslation('invoices');
  return (
    <Page>
      <PageHead title={t('detail.notFound')} lead={t('detail.notFoundWhy')} />
      <ButtonLink to="/invoices">{t('detail.toList')}</ButtonLink>
    </Page>
  );
}
