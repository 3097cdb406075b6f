/** Above the cards of a narrow window: how many there are, in which order, and the way to selecting some. */
import { Button, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Sorting, turned } from './sorting.ts';
import styles from './table.module.css';
import type { RowSelection } from './use-selection.ts';

interface CardsHeadProps {
  /** "12 invoices" */
  countText: string | undefined;
  sorting: Sorting | undefined;
  selection: RowSelection | undefined;
}

export function CardsHead({ countText, sorting, selection }: CardsHeadProps) {
  return (
    <div className={styles.cardsHead}>
      <span>{countText}</span>
      {sorting && <SortMenu sorting={sorting} />}
      {selection && <SelectButtons selection={selection} />}
    </div>
  );
}

function SelectButtons({ selection }: { selection: RowSelection }) {
  const { t } = useTranslation('common');
  const { isSelecting } = selection;
  return (
    <>
      {isSelecting && (
        <Button size="compact-sm" variant="subtle" onClick={selection.togglePage}>
          {t('table.all')}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="subtle"
        aria-pressed={isSelecting}
        onClick={() => (isSelecting ? selection.clear() : selection.begin(null))}
      >
        {t(isSelecting ? 'table.stopSelecting' : 'table.startSelecting')}
      </Button>
    </>
  );
}

function SortMenu({ sorting: { now, sorts, onSort, isFixed = false } }: { sorting: Sorting }) {
  const { t } = useTranslation('common');
  const Icon = now.order === 'ascending' ? IconArrowUp : IconArrowDown;
  const column = sorts.find(({ key }) => key === now.sort)?.name;
  const other = turned(now);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          size="compact-sm"
          variant="subtle"
          rightSection={<Icon size={14} stroke={2} aria-hidden="true" />}
        >
          {t('table.sortedBy', { column })}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {sorts.map(({ key, name, first }) => (
          <Menu.Item
            key={key}
            aria-current={key === now.sort ? 'true' : undefined}
            onClick={() => onSort({ sort: key, order: first })}
          >
            {name}
          </Menu.Item>
        ))}
        {!isFixed && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={() => onSort(other)}>{t(`table.${other.order}`)}</Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
