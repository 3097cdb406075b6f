/** How the file is understood: guessed, and changeable where the guess was wrong. */
import { DAY_ORDERS, IMPORT_KINDS } from '@belegbar/domain/imports';
import { useTranslation } from 'react-i18next';
import { Fields } from '../ui/Heads.tsx';
import { SwitchField } from '../ui/SwitchField.tsx';
import { SelectField } from '../ui/TextFields.tsx';
import type { Settings } from './message.ts';

const ENCODINGS = ['utf-8', 'windows-1252', 'iso-8859-15', 'utf-16le', 'utf-16be', 'macintosh'] as const;
const SEPARATORS = { ';': 'semicolon', ',': 'comma', '\t': 'tab', '|': 'bar' } as const;

/** What is booked is not updated by a file; a name or number stands for one record. */
const EXISTING: Readonly<Record<Settings['kind'], readonly Settings['existing'][]>> = {
  clients: ['skip', 'update'],
  services: ['skip', 'update'],
  expenses: ['skip', 'add'],
};

interface HowReadProps {
  settings: Settings;
  onChange: (changes: Partial<Settings>) => void;
}

export function HowRead({ settings, onChange }: HowReadProps) {
  const { t } = useTranslation('imports');
  return (
    <Fields>
      <SelectField
        label={t('what')}
        value={settings.kind}
        choices={IMPORT_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        onChange={(kind) => onChange({ kind })}
      />
      <SelectField
        label={t('read.existing')}
        hint={t(`read.existingHint.${settings.kind}`)}
        value={settings.existing}
        choices={EXISTING[settings.kind].map((value) => ({ value, label: t(`read.${value}`) }))}
        onChange={(existing) => onChange({ existing })}
      />
      <Cut settings={settings} onChange={onChange} />
      {settings.kind !== 'clients' && (
        <SelectField
          label={t('read.decimalSign')}
          value={settings.decimalSign}
          choices={[
            { value: ',', label: t('read.decimalComma') },
            { value: '.', label: t('read.decimalPoint') },
          ]}
          onChange={(decimalSign) => onChange({ decimalSign })}
        />
      )}
      {settings.kind === 'expenses' && (
        <SelectField
          label={t('read.dayOrder')}
          value={settings.dayOrder}
          choices={DAY_ORDERS.map((value) => ({ value, label: t(`read.${value}`) }))}
          onChange={(dayOrder) => onChange({ dayOrder })}
        />
      )}
      <SwitchField
        label={t('read.hasHeadings')}
        value={settings.hasHeadings}
        onChange={(hasHeadings) => onChange({ hasHeadings })}
      />
    </Fields>
  );
}

/** How bytes become signs, and signs cells. */
function Cut({ settings, onChange }: HowReadProps) {
  const { t } = useTranslation('imports');
  return (
    <>
      <SelectField
        label={t('read.encoding')}
        hint={t('read.encodingHint')}
        value={settings.encoding}
        choices={ENCODINGS.map((value) => ({ value, label: t(`encoding.${value}`) }))}
        onChange={(encoding) => onChange({ encoding })}
      />
      <SelectField
        label={t('read.separator')}
        value={settings.separator}
        choices={(Object.keys(SEPARATORS) as (keyof typeof SEPARATORS)[]).map((value) => ({
          value,
          label: t(`separator.${SEPARATORS[value]}`),
        }))}
        onChange={(separator) => onChange({ separator })}
      />
    </>
  );
}
