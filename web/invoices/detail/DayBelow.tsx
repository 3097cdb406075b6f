/** On a phone the day stands below what it belongs to, so that the amount has room. */
import type { Day } from '@belegbar/domain/calendar';
import { useFormat } from '../../ui/format.ts';
import styles from './detail.module.css';

export function DayBelow({ day }: { day: Day | null }) {
  const format = useFormat();
  return day && <span className={styles.dayBelow}>{format.day(day)}</span>;
}
