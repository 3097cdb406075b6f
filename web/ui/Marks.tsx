/** Small marks beside words: how many wait, which key does the same. */
import { useTranslation } from 'react-i18next';
import { useFormat } from './format.ts';
import { Hidden } from './Hidden.tsx';
import { keysOf } from './keys.ts';
import styles from './marks.module.css';

const COUNTED_MAX = 99;

/** 99+ above 99. */
export function cappedCount(count: number): string {
  return count > COUNTED_MAX ? `${COUNTED_MAX}+` : String(count);
}

interface CounterProps {
  count: number;
  /** Says it in words: "3 approvals are waiting". */
  label: string;
  /** Somebody has to act: it pulses softly. */
  isWaiting?: boolean;
}

/** A number in a pill. */
export function Counter({ count, label, isWaiting }: CounterProps) {
  return (
    <span className={styles.counter} data-waiting={isWaiting || undefined}>
      <span aria-hidden="true">{cappedCount(count)}</span>
      <Hidden>{label}</Hidden>
    </span>
  );
}

/** Keys pressed together, named as on the keyboard of this device: `Mod+K` is ⌘ K or Strg K. */
export function Keys({ of: keys }: { of: string }) {
  const { i18n } = useTranslation();
  return (
    <span className={styles.keys}>
      {keysOf(keys, i18n.language).map((name) => (
        <kbd key={name} className={styles.key}>
          {name}
        </kbd>
      ))}
    </span>
  );
}

interface ProgressProps {
  label: string;
  value: number;
  max: number;
  /** Says the state in words; otherwise "3 / 12". */
  text?: string;
}

/** How much of a whole is reached; beyond the whole it stays full. */
export function Progress({ label, value, max, text }: ProgressProps) {
  const format = useFormat();
  const share = Math.min(Math.max(value / max, 0), 1);
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={text ?? `${format.count(value)} / ${format.count(max)}`}
    >
      <div style={{ width: `${share * 100}%` }} />
    </div>
  );
}
