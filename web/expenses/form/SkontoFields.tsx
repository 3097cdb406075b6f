/** What may be kept of a bill by who pays early. */
import { useTranslation } from 'react-i18next';
import { PercentField } from '../../ui/ParsedFields.tsx';
import { TextField } from '../../ui/TextFields.tsx';
import type { BillForm } from './use-expense-form.ts';

/** Of the first step; an e-invoice may have brought more of them, which stay. */
export function SkontoFields({ form: { values, change, errorAt } }: { form: BillForm }) {
  const { t } = useTranslation('expense-form');
  const [first = { days: '', percent: null }, ...more] = values.skonto;
  const say = (said: Partial<typeof first>) => change({ skonto: [{ ...first, ...said }, ...more] });
  return (
    <>
      <PercentField
        label={t('skonto.percent')}
        hint={t('skonto.percentHint')}
        value={first.percent}
        onChange={(percent) => say({ percent })}
        error={errorAt('skonto.0.percent')}
      />
      <TextField
        label={t('skonto.days')}
        hint={t('skonto.daysHint')}
        inputMode="numeric"
        maxLength={3}
        value={first.days}
        onChange={(text) => say({ days: text.replace(/\D/g, '') })}
        error={errorAt('skonto.0.days')}
      />
    </>
  );
}
