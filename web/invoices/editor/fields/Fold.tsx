/** A part of the editor that is needed less often: closed, one line tells what it holds. */
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from '../findings/findings.module.css';
import small from '../small.module.css';

export function Fold({
  title,
  summary,
  children,
}: {
  title: string;
  summary: ReactNode;
  children: ReactNode;
}) {
  return (
    <details className={styles.fold}>
      <summary>
        <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        <span className={styles.foldTitle}>{title}</span>
        <span className={small.quiet}>{summary}</span>
      </summary>
      <div className={styles.foldBody}>{children}</div>
    </details>
  );
}
