/** What each column of the file is. */
import { targetsOf } from '@belegbar/domain/imports';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../ui/TextFields.tsx';
import { DataTable } from '../ui/table/index.ts';
import styles from './imports.module.css';
import type { Preview, Settings } from './message.ts';
import { useTargetName } from './target-name.ts';

interface ColumnsProps {
  columns: Preview['columns'];
  settings: Settings;
  onChange: (mapping: Settings['mapping']) => void;
}

type Column = Preview['columns'][number] & { place: number };

export function Columns({ columns, settings, onChange }: ColumnsProps) {
  const { t } = useTranslation('imports');
  const rows = columns.map((column, place) => ({ ...column, place }));
  const name = ({ heading, place }: Column) => heading || t('columns.unnamed', { place: place + 1 });
  const choose = (place: number, target: Settings['mapping'][number]) =>
    onChange(
      rows.map((_, at) => {
        const before = settings.mapping[at] ?? null;
        return at === place ? target : before === target ? null : before;
      }),
    );
  const choice = (column: Column) => (
    <TargetChoice
      label={name(column)}
      kind={settings.kind}
      value={settings.mapping[column.place] ?? null}
      onChange={(target) => choose(column.place, target)}
    />
  );
  return (
    <DataTable
      caption={t('columns.title')}
      rows={rows}
      rowKey={({ place }) => String(place)}
      columns={[
        { key: 'file', head: t('columns.file'), width: '30%', cell: (column) => name(column) },
        { key: 'samples', head: t('columns.samples'), cell: (column) => <Samples of={column.samples} /> },
        { key: 'target', head: t('columns.target'), width: '280px', cell: choice },
      ]}
      card={(column) => (
        <div className={styles.phoneColumn}>
          <p>{name(column)}</p>
          <Samples of={column.samples} />
          {choice(column)}
        </div>
      )}
      cardUntil="61.99em"
    />
  );
}

function Samples({ of }: { of: readonly string[] }) {
  return <span className={styles.samples}>{of.join(' · ')}</span>;
}

interface TargetChoiceProps {
  label: string;
  kind: Settings['kind'];
  value: Settings['mapping'][number];
  onChange: (target: Settings['mapping'][number]) => void;
}

function TargetChoice({ label, kind, value, onChange }: TargetChoiceProps) {
  const { t } = useTranslation('imports');
  const nameOf = useTargetName(kind);
  return (
    <SelectField
      label={t('columns.choose', { column: label })}
      isLabelHidden
      value={value ?? ''}
      choices={[
        { value: '', label: t('columns.leaveOut') },
        ...targetsOf(kind).map((target) => ({ value: target, label: nameOf(target) })),
      ]}
      onChange={(target) => onChange(target === '' ? null : target)}
    />
  );
}
