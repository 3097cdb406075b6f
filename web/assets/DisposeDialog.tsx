/** An asset leaves: how and when, and what that makes of cost, income and VAT, told before it is booked. */
import { decideDisposal, disposalEffect, schedule } from '@belegbar/domain/assets';
import { yearOf } from '@belegbar/domain/calendar';
import { type Cents, negateCents, sumCents } from '@belegbar/domain/money';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../connection/api.ts';
import { useToday } from '../session/session.ts';
import { CheckField, RadioField } from '../ui/ChoiceFields.tsx';
import { DayField } from '../ui/DayField.tsx';
import { Dialog, DialogActions } from '../ui/Dialogs.tsx';
import { Failure } from '../ui/form/Failure.tsx';
import { Form } from '../ui/form/Form.tsx';
import { useFormat } from '../ui/format.ts';
import { MoneyField } from '../ui/ParsedFields.tsx';
import sheet from '../ui/sheet.module.css';
import { SelectField } from '../ui/TextFields.tsx';
import styles from './assets.module.css';
import { type DisposeValues, proposalIn, useDisposeForm } from './dispose-form.ts';
import { HandedOver } from './HandedOver.tsx';
import { type AssetDetail, assetOf } from './message.ts';
import { Told } from './Told.tsx';

interface Props {
  asset: AssetDetail;
  onClose: () => void;
}

const REASONS = ['sale', 'loss', 'withdrawal'] as const;

export function DisposeDialog({ asset, onClose }: Props) {
  const { t } = useTranslation(['assets', 'common']);
  const form = useDisposeForm(asset, { today: useToday(), onDone: onClose });
  const { values, change } = form;
  return (
    <Dialog
      opened
      title={t('dispose.title', { description: asset.description })}
      onClose={onClose}
      size={560}
      isTall
    >
      <Form form={form}>
        <div className={styles.form}>
          <RadioField
            label={t('dispose.how')}
            autoFocus
            value={values.reason}
            answers={REASONS.map((value) => ({
              value,
              label: t(`dispose.reason.${value}`),
              meaning: t(`dispose.meaning.${value}`),
            }))}
            onChange={(reason) => change({ reason })}
          />
          <DayField
            label={t('dispose.day')}
            value={values.on}
            onChange={(on, refusal) => form.field('on').onChange(on, refusal)}
            error={form.errorAt('on', 'disposal.on')}
            required
          />
          {values.reason === 'sale' && <Sale form={form} />}
          {values.reason === 'withdrawal' && <Withdrawal form={form} />}
          <Effect asset={asset} values={values} />
          <HandedOver on={values.on} asset={asset} />
          <Failure title={t('acts.failed')} failure={form.isRefusedAtField ? null : form.failure} />
        </div>
        <DialogActions isBusy={form.isBusy}>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button type="submit" variant="filled" loading={form.isBusy}>
            {t('dispose.confirm')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

type PartProps = { form: ReturnType<typeof useDisposeForm> };

function Sale({ form }: PartProps) {
  const { t } = useTranslation('assets');
  const { values, change } = form;
  return (
    <>
      <CheckField
        label={t('dispose.billed')}
        hint={t('dispose.billedHint')}
        value={values.isBilled}
        onChange={(isBilled) => change({ isBilled })}
      />
      {!values.isBilled && (
        <div className={styles.pair}>
          <MoneyField
            label={t('dispose.gross')}
            {...form.field('gross')}
            error={form.errorAt('gross', 'disposal.received.gross')}
            required
          />
          <DayField
            label={t('dispose.receivedOn')}
            {...form.field('receivedOn')}
            error={form.errorAt('receivedOn', 'disposal.received.receivedOn')}
            required
          />
          <VatCase form={form} cases={['standard19', 'reduced7', 'exempt']} />
        </div>
      )}
    </>
  );
}

function Withdrawal({ form }: PartProps) {
  const { t } = useTranslation('assets');
  return (
    <div className={styles.pair}>
      <MoneyField
        label={t('dispose.value')}
        hint={t('dispose.valueHint')}
        {...form.field('value')}
        error={form.errorAt('value', 'disposal.value')}
        required
      />
      <VatCase form={form} cases={['standard19', 'reduced7']} />
    </div>
  );
}

function VatCase({ form, cases }: PartProps & { cases: DisposeValues['vatCase'][] }) {
  const { t } = useTranslation('assets');
  return (
    <SelectField
      label={t('dispose.vatCase')}
      value={form.values.vatCase}
      choices={cases.map((value) => ({ value, label: t(`vatCase.${value}`) }))}
      onChange={(vatCase) => form.change({ vatCase })}
    />
  );
}

/** By the functions that the server books with. */
function Effect({ asset: detail, values }: { asset: AssetDetail; values: DisposeValues }) {
  const { t } = useTranslation('assets');
  const { data: business } = useQuery(api.business.get.queryOptions());
  const proposal = proposalIn(values);
  if (business === undefined || proposal === null)
    return <p className={sheet.note}>{t('dispose.waiting')}</p>;
  const asset = assetOf(detail);
  const decided = decideDisposal(asset, proposal, business.regimes);
  if (!decided.known || 'refusal' in decided.value)
    return <p className={sheet.note}>{t('dispose.waiting')}</p>;
  const { disposal } = decided.value;
  const { depreciation, residual, income, vat, result } = disposalEffect(asset, disposal);
  const specials = (of: typeof asset) => sumCents(schedule(of).map(({ special }) => special));
  const losesSpecial = specials(asset) > specials({ ...asset, disposal });
  const year = yearOf(disposal.on);
  const line = (key: 'depreciation' | 'residual' | 'income', amount: typeof income) => ({
    key,
    name: t(`dispose.told.${key}`, { year }),
    amount,
  });
  return (
    <>
      <Told
        lines={[
          line('depreciation', negateCents(depreciation)),
          line('residual', negateCents(residual)),
          ...(proposal.reason === 'loss' ? [] : [line('income', income)]),
        ]}
        total={{
          key: 'result',
          name: t(result < 0 ? 'dispose.told.loss' : 'dispose.told.gain'),
          amount: result,
        }}
      />
      {vat !== 0 && <VatNote vat={vat} />}
      {asset.treatment === 'pool' && <p className={sheet.note}>{t('dispose.pool')}</p>}
      {losesSpecial && <p className={sheet.note}>{t('dispose.specialGoes')}</p>}
    </>
  );
}

function VatNote({ vat }: { vat: Cents }) {
  const { t } = useTranslation('assets');
  const format = useFormat();
  return <p className={sheet.note}>{t('dispose.vat', { amount: format.money(vat) })}</p>;
}
