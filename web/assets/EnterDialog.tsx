/** An asset that was there before the books here: what it is, what was left of it, and how it goes on. */
import { needsAComputer, USEFUL_LIVES } from '@belegbar/domain/assets';
import { yearOf } from '@belegbar/domain/calendar';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useIsSmallBusiness } from '../business/index.ts';
import { useToday } from '../session/session.ts';
import { CheckField } from '../ui/ChoiceFields.tsx';
import { DayField } from '../ui/DayField.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { Failure } from '../ui/form/Failure.tsx';
import { Form } from '../ui/form/Form.tsx';
import { type FormOf, useForm } from '../ui/form/use-form.ts';
import { useFormat } from '../ui/format.ts';
import { MoneyField } from '../ui/ParsedFields.tsx';
import sheet from '../ui/sheet.module.css';
import { SelectField, TextField } from '../ui/TextFields.tsx';
import styles from './assets.module.css';
import {
  allowedFor,
  completed,
  type EnterValues,
  newValues,
  plannedBookValue,
  type RegisterInput,
  takenFrom,
} from './enter-form.ts';
import { TreatmentTable } from './TreatmentTable.tsx';
import { useAssetActs } from './use-asset-acts.ts';
import { useTreatmentName } from './use-treatment-name.ts';

interface EnterDialogProps {
  onClose: () => void;
  onEntered: (id: string) => void;
}

type EnterForm = FormOf<EnterValues>;

export function EnterDialog({ onClose, onEntered }: EnterDialogProps) {
  const { t } = useTranslation(['assets', 'common']);
  const today = useToday();
  const { register } = useAssetActs();
  const form = useForm<EnterValues, RegisterInput>({
    begin: newValues(today),
    complete: completed,
    act: async (input, idempotencyKey) => {
      const id = await register({ ...input, idempotencyKey });
      onClose();
      onEntered(id);
    },
  });
  return (
    <Dialog opened title={t('enter.title')} onClose={onClose} size={640} isTall>
      <Form form={form}>
        <div className={styles.form}>
          <p>
            {t('enter.text')}{' '}
            <Link className={styles.inText} to="/expenses/new">
              {t('enter.bought')}
            </Link>
          </p>
          <What form={form} />
          <Before form={form} />
          <Treatments form={form} />
          <Failure title={t('acts.failed')} failure={form.isRefusedAtField ? null : form.failure} />
        </div>
        <DialogActions isBusy={form.isBusy}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.isBusy}>
            {t('enter.confirm')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function What({ form }: { form: EnterForm }) {
  const { t } = useTranslation('assets');
  const { language } = useFormat();
  const isSmall = useWasSmall(form);
  const { values, change } = form;
  const choose = (key: string) => {
    const life = USEFUL_LIVES.find((one) => one.key === key);
    const months = life === undefined ? values.months : String(life.months);
    const isUsableAlone = life === undefined ? values.isUsableAlone : !needsAComputer(key);
    const next = { ...values, life: key, months, isUsableAlone };
    const allowed = allowedFor(next);
    const treatment = allowed.includes(values.treatment) ? values.treatment : (allowed[0] ?? 'straightLine');
    change({ life: key, months, treatment, isUsableAlone });
  };
  return (
    <>
      <TextField
        label={t('enter.description')}
        maxLength={200}
        {...form.field('description')}
        required
        autoFocus
      />
      <div className={styles.pair}>
        <SelectField
          label={t('enter.what')}
          value={values.life}
          choices={[
            { value: '', label: t('enter.other') },
            ...USEFUL_LIVES.map(({ key, label }) => ({ value: key, label: label[language] })),
          ]}
          onChange={choose}
        />
        <TextField
          label={t('enter.months')}
          hint={t('enter.monthsHint')}
          inputMode="numeric"
          maxLength={4}
          {...form.field('months')}
          error={form.errorAt('months', 'usefulLifeMonths')}
        />
      </div>
      <div className={styles.pair}>
        <DayField label={t('enter.acquired')} {...form.field('acquiredOn')} required />
        <MoneyField
          label={t('enter.cost')}
          hint={t(isSmall ? 'enter.costHintSmall' : 'enter.costHint')}
          {...form.field('cost')}
          required
        />
      </div>
      <CheckField
        label={t('enter.alone')}
        hint={needsAComputer(values.life) ? t('enter.aloneHint') : undefined}
        value={values.isUsableAlone}
        onChange={(isUsableAlone) => change({ isUsableAlone })}
      />
    </>
  );
}

function Before({ form }: { form: EnterForm }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  const planned = plannedBookValue(form.values);
  return (
    <>
      <div className={styles.pair}>
        <DayField
          label={t('enter.on')}
          hint={t('enter.onHint')}
          {...form.field('on')}
          error={form.errorAt('on', 'opening.on')}
          required
        />
        <MoneyField
          label={t('enter.bookValue')}
          hint={
            planned === null
              ? t('enter.bookValueHint')
              : t('enter.bookValuePlanned', { amount: format.money(planned) })
          }
          {...form.field('bookValue')}
          error={form.errorAt('bookValue', 'opening.bookValue')}
        />
      </div>
      <VatOfPurchase form={form} />
    </>
  );
}

/** Nothing of it was deducted by who was a small business then; what stands there all the same is seen. */
function VatOfPurchase({ form }: { form: EnterForm }) {
  const { t } = useTranslation('assets');
  const isSmall = useWasSmall(form);
  return (
    <details className={styles.behind}>
      <summary>{t(isSmall ? 'enter.vatSmall' : 'enter.vat')}</summary>
      <div className={styles.pair}>
        <MoneyField
          label={t(isSmall ? 'enter.inputVatSmall' : 'enter.inputVat')}
          hint={t(isSmall ? 'enter.vatHintSmall' : 'enter.vatHint')}
          {...form.field('inputVat')}
        />
        {(!isSmall || form.values.deducted !== null) && (
          <MoneyField label={t('enter.deducted')} {...form.field('deducted')} />
        )}
      </div>
    </details>
  );
}

/** On the day of the purchase; today, while it is not said. */
function useWasSmall({ values }: EnterForm): boolean {
  const today = useToday();
  return useIsSmallBusiness(values.acquiredOn ?? today);
}

function Treatments({ form }: { form: EnterForm }) {
  const { t } = useTranslation('assets');
  const name = useTreatmentName();
  const { values, change } = form;
  const allowed = allowedFor(values);
  const error = form.errorAt('treatment');
  const months = /^\d+$/.test(values.months) ? Number(values.months) : null;
  if (values.on === null || allowed.length === 0) return <p className={sheet.note}>{t('enter.waiting')}</p>;
  return (
    <div>
      <TreatmentTable
        label={t('enter.how')}
        later={t('enter.later')}
        year={yearOf(values.on)}
        value={values.treatment}
        choices={allowed.map((treatment) => ({
          treatment,
          name: name({ treatment, usefulLifeMonths: months }),
          taken: takenFrom(values, treatment),
        }))}
        onChange={(treatment) => change({ treatment })}
      />
      {error !== undefined && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
