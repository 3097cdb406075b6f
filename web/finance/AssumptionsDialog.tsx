/** What the books do not know of the taxes of their owner, and what the sum comes to by it. */
import { type Assumptions, MULTIPLIER } from '@belegbar/domain/finance';
import { cents, decimal } from '@belegbar/domain/money';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, client } from '../connection/api.ts';
import { useErrorText } from '../connection/problems.ts';
import { CheckField, RadioField } from '../ui/ChoiceFields.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { useForm } from '../ui/form/use-form.ts';
import { Money } from '../ui/Money.tsx';
import { MoneyField, PercentField } from '../ui/ParsedFields.tsx';
import { Notice } from '../ui/States.tsx';
import styles from './finance.module.css';
import { mineOf } from './mine-of.ts';
import type { FinanceYear } from './use-finance.ts';

interface Props {
  year: FinanceYear;
  onClose: () => void;
}

const AMOUNTS = ['otherIncome', 'deductions', 'prepaid', 'privateMonthly'] as const;

type Values = Omit<Assumptions, 'tradeMultiplier' | (typeof AMOUNTS)[number]> &
  Record<(typeof AMOUNTS)[number], Assumptions['prepaid'] | null> & {
    hasTrade: boolean;
    multiplier: ReturnType<typeof decimal> | null;
  };

export function AssumptionsDialog({ year, onClose }: Props) {
  const { t } = useTranslation(['finance', 'common']);
  const errorText = useErrorText();
  const form = useAssumptions(year, onClose);
  const { values, field } = form;
  return (
    <Dialog opened title={t('assume.title', { year: year.year })} onClose={onClose} size={560} isTall>
      <form
        noValidate
        className={styles.assume}
        ref={form.place}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <p>{t('assume.text')}</p>
        <RadioField
          label={t('assume.assessment')}
          value={values.assessment}
          answers={[
            { value: 'single', label: t('assume.single') },
            { value: 'joint', label: t('assume.joint') },
          ]}
          onChange={(assessment) => form.change({ assessment })}
        />
        <div className={styles.assumeAmounts}>
          {AMOUNTS.map((name) => (
            <MoneyField
              key={name}
              label={t(`assume.${name}`)}
              hint={t(`assume.hint.${name}`)}
              {...field(name)}
            />
          ))}
        </div>
        <CheckField
          label={t('assume.church')}
          value={values.paysChurchTax}
          onChange={(paysChurchTax) => form.change({ paysChurchTax })}
        />
        <CheckField
          label={t('assume.trade')}
          hint={t('assume.tradeHint')}
          value={values.hasTrade}
          onChange={(hasTrade) => form.change({ hasTrade })}
        />
        {values.hasTrade && <PercentField label={t('assume.multiplier')} {...field('multiplier')} />}
        <Reckoned year={year} assumptions={assumptionsIn(values)} />
        {form.failure !== null && !form.isRefusedAtField && (
          <Notice tone="neg" title={errorText(form.failure)} />
        )}
        <DialogActions isBusy={form.isBusy}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.isBusy}>
            {t('assume.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function useAssumptions({ year, assumptions }: FinanceYear, onClose: () => void) {
  const cache = useQueryClient();
  const { tradeMultiplier, ...said } = assumptions;
  return useForm<Values, Assumptions>({
    begin: {
      ...said,
      hasTrade: tradeMultiplier !== null,
      multiplier: decimal(String(tradeMultiplier ?? USUAL_MULTIPLIER)),
    },
    complete: (values) => {
      const found = assumptionsIn(values);
      const missing = AMOUNTS.filter((name) => values[name] === null).map((name) => ({
        field: name,
        code: 'missing',
      }));
      if (missing.length > 0) return { ok: false, problems: missing };
      return { ok: true, value: found };
    },
    act: async (input) => {
      await client.finance.setAssumptions({ year, ...input });
      await cache.invalidateQueries({ queryKey: api.finance.key() });
      onClose();
    },
  });
}

const USUAL_MULTIPLIER = 410;

/** What can be read already; what is left empty is nothing. */
function assumptionsIn({ hasTrade, multiplier, ...values }: Values): Assumptions {
  const asked = Math.round(Number(multiplier ?? USUAL_MULTIPLIER));
  const within = Math.min(Math.max(asked, MULTIPLIER.from), MULTIPLIER.to);
  const nothing = cents(0);
  return {
    assessment: values.assessment,
    paysChurchTax: values.paysChurchTax,
    otherIncome: values.otherIncome ?? nothing,
    deductions: values.deductions ?? nothing,
    prepaid: values.prepaid ?? nothing,
    privateMonthly: values.privateMonthly ?? nothing,
    tradeMultiplier: hasTrade ? within : null,
  };
}

/** The arithmetic as it is typed: the income, each tax that the profit adds, and what is left. */
function Reckoned({ year, assumptions }: { year: FinanceYear; assumptions: Assumptions }) {
  const { t } = useTranslation('finance');
  const { tax, total } = mineOf(year, assumptions);
  if (tax === null) return null;
  const lines = (['incomeTax', 'solidarity', 'church', 'trade'] as const).filter(
    (kind) => kind === 'incomeTax' || tax[kind] !== 0,
  );
  return (
    <dl className={styles.reckoned} aria-label={t('assume.reckoned')} aria-live="polite">
      <div>
        <dt>{t('assume.taxable')}</dt>
        <dd>
          <Money cents={tax.taxableIncome} />
        </dd>
      </div>
      {lines.map((kind) => (
        <div key={kind}>
          <dt>{t(`assume.added.${kind}`)}</dt>
          <dd>
            <Money cents={tax[kind]} />
          </dd>
        </div>
      ))}
      <div data-total>
        <dt>{t('mine.total')}</dt>
        <dd>
          <Money cents={total} />
        </dd>
      </div>
    </dl>
  );
}
