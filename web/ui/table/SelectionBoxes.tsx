/** The boxes by which rows are selected. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../format.ts';
import styles from './table.module.css';
import type { RowSelection } from './use-selection.ts';

/** Selects all rows that are loaded. */
export function HeadBox({ selection }: { selection: RowSelection }) {
  const { t } = useTranslation('common');
  const format = useFormat();
  const box = useRef<HTMLInputElement>(null);
  const { isPageChosen, count, rows } = selection;
  const isPartly = count > 0 && !isPageChosen;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className={styles.pick}>
      <input
        ref={box}
        type="checkbox"
        aria-label={t('table.selectAll', { count: format.count(rows.length) as never })}
        checked={isPageChosen}
        disabled={rows.length === 0}
        onChange={selection.togglePage}
      />
    </label>
  );
}

interface RowBoxProps {
  id: string;
  /** How screen readers call the row. */
  name: string;
  selection: RowSelection;
  className: string | undefined;
}

/** A click with shift, or space with shift, selects all rows from the last one on. */
export function RowBox({ id, name, selection, className }: RowBoxProps) {
  const { t } = useTranslation('common');
  const shift = useRef(false);
  return (
    <label className={className}>
      <input
        type="checkbox"
        data-selects-row
        aria-label={t('table.selectRow', { name })}
        checked={selection.isChosen(id)}
        onClick={(event) => {
          shift.current = event.shiftKey;
        }}
        onChange={() => selection.toggle(id, shift.current)}
      />
    </label>
  );
}
