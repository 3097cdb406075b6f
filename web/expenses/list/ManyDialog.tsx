/** Asks once before something is done with several expenses: with which, with which not, and what it needs to know. */
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogActions } from '../../ui/Dialogs.tsx';
import { useFormat } from '../../ui/format.ts';
import { Notice } from '../../ui/States.tsx';
import styles from './list.module.css';
import type { ListedExpense } from './use-list.ts';

interface Props {
  title: string;
  /** What it changes. */
  text: string;
  rows: readonly ListedExpense[];
  /** What happens to each. */
  told: (row: ListedExpense) => ReactNode;
  /** What can be chosen for each, below its name. */
  choice?: (row: ListedExpense) => ReactNode;
  /** What all of them come to. */
  sum?: ReactNode;
  /** With how many of the chosen ones it does nothing, and why. */
  skipped: { count: number; why: string };
  /** What it needs to know. */
  children: ReactNode;
  confirmLabel: string;
  isComplete: boolean;
  /** How many are done, while it goes on. */
  done: number | null;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

export function ManyDialog({ title, text, rows, told, choice, sum, skipped, children, ...rest }: Props) {
  const { t } = useTranslation(['expense-list', 'common']);
  const format = useFormat();
  const { confirmLabel, isComplete, done, onConfirm, onClose } = rest;
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    onClose();
  };
  return (
    <Dialog opened title={title} onClose={onClose}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete && !isBusy) void confirm();
        }}
      >
        <p>{text}</p>
        {children}
        {rows.length === 0 && <Notice tone="warn" title={t('many.none')} />}
        <ul className={styles.told}>
          {rows.map((row) => (
            <li key={row.id}>
              <div>
                <span>{row.vendor.name}</span>
                <small className={styles.number}>{row.number}</small>
                {choice?.(row)}
              </div>
              <span className={styles.day}>{told(row)}</span>
            </li>
          ))}
        </ul>
        {rows.length > 0 && sum}
        {skipped.count > 0 && (
          <p className={styles.quiet}>
            {t('many.skipped', {
              count: skipped.count,
              total: format.count(skipped.count),
              why: skipped.why,
            })}
          </p>
        )}
        <DialogActions isBusy={isBusy}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={isBusy} disabled={!isComplete || rows.length === 0}>
            {confirmLabel}
          </Button>
        </DialogActions>
        <p role="status" className={styles.running}>
          {done !== null && t('many.running', { done: format.count(done), total: format.count(rows.length) })}
        </p>
      </form>
    </Dialog>
  );
}
