/** `/invoices/new`: an empty editor; the draft is made with the first change and then has its address. */

import { regimeOn } from '@belegbar/domain/business';
import { emptyDraft, proposeVatCase, usualFor } from '@belegbar/domain/invoices';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientMessage } from '../../clients/index.ts';
import { api, newKey } from '../../connection/api.ts';
import { useToday } from '../../session/session.ts';
import { useFormat } from '../../ui/format.ts';
import { Page } from '../../ui/Heads.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { blankLine, formOf } from './draft/draft-form.ts';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { type Business, InvoiceEditor } from './InvoiceEditor.tsx';
import type { Stored } from './sync/draft-sync.ts';
import { startNew } from './sync/start.ts';
import { readUnsaved, unsavedPlace } from './sync/unsaved.ts';

/** `clientId` is whom the invoice is for, when that is known; an unknown client leaves the field empty. */
export function NewInvoice({ clientId }: { clientId?: string | undefined }) {
  const { t } = useTranslation('invoices');
  const business = useQuery(api.business.get.queryOptions());
  const client = useQuery(
    api.clients.get.queryOptions({ input: { id: clientId ?? '' }, enabled: clientId !== undefined }),
  );
  const isWaiting = business.isPending || client.isLoading;
  if (business.data && !isWaiting) return <Opened business={business.data} client={client.data ?? null} />;
  if (!business.isError) return <EditorSkeleton title={t('editor.new')} />;
  return (
    <Page>
      <ErrorState title={t('editor.failed')} error={business.error} onRetry={() => void business.refetch()} />
    </Page>
  );
}

function Opened({ business, client }: { business: Business; client: ClientMessage | null }) {
  const { language } = useFormat();
  const today = useToday();
  const [start] = useState(() => {
    const usual = usualFor(client, business, today);
    const { defaultPaymentDays: paymentDays, template, currency } = business;
    const empty = emptyDraft({ language: usual.language, paymentDays });
    const draft = { ...empty, template, currency, ...usual };
    const { smallBusiness } = regimeOn(business.regimes, today);
    const { vatCase } = proposeVatCase({ client, smallBusiness, standardVatRate: business.standardVatRate });
    const blank = formOf({ ...draft, clientId: client?.id ?? null }, language);
    const form = { ...blank, lines: [blankLine(newKey(), vatCase, language)] };
    return startNew(form, readUnsaved(localStorage, unsavedPlace(business.id, null)));
  });
  return <InvoiceEditor business={business} start={start} onCreated={takeAddress} />;
}

/** The address changes in place, without the router: the editor stays as it is, with its focus and what is being typed. */
function takeAddress({ id }: Stored): void {
  History.prototype.replaceState.call(history, history.state, '', `/invoice/${id}`);
}
