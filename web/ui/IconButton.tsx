/** A button that is an icon, such as those of the header. */
import type { TablerIcon } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

/** `label` names it; on a phone it is as large as a finger. */
export function IconButton({
  icon: Icon,
  label,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & { icon: TablerIcon; label: string }) {
  return (
    <button
      type="button"
      className={`${styles.button} ${className ?? ''}`}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      {children}
    </button>
  );
}
