/** Search and filters in one line above a list; each that is set shows its value and an x. On a phone they open behind a button. */
import { ActionIcon, Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from './Dialogs.tsx';
import { FilterBar } from './FilterPopover.tsx';
import styles from './filter-line.module.css';
import { SearchField } from './SearchField.tsx';

interface FilterLineProps {
  /** What is searched. */
  label: string;
  search: string;
  onSearch: (search: string) => void;
  filters: readonly LineFilter[];
  /** Undefined where nothing narrows the list. */
  onClearAll: (() => void) | undefined;
}

interface LineFilter {
  key: string;
  isSet: boolean;
  /** A `FilterPopover`, or what is one. */
  filter: ReactNode;
}

export function FilterLine(props: FilterLineProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const { label, search, onSearch, filters } = props;
  const count = filters.filter(({ isSet }) => isSet).length;
  const show = t('filters.show');
  return (
    <FilterBar>
      <div className={styles.search}>
        <SearchField label={label} search={search} onSearch={onSearch} />
      </div>
      <ActionIcon
        className={styles.opener ?? ''}
        variant="default"
        aria-label={count === 0 ? show : `${show} (${count})`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <fieldset className={styles.filters} aria-label={t('filters.shown')}>
        <All {...props} />
      </fieldset>
      <FilterSheet {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </FilterBar>
  );
}

/** Each choice is in force at once; the list behind is what it leads to. */
function FilterSheet({
  isOpen,
  onClose,
  ...props
}: FilterLineProps & { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog opened={isOpen} title={t('filters.shown')} onClose={onClose}>
      <div className={styles.sheet}>
        <All {...props} />
      </div>
      <DialogActions>
        <Button variant="filled" onClick={onClose}>
          {t('filters.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** On a phone a filter that is set stays in view. */
function All({ filters, onClearAll }: Pick<FilterLineProps, 'filters' | 'onClearAll'>) {
  const { t } = useTranslation();
  return (
    <>
      {filters.map(({ key, isSet, filter }) => (
        <span key={key} className={styles.slot} data-set={isSet || undefined}>
          {filter}
        </span>
      ))}
      {onClearAll && (
        <Button className={styles.clear ?? ''} size="compact-sm" variant="subtle" onClick={onClearAll}>
          {t('filters.clearAll')}
        </Button>
      )}
    </>
  );
}
