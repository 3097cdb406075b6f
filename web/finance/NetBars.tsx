/** Months as bars above and below zero; each leads to what it is made of. */
import {
  type BarScale,
  type Cents,
  cents,
  countsInThousands,
  heightOf,
  negateCents,
  netScale,
  sumCents,
} from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/format.ts';
import { Hidden } from '../ui/Hidden.tsx';
import styles from './net-bars.module.css';

/** `assumed` is hatched. */
export type Look = 'certain' | 'assumed';

export interface Part {
  look: Look;
  /** Above zero. */
  amount: Cents;
}

export interface NetMonth {
  key: string;
  /** Below the bars. */
  name: string;
  /** All that it says, for who hears it. */
  said: string;
  /** From zero upwards, and from zero down. */
  up: readonly Part[];
  down: readonly Part[];
  /** Of the year before, a line across; absent where it is not known. */
  before?: Cents | undefined;
  /** A point of the line; null where it has none. */
  point?: Cents | null;
  isRunning?: boolean;
  /** What it shows is not all of it yet. */
  isPartial?: boolean;
  isSelected?: boolean;
}

interface Props {
  label: string;
  legend: readonly { key: 'in' | 'inAssumed' | 'out' | 'outAssumed' | 'line' | 'before'; name: string }[];
  months: readonly NetMonth[];
  onSelect: (key: string) => void;
}

export function NetBars({ label, legend, months, onSelect }: Props) {
  const scale = netScale(months.flatMap(heightsOf));
  const isInThousands = countsInThousands(scale);
  const { t } = useTranslation();
  return (
    <figure className={styles.figure} aria-label={label}>
      <ul className={styles.legend}>
        {legend.map(({ key, name }) => (
          <li key={key}>
            <span className={styles.key} data-key={key} aria-hidden="true" />
            {name}
          </li>
        ))}
        <li className={styles.unit}>{t(isInThousands ? 'bars.thousands' : 'bars.euros')}</li>
      </ul>
      <div className={styles.chart}>
        <Axis scale={scale} isInThousands={isInThousands} />
        <ol className={styles.months}>
          {months.map((month) => (
            <Month key={month.key} month={month} scale={scale} onSelect={onSelect} />
          ))}
        </ol>
        <Line months={months} scale={scale} />
      </div>
    </figure>
  );
}

const CENTS_OF_THOUSAND = 100_000;
const CENTS_OF_EURO = 100;

function heightsOf({ up, down, before, point }: NetMonth): Cents[] {
  const sum = (parts: readonly Part[]) => sumCents(parts.map(({ amount }) => amount));
  return [sum(up), negateCents(sum(down)), before ?? cents(0), point ?? cents(0)];
}

function Axis({ scale, isInThousands }: { scale: BarScale; isInThousands: boolean }) {
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

interface MonthProps {
  month: NetMonth;
  scale: BarScale;
  onSelect: (key: string) => void;
}

function Month({ month, scale, onSelect }: MonthProps) {
  const {
    key,
    name,
    said,
    up,
    down,
    before,
    isRunning = false,
    isPartial = false,
    isSelected = false,
  } = month;
  return (
    <li>
      <button
        type="button"
        className={styles.month}
        title={said}
        aria-pressed={isSelected}
        data-running={isRunning || undefined}
        data-partial={isPartial || undefined}
        onClick={() => onSelect(key)}
      >
        <span className={styles.track}>
          <Stack parts={up} scale={scale} isUp />
          <Stack parts={down} scale={scale} isUp={false} />
          {before !== undefined && before !== 0 && (
            <span className={styles.before} style={{ bottom: `${heightOf(scale, before)}%` }} />
          )}
        </span>
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
        <Hidden>{said}</Hidden>
      </button>
    </li>
  );
}

function Stack({ parts, scale, isUp }: { parts: readonly Part[]; scale: BarScale; isUp: boolean }) {
  let reached = cents(0);
  return parts.map(({ look, amount }) => {
    const from = reached;
    reached = sumCents([reached, isUp ? amount : negateCents(amount)]);
    const [low, high] = isUp ? [from, reached] : [reached, from];
    return (
      <span
        key={look}
        className={styles.bar}
        data-side={isUp ? 'in' : 'out'}
        data-look={look}
        data-none={amount === 0 || undefined}
        style={{
          bottom: `${heightOf(scale, low)}%`,
          height: `${heightOf(scale, high) - heightOf(scale, low)}%`,
        }}
      />
    );
  });
}

/** One point above the middle of each month that has one. */
function Line({ months, scale }: { months: readonly NetMonth[]; scale: BarScale }) {
  const points = months.flatMap(({ key, point }, place) =>
    point === undefined || point === null
      ? []
      : [{ key, x: ((place + 0.5) / months.length) * 100, y: heightOf(scale, point) }],
  );
  if (points.length === 0) return null;
  return (
    <div className={styles.line} aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polyline points={points.map(({ x, y }) => `${x},${100 - y}`).join(' ')} />
      </svg>
      {points.map(({ key, x, y }) => (
        <span key={key} style={{ insetInlineStart: `${x}%`, bottom: `${y}%` }} />
      ))}
    </div>
  );
}
