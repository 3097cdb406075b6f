/** What is seldom said: where the vendor sits, the period of the supply, a private share, and what finds the bill again. */
import { checkIban, normaliseIban } from '@belegbar/domain/business';
import { useTranslation } from 'react-i18next';
import { useProblemText } from '../../connection/problems.ts';
import { CheckField } from '../../ui/ChoiceFields.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { Fields, WideField } from '../../ui/Heads.tsx';
import { PercentField } from '../../ui/ParsedFields.tsx';
import { CountryField, TextAreaField, TextField } from '../../ui/TextFields.tsx';
import type { ExpenseForm } from './expense-form.ts';
import styles from './form.module.css';
import { SkontoFields } from './SkontoFields.tsx';
import type { BillForm } from './use-expense-form.ts';

const FIELDS = [
  'vendor.country',
  'vendor.vatId',
  'servicePeriod',
  'from',
  'to',
  'receivedOn',
  'skonto.0.percent',
  'skonto.0.days',
  'privateSharePercent',
  'payee.name',
  'payee.iban',
  'payee.bic',
  'remittance',
  'project',
  'note',
];

/** Open where something is said or wrong in it. */
export function MoreFields({ form }: { form: BillForm }) {
  const { t } = useTranslation('expense-form');
  const { values, change, errorAt, field } = form;
  const { vendor } = values;
  const isWrong = FIELDS.some((name) => errorAt(name) !== undefined);
  return (
    <details className={styles.more} open={isWrong || saidIn(values) || undefined}>
      <summary>{t('more.title')}</summary>
      <Fields>
        <CountryField
          label={t('more.country')}
          value={vendor.country}
          onChange={(country) => change({ vendor: { ...vendor, country } })}
          error={errorAt('vendor.country')}
        />
        <TextField
          label={t('more.vatId')}
          value={vendor.vatId}
          maxLength={20}
          onChange={(vatId) => change({ vendor: { ...vendor, vatId } })}
          error={errorAt('vendor.vatId')}
        />
        <DayField
          label={t('more.from')}
          hint={t('more.fromHint')}
          {...field('from')}
          error={errorAt('from', 'servicePeriod')}
        />
        <DayField label={t('more.to')} {...field('to')} />
        <DayField label={t('more.receivedOn')} hint={t('more.receivedOnHint')} {...field('receivedOn')} />
        {!values.isPaid && <SkontoFields form={form} />}
        <PercentField
          label={t('more.privateShare')}
          hint={t('more.privateShareHint')}
          {...field('privateSharePercent')}
        />
        <PayeeFields form={form} />
        <TextField label={t('more.project')} maxLength={100} {...field('project')} />
        <div className={styles.check}>
          <CheckField
            label={t('more.recurring')}
            hint={t('more.recurringHint')}
            value={values.isRecurring}
            onChange={(isRecurring) => change({ isRecurring })}
          />
        </div>
        <WideField>
          <TextAreaField label={t('more.note')} rows={2} maxLength={2000} {...field('note')} />
        </WideField>
      </Fields>
    </details>
  );
}

/** Checked while it is typed: a wrong account is seldom noticed later. */
function PayeeFields({ form }: { form: BillForm }) {
  const { t } = useTranslation('expense-form');
  const { values, change, errorAt, field } = form;
  const { payee } = values;
  const wrongIban = useWrongIban();
  return (
    <>
      <TextField
        label={t('more.iban')}
        hint={t('more.ibanHint')}
        value={payee.iban}
        maxLength={42}
        onChange={(iban) => change({ payee: { ...payee, iban } })}
        error={errorAt('payee.iban') ?? wrongIban(payee.iban)}
      />
      <TextField
        label={t('more.bic')}
        value={payee.bic}
        maxLength={11}
        onChange={(bic) => change({ payee: { ...payee, bic } })}
        error={errorAt('payee.bic')}
      />
      <TextField
        label={t('more.payee')}
        hint={t('more.payeeHint')}
        value={payee.name}
        maxLength={140}
        onChange={(name) => change({ payee: { ...payee, name } })}
        error={errorAt('payee.name')}
      />
      <TextField
        label={t('more.remittance')}
        hint={t('more.remittanceHint')}
        maxLength={140}
        {...field('remittance')}
      />
    </>
  );
}

/** Said once it is as long as its country has it, so not while it is typed. */
function useWrongIban() {
  const problemText = useProblemText();
  return (iban: string) => {
    const checked = checkIban(iban);
    if (checked.ok || checked.code === 'iban.length' || normaliseIban(iban).length < SHORTEST)
      return undefined;
    return problemText({ code: checked.code });
  };
}

/** Norway's. */
const SHORTEST = 15;

function saidIn({
  payee,
  remittance,
  vendor,
  from,
  to,
  receivedOn,
  privateSharePercent,
  project,
  note,
  isRecurring,
  isPaid,
  skonto,
}: ExpenseForm): boolean {
  const days = [from, to, receivedOn, privateSharePercent];
  const texts = [vendor.vatId, ...Object.values(payee), remittance, project, note];
  return (
    vendor.country !== 'DE' ||
    isRecurring ||
    (!isPaid && skonto.some(({ percent, days: left }) => percent !== null || left !== '')) ||
    days.some((said) => said !== null) ||
    texts.some((text) => text !== '')
  );
}
