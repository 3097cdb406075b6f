/** The lines of a chart of months, with their numbers left of them; the months lie over it in a list of the same height. */
import { type BarScale, heightOf } from '@belegbar/domain/money';
import styles from './bar-axis.module.css';
import { useFormat } from './format.ts';

const CENTS_OF_THOUSAND = 100_000;
const CENTS_OF_EURO = 100;

export function BarAxis({ scale, isInThousands }: { scale: BarScale; isInThousands: boolean }) {
  const { language } = useFormat();
  const numbers = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { maximumFractionDigits: 3 });
  const unit = isInThousands ? CENTS_OF_THOUSAND : CENTS_OF_EURO;
  return (
    <div className={styles.axis} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <div
          key={tick}
          className={styles.tick}
          data-zero={tick === 0 || undefined}
          style={{ bottom: `${heightOf(scale, tick)}%` }}
        >
          <span>{numbers.format(tick / unit).replace('-', '−')}</span>
        </div>
      ))}
    </div>
  );
}
