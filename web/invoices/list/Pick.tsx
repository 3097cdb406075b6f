/** The boxes by which invoices are chosen. */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import type { Row } from '../messages.ts';
import styles from './list.module.css';
import type { Choosing } from './use-selection.ts';

/** By its number, a draft by whom it is for. */
export function nameOf({ number, clientName, title }: Row): string {
  return number ?? ([clientName, title].filter((text) => text !== '').join(', ') || '–');
}

export function PickHead({ choosing }: { choosing: Choosing }) {
  const { t } = useTranslation('invoice-list');
  const format = useFormat();
  const box = useRef<HTMLInputElement>(null);
  const { isPageChosen, count, rows } = choosing;
  const isPartly = count > 0 && !isPageChosen;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className={styles.pick}>
      <input
        ref={box}
        type="checkbox"
        aria-label={t('select.all', { count: format.count(rows.length) as never })}
        checked={isPageChosen}
        disabled={rows.length === 0}
        onChange={choosing.togglePage}
      />
    </label>
  );
}

/** A click with shift, or space with shift, chooses all rows from the last one on. */
export function PickCell({ row, choosing }: { row: Row; choosing: Choosing }) {
  const { t } = useTranslation('invoice-list');
  const shift = useRef(false);
  return (
    <label className={styles.pick}>
      <input
        type="checkbox"
        aria-label={t('select.row', { name: nameOf(row) })}
        checked={choosing.isChosen(row.id)}
        onClick={(event) => {
          shift.current = event.shiftKey;
        }}
        onChange={() => choosing.toggle(row.id, shift.current)}
      />
    </label>
  );
}
