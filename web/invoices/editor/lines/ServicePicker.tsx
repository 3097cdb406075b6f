/** Puts a saved service into the lines, or saves a new one and puts that in. */
import { Menu, TextInput } from '@mantine/core';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, newKey } from '../../../connection/api.ts';
import { ServiceDialog, type ServiceMessage } from '../../../services/index.ts';
import { useFormat } from '../../../ui/format.ts';
import styles from '../dialogs.module.css';
import small from '../small.module.css';
import type { DraftEditor } from '../use-draft-editor.ts';
import type { EditorContext } from '../use-editor-context.ts';
import { serviceLine } from './service-line.ts';

const MANY = 8;

interface Props {
  editor: DraftEditor;
  context: EditorContext;
}

export function ServicePicker({ editor, context }: Props) {
  const { t } = useTranslation('invoices');
  const [isOpen, setOpen] = useState(false);
  const [newName, setNewName] = useState<string | null>(null);
  const insert = useInsert(editor, context);
  const isForeign = editor.form.currency !== 'EUR';
  return (
    <>
      <Menu opened={isOpen} onChange={setOpen} width={340}>
        <Menu.Target>
          <button type="button" className={small.textButton}>
            {t('service.insert')}
          </button>
        </Menu.Target>
        <Menu.Dropdown className={styles.services ?? ''}>
          {isOpen && <Choices isForeign={isForeign} onChoose={insert} onNew={setNewName} />}
        </Menu.Dropdown>
      </Menu>
      {newName !== null && (
        <ServiceDialog
          opened
          initialName={newName}
          initialVatCase={context.smallBusiness ? 'smallBusiness' : 'standard19'}
          onClose={() => setNewName(null)}
          onSaved={insert}
        />
      )}
    </>
  );
}

interface ChoicesProps {
  /** The invoice is in another currency than the prices of services. */
  isForeign: boolean;
  onChoose: (service: ServiceMessage) => void;
  onNew: (name: string) => void;
}

function Choices({ isForeign, onChoose, onNew }: ChoicesProps) {
  const { t } = useTranslation(['invoices', 'common']);
  const format = useFormat();
  const [search, setSearch] = useState('');
  const { data } = useQuery(api.services.list.queryOptions({ input: {} }));
  const services = (data?.services ?? []).filter((service) => !service.archived);
  const found = services.filter(({ name }) => name.toLowerCase().includes(search.trim().toLowerCase()));
  return (
    <>
      {services.length > MANY && <Search value={search} onChange={setSearch} />}
      {data && services.length === 0 && <p className={styles.menuNote}>{t('service.none')}</p>}
      {isForeign && services.length > 0 && <p className={styles.menuNote}>{t('service.inEuros')}</p>}
      {found.map((service) => (
        <Menu.Item
          key={service.id}
          rightSection={
            <span className={small.quiet}>
              {format.decimal(service.unitPrice, 2)} € / {t(`common:unit.${service.unit}`)}
            </span>
          }
          onClick={() => onChoose(service)}
        >
          {service.name}
        </Menu.Item>
      ))}
      <Menu.Item leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => onNew(search)}>
        {t('service.new')}
      </Menu.Item>
    </>
  );
}

function Search({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('invoices');
  return (
    <TextInput
      aria-label={t('service.search')}
      placeholder={t('service.search')}
      leftSection={<IconSearch size={16} stroke={1.75} aria-hidden="true" />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function useInsert(editor: DraftEditor, context: EditorContext): (service: ServiceMessage) => void {
  const { language } = useFormat();
  return (service) => {
    const { currency } = editor.form;
    const line = serviceLine(service, {
      id: newKey(),
      currency,
      proposed: context.proposal.vatCase,
      language,
    });
    editor.dispatch({ kind: 'insertFilled', lines: [line] });
  };
}
