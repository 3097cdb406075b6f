/** The twelve months of a year as pairs of bars; each month leads to what it is made of. */
import {
  type BarScale,
  barScale,
  type Cents,
  cents,
  countsInThousands,
  heightOf,
} from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useFormat } from './format.ts';
import { Hidden } from './Hidden.tsx';
import { Money } from './Money.tsx';
import styles from './month-bars.module.css';

export interface MonthOfBars {
  /** 1 to 12 */
  month: number;
  /** One amount for each series. */
  amounts: readonly Cents[];
  /** Of the first series, a year before: drawn as a line over its bar. Absent where it is not known. */
  before?: Cents | undefined;
}

interface Props {
  /** Says what the chart shows. */
  label: string;
  /** Name and sum of each series, in the order of its amounts. */
  series: readonly { name: string; sum: Cents }[];
  months: readonly MonthOfBars[];
  /** What the lines of the year before are called. */
  beforeName?: string;
  /** A sentence below that says what to see. */
  note?: string | undefined;
  /** The month that is still running; null in a year that is not today's. */
  running: number | null;
  /** The month whose entries are shown. */
  selected: number | null;
  onSelect: (month: number) => void;
}

const THOUSAND = 1000;

export function MonthBars(props: Props) {
  const { label, series, months } = props;
  const scale = barScale(
    months.flatMap(({ amounts, before }) => (before === undefined ? amounts : [...amounts, before])),
  );
  const isEmpty = months.every(({ amounts }) => amounts.every((amount) => amount === 0));
  const isInThousands = countsInThousands(scale);
  return (
    <figure className={styles.figure} aria-label={label}>
      <ul className={styles.legend}>
        {series.map(({ name, sum }, index) => (
          <li key={name}>
            <span className={styles.key} data-series={index + 1} aria-hidden="true" />
            {name}{' '}
            <strong>
              <Money cents={sum} />
            </strong>
          </li>
        ))}
        {props.beforeName !== undefined && months.some(({ before }) => before !== undefined) && (
          <li>
            <span className={styles.lineKey} aria-hidden="true" />
            {props.beforeName}
          </li>
        )}
      </ul>
      <div className={styles.chart} data-empty={isEmpty || undefined}>
        <Axis scale={isEmpty ? { ...scale, ticks: [] } : scale} isInThousands={isInThousands} />
        <ol className={styles.months}>
          {months.map((month) => (
            <Month key={month.month} month={month} scale={scale} {...props} />
          ))}
        </ol>
      </div>
      <Caption {...props} isEmpty={isEmpty} isInThousands={isInThousands} />
    </figure>
  );
}

interface CaptionProps extends Pick<Props, 'running' | 'note'> {
  isEmpty: boolean;
  isInThousands: boolean;
}

/** In what the axis counts; an axis of nothing has no numbers. */
function Caption({ running, note, isEmpty, isInThousands }: CaptionProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const unit = t(isEmpty ? 'bars.nothing' : isInThousands ? 'bars.thousands' : 'bars.euros');
  const isRunning = running !== null && !isEmpty;
  const parts = [unit, isRunning && t('bars.running', { month: format.monthName(running) }), note];
  return <figcaption className={styles.caption}>{parts.filter(Boolean).join(' ')}</figcaption>;
}

function Axis({ scale, isInThousands }: { scale: BarScale; isInThousands: boolean }) {
  const { language } = useFormat();
  const numbers = new Intl.NumberFormat(language === 'de' ? 'de-DE' : 'en-GB', { maximumFractionDigits: 3 });
  const unit = isInThousands ? THOUSAND * 100 : 100;
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

function Month({
  month: { month, amounts, before },
  beforeName,
  scale,
  series,
  running,
  selected,
  onSelect,
}: Props & { month: MonthOfBars; scale: BarScale }) {
  const format = useFormat();
  const name = format.monthName(month);
  const said = [
    ...series.map((one, index) => `${one.name} ${format.money(amounts[index] ?? cents(0))}`),
    ...(before === undefined ? [] : [`${beforeName} ${format.money(before)}`]),
  ].join(', ');
  return (
    <li>
      <button
        type="button"
        className={styles.month}
        title={`${name}: ${said}`}
        aria-pressed={selected === month}
        data-running={running === month || undefined}
        onClick={() => onSelect(month)}
      >
        <span className={styles.bars}>
          {amounts.map((amount, index) => (
            <Bar
              key={series[index]?.name}
              amount={amount}
              before={index === 0 ? before : undefined}
              index={index}
              scale={scale}
            />
          ))}
        </span>
        <span className={styles.name} aria-hidden="true">
          {name.slice(0, 3)}
        </span>
        <Hidden>{`${name}: ${said}`}</Hidden>
      </button>
    </li>
  );
}

interface BarProps {
  amount: Cents;
  before: Cents | undefined;
  index: number;
  scale: BarScale;
}

function Bar({ amount, before, index, scale }: BarProps) {
  const zero = heightOf(scale, cents(0));
  const end = heightOf(scale, amount);
  return (
    <span className={styles.track}>
      <span
        className={styles.bar}
        data-series={index + 1}
        style={{ bottom: `${Math.min(zero, end)}%`, height: heightInSight(Math.abs(end - zero)) }}
      />
      {before !== undefined && before !== 0 && (
        <span className={styles.before} style={{ bottom: `${heightOf(scale, before)}%` }} />
      )}
    </span>
  );
}

/** Beside one huge month a small one is still there. */
function heightInSight(percent: number): string | number {
  return percent === 0 ? 0 : `max(2px, ${percent}%)`;
}
