/** Adding and changing a service, from any screen. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client as calls, codeOf, newKey } from '../api.ts';
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

function useServiceForm(props: ServiceDialogProps) {
  const { service, onClose } = props;
  const { value, change, forget } = useKeptState<Form>(
    `service-${service?.id ?? 'new'}`,
    service ?? newService(props),
  );
  const [tries, setTries] = useState(0);
  const sending = useSending();
  const store = useStore(props);
  const complete = completeFields(value);
  const giveUp = () => {
    forget();
    onClose();
  };
  const save = async () => {
    setTries(tries + 1);
    if (complete !== null && (await sending.send(() => store(complete)))) giveUp();
  };
  const { isBusy, failure } = sending;
  return { value, change, giveUp, save: () => void save(), complete, tries, isBusy, failure };
}

function newService({ initialName = '', initialVatCase = 'standard19' }: ServiceDialogProps): Form {
  return { name: initialName, description: '', unit: 'hourly', unitPrice: null, vatCase: initialVatCase };
}

/** Gives the function that adds the service or changes it. */
function useStore({ service, onSaved }: ServiceDialogProps) {
  const queries = useQueryClient();
  const key = useRef(newKey());
  return async (fields: Fields) => {
    const idempotencyKey = key.current;
    // A refused creation did not happen; the next try is an act of its own. After a lost answer the key must stay.
    const saved = await (service === undefined
      ? calls.services.create({ idempotencyKey, service: fields })
      : calls.services.update({ id: service.id, version: service.version, changes: fields })
    ).catch((error: unknown) => {
      if (codeOf(error) !== 'OFFLINE') key.current = newKey();
      throw error;
    });
    await queries.invalidateQueries({ queryKey: api.services.key() });
    onSaved?.(saved);
  };
}

function completeFields({ name, description, unit, unitPrice, vatCase }: Form): Fields | null {
  if (name.trim() === '' || unitPrice === null) return null;
  return { name: name.trim(), description, unit, unitPrice, vatCase };
}
