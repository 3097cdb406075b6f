/** How a service is shown in the list: in columns, or as one row on a phone. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, client as calls } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { useFormat } from '../ui/format.ts';
import { Hidden } from '../ui/Hidden.tsx';
import { RecordMenu, RecordName, RecordRow } from '../ui/Records.tsx';
import type { Column } from '../ui/table/index.ts';
import { toast } from '../ui/toast.tsx';
import type { ServiceMessage } from './message.ts';

type OnEdit = (service: ServiceMessage) => void;

export function useServiceColumns(onEdit: OnEdit): Column<ServiceMessage>[] {
  const { t } = useTranslation(['services', 'common']);
  const format = useFormat();
  return [
    {
      key: 'name',
      head: t('services:one'),
      width: '44%',
      cell: (service) => <Name service={service} onEdit={onEdit} />,
    },
    { key: 'unit', head: t('services:field.unit'), cell: (service) => t(`common:unit.${service.unit}`) },
    {
      key: 'vat',
      head: t('services:vat'),
      kind: 'end',
      cell: (service) => t(`common:vatCaseShort.${service.vatCase}`),
    },
    {
      key: 'price',
      head: t('services:priceInEuros'),
      kind: 'amount',
      width: '130px',
      cell: (service) => format.decimal(service.unitPrice, 2),
    },
    {
      key: 'actions',
      head: <Hidden>{t('common:actions')}</Hidden>,
      kind: 'end',
      width: '44px',
      cell: (service) => <Actions service={service} onEdit={onEdit} />,
    },
  ];
}

interface ServiceProps {
  service: ServiceMessage;
  onEdit: OnEdit;
}

export function ServiceRow({ service, onEdit }: ServiceProps) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const price = `${format.decimal(service.unitPrice, 2)} € / ${t(`unit.${service.unit}`)}`;
  return (
    <RecordRow
      name={<Name service={service} onEdit={onEdit} />}
      second={`${price}, ${t(`vatCaseShort.${service.vatCase}`)}`}
      menu={<Actions service={service} onEdit={onEdit} />}
    />
  );
}

function Name({ service, onEdit }: ServiceProps) {
  return <RecordName name={service.name} isArchived={service.archived} onEdit={() => onEdit(service)} />;
}

function Actions({ service, onEdit }: ServiceProps) {
  const { t } = useTranslation('services');
  const queries = useQueryClient();
  const errorText = useErrorText();
  const archive = async (archived: boolean) => {
    try {
      await calls.services.archive({ id: service.id, archived });
      await queries.invalidateQueries({ queryKey: api.services.key() });
      if (archived) toast.undo(t('archivedToast', { name: service.name }), () => void archive(false));
    } catch (error) {
      toast.error(t('notSaved'), errorText(error));
    }
  };
  return (
    <RecordMenu
      name={service.name}
      isArchived={service.archived}
      onEdit={() => onEdit(service)}
      onArchive={(archived) => void archive(archived)}
    />
  );
}
