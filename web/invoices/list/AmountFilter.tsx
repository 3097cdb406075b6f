/** The filter by gross amount, typed in German or English writing. */
import type { Cents } from '@belegbar/domain/money';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterPopover } from '../../ui/FilterPopover.tsx';
import { useFormat } from '../../ui/format.ts';
import { MoneyField } from '../../ui/ParsedFields.tsx';
import styles from './filters.module.css';

interface Props {
  from: Cents | null;
  to: Cents | null;
  onChange: (next: { grossFrom: Cents | null; grossTo: Cents | null }) => void;
}

export function AmountFilter({ from, to, onChange }: Props) {
  const { t } = useTranslation('invoice-list');
  const text = useRangeText(from, to);
  return (
    <FilterPopover
      label={t('filter.amount')}
      value={text}
      onClear={() => onChange({ grossFrom: null, grossTo: null })}
    >
      {(close) => (
        <Amounts
          from={from}
          to={to}
          onChange={(next) => {
            onChange(next);
            close();
          }}
        />
      )}
    </FilterPopover>
  );
}

function useRangeText(from: Cents | null, to: Cents | null): string | undefined {
  const { t } = useTranslation('invoice-list');
  const format = useFormat();
  if (from === null) return to === null ? undefined : t('filter.atMost', { amount: format.money(to) });
  if (to === null) return t('filter.atLeast', { amount: format.money(from) });
  return t('filter.between', { from: format.money(from), to: format.money(to) });
}

function Amounts({ from, to, onChange }: Props) {
  const { t } = useTranslation('invoice-list');
  const [least, setLeast] = useState(from);
  const [most, setMost] = useState(to);
  const [refused, setRefused] = useState({ least: false, most: false });
  const isReversed = least !== null && most !== null && least > most;
  return (
    <form
      className={`${styles.panel} ${styles.amounts}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReversed && !refused.least && !refused.most) onChange({ grossFrom: least, grossTo: most });
      }}
    >
      <div className={styles.pair}>
        <MoneyField
          label={t('filter.amountFrom')}
          value={least}
          onChange={(value, refusal) => {
            setLeast(value);
            setRefused({ ...refused, least: refusal != null });
          }}
        />
        <MoneyField
          label={t('filter.amountTo')}
          value={most}
          error={isReversed ? t('filter.reversed') : undefined}
          onChange={(value, refusal) => {
            setMost(value);
            setRefused({ ...refused, most: refusal != null });
          }}
        />
      </div>
      <Button type="submit">{t('filter.apply')}</Button>
    </form>
  );
}
