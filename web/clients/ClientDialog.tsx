/** Adding and changing a client, from any screen. */
import type { Client } from '@belegbar/domain/clients';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { api, client as calls, codeOf, newKey } from '../api.ts';
import { shownLanguage } from '../locales/i18n.ts';
import { Dialog } from '../ui/Dialogs.tsx';
import { FormFoot } from '../ui/FormFoot.tsx';
import { useKeptState } from '../ui/kept.ts';
import { useFirstWrong } from '../ui/use-first-wrong.ts';
import { useSending } from '../ui/use-sending.ts';
import { ClientFields } from './ClientFields.tsx';
import { type ClientMessage, emptyClient, fieldsOf } from './message.ts';

interface ClientDialogProps {
  opened: boolean;
  /** The client to change; without one a new client is added. */
  client?: ClientMessage | undefined;
  /** Name to begin a new client with, as typed in a search. */
  initialName?: string;
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
  const { t } = useTranslation(['clients', 'common']);
  const form = useClientForm(props);
  const place = useFirstWrong(form.failure);
  return (
    <form
      ref={place}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.save();
      }}
    >
      <ClientFields value={form.value} onChange={form.change} failure={form.failure} />
      <FormFoot
        failedTitle={t('clients:notSaved')}
        failure={form.failure}
        isBusy={form.isBusy}
        action={t(props.client === undefined ? 'common:add' : 'common:save.action')}
        onCancel={form.giveUp}
      />
    </form>
  );
}

function useClientForm(props: ClientDialogProps) {
  const { client, initialName = '', onClose } = props;
  const begin =
    client === undefined ? { ...emptyClient(shownLanguage()), name: initialName } : fieldsOf(client);
  const { value, change, forget } = useKeptState<Client>(`client-${client?.id ?? 'new'}`, begin);
  const sending = useSending();
  const store = useStore(props);
  const giveUp = () => {
    forget();
    onClose();
  };
  const save = async () => {
    if (await sending.send(() => store(value))) giveUp();
  };
  return { value, change, giveUp, save: () => void save(), isBusy: sending.isBusy, failure: sending.failure };
}

/** Gives the function that adds the client or changes it. */
function useStore({ client, onSaved }: ClientDialogProps) {
  const queries = useQueryClient();
  const key = useRef(newKey());
  return async (value: Client) => {
    const idempotencyKey = key.current;
    // A refused creation did not happen; the next try is an act of its own. After a lost answer the key must stay.
    const saved = await (client === undefined
      ? calls.clients.create({ idempotencyKey, client: value })
      : calls.clients.update({ id: client.id, version: client.version, changes: changesOf(client, value) })
    ).catch((error: unknown) => {
      if (codeOf(error) !== 'OFFLINE') key.current = newKey();
      throw error;
    });
    await queries.invalidateQueries({ queryKey: api.clients.key() });
    onSaved?.(saved);
  };
}

function changesOf(before: ClientMessage, after: Client): Partial<Client> {
  const names = Object.keys(after) as (keyof Client)[];
  return Object.fromEntries(
    names.filter((name) => before[name] !== after[name]).map((name) => [name, after[name]]),
  );
}
