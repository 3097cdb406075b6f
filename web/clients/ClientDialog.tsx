/** Adding and changing a client, from any screen. */
import { type Client, emptyClient } from '@belegbar/domain/clients';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, client as calls } from '../api.ts';
import { shownLanguage } from '../locales/i18n.ts';
import { changesOf } from '../ui/changes-of.ts';
import { Dialog } from '../ui/Dialogs.tsx';
import { RecordForm } from '../ui/RecordForm.tsx';
import { useRecordForm } from '../ui/use-record-form.ts';
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
    <RecordForm form={form} isNew={props.client === undefined} failedTitle={t('notSaved')}>
      <ClientFields
        value={form.value}
        onChange={form.change}
        failure={form.failure}
        isTried={form.tries > 0}
        isNew={props.client === undefined}
        beginAt={props.beginAt}
      />
    </RecordForm>
  );
}

function useClientForm({ client, initialName = '', onClose, onSaved }: ClientDialogProps) {
  const queries = useQueryClient();
  const empty = emptyClient(shownLanguage());
  const { data: business } = useQuery(api.business.get.queryOptions());
  const preferred = business?.xrechnung === true ? ({ invoiceFormat: 'xrechnung' } as const) : {};
  const form = useRecordForm<Client, Client>({
    kind: 'client',
    record: client,
    begin: client === undefined ? { ...empty, ...preferred, name: initialName } : fieldsOf(client),
    complete: (value) => (value.name.trim() === '' ? null : withoutBlanks({ ...empty, ...value })),
    store: async (value, { idempotencyKey, ...began }) => {
      const saved = await (client === undefined
        ? calls.clients.create({ idempotencyKey, client: value })
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
  return { ...form, value: { ...empty, ...form.value } };
}

async function newestOf(id: string): Promise<{ form: Client; version: number }> {
  const now = await calls.clients.get({ id });
  return { form: fieldsOf(now), version: now.version };
}

/** Rows for addresses that were begun and left empty are nobody. */
function withoutBlanks(client: Client): Client {
  return { ...client, recipients: client.recipients.filter(({ email }) => email.trim() !== '') };
}
