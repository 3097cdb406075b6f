/** The summary, the filters and the tables that fit them, area by area. */
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../ui/FilterChoice.tsx';
import { FilterBar } from '../ui/FilterPopover.tsx';
import { useFormat } from '../ui/format.ts';
import { SectionHead } from '../ui/Heads.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { EmptyState } from '../ui/States.tsx';
import styles from './classification.module.css';
import { CATEGORIES, LEVELS } from './levels.ts';
import { type ClassifiedTable, countColumns, isNarrow, type Narrowing, narrowed } from './rows.ts';
import { Summary } from './Summary.tsx';
import { TableSection } from './TableSection.tsx';
import { type OpenTables, useOpenTables } from './use-open-tables.ts';
import { useClassWords } from './words.ts';

const EVERYTHING: Narrowing = { level: null, category: null, search: '' };

export function ClassifiedTables({ tables }: { tables: readonly ClassifiedTable[] }) {
  const { t } = useTranslation('data-classification');
  const format = useFormat();
  const [narrowing, setNarrowing] = useState(EVERYTHING);
  const shown = useNarrowed(tables, narrowing);
  const open = useOpenTables();
  const counts = { columns: format.count(countColumns(shown)), all: format.count(countColumns(tables)) };
  return (
    <>
      <Summary
        tables={tables}
        level={narrowing.level}
        onLevel={(level) => setNarrowing({ ...narrowing, level })}
      />
      <section className={styles.tables} aria-label={t('tables')}>
        <SectionHead title={t('tables')} aside={<span aria-live="polite">{t('shown', counts)}</span>} />
        <Filters narrowing={narrowing} onChange={setNarrowing} shown={shown} open={open} />
        {shown.length === 0 && (
          <EmptyState
            title={t('nothing')}
            text={t('nothingText')}
            action={<Button onClick={() => setNarrowing(EVERYTHING)}>{t('reset')}</Button>}
          />
        )}
        <Areas tables={shown} open={open} isNarrow={isNarrow(narrowing)} />
      </section>
    </>
  );
}

function useNarrowed(tables: readonly ClassifiedTable[], narrowing: Narrowing): ClassifiedTable[] {
  const words = useClassWords();
  return useMemo(
    () =>
      narrowed(tables, narrowing, {
        table: (table) => [table.name, words.table(table), words.about(table)].join(' '),
        column: (column) => [column.name, words.purpose(column)].join(' '),
      }),
    [tables, narrowing, words],
  );
}

interface FiltersProps {
  narrowing: Narrowing;
  onChange: (narrowing: Narrowing) => void;
  shown: readonly ClassifiedTable[];
  open: OpenTables;
}

function Filters({ narrowing, onChange, shown, open }: FiltersProps) {
  const { t } = useTranslation('data-classification');
  const words = useClassWords();
  return (
    <div className={styles.filters}>
      <FilterBar>
        <SearchField
          label={t('searchLabel')}
          search={narrowing.search}
          onSearch={(search) => onChange({ ...narrowing, search })}
        />
        <FilterChoice
          label={t('head.level')}
          value={narrowing.level}
          choices={LEVELS.map((value) => ({ value: value as string, label: words.level(value) }))}
          onChange={(level) => onChange({ ...narrowing, level })}
        />
        <FilterChoice
          label={t('head.category')}
          value={narrowing.category}
          choices={CATEGORIES.map((value) => ({ value: value as string, label: words.category(value) }))}
          onChange={(category) => onChange({ ...narrowing, category })}
        />
        <Button
          size="xs"
          variant="subtle"
          onClick={() => (open.isAnyOpen ? open.closeAll() : open.openAll(shown.map(({ name }) => name)))}
        >
          {t(open.isAnyOpen ? 'closeAll' : 'openAll')}
        </Button>
      </FilterBar>
    </div>
  );
}

interface AreasProps {
  tables: readonly ClassifiedTable[];
  open: OpenTables;
  /** What was looked for is shown at once. */
  isNarrow: boolean;
}

function Areas({ tables, open, isNarrow: isSearching }: AreasProps) {
  const { t } = useTranslation('data-classification');
  const areas = [...new Set(tables.map(({ area }) => area))];
  return areas.map((area) => (
    <div key={area} className={styles.area}>
      <p className={styles.areaName}>{t(`area.${area}`)}</p>
      {tables
        .filter((table) => table.area === area)
        .map((table) => (
          <TableSection
            // Unfolded anew for every search, and folded again by hand.
            key={`${table.name} ${isSearching}`}
            table={table}
            isOpen={isSearching || open.isOpen(table.name)}
            onToggle={(isOpen) => open.toggle(table.name, isOpen)}
          />
        ))}
    </div>
  ));
}
