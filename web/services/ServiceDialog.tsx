/** Adding and changing a service, from any screen. */
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, client as calls } from '../connection/api.ts';
import { changesOf } from '../ui/changes-of.ts';
import { Dialog } from '../ui/Dialogs.tsx';
import type { Completed } from '../ui/form/completed.ts';
import { RecordForm } from '../ui/form/RecordForm.tsx';
import { useRecordForm } from '../ui/form/use-record-form.ts';
import type { ServiceFields as Fields, ServiceMessage } from './message.ts';
import { type ServiceForm as Form, ServiceFields } from './ServiceFields.tsx';

interface ServiceDialogProps {
  opened: boolean;
  /** The service to change; without one a new service is added. */
  service?: ServiceMessage | undefined;
  /** Name to begin a new service with, as typed in a search. */
  initialName?: string;
  /** VAT case to begin a new service with: `smallBusiness` under § 19. */
  initialVatCase?: ServiceMessage['vatCase'];
  onClose: () => void;
  onSaved?: (service: ServiceMessage) => void;
}

export function ServiceDialog(props: ServiceDialogProps) {
  const { t } = useTranslation('services');
  const title = props.service === undefined ? t('addTitle') : t('editTitle', { name: props.service.name });
  return (
    <Dialog opened={props.opened} title={title} onClose={props.onClose} size={560}>
      <ServiceForm key={props.service?.id ?? 'new'} {...props} />
    </Dialog>
  );
}

function ServiceForm(props: ServiceDialogProps) {
  const { t } = useTranslation('services');
  const form = useServiceForm(props);
  return (
    <RecordForm form={form} failedTitle={t('notSaved')}>
      <ServiceFields form={form} />
    </RecordForm>
  );
}

function useServiceForm(props: ServiceDialogProps) {
  const { service, onClose, onSaved } = props;
  const queries = useQueryClient();
  return useRecordForm<Form, Fields>({
    keptAs: 'service',
    record: service,
    begin: service ?? newService(props),
    complete: completeFields,
    store: async (fields, { idempotencyKey, form, version }) => {
      const saved = await (service === undefined
        ? calls.services.create({ idempotencyKey, service: fields })
        : calls.services.update({ id: service.id, version, changes: changesOf(form, fields) }));
      await queries.invalidateQueries({ queryKey: api.services.key() });
      onSaved?.(saved);
    },
    newest: service === undefined ? null : () => newestOf(service),
    onClose,
  });
}

/** A service is never deleted, so the list has it. */
async function newestOf(service: ServiceMessage): Promise<{ form: Form; version: number }> {
  const { services } = await calls.services.list({});
  const form = services.find(({ id }) => id === service.id) ?? service;
  return { form, version: form.version };
}

function newService({ initialName = '', initialVatCase = 'standard19' }: ServiceDialogProps): Form {
  return { name: initialName, description: '', unit: 'hourly', unitPrice: null, vatCase: initialVatCase };
}

function completeFields({ name, description, unit, unitPrice, vatCase }: Form): Completed<Fields> {
  const problems = [
    ...(name.trim() === '' ? [{ field: 'name', code: 'text.empty' }] : []),
    ...(unitPrice === null ? [{ field: 'unitPrice', code: 'text.empty' }] : []),
  ];
  if (unitPrice === null || problems.length > 0) return { ok: false, problems };
  return { ok: true, value: { name: name.trim(), description, unit, unitPrice, vatCase } };
}
