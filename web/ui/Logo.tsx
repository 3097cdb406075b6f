/** The sign: the double rule under a total, whose lower rule turns into a tick. */
import { PRODUCT } from '@belegbar/domain/product';
import type { CSSProperties } from 'react';
import styles from './small.module.css';

/** The sign with or without the word; `size` is the height of the sign in pixels. */
export function Logo({ size = 26, withWord = true }: { size?: number; withWord?: boolean }) {
  return (
    <span className={styles.logo} style={{ '--logo-size': `${size}px` } as CSSProperties}>
      <svg
        className={styles.logoSign}
        viewBox="0 0 32 32"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={2.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        role={withWord ? 'presentation' : 'img'}
        aria-hidden={withWord}
        aria-label={withWord ? undefined : PRODUCT}
      >
        <path d="M3.5 14.75h15M3.5 20.5h9.4l4.4 5.5L28 6" />
      </svg>
      {withWord && <span className={styles.wordmark}>{PRODUCT}</span>}
    </span>
  );
}
