/** Text for screen readers alone. */
import type { ReactNode } from 'react';
import styles from './small.module.css';

export function Hidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
