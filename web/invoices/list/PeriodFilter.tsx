/** The filter by a document's date: what moves with the day, or two days of one's own. */
import { askedPeriod, type Day, MOVING_PERIODS, writePeriod } from '@belegbar/domain/calendar';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../session/session.ts';
import { DayField } from '../../ui/DayField.tsx';
import { FilterPopover } from '../../ui/FilterPopover.tsx';
import sheet from '../../ui/sheet.module.css';
import styles from './filters.module.css';
import { usePeriodText } from './period-text.ts';

interface Props {
  period: string;
  /** Below the two days. */
  hint?: string;
  onChange: (period: string) => void;
}

export function PeriodFilter({ period, hint, onChange }: Props) {
  const { t } = useTranslation('invoice-list');
  const textOf = usePeriodText();
  return (
    <FilterPopover
      label={t('filter.period')}
      value={period === '' ? undefined : textOf(period)}
      onClear={() => onChange('')}
    >
      {(close) => <Choices period={period} {...(hint && { hint })} onChange={onChange} onClose={close} />}
    </FilterPopover>
  );
}

function Choices({ period, hint, onChange, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation('invoice-list');
  const choose = (next: string) => {
    onChange(next);
    onClose();
  };
  return (
    <div className={styles.panel}>
      <div className={styles.moving}>
        {MOVING_PERIODS.map((value, place) => (
          <button
            key={value}
            type="button"
            className={`${sheet.choice} ${styles.choice}`}
            aria-pressed={value === period}
            data-autofocus={place === 0 || undefined}
            onClick={() => choose(value)}
          >
            {t(`filter.moving.${value}`)}
          </button>
        ))}
      </div>
      <OwnDays period={period} hint={hint} onChoose={choose} />
    </div>
  );
}

interface OwnDaysProps {
  period: string;
  hint: string | undefined;
  onChoose: (period: string) => void;
}

function OwnDays({ period, hint, onChoose }: OwnDaysProps) {
  const { t } = useTranslation('invoice-list');
  const range = askedPeriod(period, useToday());
  const [from, setFrom] = useState<Day | null>(range?.from ?? null);
  const [to, setTo] = useState<Day | null>(range?.to ?? null);
  const [tried, setTried] = useState(false);
  const isReversed = from !== null && to !== null && from > to;
  const isNothing = from === null && to === null;
  const take = () => {
    setTried(true);
    if (!isReversed && !isNothing) onChoose(writePeriod({ from, to }));
  };
  const wrong = isReversed ? t('filter.reversed') : tried && isNothing ? t('filter.nothing') : undefined;
  return (
    <fieldset className={styles.custom} aria-label={t('filter.custom')}>
      <div className={styles.pair}>
        <DayField label={t('filter.dayFrom')} value={from} onChange={setFrom} />
        <DayField label={t('filter.dayTo')} value={to} onChange={setTo} error={wrong} />
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      <Button onClick={take}>{t('filter.apply')}</Button>
    </fieldset>
  );
}
