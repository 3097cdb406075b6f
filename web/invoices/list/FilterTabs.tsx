/** The states of invoices as tabs with their counts, on the ink rule. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { FILTERS, type ListFilter } from '../messages.ts';
import styles from './list.module.css';

interface Props {
  filter: ListFilter;
  counts: Partial<Record<ListFilter, number>> | undefined;
  onChoose: (filter: ListFilter) => void;
}

export function FilterTabs({ filter, counts, onChoose }: Props) {
  const { t } = useTranslation('invoices');
  const format = useFormat();
  const current = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter is another tab.
  useEffect(() => {
    // On a phone the tabs are wider than the window.
    current.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [filter]);
  return (
    <nav className={styles.tabs} aria-label={t('list.states')}>
      {FILTERS.map((name) => (
        <button
          key={name}
          ref={name === filter ? current : null}
          type="button"
          className={styles.tab}
          aria-current={name === filter ? 'true' : undefined}
          onClick={() => onChoose(name)}
        >
          {t(`list.filter.${name}`)}
          <span className={styles.tabCount}>
            {counts?.[name] === undefined ? '' : format.count(counts[name])}
          </span>
        </button>
      ))}
    </nav>
  );
}
