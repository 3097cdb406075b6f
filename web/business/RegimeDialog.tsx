/** Changing how the business is taxed, from a day on. */
import type { TaxRegime } from '@belegbar/domain/business';
import { type Day, day, firstDayOf, quarterOf } from '@belegbar/domain/calendar';
import { Button, Radio } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { client } from '../api.ts';
import { problemsOf, useErrorText } from '../problems.ts';
import { useToday } from '../session.ts';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { DayField } from '../ui/ParsedFields.tsx';
import { Notice } from '../ui/States.tsx';
import { toast } from '../ui/toast.tsx';
import styles from './business.module.css';
import { type Business, businessQuery, useBusinessForm } from './saving.ts';

/** The first regime reaches back to the beginning; the server gives it this day. */
export const FROM_THE_START: Day = day('2000-01-01');

interface RegimeDialogProps {
  opened: boolean;
  current: TaxRegime;
  onClose: () => void;
}

export function RegimeDialog({ opened, current, onClose }: RegimeDialogProps) {
  const { t } = useTranslation('business');
  return (
    <Dialog opened={opened} title={t('regime.dialogTitle')} onClose={onClose} size={560}>
      <RegimeForm current={current} onClose={onClose} />
    </Dialog>
  );
}

function RegimeForm({ current, onClose }: Omit<RegimeDialogProps, 'opened'>) {
  const { t } = useTranslation(['business', 'common']);
  const { business } = useBusinessForm();
  const queries = useQueryClient();
  const today = useToday();
  const errorText = useErrorText();
  const [regime, setRegime] = useState(current);
  const [from, setFrom] = useState<'start' | 'day'>(business.hasIssued ? 'day' : 'start');
  const [validFrom, setValidFrom] = useState<Day | null>(firstDayOf(quarterOf(today)));
  const [failure, setFailure] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const beginning = from === 'start' ? FROM_THE_START : validFrom;

  const save = async () => {
    if (beginning === null) return;
    setBusy(true);
    try {
      const saved = await client.business.setRegime({ ...regime, validFrom: beginning });
      queries.setQueryData<Business>(businessQuery.queryKey, saved);
      await queries.invalidateQueries();
      toast.success(t('business:regime.saved'));
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const dayProblem = problemsOf(failure).length > 0 ? errorText(failure) : undefined;
  return (
    <div className={styles.regimeForm}>
      <Choices
        label={t('business:regime.smallBusinessQuestion')}
        value={regime.smallBusiness ? 'yes' : 'no'}
        choices={[
          ['no', t('business:regime.regular'), t('business:regime.regularHint')],
          ['yes', t('business:regime.smallBusiness'), t('business:regime.smallBusinessHint')],
        ]}
        onChange={(answer) => setRegime({ ...regime, smallBusiness: answer === 'yes' })}
      />
      {!regime.smallBusiness && (
        <>
          <Choices
            label={t('business:regime.basisQuestion')}
            value={regime.vatBasis}
            choices={[
              ['accrual', t('business:regime.accrual'), t('business:regime.accrualHint')],
              ['cash', t('business:regime.cash'), t('business:regime.cashHint')],
            ]}
            onChange={(vatBasis) =>
              setRegime({ ...regime, vatBasis: vatBasis === 'cash' ? 'cash' : 'accrual' })
            }
          />
          <Choices
            label={t('business:regime.periodQuestion')}
            value={regime.filingPeriod}
            choices={[
              ['quarter', t('business:regime.quarter'), ''],
              ['month', t('business:regime.month'), t('business:regime.monthHint')],
            ]}
            onChange={(period) =>
              setRegime({ ...regime, filingPeriod: period === 'month' ? 'month' : 'quarter' })
            }
          />
        </>
      )}
      <Choices
        label={t('business:regime.fromQuestion')}
        value={from}
        choices={[
          ['start', t('business:regime.fromStart'), ''],
          ['day', t('business:regime.fromDay'), ''],
        ]}
        onChange={(answer) => setFrom(answer === 'start' ? 'start' : 'day')}
      />
      {from === 'day' && (
        <DayField
          label={t('business:regime.validFrom')}
          value={validFrom}
          onChange={setValidFrom}
          error={dayProblem}
        />
      )}
      {failure !== null && (from === 'start' || dayProblem === undefined) && (
        <Notice tone="neg" title={t('business:regime.notSaved')}>
          {errorText(failure)}
        </Notice>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button variant="filled" loading={isBusy} disabled={beginning === null} onClick={() => void save()}>
          {t('common:save.action')}
        </Button>
      </DialogActions>
    </div>
  );
}

interface ChoicesProps {
  label: string;
  value: string;
  choices: readonly (readonly [value: string, label: string, hint: string])[];
  onChange: (value: string) => void;
}

function Choices({ label, value, choices, onChange }: ChoicesProps) {
  return (
    <Radio.Group label={label} value={value} onChange={onChange}>
      <div className={styles.choices}>
        {choices.map(([choice, text, hint]) => (
          <Radio key={choice} value={choice} label={text} {...(hint === '' ? {} : { description: hint })} />
        ))}
      </div>
    </Radio.Group>
  );
}
