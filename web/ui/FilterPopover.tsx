/** A filter of a list: a button that opens its choices, and once set shows its value and an x. */
import { Popover } from '@mantine/core';
import { IconChevronDown, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './tabs.module.css';

interface FilterPopoverProps {
  /** What is filtered: "Period". */
  label: string;
  /** The value in words when the filter is set: "October 2026". */
  value?: string | undefined;
  onClear: () => void;
  /** The choices; `close` closes the popover after one. */
  children: (close: () => void) => ReactNode;
}

export function FilterPopover({ label, value, onClear, children }: FilterPopoverProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isSet = value !== undefined;
  return (
    <span className={styles.filter} data-set={isSet || undefined}>
      <Popover
        opened={isOpen}
        onChange={setOpen}
        position="bottom-start"
        // Walking through a long list by keyboard may scroll its button away, and the list must stay.
        hideDetached={false}
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <button type="button" className={styles.filterButton} onClick={() => setOpen(!isOpen)}>
            <span className={styles.filterText}>{isSet ? `${label}: ${value}` : label}</span>
            {!isSet && <IconChevronDown size={14} stroke={2} aria-hidden="true" />}
          </button>
        </Popover.Target>
        <Popover.Dropdown aria-label={label}>{children(() => setOpen(false))}</Popover.Dropdown>
      </Popover>
      {isSet && (
        <button
          type="button"
          className={styles.filterClear}
          aria-label={t('clearFilter', { filter: label })}
          onClick={onClear}
        >
          <IconX size={14} stroke={2} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

/** Search and filters in one line above a list. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={styles.bar}>{children}</div>;
}
