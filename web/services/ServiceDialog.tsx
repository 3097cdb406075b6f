/** Adding and changing a service, from any screen. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client as calls, newKey } from '../api.ts';
import { Dialog } from '../ui/Dialogs.tsx';
import { FormFoot } from '../ui/FormFoot.tsx';
import { useKeptState } from '../ui/kept.ts';
import { Notice } from '../ui/States.tsx';
import { useFirstWrong } from '../ui/use-first-wrong.ts';
import { useSending } from '../ui/use-sending.ts';
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
  const { t } = useTranslation(['services', 'common']);
  const form = useServiceForm(props);
  const isTried = form.tries > 0;
  const place = useFirstWrong(form.failure ?? (isTried && form.tries));
  return (
    <form
      ref={place}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <ServiceFields value={form.value} onChange={form.change} failure={form.failure} isTried={isTried} />
      {isTried && form.complete === null && <Notice tone="neg" title={t('services:required')} />}
      <FormFoot
        failedTitle={t('services:notSaved')}
        failure={form.failure}
        isBusy={form.isBusy}
        action={t(props.service === undefined ? 'common:add' : 'common:save.action')}
        onCancel={form.giveUp}
      />
    </form>
  );
}

function useServiceForm({
  service,
  initialName = '',
  initialVatCase = 'standard19',
  onClose,
  onSaved,
}: ServiceDialogProps) {
  const queries = useQueryClient();
  const begin = service ?? {
    name: initialName,
    description: '',
    unit: 'hourly',
    unitPrice: null,
    vatCase: initialVatCase,
  };
  const { value, change, forget } = useKeptState<Form>(`service-${service?.id ?? 'new'}`, begin);
  const [tries, setTries] = useState(0);
  const sending = useSending();
  const key = useRef(newKey());
  const complete = completeFields(value);
  const act = async (fields: Fields) => {
    const saved = await (service === undefined
      ? calls.services.create({ idempotencyKey: key.current, service: fields })
      : calls.services.update({ id: service.id, version: service.version, changes: fields }));
    await queries.invalidateQueries({ queryKey: api.services.key() });
    onSaved?.(saved);
  };
  const giveUp = () => {
    forget();
    onClose();
  };
  const save = async () => {
    setTries(tries + 1);
    if (complete === null) return;
    if (await sending.send(() => act(complete))) giveUp();
    // A refused creation did not happen; the next try is an act of its own.
    else key.current = newKey();
  };
  return {
    value,
    change,
    giveUp,
    save: () => void save(),
    complete,
    tries,
    isBusy: sending.isBusy,
    failure: sending.failure,
  };
}

function completeFields({ name, description, unit, unitPrice, vatCase }: Form): Fields | null {
  if (name.trim() === '' || unitPrice === null) return null;
  return { name: name.trim(), description, unit, unitPrice, vatCase };
}
