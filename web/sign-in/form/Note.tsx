/** A calm line above a form: what brought the visitor here. */
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './form.module.css';

const ICONS = { info: IconInfoCircle, pos: IconCircleCheck, warn: IconAlertTriangle };

export function Note({ tone, children }: { tone: keyof typeof ICONS; children: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <p className={styles.note} data-tone={tone} role="status">
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
