/** A few large figures on one ruled strip. */
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './figure-strip.module.css';

export function FigureStrip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={styles.strip} aria-label={label}>
      {children}
    </section>
  );
}

interface FigureCellProps {
  label: ReactNode;
  /** The figure, or what stands in its place. */
  children: ReactNode;
  /** A line below, such as how many invoices it is of. */
  note?: ReactNode;
}

export function FigureCell({ label, children, note }: FigureCellProps) {
  return (
    <div className={styles.cell}>
      <p className={styles.label}>{label}</p>
      <p className={styles.figure}>{children}</p>
      <p className={styles.note}>{note ?? '\u00a0'}</p>
    </div>
  );
}

/** Where a figure could not be found out. */
export function UnknownFigure({ children }: { children: ReactNode }) {
  return <span className={styles.unknown}>{children}</span>;
}

/** A label that presses, with its icon. */
export function AlarmLabel({ children }: { children: ReactNode }) {
  return (
    <span className={styles.alarm}>
      <IconAlertCircle size={14} stroke={2} aria-hidden="true" />
      {children}
    </span>
  );
}
