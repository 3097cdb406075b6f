/** A state as icon, word and tint; shape and word carry it without colour. */
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './states.module.css';

interface BadgeProps {
  icon: TablerIcon;
  tone: 'plain' | 'info' | 'warn' | 'neg' | 'pos';
  children: ReactNode;
}

export function Badge({ icon: Icon, tone, children }: BadgeProps) {
  return (
    <span className={styles.badge} data-tone={tone}>
      <Icon size={14} stroke={2} aria-hidden="true" />
      {children}
    </span>
  );
}
