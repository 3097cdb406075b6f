/** The field of the client: what is typed stays there until a client is chosen. */
import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { IconPlus, IconSelector } from '@tabler/icons-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientMessage } from '../../../clients/index.ts';
import styles from '../editor.module.css';
import small from '../small.module.css';
import { fieldId } from './field-id.ts';
import { NEW, useClientChoices } from './use-client-choices.ts';
import { useMeantClient } from './use-meant-client.ts';

interface Props {
  chosen: ClientMessage | null;
  onChoose: (client: ClientMessage) => void;
  /** A client of this name is to be added. */
  onNew: (name: string) => void;
}

/** Enter and leaving take the client who is meant beyond doubt; Enter adds one where none is. */
export function ClientField(props: Props) {
  const { t } = useTranslation('invoices');
  const field = useField(props);
  const { choices, isOpen, name, onNew } = { ...field, ...props };
  return (
    <>
      <Autocomplete
        {...field.input}
        id={fieldId('clientId')}
        label={t('field.clientId')}
        placeholder={t('client.choose')}
        data={choices.options}
        filter={({ options }) => options}
        renderOption={renderOption}
        openOnFocus={false}
        maxDropdownHeight={280}
        autoComplete="off"
        comboboxProps={{ shadow: 'sm' }}
        rightSection={<IconSelector size={16} stroke={1.75} aria-hidden="true" />}
        rightSectionPointerEvents="none"
      />
      {isOpen && (
        <p className={styles.notChosen} role="status">
          {t('client.notChosen', { name })}{' '}
          <button type="button" className={small.textButton} onClick={() => onNew(name)}>
            {t('client.new')}
          </button>
        </p>
      )}
    </>
  );
}

/** What stands in the field, and what keys do with it. `isOpen` after leaving a name that is no client's. */
function useField({ chosen, onChoose, onNew }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isInside, setInside] = useState(false);
  // Choosing also writes the words of the option into the field.
  const isPicking = useRef(false);
  const text = typed ?? chosen?.name ?? '';
  const name = text === chosen?.name ? '' : text.trim();
  const choices = useClientChoices(name, chosen);
  const takeMeant = useMeantClient(name, take);
  function take(client: ClientMessage) {
    setTyped(null);
    onChoose(client);
  }
  const input: Partial<AutocompleteProps> = {
    value: text,
    onChange: (next) => {
      if (!isPicking.current) setTyped(next);
      isPicking.current = false;
    },
    onOptionSubmit: (id) => {
      isPicking.current = true;
      const found = choices.clients.find((client) => client.id === id);
      if (found) take(found);
      else onNew(name);
    },
    onFocus: (event) => {
      setInside(true);
      event.currentTarget.select();
    },
    onKeyDown: (event) => {
      if (event.key === 'Escape') setTyped(null);
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || name === '' || isOptionActive(event))
        return;
      event.preventDefault();
      void takeMeant().then((found) => found === 'none' && onNew(name));
    },
    onBlur: () => {
      setInside(false);
      if (name === '') setTyped(null);
      else void takeMeant();
    },
  };
  return { input, choices, name, isOpen: name !== '' && !isInside };
}

/** Whether the arrow keys stand on a choice, which Enter then takes. */
function isOptionActive({ currentTarget }: KeyboardEvent<HTMLElement>): boolean {
  const list = document.getElementById(currentTarget.getAttribute('aria-controls') ?? '');
  return list?.querySelector('[data-combobox-selected]') != null;
}

const renderOption: NonNullable<AutocompleteProps['renderOption']> = ({ option }) => {
  const { value, label = value } = option as { value: string; label?: string };
  if (value !== NEW) return label;
  return (
    <span className={styles.newChoice}>
      <IconPlus size={16} stroke={1.75} aria-hidden="true" />
      {label}
    </span>
  );
};
