/** What the register comes to: this year's cost, what was bought, what is left, and what the next year takes. */
import { yearOf } from '@belegbar/domain/calendar';
import { type Cents, ZERO } from '@belegbar/domain/money';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useToday } from '../session/session.ts';
import { FigureCell, FigureStrip } from '../ui/FigureStrip.tsx';
import { Bone } from '../ui/Loading.tsx';
import { Money } from '../ui/Money.tsx';
import styles from './assets.module.css';
import type { AssetList } from './message.ts';

export function RegisterFigures({ list }: { list: AssetList | undefined }) {
  const { t } = useTranslation('assets');
  const year = yearOf(useToday());
  const sums = list?.sums;
  const of = (asked: number) => sums?.years.find((one) => one.year === asked);
  const amount = (value: Cents | undefined) =>
    sums === undefined ? <Bone width={120} /> : <Money cents={value ?? ZERO} />;
  return (
    <FigureStrip label={t('figures.label')}>
      <FigureCell label={t('figures.thisYear', { year })} note={t('figures.line')}>
        <Link to="/tax-reports/eur" search={{ year: String(year) }} className={styles.proof ?? ''}>
          {amount(of(year)?.depreciation)}
        </Link>
      </FigureCell>
      <FigureCell
        label={t('figures.cost')}
        note={
          sums === undefined
            ? undefined
            : t(sums.gone > 0 ? 'figures.countGone' : 'figures.count', { count: sums.count, gone: sums.gone })
        }
      >
        {amount(sums?.cost)}
      </FigureCell>
      <FigureCell
        label={t('figures.left', { day: t('figures.endOf', { year }) })}
        note={t('figures.leftNote')}
      >
        {amount(of(year)?.bookValueAtEnd)}
      </FigureCell>
      <FigureCell label={t('figures.nextYear', { year: year + 1 })} note={t('figures.ifNothing')}>
        {amount(of(year + 1)?.depreciation)}
      </FigureCell>
    </FigureStrip>
  );
}
