/** `/clients/{id}`: who a client is, what they owe and have brought, their invoices and what they paid. */
import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, codeOf } from '../../connection/api.ts';
import { AddLink, ButtonLink } from '../../ui/ButtonLink.tsx';
import { Page, PageHead, SectionHead } from '../../ui/Heads.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { ClientDialog, type ClientMessage, useArchiveClient } from '../index.ts';
import { ClientFacts } from './ClientFacts.tsx';
import { ClientFigures } from './ClientFigures.tsx';
import { ClientInvoices } from './ClientInvoices.tsx';
import { ClientPayments } from './ClientPayments.tsx';
import styles from './client-page.module.css';

export function ClientPage({ id }: { id: string }) {
  const { t } = useTranslation('clients');
  const { data, error, refetch } = useQuery(api.clients.get.queryOptions({ input: { id } }));
  if (data !== undefined) return <Known client={data} />;
  const isUnknown = error !== null && ['NOT_FOUND', 'INVALID', 'BAD_REQUEST'].includes(codeOf(error));
  return (
    <Page>
      <PageHead title={t(isUnknown ? 'page.unknown' : 'one')} />
      {error === null && <Loading lines={8} />}
      {isUnknown && (
        <EmptyState
          title={t('page.unknownTitle')}
          text={t('page.unknownText')}
          action={<ButtonLink to="/clients">{t('page.toList')}</ButtonLink>}
          lines={0}
        />
      )}
      {error !== null && !isUnknown && (
        <ErrorState title={t('loadFailed')} error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}

function Known({ client }: { client: ClientMessage }) {
  const { t } = useTranslation('clients');
  const [isEditing, setEditing] = useState(false);
  return (
    <Page>
      <PageHead
        title={client.name}
        eyebrow={
          [client.number, client.archived ? t('page.archived') : ''].filter(Boolean).join(' · ') || t('one')
        }
        actions={<Acts client={client} onEdit={() => setEditing(true)} />}
      />
      <ClientFigures clientId={client.id} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <section className={styles.invoices}>
            <SectionHead title={t('page.invoices')} />
            <ClientInvoices clientId={client.id} />
          </section>
          <section>
            <SectionHead title={t('page.payments')} />
            <ClientPayments clientId={client.id} />
          </section>
        </div>
        <aside className={styles.facts} aria-label={t('page.facts')}>
          <ClientFacts client={client} />
        </aside>
      </div>
      <ClientDialog opened={isEditing} client={client} onClose={() => setEditing(false)} />
    </Page>
  );
}

function Acts({ client, onEdit }: { client: ClientMessage; onEdit: () => void }) {
  const { t } = useTranslation(['clients', 'common']);
  const archive = useArchiveClient();
  const ArchiveIcon = client.archived ? IconArchiveOff : IconArchive;
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<ArchiveIcon size={16} stroke={1.75} aria-hidden="true" />}
        onClick={() => archive(client, !client.archived)}
      >
        {t(client.archived ? 'common:restore' : 'common:archive')}
      </Button>
      <Button leftSection={<IconPencil size={16} stroke={1.75} aria-hidden="true" />} onClick={onEdit}>
        {t('common:edit')}
      </Button>
      {!client.archived && (
        <AddLink to="/invoices/new" search={{ client: client.id }}>
          {t('clients:page.newInvoice')}
        </AddLink>
      )}
    </>
  );
}
