/** Chooses the client by typing, adds one in place, and lets the VAT case of the lines follow. */
import { type PaymentTerms, proposeVatCase, usualFor } from '@belegbar/domain/invoices';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSelector } from '@tabler/icons-react';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClientDialog, type ClientMessage } from '../../../clients/index.ts';
import { api } from '../../../connection/api.ts';
import styles from '../editor.module.css';
import small from '../small.module.css';
import type { DraftEditor } from '../use-draft-editor.ts';
import type { EditorContext } from '../use-editor-context.ts';
import { fieldId } from './field-id.ts';

const NEW = 'new';
const MOST_SHOWN = 50;

interface Props {
  editor: DraftEditor;
  context: EditorContext;
}

type Asked = { kind: 'new'; name: string } | { kind: 'edit' } | null;

export function ClientPicker({ editor, context }: Props) {
  const { t } = useTranslation('invoices');
  const [asked, setAsked] = useState<Asked>(null);
  const choose = useChoose(editor, context);
  return (
    <div className={styles.clientField}>
      <ClientSelect
        editor={editor}
        context={context}
        onChoose={choose}
        onNew={(name) => setAsked({ kind: 'new', name })}
      />
      {context.client && (
        <button
          type="button"
          className={`${small.textButton} ${styles.fieldAction}`}
          onClick={() => setAsked({ kind: 'edit' })}
        >
          {t('client.edit')}
        </button>
      )}
      {asked !== null && (
        <ClientDialog
          opened
          {...(asked.kind === 'new'
            ? { initialName: asked.name }
            : context.client && { client: context.client })}
          onClose={() => setAsked(null)}
          onSaved={choose}
        />
      )}
    </div>
  );
}

interface SelectProps extends Props {
  onChoose: (client: ClientMessage) => void;
  onNew: (name: string) => void;
}

function ClientSelect({ editor, context, onChoose, onNew }: SelectProps) {
  const { t } = useTranslation('invoices');
  const [typed, setTyped] = useState('');
  const choices = useChoices(typed, context);
  function pick(id: string | null) {
    const found = choices.clients.find((client) => client.id === id);
    if (id === NEW) onNew(choices.name);
    else if (found) onChoose(found);
  }
  return (
    <Select
      id={fieldId('clientId')}
      label={t('field.clientId')}
      placeholder={t('client.choose')}
      data={choices.options}
      filter={({ options }) => options.filter((option) => 'value' in option && choices.isShown(option.value))}
      renderOption={({ option }) => <Choice isNew={option.value === NEW} label={option.label} />}
      value={editor.form.clientId}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={pick}
      searchable
      allowDeselect={false}
      openOnFocus={false}
      maxDropdownHeight={280}
      autoComplete="off"
      comboboxProps={{ shadow: 'sm' }}
      rightSection={<IconSelector size={16} stroke={1.75} aria-hidden="true" />}
      rightSectionPointerEvents="none"
    />
  );
}

function Choice({ isNew, label }: { isNew: boolean; label: string }) {
  if (!isNew) return label;
  return (
    <span className={styles.newChoice}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      {label}
    </span>
  );
}

/** The clients that match what is typed, and the way to a new one. */
function useChoices(typed: string, context: EditorContext) {
  const { t } = useTranslation('invoices');
  const chosen = context.client;
  const name = chosen !== null && typed === chosen.name ? '' : typed.trim();
  const [search] = useDebouncedValue(name, 150);
  const { data, isPlaceholderData } = useQuery(
    api.clients.list.queryOptions({
      input: { limit: MOST_SHOWN, archived: 'no', ...(search === '' ? {} : { search }) },
      placeholderData: keepPreviousData,
    }),
  );
  const listed = data?.clients ?? [];
  const clients = chosen && !listed.some(({ id }) => id === chosen.id) ? [chosen, ...listed] : listed;
  const label = name === '' ? t('client.new') : t('client.newNamed', { name });
  // Until the answer to what is typed is there, a quick Enter must not take a client of the answer before.
  const isAnswered = search === name && !isPlaceholderData;
  const shown = isAnswered ? listed : listed.filter((client) => isNamed(client, name));
  return {
    clients,
    name,
    options: [...clients.map((client) => ({ value: client.id, label: client.name })), { value: NEW, label }],
    isShown: (id: string) => id === NEW || shown.some((client) => client.id === id),
  };
}

function isNamed(client: ClientMessage, name: string): boolean {
  return client.name.toLowerCase().includes(name.toLowerCase());
}

/** Lines and terms that follow what was proposed for the client before follow the new client. */
function useChoose(editor: DraftEditor, context: EditorContext): (client: ClientMessage) => void {
  const cache = useQueryClient();
  return (client) => {
    cache.setQueryData(api.clients.get.queryKey({ input: { id: client.id } }), client);
    const { business, smallBusiness, today } = context;
    const { standardVatRate } = business;
    const { vatCase } = proposeVatCase({ client, smallBusiness, standardVatRate });
    const before = usualFor(context.client, business, today).paymentTerms;
    const { language, paymentTerms } = usualFor(client, business, today);
    const terms = isSame(editor.form.paymentTerms, before) ? { paymentTerms } : {};
    editor.dispatch({ kind: 'head', changes: { clientId: client.id, language, ...terms } });
    editor.dispatch({ kind: 'followProposal', from: context.proposal.vatCase, to: vatCase });
  };
}

function isSame(terms: PaymentTerms, others: PaymentTerms): boolean {
  return terms.kind === others.kind && whenOf(terms) === whenOf(others);
}

function whenOf(terms: PaymentTerms): string | number {
  if (terms.kind === 'immediate') return 0;
  return terms.kind === 'date' ? terms.on : terms.days;
}
