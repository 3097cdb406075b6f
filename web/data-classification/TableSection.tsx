/** One table of the database: what it is for, on which ground, for how long, for whom, and its columns. */
import { IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../ui/table/index.ts';
import styles from './classification.module.css';
import { LevelMark } from './LevelMark.tsx';
import { LEVELS } from './levels.ts';
import type { ClassifiedColumn, ClassifiedTable } from './rows.ts';
import { type ClassWords, useClassWords } from './words.ts';

interface TableSectionProps {
  table: ClassifiedTable;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

export function TableSection({ table, isOpen, onToggle }: TableSectionProps) {
  const { t } = useTranslation('data-classification');
  const words = useClassWords();
  return (
    <details className={styles.table} open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary className={styles.tableHead}>
        <IconChevronRight size={16} stroke={1.75} className={styles.chevron ?? ''} aria-hidden="true" />
        <h3 className={styles.tableName}>
          {words.table(table)} <code>{table.name}</code>
        </h3>
        <span className={styles.tableLevel}>
          <LevelMark level={highestLevel(table)} />
          <span className={styles.columnCount}>{t('columnCount', { count: table.columns.length })}</span>
        </span>
        <span className={styles.about}>{words.about(table)}</span>
      </summary>
      {isOpen && (
        <>
          <dl className={styles.facts}>
            <Fact name={t('head.basis')} text={words.basis(table)} />
            <Fact name={t('head.retention')} text={words.retention(table)} />
            <Fact name={t('head.readers')} text={words.readers(table)} />
          </dl>
          <Columns table={table} words={words} />
        </>
      )}
    </details>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

function Columns({ table, words }: { table: ClassifiedTable; words: ClassWords }) {
  const { t } = useTranslation('data-classification');
  const name = (column: ClassifiedColumn) => <code className={styles.code}>{column.name}</code>;
  const columns: Column<ClassifiedColumn>[] = [
    { key: 'name', head: t('head.column'), width: '24%', cell: name },
    {
      key: 'category',
      head: t('head.category'),
      width: '12%',
      cell: ({ category }) => words.category(category),
    },
    { key: 'level', head: t('head.level'), width: '20%', cell: ({ level }) => <LevelMark level={level} /> },
    { key: 'purpose', head: t('head.purpose'), cell: words.purpose },
  ];
  return (
    <DataTable
      caption={t('caption', { table: words.table(table) })}
      columns={columns}
      rows={table.columns}
      rowKey={({ name: key }) => key}
      cardUntil="63.99em"
      card={(column) => (
        <div className={styles.mobileColumn}>
          <span className={styles.mobileHead}>
            {name(column)} <LevelMark level={column.level} />
          </span>
          <span className={styles.about}>
            {words.category(column.category)}: {words.purpose(column)}
          </span>
        </div>
      )}
    />
  );
}

function highestLevel({ columns }: ClassifiedTable): string {
  return LEVELS.findLast((level) => columns.some((column) => column.level === level)) ?? 'public';
}
