/** How closely something is kept: as many filled bars as the class is high, and the word. */
import type { Level } from '@belegbar/domain/data-classification';
import { numbersBelow } from '../ui/numbers.ts';
import styles from './classification.module.css';
import { LEVELS } from './levels.ts';
import { useClassWords } from './words.ts';

export function LevelMark({ level }: { level: string }) {
  const words = useClassWords();
  const rank = LEVELS.indexOf(level as Level) + 1;
  return (
    <span className={styles.level}>
      <span className={styles.meter} aria-hidden="true">
        {numbersBelow(LEVELS.length).map((index) => (
          <span key={index} data-filled={index < rank || undefined} />
        ))}
      </span>
      {words.level(level)}
    </span>
  );
}
