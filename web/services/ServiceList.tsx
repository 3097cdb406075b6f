/** Services that are billed often, with their unit, VAT and price. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { TransferMenu } from '../imports/index.ts';
import { AddButton, RecordFoot } from '../ui/Records.tsx';
import { EmptyState, ErrorState } from '../ui/States.tsx';
import { DataTable } from '../ui/table/index.ts';
import type { ServiceMessage } from './message.ts';
import { ServiceDialog } from './ServiceDialog.tsx';
import { ServiceRow, useServiceColumns } from './service-columns.tsx';

/** `initialVatCase` is what a new service begins with. */
export function ServiceList({ initialVatCase }: { initialVatCase: ServiceMessage['vatCase'] }) {
  const { t } = useTranslation('services');
  const query = useQuery(api.services.list.queryOptions({ input: {} }));
  const [edited, setEdited] = useState<ServiceMessage | 'new' | null>(null);
  if (query.error !== null) {
    return <ErrorState title={t('loadFailed')} error={query.error} onRetry={() => void query.refetch()} />;
  }
  const services = query.data?.services;
  const add = <AddButton onClick={() => setEdited('new')}>{t('add')}</AddButton>;
  const emptyActs = (
    <>
      {add} <TransferMenu kind="services" />
    </>
  );
  return (
    <>
      {services?.length === 0 ? (
        <EmptyState title={t('empty')} text={t('emptyText')} action={emptyActs} lines={0} />
      ) : (
        <Found services={services} onEdit={setEdited} add={add} />
      )}
      <ServiceDialog
        opened={edited !== null}
        service={edited === 'new' || edited === null ? undefined : edited}
        initialVatCase={initialVatCase}
        onClose={() => setEdited(null)}
      />
    </>
  );
}

interface FoundProps {
  services: ServiceMessage[] | undefined;
  onEdit: (service: ServiceMessage) => void;
  add: React.ReactNode;
}

function Found({ services, onEdit, add }: FoundProps) {
  const { t } = useTranslation('services');
  const [isArchiveShown, setArchiveShown] = useState(false);
  const columns = useServiceColumns(onEdit);
  const archivedCount = services?.filter((service) => service.archived).length ?? 0;
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={services?.filter((service) => isArchiveShown || !service.archived)}
        rowKey={(service) => service.id}
        expectedRows={3}
        card={(service) => <ServiceRow service={service} onEdit={onEdit} />}
      />
      <RecordFoot
        add={
          <>
            {add}
            <TransferMenu kind="services" />
          </>
        }
        archivedCount={archivedCount}
        isArchiveShown={isArchiveShown}
        onShowArchive={setArchiveShown}
        count={services !== undefined && t('count', { count: services.length - archivedCount })}
      />
    </>
  );
}
