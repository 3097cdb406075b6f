/** Adding and changing a client, from any screen. */
import { type Client, emptyClient } from '@belegbar/domain/clients';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client as calls } from '../connection/api.ts';
import { shownLanguage } from '../locales/i18n.ts';
import { changesOf } from '../ui/changes-of.ts';
import { Dialog } from '../ui/Dialogs.tsx';
import type { Completed } from '../ui/form/completed.ts';
import { RecordForm } from '../ui/form/RecordForm.tsx';
import { useRecordForm } from '../ui/form/use-record-form.ts';
import { SwitchField } from '../ui/SwitchField.tsx';
import { ClientFields } from './ClientFields.tsx';
import { type ClientMessage, fieldsOf } from './message.ts';

interface ClientDialogProps {
  opened: boolean;
  /** The client to change; without one a new client is added. */
  client?: ClientMessage | undefined;
  /** Name to begin a new client with, as typed in a search. */
  initialName?: string;
  /** The field that has the focus first, by its name; the client's name without it. */
  beginAt?: string;
  /** A new client may be for this one invoice alone. */
  forInvoice?: true;
  onClose: () => void;
  onSaved?: (client: ClientMessage) => void;
}

export function ClientDialog(props: ClientDialogProps) {
  const { t } = useTranslation('clients');
  const title = props.client === undefined ? t('addTitle') : t('editTitle', { name: props.client.name });
  return (
    <Dialog opened={props.opened} title={title} onClose={props.onClose} size={640}>
      <ClientForm key={props.client?.id ?? 'new'} {...props} />
    </Dialog>
  );
}

function ClientForm(props: ClientDialogProps) {
  const { t } = useTranslation('clients');
  const form = useClientForm(props);
  return (
    <RecordForm form={form} failedTitle={t('notSaved')}>
      <ClientFields form={form} isNew={form.isNew} hasNumber={form.hasNumber} beginAt={props.beginAt}>
        {props.forInvoice && form.isNew && (
          <SwitchField
            label={t('oneOff.label')}
            hint={t('oneOff.hint')}
            value={form.isOneOff}
            onChange={form.setOneOff}
          />
        )}
      </ClientFields>
    </RecordForm>
  );
}

function useClientForm({ client, initialName = '', onClose, onSaved }: ClientDialogProps) {
  const queries = useQueryClient();
  const [isOneOff, setOneOff] = useState(false);
  const empty = emptyClient(shownLanguage());
  const { data: business } = useQuery(api.business.get.queryOptions());
  const preferred = business?.xrechnung === true ? ({ invoiceFormat: 'xrechnung' } as const) : {};
  // Nobody looks for a client of one invoice by a number, unless those of the invoices are made of it.
  const hasNumber = !isOneOff || business?.numberPattern.includes('{CLIENT}') === true;
  const form = useRecordForm<Client, Client>({
    keptAs: 'client',
    record: client,
    begin: client === undefined ? { ...empty, ...preferred, name: initialName } : fieldsOf(client),
    complete: (value) => completeClient({ ...empty, ...value }),
    store: async (value, { idempotencyKey, ...began }) => {
      const saved = await (client === undefined
        ? calls.clients.create({
            idempotencyKey,
            client: hasNumber ? value : { ...value, number: '' },
            ...(isOneOff && { archived: true }),
          })
        : calls.clients.update({
            id: client.id,
            version: began.version,
            changes: changesOf(began.form, value),
          }));
      await queries.invalidateQueries({ queryKey: api.clients.key() });
      onSaved?.(saved);
    },
    newest: client === undefined ? null : () => newestOf(client.id),
    onClose,
  });
  // What this tab kept from before an update of the product lacks the fields that came with it.
  return { ...form, values: { ...empty, ...form.values }, isOneOff, setOneOff, hasNumber };
}

async function newestOf(id: string): Promise<{ form: Client; version: number }> {
  const now = await calls.clients.get({ id });
  return { form: fieldsOf(now), version: now.version };
}

/** Rows for addresses that were begun and left empty are nobody. */
function completeClient(client: Client): Completed<Client> {
  if (client.name.trim() === '') return { ok: false, problems: [{ field: 'name', code: 'name.empty' }] };
  const recipients = client.recipients.filter(({ email }) => email.trim() !== '');
  return { ok: true, value: { ...client, recipients } };
}
