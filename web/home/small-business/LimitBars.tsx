/** The turnover of the year before and of this one as bars, beside the limits that they are measured by. */
import type { SmallBusinessLimits } from '@belegbar/domain/law';
import { type Cents, cents, heightOf, ZERO } from '@belegbar/domain/money';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/format.ts';
import { Money } from '../../ui/Money.tsx';
import type { TurnoverOfYear } from '../use-turnover.ts';
import own from './small-business.module.css';

interface Props {
  turnover: TurnoverOfYear;
  limits: SmallBusinessLimits;
}

export function LimitBars({ turnover, limits }: Props) {
  const { t } = useTranslation('home');
  const format = useFormat();
  const { year, received, previousYear } = turnover;
  const { previousYear: lower, currentYear: upper } = limits;
  const scale = { from: ZERO, to: cents(Math.max(upper, received, previousYear ?? 0)) };
  const share = (amount: Cents) => `${Math.max(0, heightOf(scale, amount))}%`;
  return (
    <div className={own.bars}>
      <dl className={own.years}>
        {previousYear !== null && (
          <Year name={String(year - 1)} amount={previousYear} limits={[lower]} share={share} />
        )}
        <Year
          name={t('small.soFar', { year })}
          amount={received}
          limits={[lower, upper]}
          share={share}
          isRunning
        />
      </dl>
      <div className={own.axis} aria-hidden="true">
        {[lower, upper].map((limit) => (
          <span key={limit} className={own.limit} style={{ insetInlineStart: share(limit) }}>
            {format.money(limit).replace(/[,.]00(?!\d)/, '')}
          </span>
        ))}
      </div>
    </div>
  );
}

interface YearProps {
  name: string;
  amount: Cents;
  /** Each is a mark on the bar; beyond the last one it is red. */
  limits: readonly Cents[];
  /** Of the whole width. */
  share: (amount: Cents) => string;
  isRunning?: boolean;
}

function Year({ name, amount, limits, share, isRunning = false }: YearProps) {
  const isOver = amount > Math.max(...limits);
  return (
    <div className={own.year}>
      <dt>{name}</dt>
      <dd>
        <Money cents={amount} />
        <span className={own.track} aria-hidden="true">
          <span
            className={own.bar}
            data-running={isRunning || undefined}
            data-over={isOver || undefined}
            style={{ width: share(amount) }}
          />
          {limits.map((limit) => (
            <span key={limit} className={own.mark} style={{ insetInlineStart: share(limit) }} />
          ))}
        </span>
      </dd>
    </div>
  );
}
