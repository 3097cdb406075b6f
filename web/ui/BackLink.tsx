/** The way back to the list that a page belongs to, above its title. */
import { IconChevronLeft } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import styles from './heads.module.css';

export function BackLink({
  children,
  ...to
}: Pick<LinkProps, 'to' | 'params' | 'search'> & { children: string }) {
  return (
    <Link {...to} className={styles.back ?? ''}>
      <IconChevronLeft size={16} stroke={1.75} aria-hidden="true" />
      {children}
    </Link>
  );
}
